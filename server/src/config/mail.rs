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
    /// What the file says; without it, the general address of the contact settings is used.
    own: (Option<String>, Option<Vec<String>>),
    /// The mail server. Without one, mails are written to files.
    pub smtp: Option<SmtpServer>,
    /// Folder of these files.
    pub folder: PathBuf,
}

impl MailSettings {
    /// Returns the settings with another default address.
    pub(super) fn with_contact(&self, contact: &str) -> Self {
        let (from, to) = self.own.clone();
        Self {
            from: from.unwrap_or_else(|| contact.to_owned()),
            to: to.unwrap_or_else(|| vec![contact.to_owned()]),
            ..self.clone()
        }
    }
}

/// Reads `[mail]`. Every key is optional; `contact` is the default address.
pub(super) fn read(file: &Section<'_>, contact: &str, environment: &Environment) -> Result<MailSettings, ConfigError> {
    let section = file.section_or_empty("mail", &["from", "to", "folder"])?;
    let from = section.optional("from", "an e-mail address", values::email)?;
    let to = section.optional("to", "a list of e-mail addresses", values::emails)?;
    let folder = section.optional("folder", "a folder", values::text)?;
    let settings = MailSettings {
        from: String::new(),
        to: Vec::new(),
        own: (from, to),
        smtp: environment.smtp.clone(),
        folder: folder.unwrap_or_else(|| FOLDER.to_owned()).into(),
    };
    Ok(settings.with_contact(contact))
}
