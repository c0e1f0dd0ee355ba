//! A line a request. Its route, never its path: a path may be a signed link, or hold what somebody typed. No query, no
//! body, no address of the visitor: personal data never stands in a log.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::RequestId;

/// The route of whatever the router does not know by itself: pages and files.
const PAGE: &str = "page";

/// Logs the request when its answer's head is ready.
pub async fn log_request(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = request.extensions().get::<RequestId>().map(|id| id.0.to_string()).unwrap_or_default();
    let matched = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let span =
        tracing::info_span!("request", id, method = %request.method(), route = matched.as_deref().unwrap_or(PAGE));
    async move {
        let response = next.run(request).await;
        let (status, micros) = (response.status().as_u16(), started.elapsed().as_micros());
        if status >= 500 {
            tracing::warn!(status, micros, "answered");
        } else {
            tracing::debug!(status, micros, "answered");
        }
        response
    }
    .instrument(span)
    .await
}
