//! Connections to the database, and how long they may keep anybody waiting.

use std::path::Path;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use sqlx::any::AnyPoolOptions;
use sqlx::pool::PoolOptions;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use tokio::time::timeout;

use super::{Backend, StoreError};
use crate::private_files::keep_database_private;

/// How long a request waits for a connection before it is told to come back.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a connection may take to show that it is alive, before and after each use. A server that has gone without a word,
/// or a firewall that has forgotten the connection, never answers.
const PING_TIMEOUT: Duration = Duration::from_secs(2);
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
/// What every PostgreSQL connection is told. A statement ends before the request that waits for it is given up (20 s); a lock
/// is waited for as long as on SQLite; a transaction whose client has gone ends by itself, and the server notices within a
/// minute that nobody is there.
const POSTGRES_SETTINGS: &str = "set statement_timeout = '15s'; set lock_timeout = '5s'; \
    set idle_in_transaction_session_timeout = '30s'; \
    set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3; \
    set tcp_user_timeout = '60s'";
/// A migration takes as long as it takes, but waits for no other process's lock for ever.
pub(super) const POSTGRES_MIGRATION_LIMITS: &str = "set statement_timeout = 0; set lock_timeout = '60s'";
/// A backup or restore reads or writes whole tables in a statement.
pub(super) const POSTGRES_WHOLE_TABLES: &str = "set local statement_timeout = 0";

/// Opens the database of an address; a missing SQLite file is made.
pub(super) async fn open(url: &str) -> Result<(Backend, AnyPool), StoreError> {
    sqlx::any::install_default_drivers();
    // The tests below take the place of sqlx's own, which waits for ever.
    let options = AnyPoolOptions::new()
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .test_before_acquire(false)
        .before_acquire(|connection, _| Box::pin(is_usable(connection)));
    match url.strip_prefix("sqlite:") {
        Some(path) => Ok((Backend::Sqlite, open_sqlite(options, url, path).await?)),
        None => Ok((Backend::Postgres, open_postgres(options, url).await?)),
    }
}

/// Whether a connection can be given out. A commit that failed on a faulty disk leaves SQLite's connection inside a
/// transaction that nobody can end: every later one on it would fail, also when the disk has healed.
async fn is_usable(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    answers(connection).await?;
    Ok(!connection.is_in_transaction())
}

/// Fails when the connection is not heard of in time: it is dropped then, without a farewell.
async fn answers(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let late = |_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()));
    timeout(PING_TIMEOUT, connection.ping()).await.unwrap_or_else(late)
}

async fn open_postgres(options: PoolOptions<Any>, url: &str) -> Result<AnyPool, StoreError> {
    let options = options
        .max_connections(POSTGRES_CONNECTIONS)
        .after_connect(|connection, _| {
            Box::pin(async move {
                sqlx::raw_sql(POSTGRES_SETTINGS).execute(connection).await?;
                Ok(())
            })
        })
        // A request that was given up leaves its connection in the middle of an answer that may never come. Without a limit
        // here its place in the pool would be lost.
        .after_release(|connection, _| {
            Box::pin(async move {
                answers(connection).await?;
                Ok(true)
            })
        });
    Ok(options.connect(url).await?)
}

async fn open_sqlite(options: PoolOptions<Any>, url: &str, path: &str) -> Result<AnyPool, StoreError> {
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
