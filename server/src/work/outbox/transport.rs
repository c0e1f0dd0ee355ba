//! Transports of messages: SMTP and webhooks.

use std::fmt::Debug;
use std::sync::Arc;

use futures_util::future::BoxFuture;

use super::error::{DeliveryError, WorkerError};
use super::limits::DeliveryLimits;
use super::mailer::Mailer;
use super::webhook_client::WebhookClient;
use crate::config::Config;
use model::clock::Clock;
use model::{Mail, Message, Reminder};
use store::LeasedMessage;

/// Delivers messages to another system.
pub trait Transport: Send + Sync + 'static {
    /// Returns once the other system has accepted the message.
    fn deliver(&self, row: &LeasedMessage, message: &Message)
    -> impl Future<Output = Result<(), DeliveryError>> + Send;
}

/// Composes the mails of reminders, and knows the settings.
pub trait ComposeReminder: Debug + Send + Sync + 'static {
    /// Returns the settings as of now, which name the sender.
    fn config(&self) -> Arc<Config>;

    /// Returns the mail as of now.
    fn compose<'a>(&'a self, reminder: &'a Reminder) -> BoxFuture<'a, Result<Mail, DeliveryError>>;
}

/// The mail server and the webhook of the settings.
#[derive(Debug)]
pub struct Network {
    mailer: Mailer,
    caller: Option<WebhookClient>,
    reminders: Box<dyn ComposeReminder>,
    clock: Clock,
}

impl Network {
    /// Creates the transports that the settings configure.
    pub fn new(
        config: &Config,
        clock: Clock,
        limits: DeliveryLimits,
        reminders: Box<dyn ComposeReminder>,
    ) -> Result<Self, WorkerError> {
        let caller = config.webhook.as_ref().map(|target| WebhookClient::new(target, limits));
        Ok(Self { mailer: Mailer::new(config, limits)?, caller: caller.transpose()?, reminders, clock })
    }
}

impl Transport for Network {
    async fn deliver(&self, row: &LeasedMessage, message: &Message) -> Result<(), DeliveryError> {
        match (message, &self.caller) {
            (Message::Mail(mail), _) => self.mailer.send(&self.reminders.config(), row, mail).await,
            (Message::Reminder(reminder), _) => {
                let mail = self.reminders.compose(reminder).await?;
                self.mailer.send(&self.reminders.config(), row, &mail).await
            }
            (Message::Webhook(webhook), Some(caller)) => caller.call(row, webhook, self.clock.now_ms()).await,
            (Message::Webhook(_), None) => Err(DeliveryError::Passing("no webhook is configured".to_owned())),
        }
    }
}
