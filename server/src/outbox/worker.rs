//! Delivers what stands in the outbox: takes a message for a while, delivers it, writes down what became of it.
//!
//! A worker that is killed leaves a lease behind, which ends by itself: another one, of this process or of any other on the
//! same database, takes the message then. So a message is delivered at least once, and its id says when twice. Each delivery
//! is a task of its own, bounded in time: one that hangs or panics touches no other.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use uuid::Uuid;

use super::backoff::{LONGEST_PAUSE_MS, pause_ms};
use super::counts::DeliveryCounts;
use super::error::{DeliveryError, MOST_ATTEMPTS};
use super::limits::DeliveryLimits;
use super::transport::{Network, Transport};
use crate::background::Next;
use crate::clock::Clock;
use crate::state::AppState;
use crate::store::{LeaseTimes, LeasedMessage, Outbox, Outcome, Store, StoreError};

/// How long a message is one worker's own.
const LEASE_MS: i64 = 60_000;
/// How often a worker looks for what nobody told it of: retries, reminders, other processes' messages.
const POLL: Duration = Duration::from_secs(2);
/// How long the database may take for one call.
const STORE_LIMIT: Duration = Duration::from_secs(10);
/// The pause before an outcome is written down again.
const SETTLE_PAUSE: Duration = Duration::from_secs(3);
/// Messages of a channel that are delivered at once, so that one stalled connection does not hold up all others.
const CONCURRENCY: u32 = 4;
/// A delivery whose outcome is not written down is made again, so that writing it is worth some patience.
const SETTLE_ATTEMPTS: usize = 4;

const TIMES: LeaseTimes = LeaseTimes { lease_ms: LEASE_MS, longest_pause_ms: LONGEST_PAUSE_MS };

/// Which messages a worker delivers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    /// Mails.
    Mail,
    /// Calls to the owner's program.
    Webhook,
}

impl Channel {
    /// The word in the table.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Webhook => "webhook",
        }
    }
}

/// Why there is no worker.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// Mail cannot be set up.
    #[error("mail: {0}")]
    Mail(#[from] lettre::transport::smtp::Error),
    /// Calls cannot be set up.
    #[error("webhook: {0}")]
    Webhook(#[from] reqwest::Error),
}

/// One process's worker on one channel. Cloning shares its places for deliveries.
#[derive(Debug)]
pub struct Worker<S = Store, T = Network>(Arc<Shared<S, T>>);

impl<S, T> Clone for Worker<S, T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

#[derive(Debug)]
struct Shared<S, T> {
    channel: Channel,
    parts: WorkerParts<S, T>,
    /// Whose leases are whose: a name for this worker.
    owner: String,
    places: Arc<Semaphore>,
    place_freed: Notify,
}

/// What a worker is made of.
#[derive(Debug)]
pub struct WorkerParts<S, T> {
    /// Where messages stand.
    pub store: S,
    /// How they go out.
    pub transport: T,
    /// The time.
    pub clock: Clock,
    /// Bounds of a delivery.
    pub limits: DeliveryLimits,
    /// Where deliveries are counted.
    pub counts: Arc<DeliveryCounts>,
    /// A random number for each pause.
    pub jitter: fn() -> u16,
}

impl Worker {
    /// A worker as the settings want it.
    pub fn new(state: &AppState, channel: Channel, limits: DeliveryLimits) -> Result<Self, WorkerError> {
        let transport = Network::new(&state.config, state.clock, limits)?;
        let counts = Arc::clone(&state.metrics.deliveries);
        Ok(Self::of(
            channel,
            WorkerParts { store: state.store.clone(), transport, clock: state.clock, limits, counts, jitter },
        ))
    }
}

impl<S: Outbox, T: Transport> Worker<S, T> {
    /// A worker of the given parts.
    pub fn of(channel: Channel, parts: WorkerParts<S, T>) -> Self {
        let places = Arc::new(Semaphore::new(CONCURRENCY as usize));
        let owner = Uuid::now_v7().to_string();
        Self(Arc::new(Shared { channel, parts, owner, places, place_freed: Notify::new() }))
    }

    /// Returns which messages it delivers.
    pub fn channel(&self) -> Channel {
        self.0.channel
    }

    /// Begins the delivery of what is due, as far as there are places. Returns how many messages it took.
    pub async fn start_due(&self) -> Result<usize, StoreError> {
        let Shared { channel, parts: WorkerParts { store, clock, .. }, owner, places, .. } = &*self.0;
        let free = places.available_permits();
        if free == 0 {
            return Ok(0);
        }
        let limit = i64::try_from(free).unwrap_or_default();
        let due = within(store.due_messages(channel.as_str(), clock.now_ms(), TIMES, limit)).await?;
        let mut taken = 0;
        for id in due {
            let Ok(place) = Arc::clone(places).try_acquire_owned() else { break };
            if let Some(row) = within(store.lease_message(&id, owner, clock.now_ms(), TIMES)).await? {
                tokio::spawn(self.clone().deliver(row, place));
                taken += 1;
            }
        }
        Ok(taken)
    }

    /// Waits for the deliveries under way.
    pub async fn finish(&self) {
        // The places are never closed.
        drop(self.0.places.acquire_many(CONCURRENCY).await);
    }

    /// Delivers everything that is due. Returns how many messages it took.
    pub async fn deliver_due(&self) -> Result<usize, StoreError> {
        let mut all = 0;
        loop {
            let taken = self.start_due().await?;
            self.finish().await;
            if taken == 0 {
                return Ok(all);
            }
            all += taken;
        }
    }

    /// One round of the background job.
    pub async fn round(&self) -> Result<Next, StoreError> {
        // There may be more than there were places for.
        Ok(if self.start_due().await? > 0 { Next::Now } else { Next::After(POLL) })
    }

    /// Returns when a delivery has ended, and with it a place has become free.
    pub async fn place_freed(&self) {
        self.0.place_freed.notified().await;
    }

    async fn deliver(self, row: LeasedMessage, place: OwnedSemaphorePermit) {
        let outcome = self.outcome(&row, self.attempt(&row).await);
        if let Err(cause) = self.settle(&row, &outcome).await {
            tracing::warn!(id = row.id, %cause, "an outcome was not written down; the message is delivered again");
        }
        drop(place);
        self.0.place_freed.notify_one();
    }

    async fn attempt(&self, row: &LeasedMessage) -> Result<(), DeliveryError> {
        if row.attempts > MOST_ATTEMPTS {
            // Each time, the process ended before it could say what became of it.
            return Err(DeliveryError::Passing("no attempt came to an end".to_owned()));
        }
        // A later version of this program may have written it, and may be running beside this one.
        let message =
            row.message().map_err(|_| DeliveryError::Refused("this version cannot read the message".to_owned()))?;
        let delivery = AssertUnwindSafe(self.0.parts.transport.deliver(row, &message)).catch_unwind();
        match timeout(self.0.parts.limits.attempt, delivery).await {
            Ok(Ok(delivered)) => delivered,
            Ok(Err(_)) => Err(DeliveryError::Refused("a fault of this program ended the attempt".to_owned())),
            Err(_) => Err(DeliveryError::Passing("the attempt took too long".to_owned())),
        }
    }

    fn outcome(&self, row: &LeasedMessage, delivered: Result<(), DeliveryError>) -> Outcome {
        let (id, attempts, channel) = (row.id.as_str(), row.attempts, self.0.channel.as_str());
        let WorkerParts { clock, counts, jitter, .. } = &self.0.parts;
        match delivered {
            Ok(()) => {
                counts.count_delivered();
                tracing::info!(id, channel, attempts, "a message went out");
                Outcome::Delivered
            }
            Err(error) if attempts >= error.attempts() => {
                counts.count_failure(true);
                tracing::error!(id, channel, attempts, %error, "a message was given up; see `server outbox`");
                Outcome::Dead { error: error.to_string() }
            }
            Err(error) => {
                counts.count_failure(false);
                let pause = pause_ms(attempts, jitter());
                tracing::warn!(id, channel, attempts, %error, pause_ms = pause, "a message did not go out");
                Outcome::Again { due_at: clock.now_ms() + pause, error: error.to_string() }
            }
        }
    }

    async fn settle(&self, row: &LeasedMessage, outcome: &Outcome) -> Result<(), StoreError> {
        let Shared { parts: WorkerParts { store, clock, .. }, owner, .. } = &*self.0;
        let mut attempt = 1;
        loop {
            match within(store.settle_message(&row.id, owner, outcome, clock.now_ms())).await {
                Ok(_) => return Ok(()),
                Err(cause) if attempt >= SETTLE_ATTEMPTS => return Err(cause),
                Err(cause) => {
                    tracing::warn!(id = row.id, %cause, "an outcome was not written down");
                    tokio::time::sleep(SETTLE_PAUSE).await;
                    attempt += 1;
                }
            }
        }
    }
}

fn jitter() -> u16 {
    let mut random = [0; 2];
    // Without random numbers a pause is its shortest.
    let _ = getrandom::fill(&mut random);
    u16::from_le_bytes(random)
}

/// Bounds a call to the database: a connection that has died without a word never answers.
async fn within<T>(call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(STORE_LIMIT, call).await.unwrap_or(Err(StoreError::TimedOut))
}
