//! Why there is no backup, or no restored database.

use crate::store::StoreError;

/// What went wrong, in a line for the operator.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error("{file}: {cause}")]
    File {
        /// The file.
        file: String,
        /// Why.
        cause: std::io::Error,
    },
    /// A file that is no backup, or not all of one.
    #[error("{file}:{line}: {problem}")]
    Broken {
        /// The file.
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// A backup of a later version.
    #[error("the backup needs migration {migration}, which this version does not know: restore with a later version")]
    Later {
        /// The first migration that is missing.
        migration: i64,
    },
    /// A database that would lose something.
    #[error("the database holds {rows} rows in {table}: --replace erases all that it holds first")]
    NotEmpty {
        /// A table with rows.
        table: String,
        /// How many.
        rows: i64,
    },
    /// What was written does not add up to what was read. Nothing was kept.
    #[error("{table} does not add up; nothing was changed")]
    Mismatch {
        /// The table.
        table: String,
    },
}
