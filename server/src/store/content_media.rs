//! Pictures, videos and captions of the content.

use sqlx::Row;

use super::{Store, StoreError};

impl Store {
    /// The digest and the bytes of the medium of a path below `media/`.
    pub async fn medium(&self, path: &str) -> Result<Option<(String, Vec<u8>)>, StoreError> {
        let row = sqlx::query("select digest, bytes from content_media where path = $1")
            .bind(path)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
    }

    /// The digest of the medium of a path, without its bytes.
    pub async fn medium_digest(&self, path: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("select digest from content_media where path = $1")
            .bind(path)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The paths of all media.
    pub async fn media_paths(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("select path from content_media order by path").fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<_>, _>>()?)
    }
}
