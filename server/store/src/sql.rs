//! Shorthands for statements and rows.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, Transaction};
use tokio::sync::OwnedMutexGuard;
use uuid::Uuid;

use super::{Store, StoreError};

/// A statement with the values of its placeholders.
macro_rules! query {
    ($sql:expr $(, $value:expr)* $(,)?) => { sqlx::query($sql)$(.bind($value))* };
}

/// A statement with the values of its placeholders, which returns rows.
macro_rules! query_as {
    ($sql:expr $(, $value:expr)* $(,)?) => { sqlx::query_as($sql)$(.bind($value))* };
}

/// A statement with the values of its placeholders, which returns rows of one column.
macro_rules! query_scalar {
    ($sql:expr $(, $value:expr)* $(,)?) => { sqlx::query_scalar($sql)$(.bind($value))* };
}

/// Reads the fields of a struct from the columns of their names, or as `field = value` says.
macro_rules! from_row {
    ($row:ident => $type:ident { $($field:ident $(= $value:expr)?),* $(,)? }) => {
        impl sqlx::FromRow<'_, sqlx::any::AnyRow> for $type {
            fn from_row($row: &sqlx::any::AnyRow) -> Result<Self, sqlx::Error> {
                use sqlx::Row as _;
                Ok(Self { $($field: from_row!(@ $row $field $($value)?)),* })
            }
        }
    };
    (@ $row:ident $field:ident) => { $row.try_get(stringify!($field))? };
    (@ $row:ident $field:ident $value:expr) => { $value };
}

/// Reads a column that holds 0 or 1.
pub(super) fn flag(row: &sqlx::any::AnyRow, column: &str) -> Result<bool, sqlx::Error> {
    Ok(sqlx::Row::try_get::<i64, _>(row, column)? != 0)
}

/// Reads a column that holds a name of an enum's value.
pub(super) fn named<T>(
    row: &sqlx::any::AnyRow,
    column: &str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<T, sqlx::Error> {
    let name: String = sqlx::Row::try_get(row, column)?;
    let unknown = || sqlx::Error::ColumnDecode { index: column.to_owned(), source: format!("unknown {name:?}").into() };
    parse(&name).ok_or_else(unknown)
}

/// A transaction that may write, with the writer's lock.
pub(super) struct Write {
    pub(super) transaction: Transaction<'static, Any>,
    pub(super) _turn: Option<OwnedMutexGuard<()>>,
}

impl Write {
    pub(super) async fn commit(self) -> Result<(), sqlx::Error> {
        self.transaction.commit().await
    }

    pub(super) async fn rollback(self) -> Result<(), sqlx::Error> {
        self.transaction.rollback().await
    }

    /// Commits and returns the outcome.
    pub(super) async fn accept<T>(self, outcome: T) -> Result<T, StoreError> {
        self.commit().await?;
        Ok(outcome)
    }

    /// Rolls back and returns the reason.
    pub(super) async fn refuse<T>(self, why: T) -> Result<T, StoreError> {
        self.rollback().await?;
        Ok(why)
    }

    /// Runs a statement. Returns the number of rows that it changed.
    pub(super) async fn run(&mut self, query: Query<'_, Any, AnyArguments>) -> Result<u64, sqlx::Error> {
        Ok(query.execute(&mut *self.transaction).await?.rows_affected())
    }

    /// Adds an entry to the audit log. `user` is an id, or `None` for the command line; `action` is such as `lead.won`,
    /// and `object` is kind and id, such as `lead:01890…`.
    pub(super) async fn log(
        &mut self,
        user: Option<&str>,
        action: &str,
        object: &str,
        now_ms: i64,
    ) -> Result<(), sqlx::Error> {
        let sql = "insert into audit_log (id, at, user_id, action, object) values ($1, $2, $3, $4, $5)";
        self.run(query!(sql, Uuid::now_v7().to_string(), now_ms, user, action, object)).await?;
        Ok(())
    }
}

impl Store {
    /// Runs one statement that changes rows. Returns their number.
    pub(super) async fn run(&self, query: Query<'_, Any, AnyArguments>) -> Result<u64, StoreError> {
        let mut write = self.write().await?;
        let changed = write.run(query).await?;
        write.accept(changed).await
    }
}
