//! `server privacy`: answers a person who asks what is known about them, or who wants it gone.

use clap::Subcommand;

use super::{CliError, output};
use crate::clock::Clock;
use crate::store::Store;

/// What to do with what is known about a person.
#[derive(Debug, Clone, Subcommand)]
pub enum PrivacyCommand {
    /// Print it as JSON.
    Export {
        /// The person's e-mail address.
        email: String,
    },
    /// Erase it, and cancel what they booked.
    Erase {
        /// The person's e-mail address.
        email: String,
    },
}

pub(super) async fn run(store: &Store, command: &PrivacyCommand) -> Result<(), CliError> {
    match command {
        PrivacyCommand::Export { email } => {
            output::line(&serde_json::to_string_pretty(&store.personal_data(email).await?)?)
        }
        PrivacyCommand::Erase { email } => {
            let erased = store.erase_person(email, Clock::System.now_ms()).await?;
            output::line(&format!(
                "Erased: {} leads, {} bookings, {} messages. Backups that were taken before hold them still.",
                erased.leads, erased.bookings, erased.messages
            ))
        }
    }
}
