//! Reads content media in parts, through a shared cache and with limited concurrency.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use moka::future::Cache;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use store::{Store, StoreError, StoredMediumHead};

/// Size of the cache, in bytes: the images of about fifty items.
pub const MEDIA_CACHE_BYTES: u64 = 32 * 1024 * 1024;
/// Limit of concurrent reads. SQLite has four connections; two stay free for forms and `/readyz`.
pub const CONCURRENT_MEDIA_READS: usize = 2;
/// Longest wait for one part, including the queue: as long as a request waits for the database.
pub const MEDIA_READ_TIMEOUT: Duration = Duration::from_secs(5);

/// The reason why a file could not be read.
#[derive(Debug, Clone, thiserror::Error)]
pub enum MediaReadError {
    /// The queue took too long.
    #[error("too many media are read at the same time")]
    Busy,
    /// The file was replaced or removed meanwhile.
    #[error("the medium was replaced or removed")]
    Gone,
    #[error(transparent)]
    Store(Arc<StoreError>),
}

impl From<StoreError> for MediaReadError {
    fn from(cause: StoreError) -> Self {
        Self::Store(Arc::new(cause))
    }
}

/// The reader of all content media.
#[derive(Debug)]
pub struct MediaReader {
    /// By digest and part number.
    parts: Cache<(String, usize), Bytes>,
    reads: Semaphore,
}

impl Default for MediaReader {
    fn default() -> Self {
        let weigher = |_: &(String, usize), part: &Bytes| u32::try_from(part.len()).unwrap_or(u32::MAX);
        Self {
            parts: Cache::builder().max_capacity(MEDIA_CACHE_BYTES).weigher(weigher).build(),
            reads: Semaphore::new(CONCURRENT_MEDIA_READS),
        }
    }
}

impl MediaReader {
    /// Returns the digest and size of the file at a path below `media/`.
    pub async fn head(&self, store: &Store, path: &str) -> Result<Option<StoredMediumHead>, MediaReadError> {
        self.with_permit(store.medium_head(path)).await
    }

    /// Returns one part of a file. Concurrent readers of the same part share one database query.
    pub async fn part(&self, store: &Store, medium: &StoredMediumHead, number: usize) -> Result<Bytes, MediaReadError> {
        let read = async {
            let part = self.with_permit(store.medium_part(&medium.digest, number)).await?;
            part.map(Bytes::from).ok_or(MediaReadError::Gone)
        };
        let key = (medium.digest.clone(), number);
        self.parts.try_get_with(key, read).await.map_err(|cause| MediaReadError::clone(&cause))
    }

    async fn with_permit<T>(&self, read: impl Future<Output = Result<T, StoreError>>) -> Result<T, MediaReadError> {
        let read = async {
            // Fails only for a closed semaphore, which this one never is.
            let _permit = self.reads.acquire().await.map_err(|_| MediaReadError::Busy)?;
            Ok(read.await?)
        };
        timeout(MEDIA_READ_TIMEOUT, read).await.unwrap_or(Err(MediaReadError::Busy))
    }
}
