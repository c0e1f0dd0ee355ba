//! The numbered files of `migrations/`, embedded in the binary.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, description and text of every migration. A released file is never edited: its checksum is verified.
const MIGRATIONS: &[(i64, &str, &str)] = &[(FIRST, "schema", include_str!("../../../migrations/0200_schema.sql"))];
/// Number of the first migration. Version 0.1.0 used lower numbers.
pub(super) const FIRST: i64 = 200;

/// Returns the migrator that brings a database up to this binary's schema.
pub(super) fn migrator() -> Migrator {
    let migrations = MIGRATIONS.iter().map(|(version, about, sql)| {
        Migration::new(*version, Cow::Borrowed(*about), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_listed_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");
        let mut files: Vec<String> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        let listed: Vec<String> =
            MIGRATIONS.iter().map(|(version, about, _)| format!("{version:04}_{about}.sql")).collect();
        assert_eq!(listed, files);
    }
}
