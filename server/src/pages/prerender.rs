//! Prerendering of the pages that are the same for all visitors.

use std::time::Instant;

use axum::http::HeaderMap;

use super::address::Resolved;
use super::data::{Loaded, load, too_many_page};
use super::document::{cached_document, document_response};
use crate::app::state::AppState;
use crate::seo::content_pages;

/// Renders the pages one after another in the background: a visitor's page waits for at most one of them.
pub async fn prerender(state: AppState) {
    let started = Instant::now();
    let content = state.content();
    let pages = content.paths().map(str::to_owned);
    let landing_paths = content.landings.iter().map(|landing| format!("/{}", landing.token));
    let item_paths = content_pages(&content).into_iter().map(|(path, _)| path);
    let paths: Vec<String> = pages.chain(["/404".to_owned()]).chain(landing_paths).chain(item_paths).collect();
    for path in &paths {
        let content = state.content();
        let loaded = load(&state, &content, path, Resolved::of(&content, path, "")).await;
        if let Loaded::Page { page, is_cacheable: true } = loaded {
            document_response(&state, &content, &page, true, &HeaderMap::new()).await;
        }
    }
    if let Err(cause) = cached_document(&state, &content, &too_many_page(&state, &content)).await {
        tracing::error!(%cause, "the page for rate-limited clients was not prerendered");
    }
    // Builds the index, so that the first search does not wait for it.
    state.search_index().await;
    tracing::info!(pages = paths.len(), ms = started.elapsed().as_millis(), "pages were prerendered");
}
