//! The index that is served and asked, made anew when content has changed.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use core_wasm::site::search::{Document, Index};
use tokio::sync::{Mutex, OnceCell};

use super::documents;
use crate::heavy;
use crate::http::{Effort, Representation, Variants, compress_all};
use crate::state::AppState;

/// An external provider's jobs change without a new version of the content: an index is no older than this.
const MAX_AGE: Duration = Duration::from_secs(10 * 60);
/// First pause after a build that lacked a part, doubled with each.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// Longest such pause: a database that is back is noticed within it.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// The index is no type that browsers know.
const MEDIA_TYPE: &str = "application/octet-stream";
/// It may be kept, but is asked for again each time: its validator makes that cheap.
const REVALIDATE: &str = "no-cache";

/// A finished index.
#[derive(Debug)]
pub struct SiteIndex {
    /// To be asked here.
    pub index: Index,
    /// To be sent to a browser, which asks the same code.
    pub file: Representation,
    version: i64,
    built: Instant,
    /// Whether every part could be read.
    complete: bool,
}

impl SiteIndex {
    fn is_current(&self, version: i64) -> bool {
        self.complete && self.version == version && self.built.elapsed() < MAX_AGE
    }
}

/// The site's index. While one is built, the one before is served.
#[derive(Debug, Default)]
pub struct SiteSearch {
    bundle: OnceCell<Vec<Document>>,
    current: RwLock<Option<Arc<SiteIndex>>>,
    /// Held by the one build that runs.
    builder: Arc<Mutex<Pause>>,
}

/// The pause after builds that lacked a part.
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
    /// The index of what can be found. Only the first request after the start waits for it; later ones get the last one while
    /// another is built in the background. An index without a part that could not be read stands until there is a better one.
    pub async fn current(&self, state: &AppState) -> Arc<SiteIndex> {
        if let Some(index) = self.last() {
            if !index.is_current(state.content_version())
                && let Ok(mut pause) = Arc::clone(&self.builder).try_lock_owned()
                && pause.is_over(Instant::now())
            {
                let state = state.clone();
                tokio::spawn(async move { state.search.build(&state, &mut pause).await });
            }
            return index;
        }
        let mut pause = self.builder.lock().await;
        match self.last() {
            // Built while this request waited for its turn.
            Some(index) => index,
            None => self.build(state, &mut pause).await,
        }
    }

    fn last(&self) -> Option<Arc<SiteIndex>> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Builds an index and keeps it, unless it lacks a part that the one before has.
    async fn build(&self, state: &AppState, pause: &mut Pause) -> Arc<SiteIndex> {
        let version = state.content_version();
        let (documents, complete) = self.documents(state).await;
        pause.note(complete, Instant::now());
        if !complete && let Some(last) = self.last().filter(|last| last.complete) {
            return last;
        }
        let index = Arc::new(build(documents, version, complete).await);
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&index));
        index
    }

    /// What can be found, and whether that is everything.
    async fn documents(&self, state: &AppState) -> (Vec<Document>, bool) {
        let mut complete = true;
        let mut documents = match self.bundle.get_or_try_init(|| documents::of_bundle(state)).await {
            Ok(documents) => documents.clone(),
            Err(cause) => {
                tracing::error!(%cause, "the search does not know the static pages");
                complete = false;
                Vec::new()
            }
        };
        match documents::of_store(state).await {
            Ok(stored) => documents.extend(stored),
            Err(cause) => {
                tracing::error!(%cause, "the search does not know events, posts, news and jobs");
                complete = false;
            }
        }
        (documents, complete)
    }
}

async fn build(documents: Vec<Document>, version: i64, complete: bool) -> SiteIndex {
    let make = move || {
        let index = Index::build(&documents);
        let variants = compress_all(index.to_bytes().into(), Effort::Page);
        (index, variants)
    };
    let (index, variants) = heavy::in_turn(make)
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
