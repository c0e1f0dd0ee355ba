//! Request log, one line each. Contains the route, never the path, which may be a signed link or hold input; no query,
//! no body and no client address: no personal data reaches the log.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::RequestId;
use crate::http::RouteName;

/// Route of requests that only the router's fallback takes: pages.
const PAGE: &str = "page";

/// Logs the request when the response's head is ready. A response without [`RouteName`] is logged with the router's
/// pattern.
pub async fn log_request(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = request.extensions().get::<RequestId>().map(|id| id.0.to_string()).unwrap_or_default();
    let matched = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let span =
        tracing::info_span!("request", id, method = %request.method(), route = matched.as_deref().unwrap_or(PAGE));
    async move {
        let mut response = next.run(request).await;
        if let Some(matched) = matched
            && response.extensions().get::<RouteName>().is_none()
        {
            response.extensions_mut().insert(RouteName(matched.into()));
        }
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
