//! Table-level access for restoring a backup: writes every table in one transaction.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe};

use super::catalogue::{Catalogue, Cell, list, quoted};
use super::connect::POSTGRES_WHOLE_TABLES;
use super::{Backend, Store, StoreError, Write};

/// A transaction that replaces the rows of whole tables.
pub struct Replacement {
    pub(super) write: Write,
    backend: Backend,
}

impl Store {
    /// Begins a replacement. Other connections see no change before the commit.
    pub async fn replace(&self) -> Result<Replacement, StoreError> {
        let mut write = self.write().await?;
        let prepare = match self.backend {
            Backend::Sqlite => "pragma defer_foreign_keys = on",
            Backend::Postgres => POSTGRES_WHOLE_TABLES,
        };
        sqlx::raw_sql(prepare).execute(&mut *write.transaction).await?;
        Ok(Replacement { write, backend: self.backend })
    }
}

impl Replacement {
    /// Returns the tables as this transaction sees them, its own inserts included.
    pub fn catalogue(&mut self) -> Catalogue<'_> {
        Catalogue::of(&mut self.write.transaction, self.backend)
    }

    pub async fn count(&mut self, table: &str) -> Result<i64, StoreError> {
        let sql = format!("select count(*) from {}", quoted(table));
        Ok(sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut *self.write.transaction).await?)
    }

    pub async fn clear(&mut self, table: &str) -> Result<(), StoreError> {
        let sql = format!("delete from {}", quoted(table));
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *self.write.transaction).await?;
        Ok(())
    }

    pub async fn insert(&mut self, table: &str, columns: &[String], row: &[Cell]) -> Result<(), StoreError> {
        let mut number = 0;
        let places = row.iter().map(|cell| match cell {
            // A bound null would need the column's type.
            Cell::Null => "null".to_owned(),
            _ => {
                number += 1;
                format!("${number}")
            }
        });
        let places = places.collect::<Vec<_>>().join(", ");
        let sql = format!("insert into {} ({}) values ({places})", quoted(table), list(columns));
        let insert = row.iter().fold(sqlx::query(AssertSqlSafe(sql)), bind);
        insert.execute(&mut *self.write.transaction).await?;
        Ok(())
    }

    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.write.commit().await?)
    }
}

fn bind<'q>(query: Query<'q, Any, AnyArguments>, cell: &Cell) -> Query<'q, Any, AnyArguments> {
    match cell {
        Cell::Null => query,
        Cell::Integer(number) => query.bind(*number),
        Cell::Text(text) => query.bind(text.clone()),
        Cell::Bytes(bytes) => query.bind(bytes.clone()),
    }
}
