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
        let sql = "insert into secrets (name, value, created_at) values ($1, $2, $3) on conflict (name) do nothing";
        write.run(query!(sql, name, hex::encode(fresh), now_ms)).await?;
        let sql = "select value from secrets where name = $1";
        let value = query_scalar!(sql, name).fetch_one(&mut *write.transaction).await?;
        write.accept(value).await
    }

    /// Returns the key `name`; `None` if it is not stored yet.
    pub async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "select value from secrets where name = $1";
        Ok(query_scalar!(sql, name).fetch_optional(&self.pool).await?)
    }
}
