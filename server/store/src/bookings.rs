//! Bookings, and the slots that they occupy.

mod blocked;
mod change;
mod landings;
mod quota;
mod row;
mod slots;

use uuid::Uuid;

use super::email_key::mailbox_key;
use super::idempotency::{self, IdempotencyOutcome, IdempotencyRecord};
use super::outbox::{NewMessage, Subject, cancel_mails, enqueue};
use super::reference::insert_with_reference;
use super::{Reference, Store, StoreError, Visitor, Write, documents};
use model::{Message, digest};

pub use blocked::{Blocked, Released};
pub use change::{Cancelled, Moved};
pub(super) use landings::{check_changed_landing, check_removed_landing};
pub use quota::{BookingLimit, BookingLimits};
pub use row::Booking;
pub use slots::StoredSlot;
pub(super) use slots::free_slots_of;

/// A validated booking, ready to be inserted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewBooking {
    /// The event landing's token.
    pub event: String,
    pub slot: StoredSlot,
    pub visitor: Visitor,
    /// The site's host, for the calendar UID.
    pub host: String,
    /// True if a program seems to have filled in the form.
    pub suspect: bool,
}

/// Effects of a change to a booking, all written in the same transaction as the change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BookingEffects {
    /// The response to the request, stored for a retry.
    pub body: String,
    /// Messages to send, each with its due time in UTC milliseconds.
    pub messages: Vec<(Message, i64)>,
}

/// The outcome of a booking request. `body` is the response to return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Booked {
    /// The slot was booked for the visitor.
    New {
        reference: Reference,
        /// The response, as it was stored for a retry.
        body: String,
    },
    /// The same request was processed before.
    Repeated {
        /// The response of the first request.
        body: String,
    },
    /// The idempotency key belongs to another request.
    KeyReused,
    /// The slot is not free.
    Taken,
    /// The landing was removed or made a draft.
    NoEvent,
    /// The visitor has reached a limit.
    TooMany(BookingLimit),
}

impl Store {
    /// Books a slot: stores the slot, the booking, the response and the messages in one transaction. `effects` builds
    /// the response and the messages. Of concurrent requests for one slot the database lets exactly one succeed.
    pub async fn book(
        &self,
        booking: &NewBooking,
        idempotency: Option<&IdempotencyRecord>,
        limits: &BookingLimits,
        now_ms: i64,
        effects: impl Fn(&Booking) -> BookingEffects + Send + Sync,
    ) -> Result<Booked, StoreError> {
        let effects = &effects;
        insert_with_reference(Reference::for_booking, move |reference| async move {
            let row = Booking::new(booking, &reference, now_ms);
            Ok(match self.try_book(&row, idempotency, limits, &effects(&row)).await? {
                Attempt::Booked { body } => Booked::New { reference, body },
                Attempt::Taken => Booked::Taken,
                Attempt::NoEvent => Booked::NoEvent,
                Attempt::TooMany(limit) => Booked::TooMany(limit),
                Attempt::Answered(IdempotencyOutcome::Repeated { body }) => Booked::Repeated { body },
                Attempt::Answered(_) => Booked::KeyReused,
            })
        })
        .await
    }

    async fn try_book(
        &self,
        booking: &Booking,
        idempotency: Option<&IdempotencyRecord>,
        limits: &BookingLimits,
        effects: &BookingEffects,
    ) -> Result<Attempt, StoreError> {
        let now_ms = booking.created_at;
        let mut write = self.write().await?;
        if let Some(idempotency) = idempotency {
            let outcome = idempotency::take(&mut write, idempotency, &effects.body, now_ms).await?;
            if outcome != IdempotencyOutcome::First {
                write.rollback().await?;
                return Ok(Attempt::Answered(outcome));
            }
        }
        if !slots::take(&mut write, &booking.event, &booking.slot, Some(&booking.id)).await? {
            write.rollback().await?;
            return Ok(Attempt::Taken);
        }
        let Some(landing) = documents::hold_landing(&mut write, self.backend, &booking.event).await? else {
            write.rollback().await?;
            return Ok(Attempt::NoEvent);
        };
        if !landings::is_offered(&landing, &booking.slot) {
            write.rollback().await?;
            return Ok(Attempt::Taken);
        }
        if let Some(limit) = quota::count(&mut write, booking, limits).await? {
            write.rollback().await?;
            return Ok(Attempt::TooMany(limit));
        }
        row::insert(&mut write, booking).await?;
        send(&mut write, booking, &effects.messages, now_ms).await?;
        slots::raise_version(&mut write, &booking.event).await?;
        write.commit().await?;
        Ok(Attempt::Booked { body: effects.body.clone() })
    }

    /// Returns the stored response of an earlier request, unless its idempotency key has expired.
    pub async fn response_of(
        &self,
        idempotency: &IdempotencyRecord,
        now_ms: i64,
    ) -> Result<Option<String>, StoreError> {
        let body = sqlx::query_scalar(
            "select body from idempotency where scope = $1 and key = $2 and body_hash = $3 and created_at > $4",
        )
        .bind(idempotency.scope)
        .bind(idempotency.key.as_str())
        .bind(idempotency.body_hash.as_str())
        .bind(now_ms - idempotency.lifetime_ms)
        .fetch_optional(&self.pool)
        .await?;
        Ok(body)
    }
}

/// The outcome of one attempt to insert a booking.
enum Attempt {
    Booked { body: String },
    Answered(IdempotencyOutcome),
    Taken,
    NoEvent,
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
            calendar_uid: format!("{reference}@{}", booking.host),
            sequence: 0,
            cancelled_at: None,
        }
    }
}

/// Queues messages. A mail to the visitor waits while the mailbox has had its share.
async fn send(
    write: &mut Write,
    booking: &Booking,
    messages: &[(Message, i64)],
    now_ms: i64,
) -> Result<(), StoreError> {
    let mailbox = digest(mailbox_key(&booking.visitor.email).as_bytes());
    let mut queued = Vec::with_capacity(messages.len());
    for (body, due_at) in messages {
        let mut message = NewMessage { subject: Subject::Booking(&booking.id), body, due_at: *due_at, mailbox: None };
        if matches!(body, Message::Mail(mail) if mail.visitor.is_none()) {
            message.due_at = quota::mail_due(write, &mailbox, now_ms).await?;
            message.mailbox = Some(&mailbox);
        }
        queued.push(message);
    }
    enqueue(&mut write.transaction, &queued, now_ms).await
}

/// Cancels the booking's undelivered mails, above all the reminder, and queues `messages` in their place.
async fn send_instead(
    write: &mut Write,
    booking: &Booking,
    messages: &[(Message, i64)],
    now_ms: i64,
) -> Result<(), StoreError> {
    cancel_mails(&mut write.transaction, Subject::Booking(&booking.id), now_ms).await?;
    send(write, booking, messages, now_ms).await
}
