//! Mails and webhook calls as the back office shows them.

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

use super::outbox::Subject;
use super::{Store, StoreError};
use model::{DeliveryState, Message};

/// Deliveries that are listed at once.
const LISTED: i64 = 200;

/// A mail or a webhook call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    pub id: String,
    /// `mail` or `webhook`.
    pub kind: String,
    /// Reference of the lead or booking that caused it; empty for a user's mail, or if that was deleted.
    pub about: String,
    /// A mail's subject, or a webhook's event; empty once the message was sent, which blanks it.
    pub subject: String,
    pub state: DeliveryState,
    pub attempts: i64,
    /// When it is tried next, in UTC milliseconds.
    pub due_at: i64,
    /// When it was written, in UTC milliseconds.
    pub created_at: i64,
    /// Why the last attempt failed.
    pub reason: Option<String>,
}

impl FromRow<'_, AnyRow> for Delivery {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let state: String = row.try_get("state")?;
        let body: String = row.try_get("body")?;
        Ok(Self {
            id: row.try_get("id")?,
            kind: row.try_get("kind")?,
            about: row.try_get::<Option<String>, _>("about")?.unwrap_or_default(),
            subject: match serde_json::from_str(&body) {
                Ok(Message::Mail(mail)) => mail.subject,
                Ok(Message::Reminder(_)) => "Reminder".to_owned(),
                Ok(Message::Webhook(webhook)) => webhook.event,
                Err(_) => String::new(),
            },
            state: match state.as_str() {
                "pending" => DeliveryState::Waiting,
                "dead" => DeliveryState::Failed,
                "cancelled" => DeliveryState::Cancelled,
                _ => DeliveryState::Sent,
            },
            attempts: row.try_get("attempts")?,
            due_at: row.try_get("due_at")?,
            created_at: row.try_get("created_at")?,
            reason: row.try_get("last_error")?,
        })
    }
}

impl Store {
    /// Returns the 200 newest deliveries that wait or have failed.
    pub async fn deliveries(&self, state: DeliveryState) -> Result<Vec<Delivery>, StoreError> {
        let state = if state == DeliveryState::Failed { "dead" } else { "pending" };
        let sql = "select o.id, o.kind, o.body, o.state, o.attempts, o.due_at, o.created_at, o.last_error, \
                   coalesce(l.reference, b.reference) as about from outbox o \
                   left join leads l on l.id = o.subject_id left join bookings b on b.id = o.subject_id \
                   where o.state = $1 order by o.id desc limit $2";
        Ok(sqlx::query_as(sql).bind(state).bind(LISTED).fetch_all(&self.pool).await?)
    }

    /// Returns the deliveries that a lead or booking caused, the oldest first. `about` is its reference.
    pub async fn deliveries_of(&self, subject: Subject<'_>, about: &str) -> Result<Vec<Delivery>, StoreError> {
        let sql = "select id, kind, body, state, attempts, due_at, created_at, last_error, $3 as about from outbox \
                   where subject_kind = $1 and subject_id = $2 order by id";
        Ok(sqlx::query_as(sql).bind(subject.kind()).bind(subject.id()).bind(about).fetch_all(&self.pool).await?)
    }
}
