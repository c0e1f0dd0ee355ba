//! Tells the workers of this process that something new stands in the outbox.

use tokio::sync::Notify;

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

    /// Waits for mail.
    pub(super) async fn mail(&self) {
        self.mail.notified().await;
    }

    /// Waits for webhook calls.
    pub(super) async fn webhook(&self) {
        self.webhook.notified().await;
    }
}
