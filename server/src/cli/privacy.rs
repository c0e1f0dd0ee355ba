//! `server privacy`: subject access and erasure requests.

use std::path::PathBuf;

use clap::Subcommand;
use serde::Serialize;

use super::{CliError, output};
use crate::admin::csv::printable_json;
use crate::config::Config;
use crate::work::outbox::{delete_mail_files_of, mail_files_of};
use model::clock::Clock;
use store::{Erased, PersonalData, Store};

/// Operations on a person's data.
#[derive(Debug, Clone, Subcommand)]
pub enum PrivacyCommand {
    /// Print all data about a person as JSON.
    Export {
        /// The person's e-mail address.
        email: String,
    },
    /// Erase all data about a person and cancel their bookings.
    Erase {
        /// The person's e-mail address.
        email: String,
    },
}

/// The output of `export`.
#[derive(Debug, Serialize)]
struct Known {
    #[serde(flatten)]
    data: PersonalData,
    /// Files of mails to or about the person.
    #[serde(rename = "mailFiles")]
    mail_files: Vec<PathBuf>,
}

pub(super) async fn run(store: &Store, config: &Config, command: &PrivacyCommand) -> Result<(), CliError> {
    let folder = &config.mail.folder;
    let (PrivacyCommand::Export { email } | PrivacyCommand::Erase { email }) = command;
    if !looks_like_email(email) {
        return Err(CliError::no_email(email));
    }
    match command {
        PrivacyCommand::Export { email } => {
            let data = store.personal_data(email).await?;
            let mail_files = mail_files_of(folder, email, &data.message_ids)?;
            output::line(&printable_json(&serde_json::to_string_pretty(&Known { data, mail_files })?))
        }
        PrivacyCommand::Erase { email } => {
            let erased = store.erase_person(email, Clock::System.now_ms()).await?;
            let files = delete_mail_files_of(folder, email, &erased.message_ids)?;
            if files == 0 && erased == Erased::default() {
                return output::line(&format!("No data about {email} is stored."));
            }
            output::line(&format!(
                "Erased: {} leads, {} bookings, {} messages, {} mail files. Earlier backups still contain them.",
                erased.leads, erased.bookings, erased.messages, files
            ))
        }
    }
}

/// Returns true for a text with an @ between two parts. Visitors mistype addresses, and those can be erased too.
fn looks_like_email(text: &str) -> bool {
    text.trim().rsplit_once('@').is_some_and(|(local, domain)| !local.is_empty() && !domain.is_empty())
}
