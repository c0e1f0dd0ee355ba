//! Cancelling and moving a booking.

use super::super::{Store, StoreError, Write, documents};
use super::row::Booking;
use super::slots::{self, StoredSlot};
use super::{landings, log_change, send_instead};
use model::Message;

/// Limit of moves by the visitor: each sends a mail.
const VISITOR_MOVES_MAX: i64 = 10;

/// Who changes a booking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangedBy<'a> {
    /// The visitor, by the link. The number of moves is limited.
    Visitor,
    /// Somebody of the office. The audit log has an entry.
    Staff {
        /// The user's id; `None` for the command line.
        user: Option<&'a str>,
        /// Changes nothing if the booking has another revision by now; `None` changes it anyway.
        revision: Option<i64>,
    },
}

impl ChangedBy<'_> {
    /// Returns the revision that the booking has to have.
    pub fn revision(self) -> Option<i64> {
        match self {
            Self::Visitor => None,
            Self::Staff { revision, .. } => revision,
        }
    }

    /// Adds an entry about a change by staff to the audit log.
    async fn log(self, write: &mut Write, action: &str, id: &str, now_ms: i64) -> Result<(), sqlx::Error> {
        match self {
            Self::Visitor => Ok(()),
            Self::Staff { user, .. } => log_change(write, user, action, id, now_ms).await,
        }
    }
}

/// The outcome of a cancellation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cancelled {
    /// The booking is cancelled and its slot is free again.
    Now(Box<Booking>),
    /// Somebody changed the booking in the meantime.
    Conflict(Box<Booking>),
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
    /// Somebody changed the booking in the meantime.
    Conflict(Box<Booking>),
    /// The visitor moved the booking as often as is allowed.
    TooOften,
    /// The booking does not exist or was cancelled, or its event is gone.
    Gone,
}

impl Store {
    /// Cancels a booking: frees the slot, updates the row and queues the messages in one transaction.
    pub async fn cancel_booking(
        &self,
        id: &str,
        by: ChangedBy<'_>,
        now_ms: i64,
        messages: impl Fn(&Booking) -> Vec<(Message, i64)> + Send + Sync,
    ) -> Result<Cancelled, StoreError> {
        let mut write = self.write().await?;
        let sql = "update bookings set cancelled_at = $2, updated_at = $2, sequence = sequence + 1, \
                   revision = revision + 1 where id = $1 and cancelled_at is null and ($3 < 0 \
                   or revision = $3) returning *";
        let booking: Option<Booking> =
            query_as!(sql, id, now_ms, by.revision().unwrap_or(-1)).fetch_optional(&mut *write.transaction).await?;
        let Some(booking) = booking else {
            write.rollback().await?;
            let current = self.booking(id).await?.filter(|booking| booking.cancelled_at.is_none());
            return Ok(current.map_or(Cancelled::Before, |current| Cancelled::Conflict(Box::new(current))));
        };
        slots::free(&mut write, id).await?;
        by.log(&mut write, "booking.cancel", id, now_ms).await?;
        send_instead(&mut write, &booking, &messages(&booking), now_ms).await?;
        slots::raise_version(&mut write, &booking.event).await?;
        write.accept(Cancelled::Now(Box::new(booking))).await
    }

    /// Moves a booking to another slot of its event, in one transaction. Takes the new slot before it frees the old
    /// one: a visitor who loses the race keeps the old slot. A check-in is undone: it was for the old slot.
    pub async fn move_booking(
        &self,
        booked: &Booking,
        to: &StoredSlot,
        by: ChangedBy<'_>,
        now_ms: i64,
        messages: impl Fn(&Booking) -> Vec<(Message, i64)> + Send + Sync,
    ) -> Result<Moved, StoreError> {
        let (id, event) = (booked.id.as_str(), booked.event.as_str());
        let mut write = self.write().await?;
        if !slots::reserve(&mut write, event, to, None).await? {
            return write.refuse(Moved::Taken).await;
        }
        let Some(landing) = documents::lock_landing(&mut write, self.backend, event).await? else {
            return write.refuse(Moved::Gone).await;
        };
        if !landings::is_offered(&landing, to) {
            return write.refuse(Moved::Taken).await;
        }
        let (counted, limit) = match by {
            ChangedBy::Visitor => (1, VISITOR_MOVES_MAX),
            ChangedBy::Staff { .. } => (0, i64::MAX),
        };
        let sql = "update bookings set day = $2, starts = $3, ends = $4, updated_at = $5, sequence = sequence + 1, \
                   checked_in_at = null, visitor_moves = visitor_moves + $6, revision = revision + 1 where id = $1 \
                   and cancelled_at is null and visitor_moves < $7 and ($8 < 0 or revision = $8) returning *";
        let moved: Option<Booking> = query_as!(
            sql,
            id,
            to.day.as_str(),
            to.starts,
            to.ends,
            now_ms,
            counted,
            limit,
            by.revision().unwrap_or(-1)
        )
        .fetch_optional(&mut *write.transaction)
        .await?;
        let Some(moved) = moved else {
            write.rollback().await?;
            return Ok(match self.booking(id).await?.filter(|booking| booking.cancelled_at.is_none()) {
                None => Moved::Gone,
                Some(current) if by.revision().is_some() => Moved::Conflict(Box::new(current)),
                Some(_) => Moved::TooOften,
            });
        };
        slots::free(&mut write, id).await?;
        let sql = "update taken_slots set booking_id = $1 where event = $2 and day = $3 and starts = $4";
        write.run(query!(sql, id, event, to.day.as_str(), to.starts)).await?;
        by.log(&mut write, "booking.move", id, now_ms).await?;
        send_instead(&mut write, &moved, &messages(&moved), now_ms).await?;
        slots::raise_version(&mut write, event).await?;
        write.accept(Moved::Now(Box::new(moved))).await
    }
}
