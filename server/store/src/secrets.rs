//! Keys that all servers of one database share.

use super::{Store, StoreError};

/// Length of a key, in bytes: that of the SHA-256 digests made with it.
const KEY_BYTES: usize = 32;

impl Store {
    /// Returns the key `name` in hexadecimal. The first caller creates it.
    pub async fn shared_secret(&self, name: &str, now_ms: i64) -> Result<String, StoreError> {
        if let Some(key) = self.secret(name).await? {
            return Ok(key);
        }
        let mut fresh = [0_u8; KEY_BYTES];
        getrandom::fill(&mut fresh)?;
        let mut write = self.write().await?;
        sqlx::query("insert into secrets (name, value, created_at) values ($1, $2, $3) on conflict (name) do nothing")
            .bind(name)
            .bind(hex::encode(fresh))
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

    /// Deletes the key `name`.
    pub async fn delete_secret(&self, name: &str) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        sqlx::query("delete from secrets where name = $1").bind(name).execute(&mut *write.transaction).await?;
        Ok(write.commit().await?)
    }

    /// Returns the key `name`; `None` if it is not stored yet.
    pub async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "select value from secrets where name = $1";
        Ok(sqlx::query_scalar(sql).bind(name).fetch_optional(&self.pool).await?)
    }
}
