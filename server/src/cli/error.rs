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
    /// The document of a preview does not exist.
    #[error("{name}: no such document; `server content list` lists them")]
    UnknownDocument { name: String },
    /// The text is not an e-mail address.
    #[error("{text}: expected an e-mail address, such as ada@example.com")]
    NoEmailAddress { text: String },
    /// The content folder to seed the database from does not exist.
    #[error("{folder}: no such folder; name a content folder after --seed")]
    NoSeed { folder: String },
    /// The document has no history.
    #[error("{name}: no such document or item; `server content list` lists them")]
    NoHistory { name: String },
    /// The document has no such revision, or it records a removal.
    #[error("{name}: revision {number} has no text; `server content history {name}` lists the revisions")]
    NoRevision { name: String, number: i64 },
    /// A document that cannot be published.
    #[error("{0}")]
    Faults(String),
    /// The address belongs to no user.
    #[error("{email}: no such user; `server users list` lists them")]
    UnknownUser { email: String },
    /// The change would leave no owner to manage users.
    #[error("this is the last owner; make somebody else an owner first")]
    LastOwner,
    /// There is no such lead.
    #[error("{id}: no such lead; `server leads list` lists them")]
    UnknownLead { id: String },
    /// There is no such booking.
    #[error("{reference}: no such booking; `server bookings list` lists them")]
    UnknownBooking { reference: String },
    /// No message with this id was given up.
    #[error("{id}: no message with this id was given up; `server outbox list` lists them")]
    UnknownMessage { id: String },
    /// The slot does not exist or is not free.
    #[error("{0}")]
    Slot(String),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}
