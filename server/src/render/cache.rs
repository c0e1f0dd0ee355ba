//! Finished pages, kept until their content changes.

use std::future::Future;
use std::sync::Arc;

use moka::future::Cache;

use crate::edition::Edition;
use crate::http::Representation;

/// What a finished page depends on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageKey {
    /// The canonical path.
    pub path: String,
    /// The parameters that the page knows, in one form.
    pub query: String,
    /// The wording, or the state of an event: several pages share a path.
    pub variant: &'static str,
    /// When it was made.
    pub edition: Edition,
}

/// Finished pages, bounded by the memory that they take. Pages of an old version leave as new ones come.
#[derive(Debug, Clone)]
pub struct PageCache {
    pages: Cache<PageKey, Arc<Representation>>,
}

impl PageCache {
    /// A cache of at most `bytes`.
    pub fn new(bytes: u64) -> Self {
        let pages = Cache::builder()
            .max_capacity(bytes)
            .weigher(|key: &PageKey, page: &Arc<Representation>| {
                u32::try_from(page.weight() + key.path.len() + key.query.len()).unwrap_or(u32::MAX)
            })
            .build();
        Self { pages }
    }

    /// The page, made by `render` when it is not there. Of several requests at once, one renders and all get it.
    /// A failure is not kept.
    pub async fn get_or_render<E: Clone + Send + Sync + 'static>(
        &self,
        key: PageKey,
        render: impl Future<Output = Result<Arc<Representation>, E>>,
    ) -> Result<Arc<Representation>, E> {
        self.pages.try_get_with(key, render).await.map_err(|cause| E::clone(&cause))
    }
}
