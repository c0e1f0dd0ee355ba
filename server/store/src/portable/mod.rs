//! Backups: every row of every table in one file that restores into both SQLite and PostgreSQL.

mod error;
mod line;
mod read;
mod restore;
mod write;

pub use error::BackupError;
pub use line::Sum;
pub use restore::restore;
pub use write::backup;
