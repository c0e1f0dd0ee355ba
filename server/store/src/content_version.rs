//! A version number for all content that pages show.

use super::{Store, StoreError, Write};

/// Raises the version as part of a transaction that changes content.
pub(super) async fn raise(write: &mut Write) -> Result<(), sqlx::Error> {
    write.run(query!("update content_version set version = version + 1 where id = 1")).await?;
    Ok(())
}

/// Makes other changes of content, drafts and media wait until the transaction ends.
pub(super) async fn lock(write: &mut Write) -> Result<(), sqlx::Error> {
    write.run(query!("update content_version set version = version where id = 1")).await?;
    Ok(())
}

impl Store {
    /// Returns the current version. It rises with every change of content.
    pub async fn content_version(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar("select version from content_version where id = 1").fetch_one(&self.pool).await?)
    }
}
