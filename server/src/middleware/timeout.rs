//! Timeout of requests.

use std::time::Duration;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::Problem;

/// Above every inner timeout (body 10 s, database 5 s, rendering 2 s), whose responses are more specific.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// Cancels a request that takes too long.
pub async fn limit_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(REQUEST_TIMEOUT, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            tracing::error!("a request took too long");
            Problem::unavailable("This took too long. Please try again.").into_response()
        }
    }
}
