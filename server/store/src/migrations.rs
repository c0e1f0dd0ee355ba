//! The numbered files of `migrations/`, embedded in the binary.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, description and text of every migration. A released file is never edited: its checksum is verified.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "foundation", include_str!("../../../migrations/0001_foundation.sql")),
    (10, "content", include_str!("../../../migrations/0010_content.sql")),
    (20, "outbox", include_str!("../../../migrations/0020_outbox.sql")),
    (21, "consent", include_str!("../../../migrations/0021_consent.sql")),
    (30, "bookings", include_str!("../../../migrations/0030_bookings.sql")),
    (40, "landings", include_str!("../../../migrations/0040_landings.sql")),
    (50, "media_parts", include_str!("../../../migrations/0050_media_parts.sql")),
    (60, "booking_quotas", include_str!("../../../migrations/0060_booking_quotas.sql")),
    (70, "believed_time", include_str!("../../../migrations/0070_believed_time.sql")),
    (80, "documents", include_str!("../../../migrations/0080_documents.sql")),
    (90, "all_documents", include_str!("../../../migrations/0090_all_documents.sql")),
    (100, "outbox_index", include_str!("../../../migrations/0100_outbox_index.sql")),
    (110, "outbox_failing_since", include_str!("../../../migrations/0110_outbox_failing_since.sql")),
    (120, "booking_calendar_uid", include_str!("../../../migrations/0120_booking_calendar_uid.sql")),
    (130, "outbox_mailbox", include_str!("../../../migrations/0130_outbox_mailbox.sql")),
];

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

    #[test]
    fn every_table_has_a_comment_that_says_what_a_row_is() {
        for (_, about, sql) in MIGRATIONS {
            let lines: Vec<&str> = sql.lines().collect();
            for (index, line) in lines.iter().enumerate() {
                if line.starts_with("create table") {
                    assert!(lines[index - 1].starts_with("-- "), "{about}: {line}");
                }
            }
        }
    }
}
