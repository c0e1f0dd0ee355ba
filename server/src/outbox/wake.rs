//! Tells the workers of this process that something new stands in the outbox.

use tokio::sync::Notify;

use super::worker::Channel;

/// Rung after a transaction that enqueued something. Workers of other processes find it when they next look.
#[derive(Debug, Default)]
pub struct OutboxBell {
    mail: Notify,
    webhook: Notify,
}

impl OutboxBell {
    /// Wakes the workers.
    pub fn ring(&self) {
        self.mail.notify_one();
        self.webhook.notify_one();
    }

    /// Waits for something new on a channel.
    pub async fn rung(&self, channel: Channel) {
        match channel {
            Channel::Mail => self.mail.notified().await,
            Channel::Webhook => self.webhook.notified().await,
        }
    }
}
