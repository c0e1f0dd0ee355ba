//! `GET /api/careers/jobs/`.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::answer::{json, unavailable};
use crate::careers::openings;
use crate::state::AppState;

/// The openings, wherever they come from.
pub async fn jobs(State(state): State<AppState>, headers: HeaderMap) -> Response {
    match openings(&state).await {
        Ok(jobs) => json(&jobs, &headers),
        Err(cause) => unavailable(&cause),
    }
}
