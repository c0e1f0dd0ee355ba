//! Content that changes by itself at a set time.

use super::{Store, StoreError, Write, content_version};

/// Notes an instant at which pages have to be made anew.
pub(super) async fn note(write: &mut Write, instant_ms: i64) -> Result<(), sqlx::Error> {
    sqlx::query("insert into content_schedule (due_at) values ($1) on conflict (due_at) do nothing")
        .bind(instant_ms)
        .execute(&mut *write.transaction)
        .await?;
    Ok(())
}

impl Store {
    /// Raises the content's version once for everything that has come due. Of several servers one does.
    pub async fn publish_due(&self, now_ms: i64) -> Result<(), StoreError> {
        let due = sqlx::query("select due_at from content_schedule where due_at <= $1 limit 1")
            .bind(now_ms)
            .fetch_optional(&self.pool)
            .await?;
        if due.is_none() {
            return Ok(());
        }
        let mut write = self.write().await?;
        let taken = sqlx::query("delete from content_schedule where due_at <= $1")
            .bind(now_ms)
            .execute(&mut *write.transaction)
            .await?
            .rows_affected();
        if taken > 0 {
            content_version::raise(&mut write).await?;
        }
        Ok(write.commit().await?)
    }
}
