//! What is told to people and programs once it is certain.

use serde::{Deserialize, Serialize};

/// A message on its way out, as it stands in the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Message {
    /// For a person.
    Mail(Mail),
    /// For a program of the owner's.
    Webhook(Webhook),
}

impl Message {
    /// The word in the table.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Mail(_) => "mail",
            Self::Webhook(_) => "webhook",
        }
    }
}

/// A mail to one address, in two forms of the same words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Mail {
    /// Who gets it: an address, without a name.
    pub to: String,
    /// Where an answer goes; without it, to the sender.
    pub reply_to: Option<String>,
    /// The subject line.
    pub subject: String,
    /// As plain text.
    pub text: String,
    /// As HTML.
    pub html: String,
    /// An appointment for the reader's calendar.
    pub calendar: Option<CalendarPart>,
}

/// An appointment inside a mail (RFC 5545, RFC 6047).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CalendarPart {
    /// `PUBLISH`, `REQUEST` or `CANCEL`; the same as inside the body.
    pub method: String,
    /// The calendar object.
    pub body: String,
}

/// A call to the owner's program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Webhook {
    /// What happened, such as `lead.created`.
    pub event: String,
    /// What it is about.
    pub payload: serde_json::Value,
}
