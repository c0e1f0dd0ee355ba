//! Cancelling and moving a booking.

use super::super::{Store, StoreError, documents};
use super::row::Booking;
use super::slots::{self, StoredSlot};
use super::{landings, send_instead};
use model::Message;

/// Limit of changes of a booking: each sends the visitor a mail.
const CHANGES_MAX: i64 = 10;

/// The outcome of a cancellation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cancelled {
    /// The booking is cancelled and its slot is free again.
    Now(Box<Booking>),
    /// The booking does not exist or was cancelled before: nothing to do.
    Before,
}

/// The outcome of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Moved {
    /// The booking has the new slot, the old one is free.
    Now(Box<Booking>),
    /// The new slot is not free.
    Taken,
    /// The booking was changed as often as is allowed.
    TooOften,
    /// The booking does not exist or was cancelled, or its event is gone.
    Gone,
}

impl Store {
    /// Cancels a booking: frees the slot, updates the row and queues the messages in one transaction.
    pub async fn cancel_booking(
        &self,
        id: &str,
        now_ms: i64,
        messages: impl Fn(&Booking) -> Vec<(Message, i64)> + Send + Sync,
    ) -> Result<Cancelled, StoreError> {
        let mut write = self.write().await?;
        let booking: Option<Booking> = sqlx::query_as(
            "update bookings set cancelled_at = $2, updated_at = $2, sequence = sequence + 1 \
             where id = $1 and cancelled_at is null returning *",
        )
        .bind(id)
        .bind(now_ms)
        .fetch_optional(&mut *write.transaction)
        .await?;
        let Some(booking) = booking else {
            return write.refuse(Cancelled::Before).await;
        };
        slots::free(&mut write, id).await?;
        send_instead(&mut write, &booking, &messages(&booking), now_ms).await?;
        slots::raise_version(&mut write, &booking.event).await?;
        write.commit().await?;
        Ok(Cancelled::Now(Box::new(booking)))
    }

    /// Moves a booking to another slot of its event, in one transaction. Takes the new slot before it frees the old
    /// one: a visitor who loses the race keeps the old slot.
    pub async fn move_booking(
        &self,
        booked: &Booking,
        to: &StoredSlot,
        now_ms: i64,
        messages: impl Fn(&Booking) -> Vec<(Message, i64)> + Send + Sync,
    ) -> Result<Moved, StoreError> {
        let (id, event) = (booked.id.as_str(), booked.event.as_str());
        let mut write = self.write().await?;
        if !slots::take(&mut write, event, to, None).await? {
            return write.refuse(Moved::Taken).await;
        }
        let Some(landing) = documents::hold_landing(&mut write, self.backend, event).await? else {
            return write.refuse(Moved::Gone).await;
        };
        if !landings::is_offered(&landing, to) {
            return write.refuse(Moved::Taken).await;
        }
        let moved: Option<Booking> = sqlx::query_as(
            "update bookings set day = $2, starts = $3, ends = $4, updated_at = $5, sequence = sequence + 1 \
             where id = $1 and cancelled_at is null and sequence < $6 returning *",
        )
        .bind(id)
        .bind(to.day.as_str())
        .bind(to.starts)
        .bind(to.ends)
        .bind(now_ms)
        .bind(CHANGES_MAX)
        .fetch_optional(&mut *write.transaction)
        .await?;
        let Some(moved) = moved else {
            write.rollback().await?;
            let booking = self.booking(id).await?;
            let is_booked = booking.is_some_and(|booking| booking.cancelled_at.is_none());
            return Ok(if is_booked { Moved::TooOften } else { Moved::Gone });
        };
        slots::free(&mut write, id).await?;
        sqlx::query("update taken_slots set booking_id = $1 where event = $2 and day = $3 and starts = $4")
            .bind(id)
            .bind(event)
            .bind(to.day.as_str())
            .bind(to.starts)
            .execute(&mut *write.transaction)
            .await?;
        send_instead(&mut write, &moved, &messages(&moved), now_ms).await?;
        slots::raise_version(&mut write, event).await?;
        write.commit().await?;
        Ok(Moved::Now(Box::new(moved)))
    }
}
