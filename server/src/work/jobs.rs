//! The background jobs of the site.

use std::convert::Infallible;
use std::fmt::Display;
use std::future::pending;
use std::time::Duration;

use tokio::time::{Instant, timeout};

use crate::app::state::AppState;
use crate::site::publishing::carry_out_plans;
use crate::site::site_content::SiteContentError;
use crate::work::background::{BackgroundJob, Next, Supervisor};
use crate::work::careers::{ProviderClient, RefreshError};
use crate::work::outbox::{Channel, DeliveryLimits, Network, Transport, Worker, WorkerError, WorkerParts, jitter};
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
    start(&mut supervisor, state, needed("content"), watch_content, never);
    watch_slots(&mut supervisor, state);
    let first = Instant::now() + RETENTION_INTERVAL;
    let retention = move |state| delete_expired(state, first);
    start(&mut supervisor, state, optional("retention", ROUND_LIMIT), retention, never);
    if let Some(client) = careers::client(&state.config()) {
        let job = BackgroundJob { retry_after: careers::INTERVAL, ..optional("careers", ROUND_LIMIT) };
        start(&mut supervisor, state, job, move |state| refresh_openings(state, client.clone()), never);
    }
    start(&mut supervisor, state, optional("prerender", PRERENDER_LIMIT), prerender, never);
    start(&mut supervisor, state, optional("media", MEDIA_LIMIT), make_sizes, upload_received);
    Ok(Background::of(supervisor, workers))
}

/// Starts a job on the state of a site. `wake` ends a pause early.
fn start<F, E, G>(
    supervisor: &mut Supervisor,
    state: &AppState,
    job: BackgroundJob,
    round: impl Fn(AppState) -> F + Send + Sync + 'static,
    wake: impl Fn(AppState) -> G + Send + Sync + 'static,
) where
    F: Future<Output = Result<Next, E>> + Send + 'static,
    E: Display + Send + 'static,
    G: Future<Output = ()> + Send + 'static,
{
    let (waking, state) = (state.clone(), state.clone());
    supervisor.start(job, move || round(state.clone()), move || wake(waking.clone()));
}

async fn never(_: AppState) {
    pending().await
}

/// Creates a worker on the outbox of a site.
pub fn delivery_worker(state: &AppState, channel: Channel, limits: DeliveryLimits) -> Result<Worker, WorkerError> {
    let parts = WorkerParts {
        store: state.store.clone(),
        transport: Network::new(state, limits)?,
        clock: state.clock,
        limits,
        counts: state.metrics.deliveries.clone(),
        jitter,
    };
    Ok(Worker::of(channel, parts))
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

async fn watch_content(state: AppState) -> Result<Next, SiteContentError> {
    // A plan that fails again and again must not keep other changes from visitors.
    if let Err(cause) = carry_out_plans(&state).await {
        tracing::error!(%cause, "planned publications could not be carried out; trying again in the next round");
    }
    state.refresh_content_version().await?;
    Ok(Next::After(CONTENT_POLL))
}

/// Polls the slots of events with listeners.
pub fn watch_slots(supervisor: &mut Supervisor, state: &AppState) {
    start(supervisor, state, needed("slots"), refresh_slots, slot_changed);
}

async fn refresh_slots(state: AppState) -> Result<Next, StoreError> {
    booking::refresh_slots(&state.store, &state.live_slots).await?;
    Ok(Next::After(SLOTS_POLL))
}

async fn slot_changed(state: AppState) {
    state.live_slots.changed().await
}

/// Deletes expired data from `first` on. Not at the start: the clock may not have been corrected yet.
async fn delete_expired(state: AppState, first: Instant) -> Result<Next, StoreError> {
    let wait = first.saturating_duration_since(Instant::now());
    if !wait.is_zero() {
        return Ok(Next::After(wait));
    }
    retention::delete_expired(&state).await?;
    Ok(Next::After(RETENTION_INTERVAL))
}

async fn refresh_openings(state: AppState, client: ProviderClient) -> Result<Next, RefreshError> {
    careers::refresh(&state.store, &client, state.clock.now_ms()).await?;
    Ok(Next::After(careers::INTERVAL))
}

/// Works on uploaded pictures.
async fn make_sizes(state: AppState) -> Result<Next, StoreError> {
    Ok(if media::work_on_next(&state).await? { Next::Now } else { Next::After(MEDIA_POLL) })
}

async fn upload_received(state: AppState) {
    state.media_work.notified().await
}

async fn prerender(state: AppState) -> Result<Next, Infallible> {
    pages::prerender(state).await;
    // Only at the start: later editions are rendered on the first request.
    Ok(Next::After(Duration::MAX))
}
