//! Table-level access for backups: reads every table in one snapshot, writes every table in one transaction.

use futures_util::TryStreamExt;
use sqlx::any::{AnyArguments, AnyRow, AnyTypeInfoKind};
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe, Row, Transaction, TypeInfo, ValueRef};

use super::connect::POSTGRES_WHOLE_TABLES;
use super::{Backend, Store, StoreError, Write, item_tables};

/// The value of one column of a row. The schema uses no other types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Null,
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A consistent view of the database at one instant; other writers go on meanwhile.
#[derive(Debug)]
pub struct Snapshot {
    transaction: Transaction<'static, Any>,
    backend: Backend,
}

/// Tables, columns and rows, as one transaction sees them.
#[derive(Debug)]
pub struct Catalogue<'t> {
    transaction: &'t mut Transaction<'static, Any>,
    backend: Backend,
}

/// A transaction that replaces the rows of whole tables.
pub struct Replacement {
    write: Write,
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

impl<'t> Catalogue<'t> {
    pub(super) fn of(transaction: &'t mut Transaction<'static, Any>, backend: Backend) -> Self {
        Self { transaction, backend }
    }

    /// Returns the names of all tables in the order of their creation: a referenced table comes before those that refer
    /// to it.
    pub async fn tables(&mut self) -> Result<Vec<String>, StoreError> {
        let sql = match self.backend {
            Backend::Sqlite => {
                "select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!' \
                 and name <> '_sqlx_migrations' order by rowid"
            }
            Backend::Postgres => {
                "select relname::text from pg_class where relkind = 'r' and relname <> '_sqlx_migrations' \
                 and relnamespace = current_schema()::regnamespace order by oid"
            }
        };
        let rows = sqlx::query(sql).fetch_all(&mut **self.transaction).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Returns the names of a table's columns.
    pub async fn columns(&mut self, table: &str) -> Result<Vec<String>, StoreError> {
        let sql = match self.backend {
            Backend::Sqlite => "select name from pragma_table_info($1) order by cid",
            Backend::Postgres => {
                "select attname::text from pg_attribute where attrelid = $1::regclass and attnum > 0 \
                 and not attisdropped order by attnum"
            }
        };
        let rows = sqlx::query(sql).bind(table).fetch_all(&mut **self.transaction).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Returns the numbers of the migrations that have been applied.
    pub async fn migrations(&mut self) -> Result<Vec<i64>, StoreError> {
        let sql = "select version from _sqlx_migrations order by version";
        let rows = sqlx::query(sql).fetch_all(&mut **self.transaction).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Passes every row of a table to `each`.
    pub async fn rows<E: From<StoreError>>(
        &mut self,
        table: &str,
        columns: &[String],
        mut each: impl FnMut(&[Cell]) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        let sql = format!("select {} from {}", list(columns), quoted(table));
        let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(&mut **self.transaction);
        while let Some(row) = rows.try_next().await.map_err(StoreError::from)? {
            each(&cells(&row).map_err(StoreError::from)?)?;
        }
        Ok(())
    }
}

impl Snapshot {
    /// Returns the tables as the snapshot sees them.
    pub fn catalogue(&mut self) -> Catalogue<'_> {
        Catalogue { transaction: &mut self.transaction, backend: self.backend }
    }
}

impl Replacement {
    /// Returns the tables as this transaction sees them, its own inserts included.
    pub fn catalogue(&mut self) -> Catalogue<'_> {
        Catalogue { transaction: &mut self.write.transaction, backend: self.backend }
    }

    /// Creates a table that an earlier release had and this one lacks. Returns `false` for a name that no release used.
    pub async fn make_earlier_table(&mut self, table: &str) -> Result<bool, StoreError> {
        item_tables::make(&mut self.write, table).await
    }

    /// Turns the rows of tables from earlier releases into documents.
    pub async fn absorb_earlier_tables(&mut self) -> Result<(), StoreError> {
        item_tables::absorb(&mut self.write, self.backend).await?;
        Ok(())
    }

    /// Returns the number of rows in a table.
    pub async fn count(&mut self, table: &str) -> Result<i64, StoreError> {
        let sql = format!("select count(*) from {}", quoted(table));
        Ok(sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut *self.write.transaction).await?.try_get(0)?)
    }

    /// Deletes every row of a table.
    pub async fn clear(&mut self, table: &str) -> Result<(), StoreError> {
        let sql = format!("delete from {}", quoted(table));
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *self.write.transaction).await?;
        Ok(())
    }

    /// Inserts a row into a table.
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

fn cells(row: &AnyRow) -> Result<Vec<Cell>, sqlx::Error> {
    let cell = |place: usize| {
        let raw = row.try_get_raw(place)?;
        if raw.is_null() || raw.type_info().is_null() {
            return Ok(Cell::Null);
        }
        match raw.type_info().kind() {
            AnyTypeInfoKind::Text => row.try_get(place).map(Cell::Text),
            AnyTypeInfoKind::Blob => row.try_get(place).map(Cell::Bytes),
            _ => row.try_get(place).map(Cell::Integer),
        }
    };
    (0..row.len()).map(cell).collect()
}

/// Quotes an identifier. Names come from the database's own catalogue, and may hold any character.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

fn list(columns: &[String]) -> String {
    columns.iter().map(|column| quoted(column)).collect::<Vec<_>>().join(", ")
}
