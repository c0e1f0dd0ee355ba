//! All SQL of the server, one file per table family. Depends on no handler.

#[macro_use]
mod sql;

mod audit;
mod backup;
mod bookings;
mod catalogue;
mod connect;
mod content_change;
mod content_change_error;
mod content_media;
mod content_version;
mod deliveries;
mod documents;
mod drafts;
mod email_key;
mod idempotency;
mod inbox;
mod leads;
mod media_frames;
mod media_library;
mod migrations;
pub mod outbox;
mod plans;
pub mod portable;
mod presence;
mod privacy;
pub mod private_files;
mod provider_jobs;
mod reference;
mod retention;
mod revisions;
mod secrets;
mod sessions;
mod snapshot;
mod users;
mod visitor;
mod write_probe;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use sqlx::AnyPool;
use tokio::sync::Mutex;
use tokio::time::timeout;

use sql::Write;

pub use audit::{AUDIT_PAGE, AuditLine};
pub use backup::Replacement;
pub use bookings::{
    Blocked, Booked, BookedBy, Booking, BookingLimit, BookingLimits, Cancelled, ChangedBy, CheckedIn, Moved, Released,
    StoredSlot,
};
pub use catalogue::{Catalogue, Cell};
pub use content_change::{ContentChange, ContentChanged, DraftEffect, Editing};
pub use content_change_error::{ContentChangeError, meetings_are};
pub use content_media::{MEDIA_PART_BYTES, NewMedium, StoredMediumHead};
pub use deliveries::DeliveryInfo;
pub use documents::{NewDocument, StoredDocument};
pub use drafts::{DraftChanged, DraftSave, Editor, StoredDraft};
pub use email_key::{email_digest, email_key, mailbox_key};
pub use idempotency::{IdempotencyRecord, KEY_LIFETIME_MS, Recorded};
pub use inbox::{FOUND_MAX, InboxFilter, InboxMark, InboxPage, LeadChange, LeadChanged, Note, PAGE_SIZE};
pub use leads::{Lead, LeadKind, NewLead};
pub use media_frames::{FRAMES_PREFIX, FrameAdded, NewFrame, frame_of};
pub use media_library::{
    LibraryMedium, MEDIA_CHANGE, MEDIA_LEASE_MS, MadeMedium, MediumChange, MediumChanged, NewRendition,
    StoredRendition, Upload, Uploaded,
};
pub use outbox::{DeadLetter, LeaseTimes, LeasedMessage, NewMessage, Outbox, OutboxDepth, Outcome, Subject};
pub use plans::StoredPlan;
pub use presence::PRESENCE_MS;
pub use privacy::{Erased, PersonalData};
pub use reference::Reference;
pub use retention::RetentionReport;
pub use revisions::{EditedDocument, Revision};
pub use sessions::{SESSION_IDLE_MS, SESSION_LONGEST_MS, Session, random_token};
pub use snapshot::Snapshot;
pub use users::{Invited, LinkHolder, NewLink, User, UserChanged};
pub use visitor::Visitor;

/// Longest wait for running work at shutdown; the database rolls back the rest.
const CLOSE_LIMIT: Duration = Duration::from_secs(5);

/// The reason why a database operation failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database cannot be reached, or refused a statement.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    #[error("database: no server responds at the address in DATABASE_URL or [database] url")]
    Unreachable,
    /// The database did not respond in time. The operation may still have taken effect.
    #[error("database: no response in time")]
    TimedOut,
    #[error("database: read-only; point DATABASE_URL at the primary")]
    ReadOnly,
    #[error("migration: {0}")]
    Migration(sqlx::migrate::MigrateError),
    #[error("the database was made by version 0.1.0, which has no conversion: set DATABASE_URL to a new database")]
    EarlierVersion,
    /// The database has a migration that this binary lacks.
    #[error(
        "the database is of a later version (migration {migration}): start that version, or restore a backup that was made \
         before it"
    )]
    LaterVersion { migration: i64 },
    #[error("database file {file}: {cause}")]
    File { file: String, cause: std::io::Error },
    /// SQLite cannot open the file, or cannot read it as a database.
    #[error("database file {file}: {cause}")]
    Sqlite { file: String, cause: sqlx::Error },
    #[error("there is no database {}; set DATABASE_URL, or run the command in the server's folder", file.display())]
    Missing { file: PathBuf },
    #[error("random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// A value could not be serialised, or this version cannot read a stored one.
    #[error("json: {0}")]
    Json(#[from] serde_json::Error),
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(cause: sqlx::migrate::MigrateError) -> Self {
        match cause {
            sqlx::migrate::MigrateError::VersionMissing(..migrations::FIRST) => Self::EarlierVersion,
            sqlx::migrate::MigrateError::VersionMissing(migration) => Self::LaterVersion { migration },
            cause => Self::Migration(cause),
        }
    }
}

/// Size of the connection pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    pub open: u32,
    pub idle: usize,
    pub max: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Backend {
    Sqlite,
    Postgres,
}

/// A handle on the database. Clones share the connection pool.
#[derive(Debug, Clone)]
pub struct Store {
    pool: AnyPool,
    backend: Backend,
    /// SQLite has one writer at a time. This mutex queues writers fairly; SQLite's own wait polls.
    writer: Arc<Mutex<()>>,
    last_probe: Arc<Mutex<write_probe::LastProbe>>,
    /// The latest trusted reading of this process's clock, in UTC milliseconds.
    trusted_ms: Arc<AtomicI64>,
}

impl Store {
    /// Connects to the database at `url`; creates a missing SQLite file.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let (backend, pool) = connect::open(url).await?;
        let trusted_ms = Arc::new(AtomicI64::new(i64::MIN));
        Ok(Self { pool, backend, writer: Arc::default(), last_probe: Arc::default(), trusted_ms })
    }

    /// Connects to the database at `url`; fails if its SQLite file is missing.
    pub async fn open_existing(url: &str) -> Result<Self, StoreError> {
        match connect::sqlite_file(url).filter(|file| !file.exists()) {
            Some(file) => Err(StoreError::Missing { file: std::path::absolute(&file).unwrap_or(file) }),
            None => Self::open(url).await,
        }
    }

    /// Brings the schema up to this binary.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        let migrator = migrations::migrator();
        if self.backend == Backend::Sqlite {
            return Ok(migrator.run(&self.pool).await?);
        }
        let mut connection = self.pool.acquire().await?;
        sqlx::raw_sql(connect::POSTGRES_MIGRATION_LIMITS).execute(&mut *connection).await?;
        let migrated = migrator.run(&mut *connection).await;
        // The migration's timeouts must not reach a request.
        connection.close_on_drop();
        Ok(migrated?)
    }

    pub fn connections(&self) -> Connections {
        Connections {
            open: self.pool.size(),
            idle: self.pool.num_idle(),
            max: self.pool.options().get_max_connections(),
        }
    }

    /// Fails when the database does not respond or refuses writes.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        match connect::is_writable(&mut connection, self.backend).await? {
            true => Ok(()),
            false => Err(StoreError::ReadOnly),
        }
    }

    /// Waits a few seconds for running work, then closes every connection. SQLite's write-ahead log is merged into its
    /// file.
    pub async fn close(&self) {
        let closed = async {
            if self.backend == Backend::Sqlite
                && let Err(cause) = sqlx::raw_sql("pragma wal_checkpoint(truncate)").execute(&self.pool).await
            {
                tracing::warn!(%cause, "the write-ahead log was not merged into the database; the next start reads it");
            }
            self.pool.close().await;
        };
        if timeout(CLOSE_LIMIT, closed).await.is_err() {
            tracing::warn!("some database connections do not respond; abandoning them");
        }
    }

    /// Begins a transaction that takes the write lock at once: one that reads before it writes can fail at the first
    /// write without waiting.
    async fn write(&self) -> Result<Write, sqlx::Error> {
        match self.backend {
            Backend::Sqlite => {
                let turn = Arc::clone(&self.writer).lock_owned().await;
                let transaction = self.pool.begin_with("begin immediate").await?;
                Ok(Write { transaction, _turn: Some(turn) })
            }
            Backend::Postgres => Ok(Write { transaction: self.pool.begin().await?, _turn: None }),
        }
    }
}
