//! Erases what was kept as long as was promised.

use super::{Store, StoreError};
use crate::clock::months_before;

/// How long the bare fact that a message went out is kept: to answer whether a mail was sent.
const DELIVERED_MS: i64 = 30 * 24 * 60 * 60 * 1000;

/// How much was erased.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Swept {
    /// Leads.
    pub leads: u64,
    /// Bookings, which stay as blank rows.
    pub bookings: u64,
    /// Messages.
    pub messages: u64,
}

impl Swept {
    /// Whether there was nothing to erase.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl Store {
    /// Erases leads and bookings that are older than `months`, with what is left of their messages.
    pub async fn sweep(&self, months: i64, now_ms: i64) -> Result<Swept, StoreError> {
        let cutoff = months_before(now_ms, months);
        let mut write = self.write().await?;
        let messages = sqlx::query(
            "delete from outbox where created_at < $1 or (state in ('delivered', 'cancelled') and finished_at < $2)",
        )
        .bind(cutoff)
        .bind(now_ms - DELIVERED_MS)
        .execute(&mut *write.transaction)
        .await?
        .rows_affected();
        let leads = sqlx::query("delete from leads where created_at < $1")
            .bind(cutoff)
            .execute(&mut *write.transaction)
            .await?
            .rows_affected();
        let bookings = sqlx::query(
            "update bookings set full_name = '', email = '', phone = '', company = '' \
             where created_at < $1 and email <> ''",
        )
        .bind(cutoff)
        .execute(&mut *write.transaction)
        .await?
        .rows_affected();
        // Instants at which content has changed long ago: no clock that is set right comes back to them.
        sqlx::query("delete from content_schedule where passed = 1 and due_at < $1")
            .bind(now_ms - DELIVERED_MS)
            .execute(&mut *write.transaction)
            .await?;
        write.commit().await?;
        Ok(Swept { leads, bookings, messages })
    }
}
