//! Every SQL statement of the server, one file a table family. Nothing here knows a handler.

mod backup;
mod bookings;
mod content_change;
mod content_items;
mod content_media;
mod content_schedule;
mod content_version;
mod email_key;
mod idempotency;
mod jobs;
mod landings;
mod leads;
mod migrations;
pub mod outbox;
mod privacy;
mod reference;
mod retention;
mod secrets;
mod together;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Connection, Transaction};
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::private_files::keep_database_private;

pub use backup::{Catalogue, Cell, Replacement, Snapshot};
pub use bookings::{
    Blocked, Booked, Booking, BookingLimit, BookingLimits, Cancelled, Consequences, Moved, NewBooking, Released,
    StoredSlot, Visitor,
};
pub use content_change::{ContentChange, ContentChangeError, ContentChanged};
pub use content_items::{ContentItem, ItemCard, StoredImage, StoredMedium, StoredVideo};
pub use content_media::{MEDIA_PART_BYTES, NewMedium, StoredMediumHead};
pub(crate) use email_key::email_key;
pub use idempotency::{Claim, KEY_LIFETIME_MS};
pub use jobs::StoredJob;
pub use landings::StoredLanding;
pub use leads::{Acknowledgement, Lead, LeadKind, NewLead, Recorded};
pub use outbox::{DeadLetter, LeaseTimes, LeasedMessage, NewMessage, OutboxDepth, Outcome, Subject};
pub use privacy::{Erased, PersonalData, StoredBooking};
pub use reference::Reference;
pub use retention::Swept;

/// How long a request waits for a connection before it is told to come back.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// Connections to PostgreSQL: a small share of its default hundred, so that several replicas fit.
const POSTGRES_CONNECTIONS: u32 = 10;
/// Connections to SQLite: readers run beside the one writer.
const SQLITE_CONNECTIONS: u32 = 4;
/// What every SQLite connection is told. `synchronous=FULL`: what was acknowledged survives a power cut.
/// The busy timeout covers another process, such as the command line, holding the write lock. What is deleted is
/// overwritten, so that an erased visitor does not live on in free pages.
const SQLITE_PRAGMAS: &str = "pragma journal_mode = wal; pragma synchronous = full; \
    pragma busy_timeout = 5000; pragma foreign_keys = on; \
    pragma secure_delete = on;";

/// Why the database did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database is out of reach, or refused a statement.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// A transaction that several writes shared was not committed.
    #[error("database: {0}")]
    Commit(Arc<sqlx::Error>),
    /// The schema could not be brought up to this binary.
    #[error("migration: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The database's file or its folder cannot be made.
    #[error("database file {file}: {cause}")]
    File {
        /// The file.
        file: String,
        /// Why.
        cause: std::io::Error,
    },
    /// The machine gave no random numbers.
    #[error("random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// A row that is not written as this version writes it, or cannot be written.
    #[error("json: {0}")]
    Json(#[from] serde_json::Error),
}

/// Connections to the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    /// How many there are.
    pub open: u32,
    /// How many of them wait for work.
    pub idle: usize,
    /// How many there may be.
    pub max: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Backend {
    Sqlite,
    Postgres,
}

/// The database. Cloning shares the connections.
#[derive(Debug, Clone)]
pub struct Store {
    pool: AnyPool,
    backend: Backend,
    /// SQLite has one writer at a time. Waiting here is fair and costs nothing; waiting inside it polls.
    writer: Arc<Mutex<()>>,
    /// Small writes that wait for it.
    errands: Arc<together::Errands>,
}

/// A transaction that may write, and the turn that it waited for.
struct Write {
    transaction: Transaction<'static, sqlx::Any>,
    _turn: Option<OwnedMutexGuard<()>>,
}

impl Write {
    async fn commit(self) -> Result<(), sqlx::Error> {
        self.transaction.commit().await
    }

    async fn rollback(self) -> Result<(), sqlx::Error> {
        self.transaction.rollback().await
    }
}

impl Store {
    /// Opens the database of an address; a missing SQLite file is made.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        // A commit that failed on a faulty disk leaves SQLite's connection inside a transaction that nobody can end: every
        // later one on it would fail, also when the disk has healed.
        let options = AnyPoolOptions::new()
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }));
        let (backend, pool) = match url.strip_prefix("sqlite:") {
            Some(path) => (Backend::Sqlite, open_sqlite(options, url, path).await?),
            None => (Backend::Postgres, options.max_connections(POSTGRES_CONNECTIONS).connect(url).await?),
        };
        Ok(Self { pool, backend, writer: Arc::default(), errands: Arc::default() })
    }

    /// Brings the schema up to this binary.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        Ok(migrations::migrator().run(&self.pool).await?)
    }

    /// How many connections there are, and how many of them wait for work.
    pub fn connections(&self) -> Connections {
        Connections {
            open: self.pool.size(),
            idle: self.pool.num_idle(),
            max: self.pool.options().get_max_connections(),
        }
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("select 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Waits for what is under way and closes every connection. SQLite's log is written back into its file.
    pub async fn close(&self) {
        if self.backend == Backend::Sqlite
            && let Err(cause) = sqlx::raw_sql("pragma wal_checkpoint(truncate)").execute(&self.pool).await
        {
            tracing::warn!(%cause, "the write-ahead log stays beside the database; the next start reads it");
        }
        self.pool.close().await;
    }

    /// Begins a transaction that takes the write lock at once: one that reads first and then writes can fail
    /// without having waited.
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

async fn open_sqlite(
    options: sqlx::pool::PoolOptions<sqlx::Any>,
    url: &str,
    path: &str,
) -> Result<AnyPool, StoreError> {
    let options = options.after_connect(|connection, _| {
        Box::pin(async move {
            sqlx::raw_sql(SQLITE_PRAGMAS).execute(connection).await?;
            Ok(())
        })
    });
    if path.starts_with(":memory:") {
        // A database in memory lives as long as its only connection.
        let options = options.max_connections(1).min_connections(1).idle_timeout(None).max_lifetime(None);
        return Ok(options.connect(url).await?);
    }
    let file = path.trim_start_matches("//").split('?').next().unwrap_or_default();
    let joint = if url.contains('?') { '&' } else { '?' };
    let url = if url.contains("mode=") {
        url.to_owned()
    } else {
        let file = percent_decode_str(file).decode_utf8_lossy().into_owned();
        keep_database_private(Path::new(&file)).map_err(|cause| StoreError::File { file, cause })?;
        format!("{url}{joint}mode=rwc")
    };
    Ok(options.max_connections(SQLITE_CONNECTIONS).connect(&url).await?)
}
