//! `server backup`: writes the database's state at one instant to a file.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use uuid::Uuid;

use super::error::BackupError;
use super::line::{FORMAT, Line, Sum, TableChecksum, write_row};
use super::read::verify;
use crate::private_files::create_new;
use crate::{Store, StoreError};
use model::clock::rfc3339;

/// Writes a backup while the site runs. The file gets its name only once it is complete, synced to disk and verified. A
/// plain file of this name is replaced, a link to one as well; anything else is refused.
pub async fn backup(store: &Store, file: &Path, now_ms: i64) -> Result<BTreeMap<String, Sum>, BackupError> {
    check_target(file)?;
    let unfinished = temporary_name(file);
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

/// Fails unless the name is unused, a plain file, or a link to a plain file or to a missing one.
fn check_target(file: &Path) -> Result<(), BackupError> {
    if file == Path::new("-") {
        return Err(BackupError::StandardOutput);
    }
    // `/dev/stdout` and its like are links to a program's open files, which may be plain ones.
    let is_open_file = fs::read_link(file).is_ok_and(|target| target.starts_with("/proc"));
    if is_open_file || fs::metadata(file).is_ok_and(|about| !about.is_file()) {
        return Err(BackupError::NotPlainFile { file: file.display().to_string() });
    }
    Ok(())
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

/// Returns an unpredictable name in the same folder, so that no one can have placed a file or link there.
fn temporary_name(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", Uuid::now_v7().simple()));
    file.with_file_name(name)
}

fn json(line: &Line) -> Result<String, BackupError> {
    serde_json::to_string(line).map_err(|cause| BackupError::Store(StoreError::Json(cause)))
}
