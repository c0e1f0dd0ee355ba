//! Keys that all servers of one database share.

use super::{Store, StoreError};

impl Store {
    /// Returns the key `name`. The first caller stores `fresh` as this key; later callers receive the stored key.
    pub async fn shared_secret(&self, name: &str, fresh: &str, now_ms: i64) -> Result<String, StoreError> {
        let mut write = self.write().await?;
        sqlx::query("insert into secrets (name, value, created_at) values ($1, $2, $3) on conflict (name) do nothing")
            .bind(name)
            .bind(fresh)
            .bind(now_ms)
            .execute(&mut *write.transaction)
            .await?;
        let value = sqlx::query_scalar("select value from secrets where name = $1")
            .bind(name)
            .fetch_one(&mut *write.transaction)
            .await?;
        write.commit().await?;
        Ok(value)
    }

    /// Returns the key `name`; `None` if it is not stored yet.
    pub async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "select value from secrets where name = $1";
        Ok(sqlx::query_scalar(sql).bind(name).fetch_optional(&self.pool).await?)
    }
}
