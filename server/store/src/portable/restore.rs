//! `server restore`: restores a backup into a database of either kind.

use std::collections::BTreeMap;
use std::path::Path;

use super::error::BackupError;
use super::line::{Sum, TableChecksum, write_row};
use super::read::{Entry, Reader, verify};
use crate::{Cell, Replacement, Store};

/// Tables that have a row in a new database.
const FILLED_WHEN_FRESH: [&str; 1] = ["content_version"];
/// Columns that versions before 1.0 had and this one lacks. Their values are skipped.
const DROPPED: [(&str, &[&str]); 2] =
    [("believed_time", &["id", "believed_at", "doubted_since", "doubted_until"]), ("content_media", &["bytes"])];

/// A table of the backup.
#[derive(Default)]
struct Table {
    /// Columns that are restored.
    columns: Vec<String>,
    /// Their places in the backup's rows.
    places: Vec<usize>,
    /// Checksum of the inserted rows.
    inserted: TableChecksum,
}

impl Table {
    fn new(table: &str, columns: Vec<String>) -> Self {
        let dropped = DROPPED.iter().find(|(name, _)| *name == table).map_or(&[][..], |(_, dropped)| dropped);
        let kept = columns.into_iter().enumerate().filter(|(_, column)| !dropped.contains(&column.as_str()));
        let (places, columns) = kept.unzip();
        Self { columns, places, inserted: TableChecksum::default() }
    }
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
                let read = Table::new(&table, columns);
                let there =
                    if existing.contains(&table) { target.catalogue().columns(&table).await? } else { Vec::new() };
                if !read.columns.iter().all(|column| there.contains(column)) {
                    return Err(BackupError::Mismatch { table });
                }
                if !read.columns.is_empty() {
                    tables.insert(table.clone(), read);
                }
                current = table;
            }
            Entry::Row(row) => {
                let Some(table) = tables.get_mut(&current) else { continue };
                let row: Vec<Cell> = table.places.iter().filter_map(|place| row.get(*place).cloned()).collect();
                table.inserted.add(&write_row(&row));
                target.insert(&current, &table.columns, &row).await?;
            }
            Entry::End(sums) => break sums,
        }
    };
    check(&mut target, &tables).await?;
    target.add_missing_document_ids().await?;
    target.index_leads().await?;
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
