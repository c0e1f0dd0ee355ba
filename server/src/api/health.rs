//! Whether the server lives, and whether it can do its work.

use std::time::Duration;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::http::Problem;
use crate::state::AppState;

/// A database that takes longer than this to answer nothing at all is not ready.
const PING_TIMEOUT: Duration = Duration::from_secs(2);

/// The process answers.
pub async fn healthz() -> Response {
    ok(r#"{"status":"alive"}"#)
}

/// Database, renderer and the jobs beside the requests do their work; otherwise the failing parts' names.
pub async fn readyz(State(state): State<AppState>) -> Response {
    let mut failing = Vec::new();
    match tokio::time::timeout(PING_TIMEOUT, state.store.ping()).await {
        Ok(Ok(())) => {}
        Ok(Err(cause)) => {
            tracing::error!(%cause, "the database does not answer");
            failing.push("database");
        }
        Err(_) => {
            tracing::error!("the database takes too long to answer");
            failing.push("database");
        }
    }
    if !state.renderer.is_ready() {
        failing.push("renderer");
    }
    failing.extend(state.background.stalled());
    if failing.is_empty() {
        return ok(r#"{"status":"ready"}"#);
    }
    Problem::unavailable(format!("Not ready: {}.", failing.join(", "))).member("failing", failing).into_response()
}

fn ok(body: &'static str) -> Response {
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], body).into_response()
}
