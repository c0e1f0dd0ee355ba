//! `server leads`: messages that visitors sent.

use clap::{Subcommand, ValueEnum};
use core_wasm::fields::Date;

use super::export::{self, Exported, Format};
use super::{CliError, output};
use crate::admin::csv::{LEAD_COLUMNS, lead_line, printable, printable_json};
use model::clock::{Clock, rfc3339};
use model::{LeadState, midnight_ms};
use store::{InboxFilter, Lead, LeadChange, LeadChanged, Store, StoreError};

/// Leads that are read at a time, which bounds memory.
const BATCH: i64 = 500;

/// Operations on leads.
#[derive(Debug, Clone, Subcommand)]
pub enum LeadsCommand {
    /// List leads, one per line, oldest first.
    List {
        /// Only leads of this day (UTC, YYYY-MM-DD) and later.
        #[arg(long, value_name = "DAY", value_parser = |text: &str| Date::parse(text).map_err(|_| "expected a day such as 2027-10-12"))]
        since: Option<Date>,
        /// Only leads in this state.
        #[arg(long, value_enum)]
        state: Option<StateName>,
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
        #[arg(value_enum)]
        state: StateName,
    },
    /// Export every column of every lead.
    Export {
        /// Output format.
        #[arg(long, value_enum)]
        format: Format,
    },
}

/// A lead's state, as typed.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum StateName {
    New,
    Progress,
    Won,
    Closed,
    Spam,
}

impl From<StateName> for LeadState {
    fn from(name: StateName) -> Self {
        match name {
            StateName::New => Self::New,
            StateName::Progress => Self::Progress,
            StateName::Won => Self::Won,
            StateName::Closed => Self::Closed,
            StateName::Spam => Self::Spam,
        }
    }
}

pub(super) async fn run(store: &Store, command: &LeadsCommand) -> Result<(), CliError> {
    match command {
        LeadsCommand::List { since, state } => {
            let states = state.map(LeadState::from).into_iter().collect();
            let filter = InboxFilter { states, from_ms: since.map(midnight_ms), ..InboxFilter::default() };
            let mut last = String::new();
            loop {
                let leads = store.leads_of(&filter, &last, BATCH).await?;
                let Some(lead) = leads.last() else { return Ok(()) };
                last.clone_from(&lead.id);
                for lead in &leads {
                    output::write(&list_line(lead))?;
                }
            }
        }
        LeadsCommand::Show { id } => {
            let id = found(store, id).await?;
            let unknown = || CliError::UnknownLead { id: id.clone() };
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
            let change = LeadChange { state: Some((*state).into()), assignee: None };
            match store.change_lead(&id, None, &change, None, Clock::System.now_ms()).await? {
                LeadChanged::Changed(lead) => output::line(&format!("{} is {}.", lead.reference, lead.state.as_str())),
                LeadChanged::Conflict(_) | LeadChanged::Unknown => Err(CliError::UnknownLead { id }),
            }
        }
        LeadsCommand::Export { format } => export::export(store, *format, &LEAD_COLUMNS, lead_line).await,
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

/// Returns the id of a lead that is given by its id or its reference.
async fn found(store: &Store, id: &str) -> Result<String, CliError> {
    let found = store.lead_id(id).await?;
    found.ok_or_else(|| CliError::UnknownLead { id: id.to_owned() })
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
