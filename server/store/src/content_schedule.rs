//! Content that is published or closed at a set time.

use sqlx::AssertSqlSafe;

use super::{Store, StoreError, Write, content_version};

/// Schedules an instant at which pages have to be rendered again.
pub(super) async fn note(write: &mut Write, instant_ms: i64) -> Result<(), sqlx::Error> {
    let sql = "insert into content_schedule (due_at) values ($1) on conflict (due_at) do nothing";
    write.run(query!(sql, instant_ms)).await?;
    Ok(())
}

/// Instants that lie on the other side of `$1` than at the last rise of the content version.
const CHANGED: &str = "(due_at <= $1 and passed = 0) or (due_at > $1 and passed = 1)";

impl Store {
    /// Raises the content version once for all instants that have passed, and again for instants that turn out to be in
    /// the future after a clock was set back. Only one of several servers does so.
    pub async fn publish_due(&self, now_ms: i64) -> Result<(), StoreError> {
        let changed =
            query!(AssertSqlSafe(format!("select due_at from content_schedule where {CHANGED} limit 1")), now_ms)
                .fetch_optional(&self.pool)
                .await?;
        if changed.is_none() {
            return Ok(());
        }
        let mut write = self.write().await?;
        let update = format!("update content_schedule set passed = 1 - passed where {CHANGED}");
        let taken = write.run(query!(AssertSqlSafe(update), now_ms)).await?;
        if taken > 0 {
            content_version::raise(&mut write).await?;
        }
        Ok(write.commit().await?)
    }
}
