//! Rows of a table that grows, printed in batches.

use clap::ValueEnum;
use serde::Serialize;

use super::{CliError, output};
use crate::admin::csv::{self, printable_json};
use store::StoreError;

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

/// Prints every row as a line of CSV below the names of its columns, or as an entry of a JSON array.
pub(super) async fn export<T: Serialize>(
    format: Format,
    columns: &[&str],
    id: impl Fn(&T) -> &str,
    after: impl AsyncFn(&str, i64) -> Result<Vec<T>, StoreError>,
) -> Result<(), CliError> {
    match format {
        Format::Csv => {
            output::write(&format!("{}\r\n", columns.join(",")))?;
            each(id, after, |row, _| Ok(csv::line(columns, row))).await
        }
        Format::Json => {
            output::write("[")?;
            each(id, after, |row, is_first| {
                let joint = if is_first { "\n" } else { ",\n" };
                Ok(format!("{joint}{}", printable_json(&serde_json::to_string(row)?)))
            })
            .await?;
            output::write("\n]\n")
        }
    }
}

/// Prints what `write` makes of each row and of whether it is the first. `after` returns at most so many rows in the order of
/// their creation, starting after an id; ids sort by the time of creation.
pub(super) async fn each<T>(
    id: impl Fn(&T) -> &str,
    after: impl AsyncFn(&str, i64) -> Result<Vec<T>, StoreError>,
    write: impl Fn(&T, bool) -> Result<String, serde_json::Error>,
) -> Result<(), CliError> {
    let mut last = String::new();
    loop {
        let rows = after(&last, BATCH).await?;
        for row in &rows {
            output::write(&write(row, last.is_empty())?)?;
            id(row).clone_into(&mut last);
        }
        if rows.is_empty() {
            return Ok(());
        }
    }
}
