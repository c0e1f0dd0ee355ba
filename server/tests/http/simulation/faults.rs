//! Faults between a process and its database, or the mail server.

use std::future::pending;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use model::Message;
use server::work::outbox::{DeliveryError, Transport};
use store::{LeaseTimes, LeasedMessage, Outbox, Outcome, StoreError};
use tokio::time::{Instant, sleep};

use super::disk::Disk;
use super::random::Random;

/// Message of a simulated panic, which the test's panic hook does not print.
pub(super) const PANIC: &str = "a simulated fault";

/// A connection of a process to the outside. Clones share it.
#[derive(Debug, Clone)]
pub(super) struct Link(Arc<Mutex<LinkState>>, Random);

#[derive(Debug)]
struct LinkState {
    condition: Condition,
    since: Instant,
    /// Probability of a fault in each call, in thousandths.
    chance: u64,
}

/// The condition of a link as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Condition {
    Open,
    /// The other side vanished silently: calls never end.
    HalfOpen,
    /// The other side refuses.
    Refusing,
    /// The process itself was killed: its calls have no effect.
    Killed,
}

impl Link {
    pub(super) fn new(random: &Random) -> Self {
        let state = LinkState { condition: Condition::Open, since: Instant::now(), chance: 0 };
        Self(Arc::new(Mutex::new(state)), random.clone())
    }

    pub(super) fn set(&self, condition: Condition) {
        let mut state = self.0.lock().unwrap();
        if state.condition != Condition::Killed && state.condition != condition {
            (state.condition, state.since) = (condition, Instant::now());
        }
    }

    pub(super) fn set_chance(&self, chance: u64) {
        let mut state = self.0.lock().unwrap();
        if (state.chance == 0) != (chance == 0) {
            state.since = Instant::now();
        }
        state.chance = chance;
    }

    /// Returns the condition and its duration; `Open` means that no call fails at all.
    pub(super) fn condition(&self) -> Option<(Condition, Duration)> {
        let state = self.0.lock().unwrap();
        (state.condition != Condition::Open || state.chance == 0).then(|| (state.condition, state.since.elapsed()))
    }

    /// Applies a fault at one of the two points of a call: before it has any effect, or after its effect but before its
    /// response.
    async fn pass<E>(&self, refused: impl FnOnce() -> E) -> Result<(), E> {
        let (condition, chance) = {
            let state = self.0.lock().unwrap();
            (state.condition, state.chance)
        };
        match condition {
            Condition::HalfOpen | Condition::Killed => pending().await,
            Condition::Refusing => Err(refused()),
            Condition::Open if self.1.permille(chance) => match self.1.below(5) {
                0 => {
                    sleep(Duration::from_millis(self.1.between(1, 90_000))).await;
                    Ok(())
                }
                1 => Err(refused()),
                2 => pending().await,
                3 => panic!("{PANIC}"),
                _ => Ok(()),
            },
            Condition::Open => Ok(()),
        }
    }
}

fn no_connection() -> StoreError {
    StoreError::Database(sqlx::Error::PoolTimedOut)
}

#[derive(Debug, Clone)]
pub(super) struct FaultyStore {
    pub(super) disk: Disk,
    pub(super) link: Link,
}

impl FaultyStore {
    pub(super) async fn call<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        self.link.pass(no_connection).await?;
        let result = self.disk.wait(work);
        self.link.pass(no_connection).await?;
        result
    }
}

impl Outbox for FaultyStore {
    async fn lease_messages(
        &self,
        kind: &str,
        owner: &str,
        now_ms: i64,
        times: LeaseTimes,
        limit: i64,
    ) -> Result<Vec<LeasedMessage>, StoreError> {
        let (store, kind, owner) = (self.disk.store.clone(), kind.to_owned(), owner.to_owned());
        self.call(async move { store.lease_messages(&kind, &owner, now_ms, times, limit).await }).await
    }

    async fn settle_message(&self, id: &str, owner: &str, outcome: &Outcome, now_ms: i64) -> Result<bool, StoreError> {
        let (store, id, owner, outcome) = (self.disk.store.clone(), id.to_owned(), owner.to_owned(), outcome.clone());
        self.call(async move { store.settle_message(&id, &owner, &outcome, now_ms).await }).await
    }
}

/// A process's mail server. Accepted mails are shared by all processes of the run.
#[derive(Debug, Clone)]
pub(super) struct FaultyPost {
    pub(super) link: Link,
    pub(super) taken: Arc<Mutex<Vec<String>>>,
}

impl Transport for FaultyPost {
    async fn deliver(&self, _: &LeasedMessage, message: &Message) -> Result<(), DeliveryError> {
        let Message::Mail(mail) = message else { return Ok(()) };
        let refused = || DeliveryError::Passing(PANIC.to_owned());
        self.link.pass(refused).await?;
        if self.link.condition().is_none_or(|(condition, _)| condition != Condition::Killed) {
            self.taken.lock().unwrap().push(mail.subject.clone());
        }
        self.link.pass(refused).await
    }
}
