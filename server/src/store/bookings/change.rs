//! A booking is cancelled or moved.

use super::super::{Store, StoreError};
use super::row::{Booking, booking};
use super::slots::{self, StoredSlot};
use super::{Consequences, send_instead};

/// What became of a cancellation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cancelled {
    /// The slot is free again.
    Now(Box<Booking>),
    /// It was cancelled before, or never was: there is nothing to do.
    Before,
}

/// What became of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Moved {
    /// The new slot is the visitor's, the old one is free.
    Now(Box<Booking>),
    /// Somebody has the new slot.
    Taken,
    /// The booking was cancelled, or never was.
    Gone,
}

impl Store {
    /// Cancels a booking: the slot, the row and what goes out, in one transaction.
    pub async fn cancel_booking(
        &self,
        id: &str,
        now_ms: i64,
        consequences: impl Fn(&Booking) -> Consequences + Send + Sync,
    ) -> Result<Cancelled, StoreError> {
        let mut write = self.write().await?;
        let row = sqlx::query(
            "update bookings set cancelled_at = $2, updated_at = $2, sequence = sequence + 1 \
             where id = $1 and cancelled_at is null returning *",
        )
        .bind(id)
        .bind(now_ms)
        .fetch_optional(&mut *write.transaction)
        .await?;
        let Some(row) = row else {
            write.rollback().await?;
            return Ok(Cancelled::Before);
        };
        let booking = booking(&row)?;
        slots::free(&mut write, id).await?;
        send_instead(&mut write, id, &consequences(&booking).messages, now_ms).await?;
        slots::raise_version(&mut write, &booking.event).await?;
        write.commit().await?;
        Ok(Cancelled::Now(Box::new(booking)))
    }

    /// Moves a booking to another slot of its event, in one transaction. The new slot is taken before the old one is
    /// freed: whoever loses the race keeps what he had.
    pub async fn move_booking(
        &self,
        booked: &Booking,
        to: &StoredSlot,
        now_ms: i64,
        consequences: impl Fn(&Booking) -> Consequences + Send + Sync,
    ) -> Result<Moved, StoreError> {
        let (id, event) = (booked.id.as_str(), booked.event.as_str());
        let mut write = self.write().await?;
        if !slots::take(&mut write, event, to, None).await? {
            write.rollback().await?;
            return Ok(Moved::Taken);
        }
        let row = sqlx::query(
            "update bookings set day = $2, starts = $3, ends = $4, updated_at = $5, sequence = sequence + 1 \
             where id = $1 and cancelled_at is null returning *",
        )
        .bind(id)
        .bind(to.day.as_str())
        .bind(to.starts)
        .bind(to.ends)
        .bind(now_ms)
        .fetch_optional(&mut *write.transaction)
        .await?;
        let Some(row) = row else {
            write.rollback().await?;
            return Ok(Moved::Gone);
        };
        let booking = booking(&row)?;
        slots::free(&mut write, id).await?;
        sqlx::query("update taken_slots set booking_id = $1 where event = $2 and day = $3 and starts = $4")
            .bind(id)
            .bind(event)
            .bind(to.day.as_str())
            .bind(to.starts)
            .execute(&mut *write.transaction)
            .await?;
        send_instead(&mut write, id, &consequences(&booking).messages, now_ms).await?;
        slots::raise_version(&mut write, event).await?;
        write.commit().await?;
        Ok(Moved::Now(Box::new(booking)))
    }
}
