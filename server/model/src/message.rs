//! Messages to people and programs.

use serde::{Deserialize, Serialize};

/// An outgoing message, as stored in the outbox.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Message {
    Mail(Mail),
    /// A mail too, composed when it is sent.
    Reminder(Reminder),
    /// A call to the owner's webhook.
    Webhook(Webhook),
}

impl Message {
    /// Returns the kind as the database spells it.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Mail(_) | Self::Reminder(_) => "mail",
            Self::Webhook(_) => "webhook",
        }
    }

    /// Returns true for a mail to the person that it is about.
    pub fn is_to_subject(&self) -> bool {
        match self {
            Self::Mail(mail) => mail.visitor.is_none(),
            Self::Reminder(_) => true,
            Self::Webhook(_) => false,
        }
    }

    /// Returns the instant from which the message is no longer sent, in UTC milliseconds.
    pub fn expires_at(&self) -> Option<i64> {
        match self {
            Self::Reminder(reminder) => Some(reminder.expires_at),
            Self::Mail(_) | Self::Webhook(_) => None,
        }
    }
}

/// A mail to one address, as plain text and HTML.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Mail {
    /// The recipient's address, without a name.
    pub to: String,
    /// Reply address; defaults to the sender.
    pub reply_to: Option<String>,
    /// Digest of the visitor's address, if the mail goes to somebody else. Erasure finds the mail's file by it.
    pub visitor: Option<String>,
    pub subject: String,
    pub text: String,
    pub html: String,
    /// A calendar invitation.
    pub calendar: Option<CalendarPart>,
}

/// A reminder of a meeting. It is pending for days, in which the event may change, so its mail is composed when it is
/// sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Reminder {
    pub booking_id: String,
    /// Start of the meeting, in UTC milliseconds: from then on the reminder is no longer sent.
    pub expires_at: i64,
}

/// A calendar invitation in a mail (RFC 5545, RFC 6047).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CalendarPart {
    /// `PUBLISH`, `REQUEST` or `CANCEL`, equal to `METHOD` in the body.
    pub method: String,
    /// The iCalendar object.
    pub body: String,
}

/// A call to the owner's webhook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Webhook {
    /// Event type, such as `lead.created`.
    pub event: String,
    pub payload: serde_json::Value,
}
