//! The real store on a real database, as simulated processes reach it: its work takes no simulated time.

use std::path::Path;
use std::sync::{Arc, mpsc};

use sqlx::{AnyConnection, Connection, Row};
use store::Store;
use tempfile::TempDir;
use tokio::runtime::Handle;

/// The database of one run. The store runs on another runtime, whose time advances; simulated time stands still while
/// it waits, so that every call is instantaneous.
#[derive(Debug, Clone)]
pub(super) struct Disk {
    handle: Handle,
    pub(super) store: Store,
    url: String,
    _folder: Arc<TempDir>,
}

impl Disk {
    /// Creates a database, in memory if possible: the disk's own speed is not tested.
    pub(super) fn new(handle: &Handle) -> Self {
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap();
        let url = format!("sqlite://{}", folder.path().join("site.db").display());
        let store = handle.block_on(async {
            let store = Store::open(&url).await.unwrap();
            store.migrate().await.unwrap();
            store
        });
        Self { handle: handle.clone(), store, url, _folder: Arc::new(folder) }
    }

    pub(super) fn close(self) {
        self.handle.block_on(self.store.close());
    }

    /// Runs work on the store and waits for it, while simulated time stands still.
    pub(super) fn wait<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> T {
        let (done, result) = mpsc::channel();
        self.handle.spawn(async move { drop(done.send(work.await)) });
        result.recv().unwrap()
    }

    /// Changes rows directly.
    pub(super) fn change(&self, sql: String) {
        let url = self.url.clone();
        self.wait(async move {
            let mut connection = AnyConnection::connect(&url).await.unwrap();
            sqlx::raw_sql("pragma busy_timeout = 5000").execute(&mut connection).await.unwrap();
            sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        });
    }

    /// Returns the first column of every row.
    pub(super) fn column(&self, sql: &'static str) -> Vec<String> {
        let url = self.url.clone();
        self.wait(async move {
            let mut connection = AnyConnection::connect(&url).await.unwrap();
            let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            rows.iter().map(|row| row.get(0)).collect()
        })
    }
}
