//! The audit log of the back office: who did what and when, by ids.

use serde::Serialize;

use super::{Store, StoreError};

/// Entries per page.
pub const AUDIT_PAGE: usize = 100;

/// Something that somebody did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub struct AuditLine {
    /// UUIDv7, so that ids sort by time.
    pub id: String,
    /// UTC milliseconds.
    pub at: i64,
    /// The user's e-mail address, or `command line`.
    pub user: String,
    /// Such as `lead.won`.
    pub action: String,
    /// Such as `lead:01890…`.
    pub object: String,
}

from_row!(row => AuditLine { id, at, user = row.try_get("actor")?, action, object });

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
        write.log(user, action, object, now_ms).await?;
        Ok(write.commit().await?)
    }

    /// Returns at most 100 entries, the newest first, older than the entry `before` (`""` for the first page), of one
    /// user and of one object if they are given.
    pub async fn audit_log(&self, before: &str, user: &str, object: &str) -> Result<Vec<AuditLine>, StoreError> {
        let sql = "select entry.id, entry.at, entry.action, entry.object, \
                   coalesce(person.email, entry.user_id, 'command line') as actor \
                   from audit_log entry left join users person on person.id = entry.user_id \
                   where ($1 = '' or entry.id < $1) and ($2 = '' or entry.user_id = $2) and ($3 = '' or entry.object = $3) \
                   order by entry.id desc limit $4";
        Ok(query_as!(sql, before, user, object, AUDIT_PAGE as i64).fetch_all(&self.pool).await?)
    }
}
