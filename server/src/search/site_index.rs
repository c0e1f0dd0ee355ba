//! The search index, rebuilt when content changes.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use core_wasm::site::search::{Document, Index};
use tokio::sync::Mutex;

use super::documents;
use crate::config::Config;
use crate::cpu_pool;
use crate::http::{Representation, Variants, compress_all};
use crate::site_content::SiteContent;
use store::Store;

/// Longest age of an index: a job closes on its last day without a new content version.
const MAX_AGE: Duration = Duration::from_secs(10 * 60);
/// First pause after an incomplete build; each further pause is twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// Longest pause: a recovered database is noticed within it.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// The index has no media type of its own.
const MEDIA_TYPE: &str = "application/octet-stream";
/// Allows storing but requires revalidation, which the ETag makes cheap.
const REVALIDATE: &str = "no-cache";

/// A built index.
#[derive(Debug)]
pub struct SiteIndex {
    /// Queried on the server.
    pub index: Index,
    /// Sent to browsers, which query it with the same code.
    pub file: Representation,
    version: i64,
    built: Instant,
    /// True if every source could be read.
    complete: bool,
}

impl SiteIndex {
    fn is_current(&self, version: i64) -> bool {
        self.complete && self.version == version && self.built.elapsed() < MAX_AGE
    }
}

/// The sources of an index.
#[derive(Debug, Clone)]
pub struct SearchSources {
    /// Content version.
    pub version: i64,
    pub content: Arc<SiteContent>,
    pub store: Store,
    pub config: Config,
}

/// The site's index. While one is built, the previous one is served. Clones share it.
#[derive(Debug, Clone, Default)]
pub struct SiteSearch {
    current: Arc<RwLock<Option<Arc<SiteIndex>>>>,
    /// Locked by the running build.
    builder: Arc<Mutex<Pause>>,
}

/// The backoff after incomplete builds.
#[derive(Debug, Default)]
struct Pause {
    length: Duration,
    until: Option<Instant>,
}

impl Pause {
    fn is_over(&self, now: Instant) -> bool {
        self.until.is_none_or(|until| now >= until)
    }

    fn note(&mut self, complete: bool, now: Instant) {
        if complete {
            *self = Self::default();
            return;
        }
        self.length = (self.length * 2).clamp(FIRST_PAUSE, LONGEST_PAUSE);
        self.until = Some(now + self.length);
    }
}

impl SiteSearch {
    /// Returns the index. Only the first request waits for a build; later ones get the previous index while another is
    /// built in the background. An incomplete index is served until a better one exists.
    pub async fn current(&self, version: i64, sources: impl FnOnce() -> SearchSources) -> Arc<SiteIndex> {
        if let Some(index) = self.last() {
            if !index.is_current(version)
                && let Ok(mut pause) = Arc::clone(&self.builder).try_lock_owned()
                && pause.is_over(Instant::now())
            {
                let (search, sources) = (self.clone(), sources());
                tokio::spawn(async move { search.build(sources, &mut pause).await });
            }
            return index;
        }
        let mut pause = self.builder.lock().await;
        match self.last() {
            // Built while this request waited for the lock.
            Some(index) => index,
            None => self.build(sources(), &mut pause).await,
        }
    }

    fn last(&self) -> Option<Arc<SiteIndex>> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Builds an index and keeps it, unless it lacks a part that the previous one has.
    async fn build(&self, sources: SearchSources, pause: &mut Pause) -> Arc<SiteIndex> {
        let version = sources.version;
        let (documents, complete) = Self::documents(&sources).await;
        pause.note(complete, Instant::now());
        if !complete && let Some(last) = self.last().filter(|last| last.complete) {
            return last;
        }
        let index = Arc::new(build(documents, version, complete).await);
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&index));
        index
    }

    /// Returns the documents, and whether every source could be read.
    async fn documents(sources: &SearchSources) -> (Vec<Document>, bool) {
        let mut complete = true;
        let SearchSources { content, store, config, .. } = sources;
        let mut documents = documents::of_content(content);
        documents.extend(documents::of_items(content));
        match documents::of_openings(store, config, content).await {
            Ok(jobs) => documents.extend(jobs),
            Err(cause) => {
                tracing::error!(%cause, "the search does not know the jobs");
                complete = false;
            }
        }
        (documents, complete)
    }
}

async fn build(documents: Vec<Document>, version: i64, complete: bool) -> SiteIndex {
    let make = move || {
        let index = Index::build(&documents);
        let variants = compress_all(index.to_bytes().into());
        (index, variants)
    };
    let (index, variants) = cpu_pool::run(make)
        .await
        .unwrap_or_else(|_| (Index::default(), Variants::plain(Index::default().to_bytes().into())));
    let file = Representation::new(MEDIA_TYPE, REVALIDATE, variants);
    SiteIndex { index, file, version, built: Instant::now(), complete }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn builds_that_lack_a_part_are_tried_again_ever_more_seldom() {
        let (mut pause, start) = (Pause::default(), Instant::now());
        let mut pauses = Vec::new();
        for _ in 0..7 {
            pause.note(false, start);
            pauses.push(pause.length.as_secs());
            assert!(!pause.is_over(start) && pause.is_over(start + pause.length));
        }
        assert_eq!(pauses, [1, 2, 4, 8, 16, 30, 30]);
        pause.note(true, start);
        assert!(pause.is_over(start));
    }
}
