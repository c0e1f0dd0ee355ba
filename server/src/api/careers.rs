//! `GET /api/careers/jobs/`.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::answer::{json, unavailable};
use super::openapi::{Job, Unreachable};
use crate::careers::openings;
use crate::state::AppState;

/// The openings, wherever they come from: the provider's last good list, or the database.
#[utoipa::path(get, path = "/api/careers/jobs/", tag = "careers", responses(
    (status = 200, description = "Open jobs, newest first.", body = [Job]),
    Unreachable,
))]
pub async fn jobs(State(state): State<AppState>, headers: HeaderMap) -> Response {
    match openings(&state).await {
        Ok(jobs) => json(&jobs, &headers),
        Err(cause) => unavailable(&cause),
    }
}
