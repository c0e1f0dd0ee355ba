//! Content that changes by itself at a set time.

use sqlx::AssertSqlSafe;

use super::{Store, StoreError, Write, content_version};

/// Notes an instant at which pages have to be made anew.
pub(super) async fn note(write: &mut Write, instant_ms: i64) -> Result<(), sqlx::Error> {
    sqlx::query("insert into content_schedule (due_at) values ($1) on conflict (due_at) do nothing")
        .bind(instant_ms)
        .execute(&mut *write.transaction)
        .await?;
    Ok(())
}

/// Instants on the other side of `$1` than when the content's version was raised last.
const CHANGED: &str = "(due_at <= $1 and passed = 0) or (due_at > $1 and passed = 1)";

impl Store {
    /// Raises the content's version once for everything that has come due, and again for what turns out to lie ahead still
    /// when a clock is set back. Of several servers one does.
    pub async fn publish_due(&self, now_ms: i64) -> Result<(), StoreError> {
        let changed =
            sqlx::query(AssertSqlSafe(format!("select due_at from content_schedule where {CHANGED} limit 1")))
                .bind(now_ms)
                .fetch_optional(&self.pool)
                .await?;
        if changed.is_none() {
            return Ok(());
        }
        let mut write = self.write().await?;
        let update = format!("update content_schedule set passed = 1 - passed where {CHANGED}");
        let taken =
            sqlx::query(AssertSqlSafe(update)).bind(now_ms).execute(&mut *write.transaction).await?.rows_affected();
        if taken > 0 {
            content_version::raise(&mut write).await?;
        }
        Ok(write.commit().await?)
    }
}
