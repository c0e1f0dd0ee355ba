//! Why a command did not do its work.

use crate::assets::AssetError;
use crate::backup::BackupError;
use crate::config::ConfigError;
use crate::content::{ExportError, ImportError};
use crate::outbox::WorkerError;
use crate::render::ManifestError;
use crate::store::StoreError;

/// The cause, in a line for the operator.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// A setting is wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The web build's manifest.
    #[error(transparent)]
    Manifest(#[from] ManifestError),
    /// The web build's files.
    #[error(transparent)]
    Assets(#[from] AssetError),
    /// The web build's server bundle.
    #[error("{file}: {cause}; build the web part first (scripts/run does)")]
    Bundle {
        /// The file.
        file: String,
        /// Why it was not read.
        cause: std::io::Error,
    },
    /// The address is taken, or not this machine's.
    #[error("cannot listen on {address}: {cause}; PORT and HOST choose another address")]
    Listen {
        /// The address.
        address: String,
        /// Why.
        cause: std::io::Error,
    },
    /// The address for measurements is taken, or not this machine's.
    #[error("cannot serve measurements on {address}: {cause}; METRICS chooses another address")]
    MetricsListen {
        /// The address.
        address: String,
        /// Why.
        cause: std::io::Error,
    },
    /// No backup, or no restored database.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// Mail or webhook cannot be set up.
    #[error(transparent)]
    Outbox(#[from] WorkerError),
    /// A thread or a stream of the process.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// Content with faults, each with its file and line.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// Content that was not written.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A preview of nothing.
    #[error("{item}: no such item; `server content list` names them, previews are for events/SLUG and blog/SLUG")]
    UnknownItem {
        /// What was asked for.
        item: String,
    },
    /// A message that is not among those that were given up.
    #[error("{id}: no such message was given up; `server outbox list` names them")]
    UnknownMessage {
        /// What was asked for.
        id: String,
    },
    /// A date that is not today's by the machine's clock.
    #[error("{today} is not today by this machine's clock, which says {clock}; set the clock right first")]
    WrongDay {
        /// What the operator says.
        today: String,
        /// What the clock says.
        clock: String,
    },
    /// A slot that does not exist, or that is somebody's.
    #[error("{0}")]
    Slot(String),
    /// A lead that is not JSON, which cannot be.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}
