//! Deletion of data at the end of its retention period.

use std::sync::atomic::Ordering;

use super::media_frames::delete_abandoned_frames;
use super::media_library::delete_unused_renditions;
use super::{Store, StoreError};
use model::clock::{DAY_MS, months_before, yesterday};

/// Retention of the record that a message was delivered, without its content, for questions about a mail.
const DELIVERED_MS: i64 = 30 * DAY_MS;

/// Longest gap between two readings of a correct clock, or between the newest row and the clock. A longer one means
/// that the clock has jumped ahead: it would delete everything, and publish everything that is scheduled.
const LONGEST_GAP_MS: i64 = 30 * DAY_MS;

/// Row counts of a deletion run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RetentionReport {
    pub leads: u64,
    /// Bookings, which stay as blank rows.
    pub bookings: u64,
    pub messages: u64,
}

impl RetentionReport {
    /// Returns true if the run deleted no rows.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl Store {
    /// Returns the clock's reading, or the latest trusted time while the clock has jumped ahead of it: deletion,
    /// publishing and reminders wait. Rows of the last day prove nothing, since a wrong clock writes rows too.
    pub async fn trusted_time(&self, now_ms: i64) -> Result<i64, StoreError> {
        let last = self.trusted_ms.load(Ordering::Relaxed);
        if now_ms > last.saturating_add(LONGEST_GAP_MS) {
            let sql = "select max(at) from (select created_at as at from leads union all select created_at \
                       from bookings union all select updated_at from documents) as changes where at <= $1";
            let newest: Option<i64> = query_scalar!(sql, now_ms.saturating_sub(DAY_MS)).fetch_one(&self.pool).await?;
            if let Some(newest) = newest.filter(|newest| now_ms > newest.saturating_add(LONGEST_GAP_MS)) {
                return Ok(newest.max(last));
            }
        }
        self.trusted_ms.fetch_max(now_ms, Ordering::Relaxed);
        Ok(now_ms)
    }

    /// Deletes leads and blanks bookings that are older than `months`, together with their messages. A meeting that is
    /// still to come keeps its visitor, and a message for later, such as its reminder, stays. Deletes the sizes of pictures that
    /// have been unused for a day, and frames of uploads that were abandoned a day ago.
    pub async fn delete_expired(&self, months: i64, now_ms: i64) -> Result<RetentionReport, StoreError> {
        let cutoff = months_before(now_ms, months);
        let mut write = self.write().await?;
        let sql = "delete from outbox where (created_at < $1 and not (state = 'pending' and due_at > $2)) \
                   or (state in ('delivered', 'cancelled') and finished_at < $3)";
        let messages = write.run(query!(sql, cutoff, now_ms, now_ms - DELIVERED_MS)).await?;
        let leads = write.run(query!("delete from leads where created_at < $1", cutoff)).await?;
        write.run(query!("delete from lead_notes where lead_id not in (select id from leads)")).await?;
        let sql = "update bookings set full_name = '', email = '', phone = '', company = '' \
                   where created_at < $1 and email <> '' and (cancelled_at is not null or day < $2)";
        let bookings = write.run(query!(sql, cutoff, yesterday(now_ms))).await?;
        delete_unused_renditions(&mut write, now_ms - DAY_MS).await?;
        delete_abandoned_frames(&mut write, now_ms - DAY_MS).await?;
        write.accept(RetentionReport { leads, bookings, messages }).await
    }
}
