//! A pool of threads with an engine each, behind one bounded queue.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, oneshot};

use super::engine::Engine;
use super::error::RenderError;
use super::limits::EngineLimits;

/// Stack of a rendering thread as a multiple of the engine's own.
const THREAD_STACK_FACTOR: usize = 4;
/// Shortest interval between attempts to load a failing bundle.
const RESTART_PAUSE: Duration = Duration::from_secs(1);

struct RenderRequest {
    document: String,
    queued: Instant,
    sender: oneshot::Sender<Result<String, RenderError>>,
}

/// The engines. Clones share them; the engines stop with the last clone.
#[derive(Debug, Clone)]
pub struct Pool {
    queue: SyncSender<RenderRequest>,
    ready: Arc<AtomicUsize>,
    uncached: Arc<Semaphore>,
}

impl Pool {
    /// Starts `threads` engines (0: one per core) with a bundle. They load it in the background; the first page waits
    /// for that.
    pub fn start(bundle: Arc<str>, threads: usize, limits: EngineLimits) -> std::io::Result<Self> {
        let threads = match threads {
            0 => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            given => given,
        };
        let (queue, requests) = sync_channel(limits.queue);
        let requests = Arc::new(Mutex::new(requests));
        let ready = Arc::new(AtomicUsize::new(0));
        for number in 0..threads {
            let (bundle, requests, ready) = (Arc::clone(&bundle), Arc::clone(&requests), Arc::clone(&ready));
            std::thread::Builder::new()
                .name(format!("render-{number}"))
                .stack_size(limits.stack * THREAD_STACK_FACTOR)
                .spawn(move || Worker::new(bundle, limits, requests, ready).run())?;
        }
        Ok(Self { queue, ready, uncached: Arc::new(Semaphore::new(limits.uncached_queue)) })
    }

    /// Renders a page for a single visitor, from its document, both as JSON. Fewer of these may wait at a time.
    pub async fn render_uncached(&self, document: String) -> Result<String, RenderError> {
        let _permit = self.uncached.try_acquire().map_err(|_| RenderError::Busy)?;
        self.render(document).await
    }

    /// Renders a page from its document, both as JSON.
    pub async fn render(&self, document: String) -> Result<String, RenderError> {
        let (sender, receiver) = oneshot::channel();
        match self.queue.try_send(RenderRequest { document, queued: Instant::now(), sender }) {
            Ok(()) => receiver.await.unwrap_or(Err(RenderError::Stopped)),
            Err(TrySendError::Full(_)) => Err(RenderError::Busy),
            Err(TrySendError::Disconnected(_)) => Err(RenderError::Stopped),
        }
    }

    /// Returns the number of engines that have loaded the bundle.
    pub fn ready(&self) -> usize {
        self.ready.load(Ordering::Relaxed)
    }

    /// Returns true when at least one engine has loaded the bundle.
    pub fn is_ready(&self) -> bool {
        self.ready() > 0
    }
}

struct Worker {
    bundle: Arc<str>,
    limits: EngineLimits,
    requests: Arc<Mutex<Receiver<RenderRequest>>>,
    ready: Arc<AtomicUsize>,
    engine: Result<Engine, RenderError>,
    tried: Option<Instant>,
}

impl Worker {
    fn new(
        bundle: Arc<str>,
        limits: EngineLimits,
        requests: Arc<Mutex<Receiver<RenderRequest>>>,
        ready: Arc<AtomicUsize>,
    ) -> Self {
        Self { bundle, limits, requests, ready, engine: Err(RenderError::Stopped), tried: None }
    }

    fn run(mut self) {
        self.start_engine();
        while let Some(request) = self.next_request() {
            // The visitor has disconnected, or received the page without server rendering.
            if request.sender.is_closed() {
                continue;
            }
            let result = if request.queued.elapsed() > self.limits.time {
                Err(RenderError::Busy)
            } else {
                self.render(&request.document)
            };
            // Fails if the receiver is gone: the result is no longer needed.
            drop(request.sender.send(result));
        }
    }

    fn next_request(&self) -> Option<RenderRequest> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
    }

    fn render(&mut self, document: &str) -> Result<String, RenderError> {
        if self.engine.is_err() {
            self.start_engine();
        }
        let engine = self.engine.as_ref().map_err(Clone::clone)?;
        let result = catch_unwind(AssertUnwindSafe(|| engine.render(document))).unwrap_or(Err(RenderError::Stopped));
        if result.is_err() {
            // Globals left behind by a failed page could affect the next visitor's: a new engine costs about 40 ms.
            self.stop_engine(RenderError::Stopped);
            self.tried = None;
            self.start_engine();
        }
        result
    }

    fn start_engine(&mut self) {
        if self.tried.is_some_and(|tried| tried.elapsed() < RESTART_PAUSE) {
            return;
        }
        self.tried = Some(Instant::now());
        let started = catch_unwind(AssertUnwindSafe(|| Engine::start(&self.bundle, self.limits)));
        match started.unwrap_or(Err(RenderError::Stopped)) {
            Ok(engine) => {
                self.engine = Ok(engine);
                self.ready.fetch_add(1, Ordering::Relaxed);
            }
            Err(cause) => {
                tracing::error!(%cause, "a rendering engine does not start; pages are rendered by the browser");
                self.stop_engine(cause);
            }
        }
    }

    fn stop_engine(&mut self, cause: RenderError) {
        if std::mem::replace(&mut self.engine, Err(cause)).is_ok() {
            self.ready.fetch_sub(1, Ordering::Relaxed);
        }
    }
}
