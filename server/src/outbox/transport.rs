//! The ways out: mail for people, calls for programs.

use super::caller::Caller;
use super::error::DeliveryError;
use super::limits::DeliveryLimits;
use super::mailer::Mailer;
use super::message::Message;
use super::worker::WorkerError;
use crate::clock::Clock;
use crate::config::Config;
use crate::store::LeasedMessage;

/// Hands one message to the other side.
pub trait Transport: Send + Sync + 'static {
    /// Returns when the other side has taken the message.
    fn deliver(&self, row: &LeasedMessage, message: &Message)
    -> impl Future<Output = Result<(), DeliveryError>> + Send;
}

/// Mail server and webhook, as the settings name them.
#[derive(Debug)]
pub struct Network {
    mailer: Mailer,
    caller: Option<Caller>,
    clock: Clock,
}

impl Network {
    /// The ways that the settings open.
    pub(super) fn new(config: &Config, clock: Clock, limits: DeliveryLimits) -> Result<Self, WorkerError> {
        let caller = config.webhook.as_ref().map(|target| Caller::new(target, limits));
        Ok(Self { mailer: Mailer::new(config, limits)?, caller: caller.transpose()?, clock })
    }
}

impl Transport for Network {
    async fn deliver(&self, row: &LeasedMessage, message: &Message) -> Result<(), DeliveryError> {
        match (message, &self.caller) {
            (Message::Mail(mail), _) => self.mailer.send(row, mail).await,
            (Message::Webhook(webhook), Some(caller)) => caller.call(row, webhook, self.clock.now_ms()).await,
            (Message::Webhook(_), None) => Err(DeliveryError::Passing("no webhook is configured".to_owned())),
        }
    }
}
