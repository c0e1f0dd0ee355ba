//! `GET /search-index.bin`: the index of the site search, which the browser reads with the same code.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use crate::state::AppState;

/// Returns the index file in its binary format.
pub async fn search_index(State(state): State<AppState>, headers: HeaderMap) -> Response {
    state.search_index().await.file.respond(StatusCode::OK, &headers)
}
