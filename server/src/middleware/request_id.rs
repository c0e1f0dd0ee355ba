//! An id for each request, in its response and in its log lines.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use uuid::Uuid;

const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The id of a request. Always generated here: one from outside could be arbitrary or repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestId(pub Uuid);

/// Adds an id to the request and its response.
pub async fn give_request_id(mut request: Request, next: Next) -> Response {
    let id = RequestId(Uuid::now_v7());
    request.extensions_mut().insert(id);
    let mut response = next.run(request).await;
    let mut text = Uuid::encode_buffer();
    if let Ok(value) = HeaderValue::from_str(id.0.hyphenated().encode_lower(&mut text)) {
        response.headers_mut().insert(X_REQUEST_ID, value);
    }
    response
}
