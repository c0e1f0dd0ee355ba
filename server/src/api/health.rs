//! Liveness and readiness of the server.

use std::time::Duration;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::app::state::AppState;
use crate::http::Problem;

/// A database that does not respond within this time is not ready.
const PING_TIMEOUT: Duration = Duration::from_secs(2);

/// Returns 200 while the process responds.
pub async fn healthz() -> Response {
    ok(r#"{"status":"alive"}"#)
}

/// Returns 200 while the database accepts writes, and the renderer and the background jobs work; otherwise the names of
/// the failing ones.
pub async fn readyz(State(state): State<AppState>) -> Response {
    let mut failing = Vec::new();
    match tokio::time::timeout(PING_TIMEOUT, state.store.ping()).await {
        Ok(Ok(())) if state.store.accepts_writes().await => {}
        Ok(Ok(())) => failing.push("database"),
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
