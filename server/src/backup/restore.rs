//! `server restore`: a backup back into a database, of either kind.

use std::collections::BTreeMap;
use std::path::Path;

use super::error::BackupError;
use super::line::{Sum, write_row};
use super::read::{Entry, Reader, verify};
use super::tally::Tally;
use crate::store::{Replacement, Store};

/// Tables that a fresh database has a row in.
const FILLED_WHEN_FRESH: [&str; 1] = ["content_version"];

/// Restores a backup in one transaction: all of it, or nothing. With `replace`, what the database holds is erased first.
/// A backup of an earlier version leaves later columns at their defaults.
pub async fn restore(store: &Store, file: &Path, replace: bool) -> Result<BTreeMap<String, Sum>, BackupError> {
    // A broken file is found before anything is touched.
    verify(file)?;
    let mut reader = Reader::open(file)?;
    let mut target = store.replace().await?;
    let known = target.catalogue().migrations().await?;
    if let Some(migration) = reader.migrations.iter().find(|migration| !known.contains(migration)) {
        return Err(BackupError::Later { migration: *migration });
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
    let sums = loop {
        match reader.next()? {
            Entry::Table { table, columns } => {
                let there = target.catalogue().columns(&table).await?;
                if !tables.contains(&table) || !columns.iter().all(|column| there.contains(column)) {
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
    target.commit().await?;
    Ok(sums)
}

/// Reads back what was written, before it counts.
async fn check(
    target: &mut Replacement,
    layout: &BTreeMap<String, Vec<String>>,
    sums: &BTreeMap<String, Sum>,
) -> Result<(), BackupError> {
    for (table, columns) in layout {
        let mut tally = Tally::default();
        target
            .catalogue()
            .rows(table, columns, |row| {
                tally.add(&write_row(row));
                Ok::<(), BackupError>(())
            })
            .await?;
        if sums.get(table) != Some(&tally.sum()) {
            return Err(BackupError::Mismatch { table: table.clone() });
        }
    }
    Ok(())
}
