//! Leads: messages sent through the site's forms.

use std::sync::LazyLock;

use core_wasm::fields::FieldKey;
use core_wasm::forms::Texts;
use heck::ToSnakeCase;
use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::idempotency::{self, IdempotencyRecord, Recorded};
use super::outbox::{self, NewMessage, Subject, bind_messages};
use super::sql::flag;
use super::{Backend, Reference, Store, StoreError, Visitor};
use model::Message;

/// The columns that every lead has, in the order in which they are bound.
const COLUMNS: &str = "id, reference, created_at, kind, full_name, email, phone, company, consent, origin, event, \
                       suspect, consent_version, consented_at, campaign, search";

/// Returns the column of an answer: its key in snake case.
fn column(answer: FieldKey) -> String {
    answer.as_str().to_snake_case()
}

static INSERT: LazyLock<String> = LazyLock::new(|| {
    let columns = FieldKey::ANSWERS.map(column).into_iter().fold(COLUMNS.to_owned(), |all, next| all + ", " + &next);
    let values: Vec<String> = (1..=columns.split(", ").count()).map(|number| format!("${number}")).collect();
    format!("insert into leads ({columns}) values ({})", values.join(", "))
});

/// Returns the statement that inserts a lead and its messages, in one call: SQLite's driver runs each call on another
/// thread.
fn insertion(backend: Backend, messages: usize) -> String {
    let lead = INSERT.as_str();
    let outbox = outbox::insertion(messages, lead.matches('$').count() + 1);
    match backend {
        _ if messages == 0 => lead.to_owned(),
        Backend::Sqlite => format!("{lead}; {outbox}"),
        Backend::Postgres => format!("with lead as ({lead}) {outbox}"),
    }
}

/// Returns what the inbox searches, in lower case.
fn search_text(reference: &str, visitor: &Visitor, answers: &Texts) -> String {
    let Visitor { full_name, email, phone, company } = visitor;
    let answers = FieldKey::ANSWERS.map(|field| answers.text(field));
    [reference, full_name, email, phone, company]
        .into_iter()
        .chain(answers)
        .collect::<Vec<_>>()
        .join("\n")
        .to_lowercase()
}

/// The form that a lead came through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum LeadKind {
    Contact,
    Event,
}

impl LeadKind {
    /// Returns the kind as stored in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Event => "event",
        }
    }
}

/// A validated lead, ready to be inserted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLead {
    /// UUIDv7, so that ids sort by time.
    pub id: String,
    pub reference: Reference,
    pub kind: LeadKind,
    pub visitor: Visitor,
    /// The texts of [`FieldKey::ANSWERS`], empty where none was given.
    pub answers: Texts,
    /// Version of the consent text that the visitor agreed to; `None` when the consent box was not ticked.
    pub consent_version: Option<String>,
    /// Path of the page that led the visitor to the form.
    pub origin: Option<String>,
    /// The campaign that led the visitor to the site.
    pub campaign: Option<String>,
    /// The event landing's token.
    pub event: Option<String>,
    /// True when the form looks as if a program had filled it in.
    pub suspect: bool,
}

/// A stored lead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Lead {
    /// UUIDv7, so that ids sort by time.
    pub id: String,
    /// The reference that the response and the mails show to the sender.
    pub reference: String,
    /// UTC milliseconds.
    #[serde(serialize_with = "model::clock::as_rfc3339")]
    pub created_at: i64,
    /// `contact` or `event`.
    pub kind: String,
    #[serde(flatten)]
    pub visitor: Visitor,
    /// The texts of [`FieldKey::ANSWERS`], empty where none was given.
    #[serde(flatten)]
    pub answers: Texts,
    /// True when the consent box was ticked.
    pub consent: bool,
    /// Version of the consent text that the visitor agreed to.
    pub consent_version: Option<String>,
    /// Time of the consent, in UTC milliseconds.
    #[serde(serialize_with = "model::clock::option_as_rfc3339")]
    pub consented_at: Option<i64>,
    /// Path of the page that led the visitor to the form.
    pub origin: Option<String>,
    /// The campaign that led the visitor to the site, such as `newsletter / email / spring`.
    pub campaign: Option<String>,
    /// The event landing's token.
    pub event: Option<String>,
    /// True when the form looks as if a program had filled it in.
    pub suspect: bool,
}

impl Store {
    /// Records a lead, its messages and the response for a retry in one transaction, unless the same request was
    /// recorded before. `messages` is called only for a new lead.
    pub async fn record_lead(
        &self,
        lead: &NewLead,
        messages: impl FnOnce() -> Vec<Message>,
        response: &str,
        idempotency: Option<&IdempotencyRecord>,
        now_ms: i64,
    ) -> Result<Recorded, StoreError> {
        let mut write = self.write().await?;
        if let Some(idempotency) = idempotency {
            let recorded = idempotency::register(&mut write, idempotency, response, now_ms).await?;
            if recorded != Recorded::New {
                return write.refuse(recorded).await;
            }
        }
        let bodies = messages();
        let message = |body| NewMessage { subject: Subject::Lead(&lead.id), body, due_at: now_ms, mailbox: None };
        let messages: Vec<_> = bodies.iter().map(message).collect();
        let mut insert = query!(
            AssertSqlSafe(insertion(self.backend, messages.len())),
            lead.id.as_str(),
            lead.reference.as_str(),
            now_ms,
            lead.kind.as_str(),
            lead.visitor.full_name.as_str(),
            lead.visitor.email.as_str(),
            lead.visitor.phone.as_str(),
            lead.visitor.company.as_str(),
            i64::from(lead.consent_version.is_some()),
            lead.origin.as_deref(),
            lead.event.as_deref(),
            i64::from(lead.suspect),
            lead.consent_version.as_deref(),
            lead.consent_version.as_ref().map(|_| now_ms),
            lead.campaign.as_deref(),
            search_text(lead.reference.as_str(), &lead.visitor, &lead.answers)
        );
        for field in FieldKey::ANSWERS {
            insert = insert.bind(lead.answers.text(field));
        }
        bind_messages(insert, &messages, now_ms)?.execute(&mut *write.transaction).await?;
        write.accept(Recorded::New).await
    }

    /// Returns at most `limit` leads in the order of their creation, starting after an id (`""` for the first page).
    pub async fn leads_after(&self, id: &str, limit: i64) -> Result<Vec<Lead>, StoreError> {
        Ok(query_as!("select * from leads where id > $1 order by id limit $2", id, limit).fetch_all(&self.pool).await?)
    }
}

/// Reads the texts of all answers.
fn answers(row: &AnyRow) -> Result<Texts, sqlx::Error> {
    let mut answers = Texts::default();
    for field in FieldKey::ANSWERS {
        answers.set(field, row.try_get::<String, _>(column(field).as_str())?);
    }
    Ok(answers)
}

from_row!(row => Lead {
    id, reference, created_at, kind,
    visitor = Visitor::from_row(row)?,
    answers = answers(row)?,
    consent = flag(row, "consent")?,
    consent_version, consented_at, origin, campaign, event,
    suspect = flag(row, "suspect")?,
});
