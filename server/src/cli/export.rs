//! Rows of a table that grows, printed in batches.

use clap::ValueEnum;
use serde::Serialize;

use super::{CliError, output};
use crate::admin::csv::printable_json;
use store::{Store, StoreError};

/// Rows per query, which bounds memory for a table of any size.
const BATCH: i64 = 500;

/// Format of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Comma-separated values (RFC 4180), with a header row.
    Csv,
    /// A JSON array.
    Json,
}

/// A row that commands list and export.
pub(super) trait Exported: Serialize + Sized {
    /// Returns its id. Ids sort by the time of creation.
    fn id(&self) -> &str;

    /// Returns at most `limit` rows in the order of their creation, starting after an id (`""` for the first page).
    async fn after(store: &Store, id: &str, limit: i64) -> Result<Vec<Self>, StoreError>;
}

/// Prints a line for each row.
pub(super) async fn list<T: Exported>(store: &Store, line: impl Fn(&T) -> String) -> Result<(), CliError> {
    each(store, |row, _| Ok(line(row))).await
}

/// Prints every row as a line of CSV below the names of its columns, or as an entry of a JSON array.
pub(super) async fn export<T: Exported>(
    store: &Store,
    format: Format,
    columns: &[&str],
    csv_line: impl Fn(&T) -> String,
) -> Result<(), CliError> {
    match format {
        Format::Csv => {
            output::write(&format!("{}\r\n", columns.join(",")))?;
            list(store, csv_line).await
        }
        Format::Json => {
            output::write("[")?;
            each(store, |row: &T, is_first| {
                let joint = if is_first { "\n" } else { ",\n" };
                Ok(format!("{joint}{}", printable_json(&serde_json::to_string(row)?)))
            })
            .await?;
            output::write("\n]\n")
        }
    }
}

async fn each<T: Exported>(
    store: &Store,
    write: impl Fn(&T, bool) -> Result<String, serde_json::Error>,
) -> Result<(), CliError> {
    let mut last = String::new();
    loop {
        let rows = T::after(store, &last, BATCH).await?;
        for row in &rows {
            output::write(&write(row, last.is_empty())?)?;
            row.id().clone_into(&mut last);
        }
        if rows.is_empty() {
            return Ok(());
        }
    }
}
