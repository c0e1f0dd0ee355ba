//! `server mail`: tests of the mail server.

use clap::Subcommand;

use super::{CliError, output};
use crate::config::{Config, mail_address};
use crate::work::outbox::send_test_mail;
use model::clock::Clock;

/// Operations on outgoing mail.
#[derive(Debug, Clone, Subcommand)]
pub enum MailCommand {
    /// Send a test mail now, with the settings of the site, and say whether the mail server accepted it.
    Test {
        /// The recipient's e-mail address.
        address: String,
    },
}

pub(super) async fn run(config: &Config, command: &MailCommand) -> Result<(), CliError> {
    let MailCommand::Test { address } = command;
    if mail_address::parse(address).is_none() {
        return Err(CliError::no_email(address));
    }
    send_test_mail(config, address, Clock::System.now_ms()).await?;
    let from = &config.mail.from;
    match &config.mail.smtp {
        Some(server) => {
            let (host, port) = (&server.host, server.port);
            output::line(&format!("{host}:{port} accepted the mail from {from}."))
        }
        None => {
            let folder = config.mail.folder.display();
            output::line(&format!("SMTP_URL is not set: the mail from {from} was written to {folder}."))
        }
    }
}
