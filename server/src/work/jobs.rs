//! The background jobs of the site.

use std::convert::Infallible;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, timeout};

use crate::app::state::AppState;
use crate::site::publishing::carry_out_plans;
use crate::work::background::{BackgroundJob, Next, Supervisor};
use crate::work::outbox::{Channel, DeliveryLimits, Network, Transport, Worker, WorkerError};
use crate::work::{careers, media, retention};
use crate::{booking, pages};
use store::{Outbox, Store, StoreError};

/// Timeout of a round with a few database queries.
const ROUND_LIMIT: Duration = Duration::from_secs(45);
/// Time without progress of a required job before the server is not ready: longer than a hanging round and the pause
/// after it.
const STALLS_AFTER: Duration = Duration::from_secs(120);
/// Polling interval of workers, for retries, reminders and messages of other processes.
const OUTBOX_POLL: Duration = Duration::from_secs(2);
/// Polling interval for content changes by other processes.
const CONTENT_POLL: Duration = Duration::from_secs(1);
/// Polling interval for slot changes by other processes, while there are listeners.
const SLOTS_POLL: Duration = Duration::from_secs(2);
/// Interval of deleting expired data, and delay of the first run after the start.
const RETENTION_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Polling interval for uploads that another server received.
const MEDIA_POLL: Duration = Duration::from_secs(2);
/// Timeout of the work on one picture: the largest takes minutes on a slow processor.
const MEDIA_LIMIT: Duration = Duration::from_secs(20 * 60);
/// Timeout of prerendering all pages, on a busy machine.
const PRERENDER_LIMIT: Duration = Duration::from_secs(15 * 60);

/// Returns a required job.
const fn needed(name: &'static str) -> BackgroundJob {
    BackgroundJob { name, round_limit: ROUND_LIMIT, stalls_after: Some(STALLS_AFTER), retry_after: Duration::ZERO }
}

/// Returns an optional job.
const fn optional(name: &'static str, round_limit: Duration) -> BackgroundJob {
    BackgroundJob { name, round_limit, stalls_after: None, retry_after: Duration::ZERO }
}

/// The background work of a process.
#[derive(Debug)]
pub struct Background<S = Store, T = Network> {
    supervisor: Supervisor,
    workers: Vec<Worker<S, T>>,
}

impl<S: Outbox, T: Transport> Background<S, T> {
    /// Combines the jobs with the workers, whose deliveries run in separate tasks.
    pub fn of(supervisor: Supervisor, workers: Vec<Worker<S, T>>) -> Self {
        Self { supervisor, workers }
    }

    /// Starts nothing more and waits for running jobs and deliveries, up to `grace`. Messages that are left are
    /// delivered by another process, or after the next start.
    pub async fn stop(self, grace: Duration) {
        let Self { supervisor, workers } = self;
        let finished = async {
            supervisor.stop(grace).await;
            for worker in &workers {
                worker.finish().await;
            }
        };
        if timeout(grace, finished).await.is_err() {
            tracing::warn!("a delivery was still running at shutdown and was aborted; it will be retried");
        }
    }
}

/// Starts the background work: deliveries, prerendering, polling for changes, deletion of expired data.
pub fn start_background_work(state: &AppState) -> Result<Background, WorkerError> {
    let mut supervisor = Supervisor::new(&state.background);
    let mut workers = Vec::new();
    // Pending calls of a webhook that is no longer configured are given up, which the operator sees.
    for channel in [Channel::Mail, Channel::Webhook] {
        let worker = delivery_worker(state, channel, DeliveryLimits::default())?;
        let notify = state.clone();
        deliver(&mut supervisor, &worker, move || {
            let state = notify.clone();
            async move { state.outbox.notified(channel).await }
        });
        workers.push(worker);
    }
    watch_content(&mut supervisor, state);
    watch_slots(&mut supervisor, state);
    erase(&mut supervisor, state);
    refresh_openings(&mut supervisor, state);
    render_ahead(&mut supervisor, state);
    make_sizes(&mut supervisor, state);
    Ok(Background::of(supervisor, workers))
}

/// Creates a worker on the outbox of a site.
pub fn delivery_worker(state: &AppState, channel: Channel, limits: DeliveryLimits) -> Result<Worker, WorkerError> {
    let network = Network::new(&state.config(), state.clock, limits, Box::new(state.clone()))?;
    let counts = Arc::clone(&state.metrics.deliveries);
    Ok(Worker::new(channel, state.store.clone(), network, state.clock, limits, counts))
}

/// Runs a worker. `notified` returns when its channel has a new message.
pub fn deliver<S, T, W, G>(supervisor: &mut Supervisor, worker: &Worker<S, T>, notified: W)
where
    S: Outbox,
    T: Transport,
    W: Fn() -> G + Send + Sync + 'static,
    G: Future<Output = ()> + Send + 'static,
{
    let (delivering, waiting) = (worker.clone(), worker.clone());
    let round = move || {
        let worker = delivering.clone();
        async move {
            // More messages may be due than there were permits.
            worker.start_due().await.map(|taken| if taken > 0 { Next::Now } else { Next::After(OUTBOX_POLL) })
        }
    };
    let wake = move || {
        let (worker, notified) = (waiting.clone(), notified());
        async move {
            tokio::select! {
                biased;
                () = notified => {}
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
        async move {
            // A plan that fails again and again must not keep other changes from visitors.
            if let Err(cause) = carry_out_plans(&state).await {
                tracing::error!(%cause, "planned publications could not be carried out; trying again in the next round");
            }
            state.refresh_content_version().await.map(|()| Next::After(CONTENT_POLL))
        }
    };
    supervisor.start(needed("content"), round, pending);
}

/// Polls the slots of events with listeners.
pub fn watch_slots(supervisor: &mut Supervisor, state: &AppState) {
    let (waking, state) = (state.clone(), state.clone());
    let round = move || {
        let state = state.clone();
        async move { booking::refresh_slots(&state.store, &state.live_slots).await.map(|()| Next::After(SLOTS_POLL)) }
    };
    let wake = move || {
        let state = waking.clone();
        async move { state.live_slots.changed().await }
    };
    supervisor.start(needed("slots"), round, wake);
}

fn erase(supervisor: &mut Supervisor, state: &AppState) {
    let (state, first) = (state.clone(), Instant::now() + RETENTION_INTERVAL);
    let round = move || {
        let state = state.clone();
        async move {
            // Not at the start: the clock may not have been corrected yet.
            let wait = first.saturating_duration_since(Instant::now());
            if !wait.is_zero() {
                return Ok::<_, StoreError>(Next::After(wait));
            }
            retention::delete_expired(&state).await.map(|_| Next::After(RETENTION_INTERVAL))
        }
    };
    supervisor.start(optional("retention", ROUND_LIMIT), round, pending);
}

fn refresh_openings(supervisor: &mut Supervisor, state: &AppState) {
    let Some(client) = careers::client(&state.config()) else { return };
    let state = state.clone();
    let round = move || {
        let (state, client) = (state.clone(), client.clone());
        async move {
            careers::refresh(&state.store, &client, state.clock.now_ms()).await.map(|_| Next::After(careers::INTERVAL))
        }
    };
    // The client retries what may pass; an invalid answer stays invalid.
    let job = BackgroundJob { retry_after: careers::INTERVAL, ..optional("careers", ROUND_LIMIT) };
    supervisor.start(job, round, pending);
}

/// Works on uploaded pictures.
fn make_sizes(supervisor: &mut Supervisor, state: &AppState) {
    let (waking, state) = (state.clone(), state.clone());
    let round = move || {
        let state = state.clone();
        async move { media::work_on_next(&state).await.map(|more| if more { Next::Now } else { Next::After(MEDIA_POLL) }) }
    };
    let wake = move || {
        let state = waking.clone();
        async move { state.media_work.notified().await }
    };
    supervisor.start(optional("media", MEDIA_LIMIT), round, wake);
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
