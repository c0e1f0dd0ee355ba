//! `server leads`: messages that visitors sent.

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use core_wasm::fields::Date;

use super::export::{Format, each, export};
use super::{CliError, output};
use crate::admin::csv::{LEAD_COLUMNS, printable, printable_json};
use model::clock::{Clock, rfc3339};
use model::{LeadState, midnight_ms};
use store::{InboxFilter, Lead, LeadChange, LeadChanged, Store};

/// Operations on leads.
#[derive(Debug, Clone, Subcommand)]
pub enum LeadsCommand {
    /// List leads, one per line, oldest first.
    List {
        /// Only leads of this day (UTC, YYYY-MM-DD) and later.
        #[arg(long, value_name = "DAY", value_parser = |text: &str| Date::parse(text).map_err(|_| "expected a day such as 2027-10-12"))]
        since: Option<Date>,
        /// Only leads in this state.
        #[arg(long, value_parser = state())]
        state: Option<LeadState>,
    },
    /// Show a whole lead.
    Show {
        /// Its id, or its reference such as L-7K3M9Q2.
        id: String,
    },
    /// Change a lead's state.
    Mark {
        /// Its id, or its reference such as L-7K3M9Q2.
        id: String,
        #[arg(value_parser = state())]
        state: LeadState,
    },
    /// Export every column of every lead.
    Export {
        /// Output format.
        #[arg(long, value_enum)]
        format: Format,
    },
}

fn state() -> impl TypedValueParser<Value = LeadState> {
    let parse = |name: String| LeadState::parse(&name).ok_or("no such state");
    PossibleValuesParser::new(LeadState::ALL.map(LeadState::as_str)).try_map(parse)
}

pub(super) async fn run(store: &Store, command: &LeadsCommand) -> Result<(), CliError> {
    match command {
        LeadsCommand::List { since, state } => {
            let states = state.iter().copied().collect();
            let filter = InboxFilter { states, from_ms: since.map(midnight_ms), ..InboxFilter::default() };
            let after = async |id: &str, limit| store.leads_of(&filter, id, limit).await;
            each(id_of, after, |lead, _| Ok(list_line(lead))).await
        }
        LeadsCommand::Show { id } => {
            let id = found(store, id).await?;
            let unknown = || CliError::unknown(&id, "lead", "leads");
            let (row, lead) = store.inbox_lead(&id).await?.ok_or_else(unknown)?;
            output::line(&printable_json(&serde_json::to_string_pretty(&lead)?))?;
            output::line(&format!("State: {}", row.state.as_str()))?;
            for note in store.lead_notes(&id).await? {
                output::line(&printable(&format!("Note of {}: {}", rfc3339(note.created_at), note.text)))?;
            }
            Ok(())
        }
        LeadsCommand::Mark { id, state } => {
            let id = found(store, id).await?;
            let change = LeadChange { state: Some(*state), assignee: None };
            match store.change_lead(&id, None, &change, None, Clock::System.now_ms()).await? {
                LeadChanged::Changed(lead) => output::line(&format!("{} is {}.", lead.reference, lead.state.as_str())),
                LeadChanged::Conflict(_) | LeadChanged::Unknown => Err(CliError::unknown(&id, "lead", "leads")),
            }
        }
        LeadsCommand::Export { format } => {
            let after = async |id: &str, limit| store.leads_after(id, limit).await;
            export(*format, &LEAD_COLUMNS, id_of, after).await
        }
    }
}

/// Returns the id of a lead that is given by its id or its reference.
async fn found(store: &Store, id: &str) -> Result<String, CliError> {
    let found = store.lead_id(id).await?;
    found.ok_or_else(|| CliError::unknown(id, "lead", "leads"))
}

fn id_of(lead: &Lead) -> &str {
    &lead.id
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
