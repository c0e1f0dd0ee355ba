//! The outbox worker: leases messages, delivers them and records the outcome.
//!
//! A killed worker leaves a lease behind, which expires: another worker of any process on the same database then leases
//! the message. Delivery is therefore at least once, and the message's id identifies duplicates. Each delivery is a
//! separate task with a timeout, so that one that hangs or panics does not affect others.

use std::iter;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use uuid::Uuid;

use super::backoff::{LONGEST_PAUSE_MS, pause_ms};
use super::error::{DeliveryError, MAX_ATTEMPTS};
use super::limits::DeliveryLimits;
use super::transport::{Network, Transport};
use crate::app::metrics::DeliveryCounts;
use model::clock::Clock;
use store::{LeaseTimes, LeasedMessage, Outbox, Outcome, Store, StoreError};

/// Duration of a lease.
const LEASE_MS: i64 = 60_000;
/// Timeout of one database call.
const STORE_LIMIT: Duration = Duration::from_secs(10);
/// Pause before recording an outcome again.
const SETTLE_PAUSE: Duration = Duration::from_secs(3);
/// Concurrent deliveries per channel, so that one stalled connection does not block all others.
const CONCURRENCY: u32 = 4;
/// Attempts to record an outcome. A delivery without a recorded outcome is repeated, so several are worthwhile.
const SETTLE_ATTEMPTS: usize = 4;

const TIMES: LeaseTimes = LeaseTimes { lease_ms: LEASE_MS, longest_pause_ms: LONGEST_PAUSE_MS };

/// The kind of messages that a worker delivers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    Mail,
    /// Calls to the owner's webhook.
    Webhook,
}

impl Channel {
    /// Returns the name in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Webhook => "webhook",
        }
    }
}

/// A worker of this process for one channel. Clones share its permits for deliveries.
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
    /// Name of this worker, which identifies its leases.
    owner: String,
    places: Arc<Semaphore>,
    place_freed: Notify,
}

/// The dependencies of a worker.
#[derive(Debug)]
pub struct WorkerParts<S, T> {
    pub store: S,
    pub transport: T,
    pub clock: Clock,
    pub limits: DeliveryLimits,
    pub counts: DeliveryCounts,
    /// Returns a random number for the jitter of each pause.
    pub jitter: fn() -> u16,
}

impl<S: Outbox, T: Transport> Worker<S, T> {
    pub fn of(channel: Channel, parts: WorkerParts<S, T>) -> Self {
        let places = Arc::new(Semaphore::new(CONCURRENCY as usize));
        let owner = Uuid::now_v7().to_string();
        Self(Arc::new(Shared { channel, parts, owner, places, place_freed: Notify::new() }))
    }

    pub fn channel(&self) -> Channel {
        self.0.channel
    }

    /// Starts the delivery of due messages, as far as permits are free. Returns the number of leased messages.
    pub async fn start_due(&self) -> Result<usize, StoreError> {
        let Shared { channel, parts: WorkerParts { store, clock, .. }, owner, places, .. } = &*self.0;
        let free: Vec<_> = iter::from_fn(|| Arc::clone(places).try_acquire_owned().ok()).collect();
        if free.is_empty() {
            return Ok(0);
        }
        let limit = i64::try_from(free.len()).unwrap_or_default();
        let rows = within(store.lease_messages(channel.as_str(), owner, clock.now_ms(), TIMES, limit)).await?;
        let taken = rows.len();
        for (row, place) in rows.into_iter().zip(free) {
            tokio::spawn(self.clone().deliver(row, place));
        }
        Ok(taken)
    }

    /// Waits for running deliveries.
    pub async fn finish(&self) {
        // Fails only for a closed semaphore, which this one never is.
        drop(self.0.places.acquire_many(CONCURRENCY).await);
    }

    /// Returns when a delivery has ended and released its permit.
    pub async fn place_freed(&self) {
        self.0.place_freed.notified().await;
    }

    async fn deliver(self, row: LeasedMessage, place: OwnedSemaphorePermit) {
        let outcome = self.outcome(&row, self.attempt(&row).await);
        if let Err(cause) = self.settle(&row, &outcome).await {
            tracing::warn!(id = row.id, %cause, "the outcome of a delivery could not be stored; the message will be delivered again");
        }
        drop(place);
        self.0.place_freed.notify_one();
    }

    /// Delivers a message; returns false for one whose time has passed.
    async fn attempt(&self, row: &LeasedMessage) -> Result<bool, DeliveryError> {
        if row.attempts > MAX_ATTEMPTS {
            // The process ended during each of these attempts, before it could record an outcome.
            return Err(DeliveryError::Passing("no attempt completed".to_owned()));
        }
        // Fails for a message of a later version of this program, which may run in parallel.
        let message =
            row.message().map_err(|_| DeliveryError::Refused("this version cannot read the message".to_owned()))?;
        if message.expires_at().is_some_and(|expires_at| expires_at <= self.0.parts.clock.now_ms()) {
            return Ok(false);
        }
        let delivery = AssertUnwindSafe(self.0.parts.transport.deliver(row, &message)).catch_unwind();
        match timeout(self.0.parts.limits.attempt, delivery).await {
            Ok(Ok(delivered)) => delivered.map(|()| true),
            Ok(Err(_)) => Err(DeliveryError::Refused("this program panicked during the attempt".to_owned())),
            Err(_) => Err(DeliveryError::Passing("the attempt took too long".to_owned())),
        }
    }

    fn outcome(&self, row: &LeasedMessage, delivered: Result<bool, DeliveryError>) -> Outcome {
        let (id, attempts, channel) = (row.id.as_str(), row.attempts, self.0.channel.as_str());
        let WorkerParts { clock, counts, jitter, .. } = &self.0.parts;
        match delivered {
            Ok(false) => {
                tracing::info!(id, channel, attempts, "message expired; not sent");
                Outcome::Expired
            }
            Ok(true) => {
                counts.delivered.inc();
                tracing::info!(id, channel, attempts, "message delivered");
                Outcome::Delivered
            }
            Err(error) if attempts >= error.attempts() => {
                counts.failures.inc();
                counts.given_up.inc();
                tracing::error!(id, channel, attempts, %error, "a message was given up; `server outbox retry` sends it again");
                Outcome::Dead { error: error.to_string() }
            }
            Err(error) => {
                counts.failures.inc();
                let pause = pause_ms(attempts, jitter());
                tracing::warn!(id, channel, attempts, %error, pause_ms = pause, "a delivery failed and will be retried");
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
                    tracing::warn!(id = row.id, %cause, "the outcome of a delivery could not be stored; trying again");
                    tokio::time::sleep(SETTLE_PAUSE).await;
                    attempt += 1;
                }
            }
        }
    }
}

/// Returns a random number.
pub fn jitter() -> u16 {
    let mut random = [0; 2];
    // Without random numbers the pause has its minimum.
    let _ = getrandom::fill(&mut random);
    u16::from_le_bytes(random)
}

/// Limits the duration of a database call: a connection that was lost silently never responds.
async fn within<T>(call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(STORE_LIMIT, call).await.unwrap_or(Err(StoreError::TimedOut))
}
