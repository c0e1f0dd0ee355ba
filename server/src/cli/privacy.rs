//! `server privacy`: answers a person who asks what is known about them, or who wants it gone.

use std::path::PathBuf;

use clap::Subcommand;
use serde::Serialize;

use super::{CliError, output};
use crate::clock::Clock;
use crate::config::Config;
use crate::outbox::mail_files_of;
use crate::store::{PersonalData, Store};

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

/// What is printed about a person.
#[derive(Debug, Serialize)]
struct Known {
    #[serde(flatten)]
    data: PersonalData,
    /// Mails to or about the person that were left as files.
    #[serde(rename = "mailFiles")]
    mail_files: Vec<PathBuf>,
}

pub(super) async fn run(store: &Store, config: &Config, command: &PrivacyCommand) -> Result<(), CliError> {
    let folder = &config.mail.folder;
    match command {
        PrivacyCommand::Export { email } => {
            let data = store.personal_data(email).await?;
            let mail_files = mail_files_of(folder, email, &data.message_ids)?;
            output::line(&serde_json::to_string_pretty(&Known { data, mail_files })?)
        }
        PrivacyCommand::Erase { email } => {
            let erased = store.erase_person(email, Clock::System.now_ms()).await?;
            let files = mail_files_of(folder, email, &erased.message_ids)?;
            for file in &files {
                std::fs::remove_file(file)?;
            }
            output::line(&format!(
                "Erased: {} leads, {} bookings, {} messages, {} mail files. Backups that were taken before hold them still.",
                erased.leads,
                erased.bookings,
                erased.messages,
                files.len()
            ))
        }
    }
}
