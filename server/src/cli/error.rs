//! Errors of commands.

use crate::config::ConfigError;
use crate::http::files::WebBuildError;
use crate::site::first_pages::FirstPagesError;
use crate::site::site_content::SiteContentError;
use crate::work::outbox::{TestMailError, WorkerError};
use content::{ExportError, ImportError};
use store::StoreError;
use store::portable::BackupError;

/// The reason why a command failed. Displays as one line for the operator.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    SiteContent(#[from] SiteContentError),
    #[error(transparent)]
    WebBuild(#[from] WebBuildError),
    /// The address is in use, or not one of this machine.
    #[error("cannot listen on {address}: {cause}; set PORT or HOST to another address")]
    Listen { address: String, cause: std::io::Error },
    /// The address of the metrics is in use, or not one of this machine.
    #[error("cannot serve metrics on {address}: {cause}; set METRICS to another address, or to off")]
    MetricsListen { address: String, cause: std::io::Error },
    /// The folder for mails cannot be created or read.
    #[error("mail.folder: {folder}: {cause}; name a folder that the server may write to")]
    MailFolder { folder: String, cause: std::io::Error },
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// Mail or webhook could not be set up.
    #[error(transparent)]
    Outbox(#[from] WorkerError),
    /// The test mail was not accepted.
    #[error("the test mail was not sent: {0}")]
    TestMail(#[from] TestMailError),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    FirstPages(#[from] FirstPagesError),
    /// The content has faults.
    #[error(transparent)]
    Import(#[from] ImportError),
    #[error(transparent)]
    Export(#[from] ExportError),
    /// An argument that names nothing, or a change that is not possible now.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

impl CliError {
    /// Returns the error for an unknown name. `command` lists the known ones.
    pub(super) fn unknown(name: &str, what: &str, command: &str) -> Self {
        Self::Refused(format!("{name}: no such {what}; `server {command} list` lists them"))
    }

    /// Returns the error for a text that is no e-mail address.
    pub(super) fn no_email(text: &str) -> Self {
        Self::Refused(format!("{text}: expected an e-mail address, such as ada@example.com"))
    }
}
