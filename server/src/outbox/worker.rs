//! Delivers what stands in the outbox: takes a message for a while, delivers it, writes down what became of it.
//!
//! A worker that is killed leaves a lease behind, which ends by itself: another one, of this process or of any other on the
//! same database, takes the message then. So a message is delivered at least once, and its id says when twice.

use std::time::Duration;

use futures_util::stream::{self, StreamExt};
use tokio::sync::watch;
use tokio::task::JoinSet;
use uuid::Uuid;

use super::backoff::{LONGEST_PAUSE_MS, pause_ms};
use super::caller::Caller;
use super::error::DeliveryError;
use super::limits::DeliveryLimits;
use super::mailer::Mailer;
use super::message::Message;
use crate::state::AppState;
use crate::store::{LeaseTimes, LeasedMessage, Outcome, StoreError};

/// How long a message is one worker's own.
const LEASE_MS: i64 = 60_000;
/// How often a worker looks for what nobody told it of: retries, reminders, other processes' messages.
const POLL: Duration = Duration::from_secs(2);
/// The pause while the database is out of reach.
const STORE_PAUSE: Duration = Duration::from_secs(3);
/// Messages that are looked up at once.
const BATCH: i64 = 16;
/// Messages that are delivered at once, so that one stalled connection does not hold up all others.
const CONCURRENCY: usize = 4;
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
    fn as_str(self) -> &'static str {
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

/// One process's worker.
#[derive(Debug, Clone)]
pub struct Worker {
    state: AppState,
    mailer: Mailer,
    caller: Option<Caller>,
    limits: DeliveryLimits,
    /// Whose leases are whose: a name for this process.
    owner: String,
}

impl Worker {
    /// A worker as the settings want it.
    pub fn new(state: &AppState, limits: DeliveryLimits) -> Result<Self, WorkerError> {
        let caller = state.config.webhook.as_ref().map(|target| Caller::new(target, limits));
        Ok(Self {
            state: state.clone(),
            mailer: Mailer::new(&state.config, limits)?,
            caller: caller.transpose()?,
            limits,
            owner: Uuid::now_v7().to_string(),
        })
    }

    /// Delivers what is due on a channel. Answers how many messages were looked at.
    pub async fn deliver_due(&self, channel: Channel) -> Result<usize, StoreError> {
        let now_ms = self.state.clock.now_ms();
        let due = self.state.store.due_messages(channel.as_str(), now_ms, TIMES, BATCH).await?;
        let looked_at = due.len();
        let delivered: Vec<Result<(), StoreError>> =
            stream::iter(due).map(|id| self.take_and_deliver(id)).buffer_unordered(CONCURRENCY).collect().await;
        delivered.into_iter().collect::<Result<(), _>>()?;
        Ok(looked_at)
    }

    /// Delivers for as long as the process runs.
    async fn run(self, channel: Channel, mut stop: watch::Receiver<bool>) {
        loop {
            let pause = match self.deliver_due(channel).await {
                // There may be more.
                Ok(looked_at) if looked_at > 0 => Duration::ZERO,
                Ok(_) => POLL,
                Err(cause) => {
                    tracing::warn!(%cause, channel = channel.as_str(), "the outbox was not read");
                    STORE_PAUSE
                }
            };
            let bell = async {
                match channel {
                    Channel::Mail => self.state.outbox.mail().await,
                    Channel::Webhook => self.state.outbox.webhook().await,
                }
            };
            tokio::select! {
                biased;
                _ = stop.wait_for(|stop| *stop) => return,
                () = bell => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    async fn take_and_deliver(&self, id: String) -> Result<(), StoreError> {
        let store = &self.state.store;
        let Some(row) = store.lease_message(&id, &self.owner, self.state.clock.now_ms(), TIMES).await? else {
            return Ok(());
        };
        let delivery = tokio::time::timeout(self.limits.attempt, self.deliver(&row));
        let delivered =
            delivery.await.unwrap_or_else(|_| Err(DeliveryError::Passing("the attempt took too long".to_owned())));
        let outcome = self.outcome(&row, delivered);
        self.settle(&row, &outcome).await
    }

    async fn deliver(&self, row: &LeasedMessage) -> Result<(), DeliveryError> {
        match (&row.body, &self.caller) {
            (Message::Mail(mail), _) => self.mailer.send(row, mail).await,
            (Message::Webhook(webhook), Some(caller)) => caller.call(row, webhook, self.state.clock.now_ms()).await,
            (Message::Webhook(_), None) => Err(DeliveryError::Passing("no webhook is configured".to_owned())),
        }
    }

    fn outcome(&self, row: &LeasedMessage, delivered: Result<(), DeliveryError>) -> Outcome {
        let (id, attempts) = (row.id.as_str(), row.attempts);
        match delivered {
            Ok(()) => {
                self.state.metrics.count_delivered();
                tracing::info!(id, kind = row.body.kind(), attempts, "a message went out");
                Outcome::Delivered
            }
            Err(error) if attempts >= error.attempts() => {
                self.state.metrics.count_delivery_failure(true);
                tracing::error!(id, kind = row.body.kind(), attempts, %error, "a message was given up; see `server outbox`");
                Outcome::Dead { error: error.to_string() }
            }
            Err(error) => {
                self.state.metrics.count_delivery_failure(false);
                let mut random = [0; 2];
                // Without random numbers the pause is its shortest.
                let _ = getrandom::fill(&mut random);
                let pause = pause_ms(attempts, u16::from_le_bytes(random));
                tracing::warn!(id, kind = row.body.kind(), attempts, %error, pause_ms = pause, "a message did not go out");
                Outcome::Again { due_at: self.state.clock.now_ms() + pause, error: error.to_string() }
            }
        }
    }

    async fn settle(&self, row: &LeasedMessage, outcome: &Outcome) -> Result<(), StoreError> {
        let mut attempt = 1;
        loop {
            match self.state.store.settle_message(&row.id, &self.owner, outcome, self.state.clock.now_ms()).await {
                Ok(_) => return Ok(()),
                Err(cause) if attempt >= SETTLE_ATTEMPTS => return Err(cause),
                Err(cause) => {
                    tracing::warn!(id = row.id, %cause, "an outcome was not written down");
                    tokio::time::sleep(STORE_PAUSE).await;
                    attempt += 1;
                }
            }
        }
    }
}

/// The workers of a process.
#[derive(Debug)]
pub struct Workers {
    stop: watch::Sender<bool>,
    tasks: JoinSet<()>,
}

/// Starts a worker for each channel.
pub fn start_workers(state: &AppState) -> Result<Workers, WorkerError> {
    let worker = Worker::new(state, DeliveryLimits::default())?;
    let (stop, stopped) = watch::channel(false);
    let mut tasks = JoinSet::new();
    tasks.spawn(worker.clone().run(Channel::Mail, stopped.clone()));
    if state.config.webhook.is_some() {
        tasks.spawn(worker.run(Channel::Webhook, stopped));
    }
    Ok(Workers { stop, tasks })
}

impl Workers {
    /// Takes no further message and waits for those under way, at most so long. What is left is taken by another process,
    /// or by this one after its next start.
    pub async fn stop(mut self, patience: Duration) {
        self.stop.send_replace(true);
        let finished = async { while self.tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(patience, finished).await.is_err() {
            tracing::warn!("a delivery was cut short; it is made again");
        }
    }
}
