//! Errors of backup and restore.

use std::io;
use std::path::Path;

use crate::StoreError;

/// The reason why a backup or a restore failed. Displays as one line for the operator.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{file}: {cause}")]
    File { file: String, cause: io::Error },
    /// The target is a pipe, a device, a folder or a program's open file, which the backup would replace.
    #[error("{file}: not a regular file; name another file for the backup")]
    NotPlainFile { file: String },
    /// The name `-`, which means standard output to other programs.
    #[error("-: writing to standard output is not supported; name a file, such as site.backup")]
    StandardOutput,
    /// The file is not a backup, is incomplete or was changed.
    #[error("{file}:{line}: {problem}")]
    Broken {
        file: String,
        /// Counts from 1.
        line: usize,
        problem: String,
    },
    #[error("the backup needs migration {migration}, which this version does not have: restore with a later version")]
    LaterVersion { migration: i64 },
    /// The database is not empty, and its rows would be lost.
    #[error("the database is not empty ({rows} rows in {table}); add --replace to delete everything in it first")]
    NotEmpty { table: String, rows: i64 },
    /// The database has no such table or columns, or the written rows differ from the backup's. Everything was rolled
    /// back.
    #[error("the table {table} would differ from the backup; the database is unchanged")]
    Mismatch { table: String },
}

impl BackupError {
    pub(super) fn of_file(file: &Path, cause: io::Error) -> Self {
        Self::File { file: file.display().to_string(), cause }
    }
}
