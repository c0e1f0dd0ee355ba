//! `server restore`: restores a backup into a database of either kind.

use std::collections::BTreeMap;
use std::path::Path;

use super::checksum::TableChecksum;
use super::error::BackupError;
use super::line::{Sum, write_row};
use super::read::{Entry, Reader, verify};
use store::{Replacement, Store};

/// Tables that have a row in a new database.
const FILLED_WHEN_FRESH: [&str; 1] = ["content_version"];

/// Restores a backup in one transaction: all of it or nothing. With `replace`, existing rows are deleted first. For a
/// backup of an earlier version, later columns keep their defaults, and rows of removed tables become documents.
pub async fn restore(store: &Store, file: &Path, replace: bool) -> Result<BTreeMap<String, Sum>, BackupError> {
    // A damaged file is detected before any change.
    verify(file)?;
    let mut reader = Reader::open(file)?;
    let mut target = store.replace().await?;
    let known = target.catalogue().migrations().await?;
    if let Some(migration) = reader.migrations.iter().find(|migration| !known.contains(migration)) {
        return Err(BackupError::LaterVersion { migration: *migration });
    }
    let tables = target.catalogue().tables().await?;
    for table in tables.iter().rev() {
        let rows = target.count(table).await?;
        if rows > 0 && !replace && !FILLED_WHEN_FRESH.contains(&table.as_str()) {
            return Err(BackupError::NotEmpty { table: table.clone(), rows });
        }
        target.clear(table).await?;
    }
    let mut layout: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut current = (String::new(), Vec::new());
    let mut is_earlier = false;
    let sums = loop {
        match reader.next()? {
            Entry::Table { table, columns } => {
                if !tables.contains(&table) {
                    is_earlier = target.create_earlier_table(&table).await?;
                    if !is_earlier {
                        return Err(BackupError::Mismatch { table });
                    }
                }
                let there = target.catalogue().columns(&table).await?;
                if !columns.iter().all(|column| there.contains(column)) {
                    return Err(BackupError::Mismatch { table });
                }
                layout.insert(table.clone(), columns.clone());
                current = (table, columns);
            }
            Entry::Row(row) => target.insert(&current.0, &current.1, &row).await?,
            Entry::End(sums) => break sums,
        }
    };
    check(&mut target, &layout, &sums).await?;
    if is_earlier {
        target.convert_earlier_tables().await?;
    }
    target.commit().await?;
    Ok(sums)
}

/// Compares the written rows with the backup, before the transaction is committed.
async fn check(
    target: &mut Replacement,
    layout: &BTreeMap<String, Vec<String>>,
    sums: &BTreeMap<String, Sum>,
) -> Result<(), BackupError> {
    for (table, columns) in layout {
        let mut checksum = TableChecksum::default();
        target
            .catalogue()
            .rows(table, columns, |row| {
                checksum.add(&write_row(row));
                Ok::<(), BackupError>(())
            })
            .await?;
        if sums.get(table) != Some(&checksum.sum()) {
            return Err(BackupError::Mismatch { table: table.clone() });
        }
    }
    Ok(())
}
