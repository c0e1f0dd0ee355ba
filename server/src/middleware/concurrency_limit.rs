//! Limit of concurrent requests per client.

use axum::extract::{Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;

use crate::http::Problem;
use crate::limits::ClientAddress;
use crate::state::AppState;

/// `Retry-After` for a client above the limit, in seconds: some of its requests end meanwhile.
const RETRY_AFTER_SECONDS: u16 = 10;

/// Refuses a client with too many concurrent requests. A request counts until its response is sent.
pub async fn limit_requests(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let Some(client) = request.extensions().get::<ClientAddress>().copied() else { return next.run(request).await };
    let Some(permit) = state.requests.acquire(client) else {
        return Problem::new(StatusCode::TOO_MANY_REQUESTS, "Too many requests of your connection are under way.")
            .header(RETRY_AFTER, HeaderValue::from(RETRY_AFTER_SECONDS))
            .into_response();
    };
    next.run(request).await.map(|body| {
        axum::body::Body::new(body.map_err(move |cause| {
            let _held = &permit;
            cause
        }))
    })
}
