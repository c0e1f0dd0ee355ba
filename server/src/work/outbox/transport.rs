//! Transports of messages: SMTP and webhooks.

use super::error::{DeliveryError, WorkerError};
use super::limits::DeliveryLimits;
use super::mailer::Mailer;
use super::webhook_client::WebhookClient;
use crate::app::state::AppState;
use crate::work::reminders::compose;
use model::Message;
use store::LeasedMessage;

/// Delivers messages to another system.
pub trait Transport: Send + Sync + 'static {
    /// Returns once the other system has accepted the message.
    fn deliver(&self, row: &LeasedMessage, message: &Message)
    -> impl Future<Output = Result<(), DeliveryError>> + Send;
}

/// The mail server and the webhook of the settings.
#[derive(Debug)]
pub struct Network {
    mailer: Mailer,
    caller: Option<WebhookClient>,
    state: AppState,
}

impl Network {
    /// Creates the transports that the settings configure.
    pub fn new(state: &AppState, limits: DeliveryLimits) -> Result<Self, WorkerError> {
        let config = state.config();
        let caller = config.webhook.as_ref().map(|target| WebhookClient::new(target, limits));
        Ok(Self { mailer: Mailer::new(&config, limits)?, caller: caller.transpose()?, state: state.clone() })
    }
}

impl Transport for Network {
    async fn deliver(&self, row: &LeasedMessage, message: &Message) -> Result<(), DeliveryError> {
        match (message, &self.caller) {
            (Message::Mail(mail), _) => self.mailer.send(&self.state.config(), row, mail).await,
            (Message::Reminder(reminder), _) => {
                let mail = compose(&self.state, reminder).await?;
                self.mailer.send(&self.state.config(), row, &mail).await
            }
            (Message::Webhook(webhook), Some(caller)) => caller.call(row, webhook, self.state.clock.now_ms()).await,
            (Message::Webhook(_), None) => Err(DeliveryError::Passing("no webhook is configured".to_owned())),
        }
    }
}
