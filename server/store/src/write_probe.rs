//! A write for the readiness check: a database on a full disk can still be read.

use std::time::Duration;

use tokio::time::{Instant, timeout};

use super::{Store, StoreError};

/// Interval of writes; a check in between returns the last result.
const INTERVAL: Duration = Duration::from_secs(10);
/// Longest wait for the write lock.
const WAIT: Duration = Duration::from_secs(2);
/// Name of the row, which exists within its transaction only.
const NAME: &str = "write probe";

/// The time and result of the last probe.
pub(super) type LastProbe = Option<(Instant, bool)>;

impl Store {
    /// Returns true when the database accepts writes; logs why it doesn't.
    pub async fn accepts_writes(&self) -> bool {
        let mut last = self.last_probe.lock().await;
        if let Some((at, accepted)) = *last
            && at.elapsed() < INTERVAL
        {
            return accepted;
        }
        let accepted = match timeout(WAIT, self.probe_write()).await {
            Ok(Ok(())) => true,
            Ok(Err(cause)) => {
                tracing::error!(%cause, "the database refuses writes");
                false
            }
            // A long import holds the lock.
            Err(_) => true,
        };
        *last = Some((Instant::now(), accepted));
        accepted
    }

    async fn probe_write(&self) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        let sql = "insert into secrets (name, value, created_at) values ($1, '', 0) on conflict (name) do nothing";
        write.run(query!(sql, NAME)).await?;
        write.run(query!("delete from secrets where name = $1", NAME)).await?;
        Ok(write.commit().await?)
    }
}
