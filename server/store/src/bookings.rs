//! Bookings, and the slots that they occupy.

mod blocked;
mod board;
mod change;
mod check_in;
mod landings;
mod quota;
mod row;
mod slots;

use super::email_key::mailbox_key;
use super::idempotency::{self, IdempotencyRecord, Recorded};
use super::outbox::{NewMessage, Subject, cancel_mails, enqueue};
use super::{Store, StoreError, Write, documents};
use model::{Message, digest};

pub use blocked::{Blocked, Released};
pub use change::{Cancelled, ChangedBy, Moved};
pub use check_in::CheckedIn;
pub(super) use landings::{check_changed_landing, check_removed_landing};
pub use quota::{BookingLimit, BookingLimits};
pub use row::Booking;
pub use slots::StoredSlot;
pub(super) use slots::free_slots_of;

/// Who books a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookedBy<'a> {
    /// The visitor, within limits.
    Visitor(&'a BookingLimits),
    /// A user of the back office, by id. The audit log has an entry.
    Staff(&'a str),
}

/// The outcome of a booking request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Booked {
    /// The slot was booked for the visitor.
    New,
    /// The same request was recorded before.
    Repeated {
        /// The response to the first request.
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
    /// Books a slot: records the slot, the booking, its messages, each with its due time in UTC milliseconds, and the
    /// response for a retry in one transaction. Of concurrent requests for one slot the database lets exactly one
    /// succeed.
    pub async fn book(
        &self,
        booking: &Booking,
        messages: &[(Message, i64)],
        response: &str,
        idempotency: Option<&IdempotencyRecord>,
        by: BookedBy<'_>,
    ) -> Result<Booked, StoreError> {
        let mut write = self.write().await?;
        if let Some(idempotency) = idempotency {
            match idempotency::register(&mut write, idempotency, response, booking.created_at).await? {
                Recorded::New => {}
                Recorded::Repeated { body } => return write.refuse(Booked::Repeated { body }).await,
                Recorded::KeyReused => return write.refuse(Booked::KeyReused).await,
            }
        }
        if !slots::reserve(&mut write, &booking.event, &booking.slot, Some(&booking.id)).await? {
            return write.refuse(Booked::Taken).await;
        }
        let Some(landing) = documents::lock_landing(&mut write, self.backend, &booking.event).await? else {
            return write.refuse(Booked::NoEvent).await;
        };
        if !landings::is_offered(&landing, &booking.slot) {
            return write.refuse(Booked::Taken).await;
        }
        match by {
            BookedBy::Visitor(limits) => {
                if let Some(limit) = quota::count(&mut write, booking, limits).await? {
                    return write.refuse(Booked::TooMany(limit)).await;
                }
            }
            BookedBy::Staff(user) => {
                log_change(&mut write, Some(user), "booking.book", &booking.id, booking.created_at).await?;
            }
        }
        row::insert(&mut write, booking).await?;
        send(&mut write, booking, messages, booking.created_at).await?;
        slots::raise_version(&mut write, &booking.event).await?;
        write.accept(Booked::New).await
    }
}

/// Adds an entry about a booking to the audit log.
async fn log_change(
    write: &mut Write,
    user: Option<&str>,
    action: &str,
    booking_id: &str,
    now_ms: i64,
) -> Result<(), sqlx::Error> {
    write.log(user, action, &format!("booking:{booking_id}"), now_ms).await
}

/// Queues messages. A mail to the visitor is delayed while the mailbox has reached its limit.
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

/// Cancels the booking's undelivered mails, above all the reminder, and queues `messages` instead.
async fn send_instead(
    write: &mut Write,
    booking: &Booking,
    messages: &[(Message, i64)],
    now_ms: i64,
) -> Result<(), StoreError> {
    cancel_mails(&mut write.transaction, Subject::Booking(&booking.id), now_ms).await?;
    send(write, booking, messages, now_ms).await
}
