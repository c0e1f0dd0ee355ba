//! A name for each request, in its answer and in every line that the log has of it.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use uuid::Uuid;

/// The header that carries it.
const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// A request's name. Always ours: one from outside could be anything, twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestId(pub Uuid);

impl RequestId {
    /// No name yet.
    pub const NONE: Self = Self(Uuid::nil());

    /// A new name.
    pub fn fresh() -> Self {
        Self(Uuid::now_v7())
    }
}

/// Names the request and its answer.
pub async fn give_request_id(mut request: Request, next: Next) -> Response {
    let id = RequestId::fresh();
    request.extensions_mut().insert(id);
    let mut response = next.run(request).await;
    name_answer(response.headers_mut(), id);
    response
}

/// Writes the name into an answer.
pub fn name_answer(headers: &mut HeaderMap, id: RequestId) {
    let mut text = Uuid::encode_buffer();
    if let Ok(value) = HeaderValue::from_str(id.0.hyphenated().encode_lower(&mut text)) {
        headers.insert(X_REQUEST_ID, value);
    }
}
