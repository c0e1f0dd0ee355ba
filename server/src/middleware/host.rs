//! Refusal of requests that do not name one host.

use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::{StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::Problem;

/// Refuses a request with several `Host` headers, of which a proxy may read another than the server, and one of HTTP/1.1
/// without any (RFC 9112, section 3.2). HTTP/1.0 needs none.
pub async fn require_host(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(HOST).iter().count();
    if hosts > 1 || (hosts == 0 && request.version() == Version::HTTP_11) {
        return Problem::new(StatusCode::BAD_REQUEST, "A request has one Host header.").into_response();
    }
    next.run(request).await
}
