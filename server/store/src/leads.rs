//! Leads: messages sent through the site's forms.

use std::sync::LazyLock;

use core_wasm::fields::FieldKey;
use core_wasm::forms::Texts;
use heck::ToSnakeCase;
use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, FromRow, Row};

use super::idempotency::{self, IdempotencyRecord, Recorded};
use super::letter_groups::{self, letter_groups};
use super::outbox::{NewMessage, Subject, enqueue};
use super::{Reference, Replacement, Store, StoreError, Visitor};
use model::Message;

/// The columns that every lead has, in the order in which they are bound.
const COLUMNS: &str = "id, reference, created_at, kind, full_name, email, phone, company, consent, origin, event, \
                       suspect, consent_version, consented_at, campaign";

/// Leads that are read at a time to be indexed, which bounds memory.
const INDEXED_AT_A_TIME: i64 = 500;

/// Returns the column of an answer: its key in snake case.
fn column(answer: FieldKey) -> String {
    answer.as_str().to_snake_case()
}

/// All columns: [`COLUMNS`], then one per answer.
pub(super) static ALL_COLUMNS: LazyLock<String> = LazyLock::new(|| {
    FieldKey::ANSWERS.map(column).into_iter().fold(COLUMNS.to_owned(), |all, next| all + ", " + &next)
});
static INSERT: LazyLock<String> = LazyLock::new(|| {
    let columns = search_columns().fold(ALL_COLUMNS.clone(), |all, next| all + ", " + &next);
    let values: Vec<String> = (1..=columns.split(", ").count()).map(|number| format!("${number}")).collect();
    format!("insert into leads ({columns}) values ({})", values.join(", "))
});
static SELECT_AFTER: LazyLock<String> =
    LazyLock::new(|| format!("select {} from leads where id > $1 order by id limit $2", *ALL_COLUMNS));
pub(super) static SELECT: LazyLock<String> =
    LazyLock::new(|| format!("select {} from leads where id = $1", *ALL_COLUMNS));

/// Returns the columns that the inbox searches.
fn search_columns() -> impl Iterator<Item = String> {
    std::iter::once("search".to_owned()).chain(letter_groups::names())
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
    /// recorded before.
    pub async fn record_lead(
        &self,
        lead: &NewLead,
        messages: &[Message],
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
        let mut insert = sqlx::query(INSERT.as_str())
            .bind(lead.id.as_str())
            .bind(lead.reference.as_str())
            .bind(now_ms)
            .bind(lead.kind.as_str())
            .bind(lead.visitor.full_name.as_str())
            .bind(lead.visitor.email.as_str())
            .bind(lead.visitor.phone.as_str())
            .bind(lead.visitor.company.as_str())
            .bind(i64::from(lead.consent_version.is_some()))
            .bind(lead.origin.as_deref())
            .bind(lead.event.as_deref())
            .bind(i64::from(lead.suspect))
            .bind(lead.consent_version.as_deref())
            .bind(lead.consent_version.as_ref().map(|_| now_ms))
            .bind(lead.campaign.as_deref());
        for field in FieldKey::ANSWERS {
            insert = insert.bind(lead.answers.text(field));
        }
        let search = search_text(lead.reference.as_str(), &lead.visitor, &lead.answers);
        let letters = letter_groups(&search);
        insert = insert.bind(search);
        for column in letters {
            insert = insert.bind(column);
        }
        insert.execute(&mut *write.transaction).await?;
        let message = |body| NewMessage { subject: Subject::Lead(&lead.id), body, due_at: now_ms, mailbox: None };
        let messages: Vec<_> = messages.iter().map(message).collect();
        enqueue(&mut write.transaction, &messages, now_ms).await?;
        write.commit().await?;
        Ok(Recorded::New)
    }

    /// Returns at most `limit` leads in the order of their creation, starting after an id (`""` for the first page).
    pub async fn leads_after(&self, id: &str, limit: i64) -> Result<Vec<Lead>, StoreError> {
        Ok(sqlx::query_as(SELECT_AFTER.as_str()).bind(id).bind(limit).fetch_all(&self.pool).await?)
    }
}

impl Replacement {
    /// Adds what the inbox searches to leads of a version before 1.0.
    pub(super) async fn index_leads(&mut self) -> Result<(), StoreError> {
        let select = format!("select {} from leads where search = '' order by id limit $1", *ALL_COLUMNS);
        let columns: Vec<String> =
            search_columns().enumerate().map(|(number, column)| format!("{column} = ${}", number + 2)).collect();
        let update = format!("update leads set {} where id = $1", columns.join(", "));
        loop {
            let select = sqlx::query_as(AssertSqlSafe(select.as_str())).bind(INDEXED_AT_A_TIME);
            let leads: Vec<Lead> = select.fetch_all(&mut *self.write.transaction).await?;
            if leads.is_empty() {
                return Ok(());
            }
            for lead in leads {
                let search = search_text(&lead.reference, &lead.visitor, &lead.answers);
                let letters = letter_groups(&search);
                let update = sqlx::query(AssertSqlSafe(update.as_str())).bind(lead.id).bind(search);
                let update = letters.into_iter().fold(update, |update, column| update.bind(column));
                update.execute(&mut *self.write.transaction).await?;
            }
        }
    }
}

impl FromRow<'_, AnyRow> for Lead {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let flag = |column: &str| row.try_get::<i64, _>(column).map(|value| value != 0);
        let mut answers = Texts::default();
        for field in FieldKey::ANSWERS {
            answers.set(field, row.try_get::<String, _>(column(field).as_str())?);
        }
        Ok(Self {
            id: row.try_get("id")?,
            reference: row.try_get("reference")?,
            created_at: row.try_get("created_at")?,
            kind: row.try_get("kind")?,
            visitor: Visitor::from_row(row)?,
            answers,
            consent: flag("consent")?,
            consent_version: row.try_get("consent_version")?,
            consented_at: row.try_get("consented_at")?,
            origin: row.try_get("origin")?,
            campaign: row.try_get("campaign")?,
            event: row.try_get("event")?,
            suspect: flag("suspect")?,
        })
    }
}
