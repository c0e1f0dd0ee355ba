//! `server backup`: writes the database's state at one instant to a file.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use uuid::Uuid;

use super::checksum::TableChecksum;
use super::error::BackupError;
use super::line::{FORMAT, Line, Sum, write_row};
use super::read::verify;
use crate::clock::rfc3339;
use crate::private_files::create_new;
use crate::store::{Store, StoreError};

/// Writes a backup while the site runs. The file gets its name only once it is complete, synced to disk and verified.
pub async fn backup(store: &Store, file: &Path, now_ms: i64) -> Result<BTreeMap<String, Sum>, BackupError> {
    let unfinished = beside(file);
    let written = write(store, &unfinished, now_ms).await;
    let sums = written.and_then(|sums| {
        verify(&unfinished)?;
        fs::rename(&unfinished, file).map_err(|cause| BackupError::of_file(file, cause))?;
        Ok(sums)
    });
    if sums.is_err() {
        // It may not exist.
        drop(fs::remove_file(&unfinished));
    }
    sums
}

async fn write(store: &Store, file: &Path, now_ms: i64) -> Result<BTreeMap<String, Sum>, BackupError> {
    // A backup contains personal data and secrets: only its owner can read it.
    let mut out = BufWriter::new(create_new(file).map_err(|cause| BackupError::of_file(file, cause))?);
    let mut put = |line: &str| writeln!(out, "{line}").map_err(|cause| BackupError::of_file(file, cause));
    let mut snapshot = store.snapshot().await?;
    let migrations = snapshot.catalogue().migrations().await?;
    put(&json(&Line::Head { backup: FORMAT, taken: rfc3339(now_ms), migrations })?)?;
    let mut sums = BTreeMap::new();
    for table in snapshot.catalogue().tables().await? {
        let columns = snapshot.catalogue().columns(&table).await?;
        put(&json(&Line::Table { table: table.clone(), columns: columns.clone() })?)?;
        let mut checksum = TableChecksum::default();
        snapshot
            .catalogue()
            .rows(&table, &columns, |row| {
                let line = write_row(row);
                checksum.add(&line);
                put(&line)
            })
            .await?;
        sums.insert(table, checksum.sum());
    }
    put(&json(&Line::Foot { tables: sums.clone() })?)?;
    let flushed = out.into_inner().map_err(|error| BackupError::of_file(file, error.into_error()))?;
    flushed.sync_all().map_err(|cause| BackupError::of_file(file, cause))?;
    Ok(sums)
}

/// Returns an unpredictable name beside the file, so that nobody can have placed a file or link there.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", Uuid::now_v7().simple()));
    file.with_file_name(name)
}

fn json(line: &Line) -> Result<String, BackupError> {
    serde_json::to_string(line).map_err(|cause| BackupError::Store(StoreError::Json(cause)))
}
