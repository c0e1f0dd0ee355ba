//! Backups: every row of every table in one file, which restores into SQLite and PostgreSQL alike.

mod error;
mod line;
mod read;
mod restore;
mod tally;
mod write;

pub use error::BackupError;
pub use line::Sum;
pub use restore::restore;
pub use write::backup;
