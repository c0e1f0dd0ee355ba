//! Bookings, and who has which slot.

mod blocked;
mod change;
mod quota;
mod row;
mod slots;

use sqlx::Row;
use uuid::Uuid;

use super::idempotency::{self, Claim, Claimed};
use super::outbox::{NewMessage, Subject, cancel_pending, enqueue};
use super::{Reference, Store, StoreError, Write};
use crate::outbox::Message;

pub use blocked::{Blocked, Released};
pub use change::{Cancelled, Moved};
pub use quota::{BookingLimit, BookingLimits};
pub use row::{Booking, Visitor};
pub use slots::StoredSlot;
pub(super) use slots::free_slots_of;

/// A reference that is taken is drawn again this often; the second draw all but never happens.
const REFERENCE_DRAWS: usize = 3;

/// A checked booking, on its way into the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewBooking {
    /// The event landing's token.
    pub event: String,
    /// The slot.
    pub slot: StoredSlot,
    /// Whom it is for.
    pub visitor: Visitor,
    /// Whether the trap for robots was filled in.
    pub suspect: bool,
}

/// What a change of a booking causes, all of it written in the change's transaction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Consequences {
    /// The answer to the request, as it is kept for a repetition.
    pub body: String,
    /// What goes out, and when: UTC milliseconds.
    pub messages: Vec<(Message, i64)>,
}

/// What became of a booking. The body is the answer to give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Booked {
    /// The slot is the visitor's.
    New {
        /// What the visitor is told.
        reference: Reference,
        /// The answer, as it was kept for a repetition.
        body: String,
    },
    /// The same request was answered before.
    Repeated {
        /// The first answer.
        body: String,
    },
    /// The key belongs to another request.
    KeyReused,
    /// Somebody else has the slot.
    Taken,
    /// The visitor booked as much as one may.
    TooMany(BookingLimit),
}

impl Store {
    /// Books a slot: the slot, the booking, the answer and what goes out, in one transaction. `consequences` makes the
    /// latter two. Of several at once, the database lets one have the slot.
    pub async fn book(
        &self,
        booking: &NewBooking,
        claim: Option<&Claim>,
        limits: &BookingLimits,
        now_ms: i64,
        consequences: impl Fn(&Booking) -> Consequences + Send + Sync,
    ) -> Result<Booked, StoreError> {
        let mut draws = 1;
        loop {
            let reference = Reference::for_booking()?;
            let row = Booking::new(booking, &reference, now_ms);
            match self.try_book(&row, claim, limits, &consequences(&row)).await {
                Err(StoreError::Database(sqlx::Error::Database(cause)))
                    if cause.is_unique_violation() && draws < REFERENCE_DRAWS =>
                {
                    draws += 1;
                }
                Err(cause) => return Err(cause),
                Ok(Attempt::Booked { body }) => return Ok(Booked::New { reference, body }),
                Ok(Attempt::Taken) => return Ok(Booked::Taken),
                Ok(Attempt::TooMany(limit)) => return Ok(Booked::TooMany(limit)),
                Ok(Attempt::Answered(Claimed::Repeated { body })) => return Ok(Booked::Repeated { body }),
                Ok(Attempt::Answered(_)) => return Ok(Booked::KeyReused),
            }
        }
    }

    async fn try_book(
        &self,
        booking: &Booking,
        claim: Option<&Claim>,
        limits: &BookingLimits,
        consequences: &Consequences,
    ) -> Result<Attempt, StoreError> {
        let now_ms = booking.created_at;
        let mut write = self.write().await?;
        if let Some(claim) = claim {
            let claimed = idempotency::take(&mut write, claim, &consequences.body, now_ms).await?;
            if claimed != Claimed::First {
                write.rollback().await?;
                return Ok(Attempt::Answered(claimed));
            }
        }
        if !slots::take(&mut write, &booking.event, &booking.slot, Some(&booking.id)).await? {
            write.rollback().await?;
            return Ok(Attempt::Taken);
        }
        if let Some(limit) = quota::count(&mut write, booking, limits).await? {
            write.rollback().await?;
            return Ok(Attempt::TooMany(limit));
        }
        row::insert(&mut write, booking).await?;
        send(&mut write, &booking.id, &consequences.messages, now_ms).await?;
        slots::raise_version(&mut write, &booking.event).await?;
        write.commit().await?;
        Ok(Attempt::Booked { body: consequences.body.clone() })
    }

    /// The answer that a request got before, if its claim holds still.
    pub async fn answer_of(&self, claim: &Claim, now_ms: i64) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(
            "select body from idempotency where scope = $1 and key = $2 and body_hash = $3 and created_at > $4",
        )
        .bind(claim.scope)
        .bind(claim.key.as_str())
        .bind(claim.body_hash.as_str())
        .bind(now_ms - claim.lifetime_ms)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

/// What became of one try.
enum Attempt {
    Booked { body: String },
    Answered(Claimed),
    Taken,
    TooMany(BookingLimit),
}

impl Booking {
    fn new(booking: &NewBooking, reference: &Reference, now_ms: i64) -> Self {
        Self {
            id: Uuid::now_v7().to_string(),
            reference: reference.to_string(),
            created_at: now_ms,
            updated_at: now_ms,
            event: booking.event.clone(),
            slot: booking.slot.clone(),
            visitor: booking.visitor.clone(),
            suspect: booking.suspect,
            sequence: 0,
            cancelled_at: None,
        }
    }
}

async fn send(write: &mut Write, booking_id: &str, messages: &[(Message, i64)], now_ms: i64) -> Result<(), StoreError> {
    let subject = Subject::Booking(booking_id);
    let messages: Vec<_> =
        messages.iter().map(|(body, due_at)| NewMessage { subject, body, due_at: *due_at }).collect();
    enqueue(&mut write.transaction, &messages, now_ms).await
}

/// Takes back what is not true any more, the reminder first of all, and writes down what is.
async fn send_instead(
    write: &mut Write,
    booking_id: &str,
    messages: &[(Message, i64)],
    now_ms: i64,
) -> Result<(), StoreError> {
    cancel_pending(&mut write.transaction, Subject::Booking(booking_id), now_ms).await?;
    send(write, booking_id, messages, now_ms).await
}
