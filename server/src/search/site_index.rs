//! The index that is served and asked, made anew when content has changed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use core_wasm::site::search::{Document, Index};
use tokio::sync::{Mutex, OnceCell};

use super::documents;
use crate::heavy;
use crate::http::{Effort, Representation, Variants, compress_all};
use crate::state::AppState;

/// An external provider's jobs change without a new version of the content: an index is no older than this.
const MAX_AGE: Duration = Duration::from_secs(10 * 60);
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
}

/// The site's index, built at the first search after a change.
#[derive(Debug, Default)]
pub struct SiteSearch {
    bundle: OnceCell<Vec<Document>>,
    current: Mutex<Option<Arc<SiteIndex>>>,
}

impl SiteSearch {
    /// The index of what can be found now. While a part cannot be read, the last index that had everything stands, or
    /// one without that part.
    pub async fn current(&self, state: &AppState) -> Arc<SiteIndex> {
        let version = state.content_version();
        // Held while building: whoever searches meanwhile waits for the same index instead of making another.
        let mut current = self.current.lock().await;
        if let Some(index) =
            current.as_ref().filter(|index| index.version == version && index.built.elapsed() < MAX_AGE)
        {
            return Arc::clone(index);
        }
        let (documents, complete) = self.documents(state).await;
        if !complete && let Some(last) = current.as_ref() {
            return Arc::clone(last);
        }
        let index = Arc::new(build(documents, version).await);
        if complete {
            *current = Some(Arc::clone(&index));
        }
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

async fn build(documents: Vec<Document>, version: i64) -> SiteIndex {
    let make = move || {
        let index = Index::build(&documents);
        let variants = compress_all(index.to_bytes().into(), Effort::Page);
        (index, variants)
    };
    let (index, variants) = heavy::in_turn(make)
        .await
        .unwrap_or_else(|_| (Index::default(), Variants::plain(Index::default().to_bytes().into())));
    SiteIndex { index, file: Representation::new(MEDIA_TYPE, REVALIDATE, variants), version, built: Instant::now() }
}
