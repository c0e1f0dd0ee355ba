//! The jobs of the site.

use std::convert::Infallible;
use std::future::pending;
use std::time::Duration;

use tokio::time::{Instant, timeout};

use super::supervisor::{Job, Next, Supervisor};
use crate::outbox::{Channel, DeliveryLimits, Network, Transport, Worker, WorkerError};
use crate::state::AppState;
use crate::store::{Outbox, Store, StoreError};
use crate::{booking, careers, pages, retention};

/// How long a round may take that asks the database some questions.
const ROUND_LIMIT: Duration = Duration::from_secs(45);
/// How long the site can go without one of its jobs before it says so: longer than a round that hangs and the pause after it.
const STALLS_AFTER: Duration = Duration::from_secs(120);
/// How often another process's change of content is looked for.
const CONTENT_POLL: Duration = Duration::from_secs(1);
/// How often another process's changes of slots are looked for while somebody listens.
const SLOTS_POLL: Duration = Duration::from_secs(2);
/// How often the clock is read for doubts.
const CLOCK_POLL: Duration = Duration::from_secs(60);
/// How often what was kept long enough is erased, for the first time this long after the start.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// How long rendering every page ahead may take, on a busy machine.
const PRERENDER_LIMIT: Duration = Duration::from_secs(15 * 60);

/// A job that the site needs.
const fn needed(name: &'static str) -> Job {
    Job { name, round_limit: ROUND_LIMIT, stalls_after: Some(STALLS_AFTER) }
}

/// A job that visitors can do without.
const fn optional(name: &'static str, round_limit: Duration) -> Job {
    Job { name, round_limit, stalls_after: None }
}

/// What runs beside the requests of a process.
#[derive(Debug)]
pub struct Background<S = Store, T = Network> {
    supervisor: Supervisor,
    workers: Vec<Worker<S, T>>,
}

impl<S: Outbox, T: Transport> Background<S, T> {
    /// Jobs, and the workers among them, whose deliveries are tasks of their own.
    pub fn of(supervisor: Supervisor, workers: Vec<Worker<S, T>>) -> Self {
        Self { supervisor, workers }
    }

    /// Begins nothing more and waits for jobs and deliveries under way, at most so long. What is left is taken by another
    /// process, or by this one after its next start.
    pub async fn stop(self, patience: Duration) {
        let Self { supervisor, workers } = self;
        let finished = async {
            supervisor.stop(patience).await;
            for worker in &workers {
                worker.finish().await;
            }
        };
        if timeout(patience, finished).await.is_err() {
            tracing::warn!("a delivery was cut short; it is made again");
        }
    }
}

/// Starts what runs beside the requests: deliveries, rendering ahead, watching for changes, erasing.
pub fn start_background_work(state: &AppState) -> Result<Background, WorkerError> {
    let mut supervisor = Supervisor::new(&state.background);
    let webhook = state.config.webhook.as_ref().map(|_| Channel::Webhook);
    let mut workers = Vec::new();
    for channel in [Channel::Mail].into_iter().chain(webhook) {
        let worker = Worker::new(state, channel, DeliveryLimits::default())?;
        let bell = state.clone();
        deliver(&mut supervisor, &worker, move || {
            let state = bell.clone();
            async move { state.outbox.rung(channel).await }
        });
        workers.push(worker);
    }
    watch_content(&mut supervisor, state);
    keep_slots_live(&mut supervisor, state);
    read_clock(&mut supervisor, state);
    erase(&mut supervisor, state);
    ask_careers_provider(&mut supervisor, state);
    render_ahead(&mut supervisor, state);
    Ok(Background::of(supervisor, workers))
}

/// Keeps a worker delivering. `rung` returns when something new stands on its channel.
pub fn deliver<S, T, W, G>(supervisor: &mut Supervisor, worker: &Worker<S, T>, rung: W)
where
    S: Outbox,
    T: Transport,
    W: Fn() -> G + Send + Sync + 'static,
    G: Future<Output = ()> + Send + 'static,
{
    let (delivering, waiting) = (worker.clone(), worker.clone());
    let round = move || {
        let worker = delivering.clone();
        async move { worker.round().await }
    };
    let wake = move || {
        let (worker, rung) = (waiting.clone(), rung());
        async move {
            tokio::select! {
                biased;
                () = rung => {}
                () = worker.place_freed() => {}
            }
        }
    };
    supervisor.start(needed(worker.channel().as_str()), round, wake);
}

fn watch_content(supervisor: &mut Supervisor, state: &AppState) {
    let state = state.clone();
    let round = move || {
        let state = state.clone();
        async move { state.refresh_content_version().await.map(|()| Next::After(CONTENT_POLL)) }
    };
    supervisor.start(needed("content"), round, pending);
}

/// Keeps the slots that somebody looks at as they are in the database.
pub fn keep_slots_live(supervisor: &mut Supervisor, state: &AppState) {
    let (waking, state) = (state.clone(), state.clone());
    let round = move || {
        let state = state.clone();
        async move { booking::refresh_slots(&state).await.map(|()| Next::After(SLOTS_POLL)) }
    };
    let wake = move || {
        let state = waking.clone();
        async move { state.live_slots.changed().await }
    };
    supervisor.start(needed("slots"), round, wake);
}

fn read_clock(supervisor: &mut Supervisor, state: &AppState) {
    let state = state.clone();
    let round = move || {
        let state = state.clone();
        async move { retention::observe_clock(&state).await.map(|()| Next::After(CLOCK_POLL)) }
    };
    let job = Job { stalls_after: Some(CLOCK_POLL + STALLS_AFTER), ..needed("clock") };
    supervisor.start(job, round, pending);
}

fn erase(supervisor: &mut Supervisor, state: &AppState) {
    let (state, first) = (state.clone(), Instant::now() + SWEEP_INTERVAL);
    let round = move || {
        let state = state.clone();
        async move {
            // Never at the start: the clock may be set right only then.
            let wait = first.saturating_duration_since(Instant::now());
            if !wait.is_zero() {
                return Ok::<_, StoreError>(Next::After(wait));
            }
            retention::sweep(&state).await.map(|_| Next::After(SWEEP_INTERVAL))
        }
    };
    supervisor.start(optional("retention", ROUND_LIMIT), round, pending);
}

fn ask_careers_provider(supervisor: &mut Supervisor, state: &AppState) {
    let Some(client) = careers::client(state) else { return };
    let state = state.clone();
    let round = move || {
        let (state, client) = (state.clone(), client.clone());
        async move { careers::refresh(&state, &client).await.map(|_| Next::After(careers::INTERVAL)) }
    };
    supervisor.start(optional("careers", ROUND_LIMIT), round, pending);
}

fn render_ahead(supervisor: &mut Supervisor, state: &AppState) {
    let state = state.clone();
    let round = move || {
        let state = state.clone();
        async move {
            pages::prerender(state).await;
            Ok::<_, Infallible>(Next::Done)
        }
    };
    supervisor.start(optional("prerender", PRERENDER_LIMIT), round, pending);
}
