//! The audit log of the back office: who did what and when, by ids.

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};
use uuid::Uuid;

use super::{Store, StoreError, Write};

/// Entries per page.
pub const AUDIT_PAGE: usize = 100;

/// An entry, ready to be added.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry<'a> {
    /// The user's id; `None` for the command line.
    pub(crate) user: Option<&'a str>,
    /// Such as `lead.state`.
    pub(crate) action: &'a str,
    /// Kind and id, such as `lead:01890…`.
    pub(crate) object: &'a str,
    pub(crate) now_ms: i64,
}

/// An entry of the audit log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEntry {
    /// UUIDv7, so that ids sort by time.
    pub id: String,
    /// UTC milliseconds.
    pub at: i64,
    /// `None` for the command line.
    pub user_id: Option<String>,
    pub action: String,
    pub object: String,
}

impl FromRow<'_, AnyRow> for AuditEntry {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            id: row.try_get("id")?,
            at: row.try_get("at")?,
            user_id: row.try_get("user_id")?,
            action: row.try_get("action")?,
            object: row.try_get("object")?,
        })
    }
}

/// Adds an entry in the transaction of the change.
pub(crate) async fn log(write: &mut Write, entry: Entry<'_>) -> Result<(), sqlx::Error> {
    sqlx::query("insert into audit_log (id, at, user_id, action, object) values ($1, $2, $3, $4, $5)")
        .bind(Uuid::now_v7().to_string())
        .bind(entry.now_ms)
        .bind(entry.user)
        .bind(entry.action)
        .bind(entry.object)
        .execute(&mut *write.transaction)
        .await?;
    Ok(())
}

impl Store {
    /// Records something that changed no row.
    pub async fn record_audit(
        &self,
        user: Option<&str>,
        action: &str,
        object: &str,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        log(&mut write, Entry { user, action, object, now_ms }).await?;
        Ok(write.commit().await?)
    }

    /// Returns at most 100 entries, the newest first, older than the entry `before` (`""` for the first page), of one
    /// user and of one object if they are given.
    pub async fn audit_log(&self, before: &str, user: &str, object: &str) -> Result<Vec<AuditEntry>, StoreError> {
        let sql = "select id, at, user_id, action, object from audit_log \
                   where ($1 = '' or id < $1) and ($2 = '' or user_id = $2) and ($3 = '' or object = $3) \
                   order by id desc limit $4";
        Ok(sqlx::query_as(sql)
            .bind(before)
            .bind(user)
            .bind(object)
            .bind(AUDIT_PAGE as i64)
            .fetch_all(&self.pool)
            .await?)
    }
}
