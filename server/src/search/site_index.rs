//! The search index, rebuilt when content changes.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use core_wasm::site::search::Index;
use tokio::sync::Mutex;

use super::documents;
use crate::site::site_content::SiteContent;
use crate::work::cpu_pool;
use store::Store;

/// Longest age of an index: a job closes on its last day without a new content version.
const MAX_AGE: Duration = Duration::from_secs(10 * 60);
/// Longest age of an index without jobs: a recovered database is noticed within it.
const MAX_AGE_WITHOUT_JOBS: Duration = Duration::from_secs(10);

/// The sources of an index.
#[derive(Debug, Clone)]
pub struct SearchSources {
    pub content: Arc<SiteContent>,
    pub store: Store,
}

/// A built index.
#[derive(Debug, Clone)]
struct SiteIndex {
    index: Arc<Index>,
    version: i64,
    expires: Instant,
}

/// The site's index. While one is built, the previous one is served. Clones share it.
#[derive(Debug, Clone, Default)]
pub struct SiteSearch {
    current: Arc<RwLock<Option<SiteIndex>>>,
    /// Locked by the running build.
    builder: Arc<Mutex<()>>,
}

impl SiteSearch {
    /// Returns the index. Only the first request waits for a build; later ones get the previous index while another is
    /// built in the background.
    pub async fn current(&self, version: i64, sources: impl FnOnce() -> SearchSources) -> Arc<Index> {
        if let Some(last) = self.last() {
            let is_current = last.version == version && Instant::now() < last.expires;
            if !is_current && let Ok(building) = Arc::clone(&self.builder).try_lock_owned() {
                let (search, sources) = (self.clone(), sources());
                tokio::spawn(async move {
                    search.build(sources).await;
                    drop(building);
                });
            }
            return last.index;
        }
        let _building = self.builder.lock().await;
        match self.last() {
            // Built while this request waited for the lock.
            Some(last) => last.index,
            None => self.build(sources()).await,
        }
    }

    fn last(&self) -> Option<SiteIndex> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Builds an index. If the jobs cannot be read, the previous index is used again.
    async fn build(&self, SearchSources { content, store }: SearchSources) -> Arc<Index> {
        let jobs = documents::of_openings(&store, &content)
            .await
            .inspect_err(|cause| tracing::error!(%cause, "the search index is built without the current jobs"));
        let max_age = if jobs.is_ok() { MAX_AGE } else { MAX_AGE_WITHOUT_JOBS };
        let index = match (jobs, self.last()) {
            (Err(_), Some(last)) => last.index,
            (jobs, _) => {
                let mut documents = documents::of_content(&content);
                documents.extend(documents::of_items(&content));
                documents.extend(jobs.unwrap_or_default());
                Arc::new(cpu_pool::run(move || Index::build(&documents)).await.unwrap_or_default())
            }
        };
        let current =
            SiteIndex { index: Arc::clone(&index), version: content.version, expires: Instant::now() + max_age };
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Some(current);
        index
    }
}
