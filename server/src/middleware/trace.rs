//! A line a request. No query, no body, no address of the visitor: personal data never stands in a log.

use std::time::Instant;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::RequestId;

/// Logs the request when its answer's head is ready.
pub async fn log_request(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = request.extensions().get::<RequestId>().map(|id| id.0.to_string()).unwrap_or_default();
    let span = tracing::info_span!("request", id, method = %request.method(), path = request.uri().path());
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
