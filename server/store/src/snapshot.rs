//! Reads of several tables at one instant.

use sqlx::{Any, Transaction};

use super::catalogue::Catalogue;
use super::connect::POSTGRES_WHOLE_TABLES;
use super::{Backend, Store, StoreError};

/// A consistent view of the database at one instant. Other writers continue meanwhile.
#[derive(Debug)]
pub struct Snapshot {
    pub(super) transaction: Transaction<'static, Any>,
    backend: Backend,
}

impl Store {
    pub async fn snapshot(&self) -> Result<Snapshot, StoreError> {
        let begin = match self.backend {
            Backend::Sqlite => "begin",
            Backend::Postgres => "begin isolation level repeatable read read only",
        };
        let mut transaction = self.pool.begin_with(begin).await?;
        if self.backend == Backend::Postgres {
            sqlx::raw_sql(POSTGRES_WHOLE_TABLES).execute(&mut *transaction).await?;
        }
        // SQLite takes its snapshot at the first statement that reads.
        sqlx::query("select version from content_version").fetch_all(&mut *transaction).await?;
        Ok(Snapshot { transaction, backend: self.backend })
    }
}

impl Snapshot {
    /// Returns the tables as the snapshot sees them.
    pub fn catalogue(&mut self) -> Catalogue<'_> {
        Catalogue::of(&mut self.transaction, self.backend)
    }
}
