//! How mail goes out: `[mail]`, under the environment's last word.

use std::path::PathBuf;

use super::environment::Environment;
use super::error::ConfigError;
use super::section::Section;
use super::smtp::SmtpServer;
use super::values;

/// Where mails are left as files while no server is named.
const FOLDER: &str = "data/outbox";

/// How mail goes out.
#[derive(Debug, Clone, PartialEq)]
pub struct MailSettings {
    /// The sender's address.
    pub from: String,
    /// Who of the owner's people hears of leads and bookings.
    pub to: Vec<String>,
    /// The server that takes mail. Without one, mails are left as files.
    pub smtp: Option<SmtpServer>,
    /// Where they are left.
    pub folder: PathBuf,
}

/// Reads `[mail]`. Every key may be missing: `contact` is the shared address.
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
