//! The real store on a real database, as simulated processes reach it: its work takes no simulated time.

use std::path::PathBuf;
use std::sync::mpsc;

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
}

/// A migrated database to copy.
#[derive(Debug)]
pub(super) struct Template {
    handle: Handle,
    folder: TempDir,
}

impl Template {
    pub(super) fn new(handle: &Handle) -> Self {
        // In memory if possible: the disk's own speed is not tested.
        let memory = PathBuf::from("/dev/shm");
        let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap();
        let url = format!("sqlite://{}", folder.path().join("template.db").display());
        handle.block_on(async {
            let store = Store::open(&url).await.unwrap();
            store.migrate().await.unwrap();
            store.close().await;
        });
        Self { handle: handle.clone(), folder }
    }

    /// Copies the database for a run.
    pub(super) fn copy(&self, seed: u64) -> Disk {
        let file = self.folder.path().join(format!("{seed}.db"));
        std::fs::copy(self.folder.path().join("template.db"), &file).unwrap();
        let url = format!("sqlite://{}", file.display());
        let store = self.handle.block_on(Store::open(&url)).unwrap();
        Disk { handle: self.handle.clone(), store, url }
    }

    /// Removes a run's database.
    pub(super) fn remove(&self, seed: u64, disk: &Disk) {
        self.handle.block_on(disk.store.close());
        for end in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(self.folder.path().join(format!("{seed}.db{end}"))));
        }
    }
}

impl Disk {
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
