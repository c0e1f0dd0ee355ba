//! Renders every page that is the same for everyone, so that no visitor waits for one.

use std::time::Instant;

use axum::http::HeaderMap;
use core_wasm::site::all_static_paths;

use super::data::{Loaded, load};
use super::document::{document_response, kept_document, too_many_page};
use crate::seo::content_pages;
use crate::state::AppState;

/// Renders the pages one after another, in the background: a visitor's page waits for one of them at most.
pub async fn prerender(state: AppState) {
    let started = Instant::now();
    let landings = state.landings();
    let landings = landings.iter().map(|landing| format!("/{}", landing.token));
    let items = content_pages(&state).await.unwrap_or_default();
    let items = items.into_iter().map(|(path, _)| path);
    let paths: Vec<String> =
        all_static_paths().into_iter().chain(["/404".to_owned()]).chain(landings).chain(items).collect();
    for path in &paths {
        if let Loaded::Page { page, keep: true } = load(&state, path, "").await {
            document_response(&state, &page, true, &HeaderMap::new()).await;
        }
    }
    if let Err(cause) = kept_document(&state, &too_many_page(&state)).await {
        tracing::error!(%cause, "the page for whoever sends too much is not rendered ahead");
    }
    // The first search would wait for it.
    state.search.current(&state).await;
    tracing::info!(pages = paths.len(), ms = started.elapsed().as_millis(), "pages are rendered ahead");
}
