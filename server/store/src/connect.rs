//! Database connections and their timeouts.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use sqlx::any::AnyPoolOptions;
use sqlx::pool::PoolOptions;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use tokio::time::{Instant, sleep, timeout};

use super::{Backend, StoreError};
use crate::private_files::keep_database_private;

/// Longest wait of a request for a connection, before it receives 503 with `Retry-After`.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// Longest time for a connection to respond, before and after each use. A server that vanished, or a firewall that
/// dropped the connection, never responds.
const PING_TIMEOUT: Duration = Duration::from_secs(2);
/// Connections to PostgreSQL: a small share of its default hundred, so that several replicas fit.
const POSTGRES_CONNECTIONS: u32 = 10;
/// Connections to SQLite: readers run in parallel with the one writer.
const SQLITE_CONNECTIONS: u32 = 4;
/// Settings of every SQLite connection. `synchronous=FULL`: a committed write survives a power cut. The busy timeout
/// covers other processes, such as the command line, that hold the write lock. Deleted rows are overwritten, so that
/// erased personal data does not survive in free pages.
const SQLITE_PRAGMAS: &str = "pragma journal_mode = wal; pragma synchronous = full; \
    pragma busy_timeout = 5000; pragma foreign_keys = on; \
    pragma secure_delete = on;";
/// Reads the schema, so that a file that is not a database, or is truncated, is detected before the first request.
const SQLITE_PROBE: &str = "select count(*) from sqlite_schema";
/// SQLite's primary result code for a lock that another process holds (`SQLITE_BUSY`).
const SQLITE_BUSY: u32 = 5;
/// Pause before the next try to open a locked SQLite file.
const BUSY_PAUSE: Duration = Duration::from_millis(50);
/// Settings of every PostgreSQL connection. A statement ends before the timeout of the request that waits for it (20
/// s); the lock timeout equals SQLite's; a transaction without a client is ended by PostgreSQL, which notices a lost
/// client within a minute.
const POSTGRES_SETTINGS: &str = "set statement_timeout = '15s'; set lock_timeout = '5s'; \
    set idle_in_transaction_session_timeout = '30s'; \
    set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3; \
    set tcp_user_timeout = '60s'";
/// True on a session that accepts writes.
const POSTGRES_IS_WRITABLE: &str = "select current_setting('transaction_read_only') = 'off'";
/// Limits of a migration: it may run for any time, but does not wait forever for a lock of another process.
pub(super) const POSTGRES_MIGRATION_LIMITS: &str = "set statement_timeout = 0; set lock_timeout = '60s'";
/// No statement limit: a backup, an export or a restore reads or writes a whole table in one statement.
pub(super) const POSTGRES_WHOLE_TABLES: &str = "set local statement_timeout = 0";

/// Returns the file of a SQLite address; `None` for PostgreSQL, and for a database in memory.
pub(super) fn sqlite_file(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:").filter(|path| !path.starts_with(":memory:"))?;
    // Only the scheme's slashes: `sqlite:////data/site.db` is a file below the root.
    let file = path.strip_prefix("//").unwrap_or(path).split('?').next().unwrap_or_default();
    Some(PathBuf::from(percent_decode_str(file).decode_utf8_lossy().into_owned()))
}

/// Connects to the database at `url`; creates a missing SQLite file.
pub(super) async fn open(url: &str) -> Result<(Backend, AnyPool), StoreError> {
    sqlx::any::install_default_drivers();
    let backend = if url.starts_with("sqlite:") { Backend::Sqlite } else { Backend::Postgres };
    // The checks below replace sqlx's own, which has no timeout.
    let options = AnyPoolOptions::new()
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .test_before_acquire(false)
        .before_acquire(move |connection, _| Box::pin(is_usable(connection, backend)));
    let pool = match backend {
        Backend::Sqlite => open_sqlite(options, url).await?,
        Backend::Postgres => open_postgres(options, url).await?,
    };
    Ok((backend, pool))
}

/// Returns true when a connection can be handed out. A commit that fails on a faulty disk leaves SQLite's connection
/// inside a transaction that cannot be ended: every later transaction on it would fail, even once the disk works again.
async fn is_usable(connection: &mut AnyConnection, backend: Backend) -> Result<bool, sqlx::Error> {
    let responds = match backend {
        Backend::Sqlite => true,
        Backend::Postgres => is_writable(connection, backend).await?,
    };
    Ok(responds && !connection.is_in_transaction())
}

/// Returns false for a PostgreSQL session that refuses writes: its server was demoted to a standby, or set to read-only.
/// Fails when the connection does not respond in time; it is then dropped without a closing handshake.
pub(super) async fn is_writable(connection: &mut AnyConnection, backend: Backend) -> Result<bool, sqlx::Error> {
    in_time(async {
        match backend {
            Backend::Sqlite => connection.ping().await.map(|()| true),
            Backend::Postgres => sqlx::query_scalar(POSTGRES_IS_WRITABLE).fetch_one(connection).await,
        }
    })
    .await
}

async fn in_time<T>(response: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let late = |_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()));
    timeout(PING_TIMEOUT, response).await.unwrap_or_else(late)
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
        // A cancelled request leaves its connection in the middle of a response that may never arrive. Without a
        // timeout here its place in the pool would be lost.
        .after_release(|connection, _| {
            Box::pin(async move {
                in_time(connection.ping()).await?;
                Ok(true)
            })
        });
    options.connect(url).await.map_err(|cause| match cause {
        sqlx::Error::PoolTimedOut => StoreError::Unreachable,
        cause => cause.into(),
    })
}

async fn open_sqlite(options: PoolOptions<Any>, url: &str) -> Result<AnyPool, StoreError> {
    let options = options.after_connect(|connection, _| {
        Box::pin(async move {
            sqlx::raw_sql(SQLITE_PRAGMAS).execute(connection).await?;
            Ok(())
        })
    });
    let Some(file) = sqlite_file(url) else {
        // An in-memory database lives as long as its only connection.
        let options = options.max_connections(1).min_connections(1).idle_timeout(None).max_lifetime(None);
        return Ok(options.connect(url).await?);
    };
    let failed = |cause| StoreError::File { file: file.display().to_string(), cause };
    if file.is_dir() {
        let problem = "a folder has this name; name a file in it, such as site.db";
        return Err(failed(io::Error::new(io::ErrorKind::IsADirectory, problem)));
    }
    let joint = if url.contains('?') { '&' } else { '?' };
    let url = if url.contains("mode=") {
        url.to_owned()
    } else {
        keep_database_private(&file).map_err(failed)?;
        format!("{url}{joint}mode=rwc")
    };
    try_sqlite(&url).await.map_err(|cause| StoreError::Sqlite { file: file.display().to_string(), cause })?;
    Ok(options.max_connections(SQLITE_CONNECTIONS).connect(&url).await?)
}

/// Opens a SQLite file once, with the settings of every connection. The pool would try a connection whose settings fail
/// again and again, and report its own timeout instead of the cause.
async fn try_sqlite(url: &str) -> Result<(), sqlx::Error> {
    let deadline = Instant::now() + ACQUIRE_TIMEOUT;
    loop {
        match open_once(url).await {
            // Servers that start at once change the journal mode of a new file: SQLite does not wait for that lock.
            Err(cause) if is_busy(&cause) && Instant::now() < deadline => sleep(BUSY_PAUSE).await,
            opened => return opened,
        }
    }
}

async fn open_once(url: &str) -> Result<(), sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    sqlx::raw_sql(SQLITE_PRAGMAS).execute(&mut connection).await?;
    sqlx::raw_sql(SQLITE_PROBE).execute(&mut connection).await?;
    connection.close().await
}

/// Returns true for an error that a lock of another process caused. The low byte of an extended code is the primary one.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == SQLITE_BUSY)
}
