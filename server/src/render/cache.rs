//! Cache of responses that are the same for all visitors.

use std::future::Future;
use std::sync::Arc;

use axum::http::StatusCode;
use moka::future::Cache;

use crate::http::Representation;
use model::Edition;

/// The address of a cached page or response, with the edition of the site.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CacheKey {
    pub path: String,
    /// The canonical query.
    pub query: String,
    pub edition: Edition,
}

/// A response that is the same for all visitors.
#[derive(Debug)]
pub struct CachedResponse {
    pub status: StatusCode,
    /// Name of its route in metrics.
    pub route: Arc<str>,
    /// The body in every coding, with its headers.
    pub representation: Representation,
}

/// Cached responses, bounded by memory. Responses of old editions are evicted as new ones arrive.
#[derive(Debug, Clone)]
pub struct ResponseCache {
    responses: Cache<CacheKey, Arc<CachedResponse>>,
}

impl ResponseCache {
    /// Creates a cache of at most `bytes`.
    pub fn new(bytes: u64) -> Self {
        let responses = Cache::builder()
            .max_capacity(bytes)
            .weigher(|key: &CacheKey, response: &Arc<CachedResponse>| {
                let bytes = response.representation.weight() + key.path.len() + key.query.len();
                u32::try_from(bytes).unwrap_or(u32::MAX)
            })
            .build();
        Self { responses }
    }

    pub async fn get(&self, key: &CacheKey) -> Option<Arc<CachedResponse>> {
        self.responses.get(key).await
    }

    /// Returns the cached response, or creates it with `make`. Concurrent requests share one call. Errors are not
    /// cached.
    pub async fn get_or_make<E: Clone + Send + Sync + 'static>(
        &self,
        key: CacheKey,
        make: impl Future<Output = Result<Arc<CachedResponse>, E>>,
    ) -> Result<Arc<CachedResponse>, E> {
        self.responses.try_get_with(key, make).await.map_err(|cause| E::clone(&cause))
    }
}
