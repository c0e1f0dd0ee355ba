//! `GET /search-index.bin`: the index of the site search, for the same code in the browser.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use crate::state::AppState;

/// Answers the index.
pub async fn search_index(State(state): State<AppState>, headers: HeaderMap) -> Response {
    state.search.current(&state).await.file.respond(StatusCode::OK, &headers)
}
