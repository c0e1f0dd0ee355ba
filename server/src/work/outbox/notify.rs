//! Notifies the workers of this process of new messages in the outbox.

use tokio::sync::Notify;

use super::worker::Channel;

/// Notifies workers after each transaction that enqueued messages. Workers of other processes find them at their next
/// poll.
#[derive(Debug, Default)]
pub struct OutboxNotify {
    mail: Notify,
    webhook: Notify,
}

impl OutboxNotify {
    pub fn notify(&self) {
        self.mail.notify_one();
        self.webhook.notify_one();
    }

    /// Waits for a notification of a channel.
    pub async fn notified(&self, channel: Channel) {
        match channel {
            Channel::Mail => self.mail.notified().await,
            Channel::Webhook => self.webhook.notified().await,
        }
    }
}
