//! `server backup` and `server restore`.

use std::collections::BTreeMap;
use std::path::Path;

use super::{CliError, output};
use model::clock::Clock;
use store::Store;
use store::portable::{self, Sum};

/// Writes a backup and prints a summary.
pub(super) async fn write(store: &Store, file: &Path) -> Result<(), CliError> {
    let sums = portable::backup(store, file, Clock::System.now_ms()).await?;
    report(&sums, "written and verified")
}

/// Restores a backup and prints a summary.
pub(super) async fn restore(store: &Store, file: &Path, replace: bool) -> Result<(), CliError> {
    let sums = portable::restore(store, file, replace).await?;
    report(&sums, "restored and verified")
}

fn report(sums: &BTreeMap<String, Sum>, what: &str) -> Result<(), CliError> {
    for (table, Sum { rows, sha256 }) in sums {
        output::line(&format!("{table:<20} {rows:>8}  {sha256}"))?;
    }
    output::line(&format!("{} rows in {} tables, {what}", sums.values().map(|sum| sum.rows).sum::<u64>(), sums.len()))
}
