//! Every SQL statement of the server, one file a table family. Nothing here knows a handler.

mod backup;
mod believed_time;
mod bookings;
mod connect;
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

use std::sync::Arc;
use std::time::Duration;

use sqlx::{AnyPool, Transaction};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::timeout;

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
pub use outbox::{DeadLetter, LeaseTimes, LeasedMessage, NewMessage, Outbox, OutboxDepth, Outcome, Subject};
pub use privacy::{Erased, PersonalData, StoredBooking};
pub use reference::Reference;
pub use retention::Swept;

/// How long closing may take: what is under way by then is lost with the process, which the database rolls back.
const CLOSE_LIMIT: Duration = Duration::from_secs(5);

/// Why the database did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database is out of reach, or refused a statement.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database did not answer in time. What was asked may have been done all the same.
    #[error("database: no answer in time")]
    TimedOut,
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
        let (backend, pool) = connect::open(url).await?;
        Ok(Self { pool, backend, writer: Arc::default(), errands: Arc::default() })
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
        // Its limits are no request's.
        connection.close_on_drop();
        Ok(migrated?)
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

    /// Waits for what is under way, as long as it takes no more than some seconds, and closes every connection. SQLite's log
    /// is written back into its file.
    pub async fn close(&self) {
        let closed = async {
            if self.backend == Backend::Sqlite
                && let Err(cause) = sqlx::raw_sql("pragma wal_checkpoint(truncate)").execute(&self.pool).await
            {
                tracing::warn!(%cause, "the write-ahead log stays beside the database; the next start reads it");
            }
            self.pool.close().await;
        };
        if timeout(CLOSE_LIMIT, closed).await.is_err() {
            tracing::warn!("some connections to the database do not answer and are left behind");
        }
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
