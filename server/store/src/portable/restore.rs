//! `server restore`: restores a backup into a database of either kind.

use std::collections::BTreeMap;
use std::path::Path;

use super::error::BackupError;
use super::line::{Sum, TableChecksum, write_row};
use super::read::{Entry, Reader, verify};
use crate::{Replacement, Store};

/// Tables that have a row in a new database.
const FILLED_WHEN_FRESH: [&str; 1] = ["content_version"];
/// A table of the backup.
struct Table {
    columns: Vec<String>,
    /// Checksum of the inserted rows.
    inserted: TableChecksum,
}

/// Restores a backup in one transaction: all of it or nothing. With `replace`, existing rows are deleted first. For a
/// backup of an earlier version, later columns have their defaults.
pub async fn restore(store: &Store, file: &Path, replace: bool) -> Result<BTreeMap<String, Sum>, BackupError> {
    // A damaged file is detected before any change.
    verify(file)?;
    let mut reader = Reader::open(file)?;
    let mut target = store.replace().await?;
    let latest = target.catalogue().migrations().await?.into_iter().max();
    if let Some(migration) = reader.migrations.iter().copied().find(|migration| Some(*migration) > latest) {
        return Err(BackupError::LaterVersion { migration });
    }
    let existing = target.catalogue().tables().await?;
    for table in existing.iter().rev() {
        let rows = target.count(table).await?;
        if rows > 0 && !replace && !FILLED_WHEN_FRESH.contains(&table.as_str()) {
            return Err(BackupError::NotEmpty { table: table.clone(), rows });
        }
        target.clear(table).await?;
    }
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    let mut current = String::new();
    let sums = loop {
        match reader.next()? {
            Entry::Table { table, columns } => {
                let there =
                    if existing.contains(&table) { target.catalogue().columns(&table).await? } else { Vec::new() };
                if !columns.iter().all(|column| there.contains(column)) {
                    return Err(BackupError::Mismatch { table });
                }
                tables.insert(table.clone(), Table { columns, inserted: TableChecksum::default() });
                current = table;
            }
            Entry::Row(row) => {
                let Some(table) = tables.get_mut(&current) else { continue };
                table.inserted.add(&write_row(&row));
                target.insert(&current, &table.columns, &row).await?;
            }
            Entry::End(sums) => break sums,
        }
    };
    check(&mut target, &tables).await?;
    target.commit().await?;
    Ok(sums)
}

/// Compares the written rows with the inserted ones, before the transaction is committed.
async fn check(target: &mut Replacement, tables: &BTreeMap<String, Table>) -> Result<(), BackupError> {
    for (table, Table { columns, inserted, .. }) in tables {
        let mut checksum = TableChecksum::default();
        target
            .catalogue()
            .rows(table, columns, |row| {
                checksum.add(&write_row(row));
                Ok::<(), BackupError>(())
            })
            .await?;
        if checksum.sum() != inserted.sum() {
            return Err(BackupError::Mismatch { table: table.clone() });
        }
    }
    Ok(())
}
