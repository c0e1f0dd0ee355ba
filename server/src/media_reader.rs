//! Reads content media part by part: through a shared cache, and few at a time.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use moka::future::Cache;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::store::{Store, StoreError, StoredMediumHead};

/// Memory for parts that were read, in bytes: the pictures of some fifty items.
pub const MEDIA_CACHE_BYTES: u64 = 32 * 1024 * 1024;
/// Reads at a time. SQLite has four connections; two stay free for forms and for `/readyz`.
pub const CONCURRENT_MEDIA_READS: usize = 2;
/// Longest wait for one part, in its turn: as long as a request waits for the database.
pub const MEDIA_READ_TIMEOUT: Duration = Duration::from_secs(5);

/// Why a medium could not be read.
#[derive(Debug, Clone, thiserror::Error)]
pub enum MediaReadError {
    /// Too many readers are in front.
    #[error("too many media are read at the same time")]
    Busy,
    /// The medium was replaced or removed while it was read.
    #[error("the medium is there no more")]
    Gone,
    /// The database.
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
    /// By digest and number.
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
    /// The digest and size of the medium of a path below `media/`.
    pub async fn head(&self, store: &Store, path: &str) -> Result<Option<StoredMediumHead>, MediaReadError> {
        self.in_turn(store.medium_head(path)).await
    }

    /// The part `number` of a medium. Of several readers of one part, one asks the database.
    pub async fn part(
        &self,
        store: &Store,
        path: &str,
        medium: &StoredMediumHead,
        number: usize,
    ) -> Result<Bytes, MediaReadError> {
        let read = async {
            let part = self.in_turn(store.medium_part(path, &medium.digest, number)).await?;
            part.map(Bytes::from).ok_or(MediaReadError::Gone)
        };
        let key = (medium.digest.clone(), number);
        self.parts.try_get_with(key, read).await.map_err(|cause| MediaReadError::clone(&cause))
    }

    async fn in_turn<T>(&self, read: impl Future<Output = Result<T, StoreError>>) -> Result<T, MediaReadError> {
        let read = async {
            // The semaphore is never closed.
            let _permit = self.reads.acquire().await.map_err(|_| MediaReadError::Busy)?;
            Ok(read.await?)
        };
        timeout(MEDIA_READ_TIMEOUT, read).await.unwrap_or(Err(MediaReadError::Busy))
    }
}
