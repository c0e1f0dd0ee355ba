//! `server leads`: messages that visitors sent.

use clap::Subcommand;
use core_wasm::fields::FieldKey;

use super::CliError;
use super::csv::{self, printable};
use super::export::{self, Exported, Format};
use model::clock::rfc3339;
use store::{Lead, Store, StoreError};

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

/// Columns of the sender; then one of each answer follows, then [`CIRCUMSTANCES`].
const SENDER: [&str; 8] = ["id", "reference", "createdAt", "kind", "fullName", "email", "phone", "company"];
const CIRCUMSTANCES: [&str; 6] = ["consent", "consentVersion", "consentedAt", "origin", "event", "suspect"];

pub(super) async fn run(store: &Store, command: &LeadsCommand) -> Result<(), CliError> {
    match command {
        LeadsCommand::List => export::list(store, list_line).await,
        LeadsCommand::Export { format } => {
            let answers = FieldKey::ANSWERS.map(FieldKey::as_str);
            let columns: Vec<_> = SENDER.into_iter().chain(answers).chain(CIRCUMSTANCES).collect();
            export::export(store, *format, &columns, csv_line).await
        }
    }
}

impl Exported for Lead {
    fn id(&self) -> &str {
        &self.id
    }

    async fn after(store: &Store, id: &str, limit: i64) -> Result<Vec<Self>, StoreError> {
        store.leads_after(id, limit).await
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
