//! Arrivals of visitors at the booth.

use super::super::{Store, StoreError};
use super::row::Booking;
use super::{log_change, slots};

/// The outcome of a check-in, or of undoing one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckedIn {
    /// The booking is as wanted, now or before.
    Now(Box<Booking>),
    /// The booking was cancelled.
    Cancelled(Box<Booking>),
    Unknown,
}

impl Store {
    /// Records that a visitor has arrived, or that this was a mistake. `by` is the user's id.
    pub async fn check_in_booking(
        &self,
        id: &str,
        arrived: bool,
        by: &str,
        now_ms: i64,
    ) -> Result<CheckedIn, StoreError> {
        let mut write = self.write().await?;
        let sql = "update bookings set checked_in_at = $2, revision = revision + 1 where id = $1 \
                   and cancelled_at is null and case when checked_in_at is null then 1 else 0 end = $3 returning *";
        let changed: Option<Booking> = query_as!(sql, id, arrived.then_some(now_ms), i64::from(arrived))
            .fetch_optional(&mut *write.transaction)
            .await?;
        let Some(booking) = changed else {
            write.rollback().await?;
            return Ok(match self.booking(id).await? {
                None => CheckedIn::Unknown,
                Some(booking) if booking.cancelled_at.is_some() => CheckedIn::Cancelled(Box::new(booking)),
                Some(booking) => CheckedIn::Now(Box::new(booking)),
            });
        };
        let action = if arrived { "booking.check-in" } else { "booking.undo-check-in" };
        log_change(&mut write, Some(by), action, id, now_ms).await?;
        // Other boards show the arrival.
        slots::raise_version(&mut write, &booking.event).await?;
        write.accept(CheckedIn::Now(Box::new(booking))).await
    }
}
