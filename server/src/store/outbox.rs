//! The outbox: messages that are written with what causes them, and delivered afterwards.

use sqlx::{Any, Transaction};
use uuid::Uuid;

use super::StoreError;
use crate::outbox::Message;

/// What caused a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject<'a> {
    /// A lead, by its id.
    Lead(&'a str),
    /// A booking, by its id.
    Booking(&'a str),
}

impl<'a> Subject<'a> {
    /// The word in the table.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Lead(_) => "lead",
            Self::Booking(_) => "booking",
        }
    }

    /// The id in the table that the word names.
    pub fn id(self) -> &'a str {
        match self {
            Self::Lead(id) | Self::Booking(id) => id,
        }
    }
}

/// A message on its way into the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewMessage<'a> {
    /// What caused it.
    pub subject: Subject<'a>,
    /// What it says.
    pub body: &'a Message,
    /// When it is to be delivered, in UTC milliseconds: now, or later for a reminder.
    pub due_at: i64,
}

/// Writes a message down in the transaction that causes it.
pub async fn enqueue(tx: &mut Transaction<'_, Any>, message: &NewMessage<'_>, now_ms: i64) -> Result<(), StoreError> {
    let body = serde_json::to_string(message.body)?;
    sqlx::query(
        "insert into outbox (id, subject_kind, subject_id, kind, body, state, created_at, due_at, attempts) \
         values ($1, $2, $3, $4, $5, 'pending', $6, $7, 0)",
    )
    .bind(Uuid::now_v7().to_string())
    .bind(message.subject.kind())
    .bind(message.subject.id())
    .bind(message.body.kind())
    .bind(body)
    .bind(now_ms)
    .bind(message.due_at)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Takes back what a subject has not caused yet, such as the reminder of a booking that is cancelled. Answers how many
/// messages that were. One that is being delivered at this moment goes out.
pub async fn cancel_pending(
    tx: &mut Transaction<'_, Any>,
    subject: Subject<'_>,
    now_ms: i64,
) -> Result<u64, StoreError> {
    let cancelled = sqlx::query(
        "update outbox set state = 'cancelled', body = '', finished_at = $1 \
         where subject_kind = $2 and subject_id = $3 and state = 'pending'",
    )
    .bind(now_ms)
    .bind(subject.kind())
    .bind(subject.id())
    .execute(&mut **tx)
    .await?;
    Ok(cancelled.rows_affected())
}
