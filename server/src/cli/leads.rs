//! `server leads`: messages that visitors sent.

use clap::{Subcommand, ValueEnum};
use core_wasm::fields::FieldKey;

use super::csv::{self, printable};
use super::{CliError, output};
use crate::clock::rfc3339;
use crate::store::{Lead, Store};

/// Leads per query, which bounds memory for a table of any size.
const BATCH: i64 = 500;

/// Operations on leads.
#[derive(Debug, Clone, Subcommand)]
pub enum LeadsCommand {
    /// List leads, one per line, oldest first.
    List,
    /// Export every column of every lead.
    Export {
        /// Output format.
        #[arg(long, value_enum)]
        format: Format,
    },
}

/// Format of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Comma-separated values (RFC 4180), with a header row.
    Csv,
    /// A JSON array.
    Json,
}

/// Columns of the sender; then one of each answer follows, then [`CIRCUMSTANCES`].
const SENDER: [&str; 8] = ["id", "reference", "createdAt", "kind", "fullName", "email", "phone", "company"];
const CIRCUMSTANCES: [&str; 6] = ["consent", "consentVersion", "consentedAt", "origin", "event", "suspect"];

pub(super) async fn run(store: &Store, command: &LeadsCommand) -> Result<(), CliError> {
    match command {
        LeadsCommand::List => each(store, |lead, _| Ok(list_line(lead))).await.map(drop),
        LeadsCommand::Export { format: Format::Csv } => {
            let answers = FieldKey::ANSWERS.map(FieldKey::as_str);
            let columns: Vec<_> = SENDER.into_iter().chain(answers).chain(CIRCUMSTANCES).collect();
            output::write(&format!("{}\r\n", columns.join(",")))?;
            each(store, |lead, _| Ok(csv_line(lead))).await.map(drop)
        }
        LeadsCommand::Export { format: Format::Json } => {
            output::write("[")?;
            each(store, |lead, is_first| {
                let joint = if is_first { "\n" } else { ",\n" };
                Ok(format!("{joint}{}", serde_json::to_string(lead)?))
            })
            .await?;
            output::write("\n]\n")
        }
    }
}

async fn each(store: &Store, write: impl Fn(&Lead, bool) -> Result<String, serde_json::Error>) -> Result<(), CliError> {
    let mut last = String::new();
    loop {
        let leads = store.leads_after(&last, BATCH).await?;
        for lead in &leads {
            output::write(&write(lead, last.is_empty())?)?;
            last.clone_from(&lead.id);
        }
        if leads.is_empty() {
            return Ok(());
        }
    }
}

fn list_line(lead: &Lead) -> String {
    let mark = if lead.suspect { "  (suspect)" } else { "" };
    let cells = [
        &lead.reference,
        &rfc3339(lead.created_at),
        &lead.kind,
        &lead.visitor.full_name,
        &lead.visitor.email,
        &lead.visitor.phone,
    ];
    format!("{}{mark}\n", cells.map(|cell| printable(cell)).join("  "))
}

fn csv_line(lead: &Lead) -> String {
    let flag = |set: bool| if set { "true" } else { "false" };
    let created_at = rfc3339(lead.created_at);
    let consented_at = lead.consented_at.map(rfc3339).unwrap_or_default();
    let sender: [&str; SENDER.len()] = [
        &lead.id,
        &lead.reference,
        &created_at,
        &lead.kind,
        &lead.visitor.full_name,
        &lead.visitor.email,
        &lead.visitor.phone,
        &lead.visitor.company,
    ];
    let answers = FieldKey::ANSWERS.map(|field| lead.answers.text(field));
    let circumstances: [&str; CIRCUMSTANCES.len()] = [
        flag(lead.consent),
        lead.consent_version.as_deref().unwrap_or_default(),
        &consented_at,
        lead.origin.as_deref().unwrap_or_default(),
        lead.event.as_deref().unwrap_or_default(),
        flag(lead.suspect),
    ];
    let cells: Vec<_> = sender.into_iter().chain(answers).chain(circumstances).map(csv::cell).collect();
    format!("{}\r\n", cells.join(","))
}
