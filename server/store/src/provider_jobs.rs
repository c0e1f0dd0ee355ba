//! The last valid response of the careers provider. Not a document: another system writes it every few minutes, and it
//! has neither a file nor a history.

use super::{Store, StoreError};

impl Store {
    /// Returns the provider's last valid response and the time of its arrival.
    pub async fn provider_jobs(&self) -> Result<Option<(String, i64)>, StoreError> {
        let sql = "select jobs, fetched_at from provider_jobs where id = 1";
        Ok(sqlx::query_as(sql).fetch_optional(&self.pool).await?)
    }

    /// Stores the provider's response. Renders pages again only if it differs from the last one.
    pub async fn store_provider_jobs(&self, jobs: &str, now_ms: i64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        let sql = "insert into provider_jobs (id, jobs, fetched_at) values (1, $1, $2) on conflict (id) do update set \
                   jobs = excluded.jobs, fetched_at = excluded.fetched_at where provider_jobs.jobs <> excluded.jobs";
        let changed = write.run(query!(sql, jobs, now_ms)).await?;
        if changed == 0 {
            write.run(query!("update provider_jobs set fetched_at = $1 where id = 1", now_ms)).await?;
        } else {
            super::content_version::raise(&mut write).await?;
        }
        Ok(write.commit().await?)
    }
}
