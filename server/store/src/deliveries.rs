//! Mails and webhook calls as the back office shows them.

use serde::Serialize;
use sqlx::AssertSqlSafe;

use super::outbox::Subject;
use super::sql::flag;
use super::{Store, StoreError};
use model::{DeliveryState, Message};

/// Deliveries that are listed at once.
const LISTED: i64 = 200;
/// Columns of [`DeliveryInfo`] except for `about`.
const COLUMNS: &str = "outbox.id, outbox.kind, outbox.to_visitor, outbox.body, outbox.state, outbox.attempts, \
                       outbox.created_at, outbox.last_error";

/// A mail or a webhook call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeliveryInfo {
    pub id: String,
    /// `mail` or `webhook`.
    #[ts(type = "\"mail\" | \"webhook\"")]
    pub kind: String,
    /// True for a mail to the visitor who sent the form.
    pub to_visitor: bool,
    /// Reference of the lead or booking that caused it; empty for a user's mail, or if that was deleted.
    pub about: String,
    /// A mail's subject, or a webhook's event; empty once it was sent.
    pub subject: String,
    pub state: DeliveryState,
    pub attempts: i64,
    /// When it was written, in UTC milliseconds.
    pub at: i64,
    /// Why the last attempt failed.
    pub reason: Option<String>,
}

from_row!(row => DeliveryInfo {
    id, kind,
    to_visitor = flag(row, "to_visitor")?,
    about,
    subject = match serde_json::from_str(row.try_get("body")?) {
        Ok(Message::Mail(mail)) => mail.subject,
        Ok(Message::Reminder(_)) => "Reminder".to_owned(),
        Ok(Message::Webhook(webhook)) => webhook.event,
        Err(_) => String::new(),
    },
    state = match row.try_get("state")? {
        "pending" => DeliveryState::Waiting,
        "dead" => DeliveryState::Failed,
        "cancelled" => DeliveryState::Cancelled,
        _ => DeliveryState::Sent,
    },
    attempts,
    at = row.try_get("created_at")?,
    reason = row.try_get("last_error")?,
});

impl Store {
    /// Returns the 200 newest deliveries that wait or have failed.
    pub async fn deliveries(&self, state: DeliveryState) -> Result<Vec<DeliveryInfo>, StoreError> {
        let state = if state == DeliveryState::Failed { "dead" } else { "pending" };
        let sql = AssertSqlSafe(format!(
            "select {COLUMNS}, coalesce(lead.reference, booking.reference, '') as about from outbox \
             left join leads lead on lead.id = subject_id left join bookings booking on booking.id = subject_id \
             where outbox.state = $1 order by outbox.id desc limit $2"
        ));
        Ok(query_as!(sql, state, LISTED).fetch_all(&self.pool).await?)
    }

    /// Returns the deliveries that a lead or booking caused, the oldest first. `about` is its reference.
    pub async fn deliveries_of(&self, subject: Subject<'_>, about: &str) -> Result<Vec<DeliveryInfo>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "select {COLUMNS}, $3 as about from outbox where subject_kind = $1 and subject_id = $2 order by id"
        ));
        Ok(query_as!(sql, subject.kind(), subject.id(), about).fetch_all(&self.pool).await?)
    }
}
