//! Outgoing mail: `[mail]`, overridden by the environment.

use std::path::PathBuf;

use super::environment::Environment;
use super::error::ConfigError;
use super::section::Section;
use super::smtp::SmtpServer;
use super::values;

/// Folder for mails while no server is configured.
const FOLDER: &str = "data/outbox";

/// Settings of outgoing mail.
#[derive(Debug, Clone, PartialEq)]
pub struct MailSettings {
    pub from: String,
    /// Recipients of notifications about leads and bookings.
    pub to: Vec<String>,
    /// The mail server. Without one, mails are written to files.
    pub smtp: Option<SmtpServer>,
    /// Folder of these files.
    pub folder: PathBuf,
}

/// Reads `[mail]`. Every key is optional; `contact` is the default address.
pub(super) fn read(file: &Section<'_>, contact: &str, environment: &Environment) -> Result<MailSettings, ConfigError> {
    let mut settings = MailSettings {
        from: contact.to_owned(),
        to: vec![contact.to_owned()],
        smtp: environment.smtp.clone(),
        folder: PathBuf::from(FOLDER),
    };
    let Some(section) = file.optional_section("mail", &["from", "to", "folder"])? else { return Ok(settings) };
    if let Some(from) = section.optional("from", "an e-mail address", values::email)? {
        settings.from = from;
    }
    if let Some(to) = section.optional("to", "a list of e-mail addresses", values::emails)? {
        settings.to = to;
    }
    if let Some(folder) = section.optional("folder", "a folder", values::text)? {
        settings.folder = PathBuf::from(folder);
    }
    Ok(settings)
}
