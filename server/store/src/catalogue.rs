//! The database's own catalogue: tables, columns and rows.

use futures_util::TryStreamExt;
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{Any, AssertSqlSafe, Row, Transaction, TypeInfo, ValueRef};

use super::{Backend, StoreError};

/// The value of one column of a row. The schema uses no other types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Null,
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// Tables, columns and rows, as one transaction sees them.
#[derive(Debug)]
pub struct Catalogue<'t> {
    transaction: &'t mut Transaction<'static, Any>,
    backend: Backend,
}

impl<'t> Catalogue<'t> {
    pub(super) fn of(transaction: &'t mut Transaction<'static, Any>, backend: Backend) -> Self {
        Self { transaction, backend }
    }

    /// Returns the names of all tables in the order of their creation: a referenced table precedes the tables that
    /// refer to it.
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
        Ok(sqlx::query_scalar(sql).fetch_all(&mut **self.transaction).await?)
    }

    pub async fn columns(&mut self, table: &str) -> Result<Vec<String>, StoreError> {
        let sql = match self.backend {
            Backend::Sqlite => "select name from pragma_table_info($1) order by cid",
            Backend::Postgres => {
                "select attname::text from pg_attribute where attrelid = $1::regclass and attnum > 0 \
                 and not attisdropped order by attnum"
            }
        };
        Ok(sqlx::query_scalar(sql).bind(table).fetch_all(&mut **self.transaction).await?)
    }

    /// Returns the numbers of the migrations that have been applied.
    pub async fn migrations(&mut self) -> Result<Vec<i64>, StoreError> {
        let sql = "select version from _sqlx_migrations order by version";
        Ok(sqlx::query_scalar(sql).fetch_all(&mut **self.transaction).await?)
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
pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

pub(super) fn list(columns: &[String]) -> String {
    columns.iter().map(|column| quoted(column)).collect::<Vec<_>>().join(", ")
}
