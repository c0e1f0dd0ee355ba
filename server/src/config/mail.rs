//! Outgoing mail: `[mail]`, overridden by the environment.

use std::path::PathBuf;

use garde::Validate;
use model::EmailAddress;
use serde::Deserialize;

use super::smtp::SmtpServer;

/// Folder for mails while no server is configured.
const FOLDER: &str = "data/outbox";

/// Settings of outgoing mail.
#[derive(Debug, Clone, PartialEq)]
pub struct MailSettings {
    pub from: String,
    /// Recipients of notifications about leads and bookings.
    pub to: Vec<String>,
    table: MailTable,
    /// The mail server. Without one, mails are written to files.
    pub smtp: Option<SmtpServer>,
    /// Folder of these files.
    pub folder: PathBuf,
}

/// The table of the file. Without an address, the general one of the contact settings is used.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Validate)]
#[serde(deny_unknown_fields, default)]
#[garde(allow_unvalidated)]
pub(super) struct MailTable {
    from: Option<EmailAddress>,
    #[garde(length(min = 1))]
    to: Option<Vec<EmailAddress>>,
    folder: Option<PathBuf>,
}

impl MailSettings {
    /// Returns the settings; `contact` is the default address.
    pub(super) fn new(table: MailTable, contact: &str, smtp: Option<SmtpServer>) -> Self {
        let to = table.to.as_ref().map(|to| to.iter().map(EmailAddress::to_ascii).collect());
        Self {
            from: table.from.as_ref().map_or_else(|| contact.to_owned(), EmailAddress::to_ascii),
            to: to.unwrap_or_else(|| vec![contact.to_owned()]),
            folder: table.folder.clone().unwrap_or_else(|| FOLDER.into()),
            table,
            smtp,
        }
    }

    /// Returns the settings with another default address.
    pub(super) fn with_contact(&self, contact: &str) -> Self {
        Self::new(self.table.clone(), contact, self.smtp.clone())
    }
}
