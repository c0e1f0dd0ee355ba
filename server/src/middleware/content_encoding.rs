//! Refusal of compressed request bodies.

use axum::extract::Request;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::Problem;

/// The only accepted content coding of request bodies.
const IDENTITY: &str = "identity";

/// Refuses a compressed body: forms are small, and a limit on received bytes does not bound the decompressed size. The
/// response names the accepted coding (RFC 9110, section 12.5.3).
pub async fn refuse_encoded_body(request: Request, next: Next) -> Response {
    let may_have_a_body = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if may_have_a_body && is_encoded(request.headers()) {
        return Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "This address takes bodies without a content coding.")
            .header(ACCEPT_ENCODING, HeaderValue::from_static(IDENTITY))
            .into_response();
    }
    next.run(request).await
}

fn is_encoded(headers: &HeaderMap) -> bool {
    let is_identity = |coding: &str| coding.is_empty() || coding.eq_ignore_ascii_case(IDENTITY);
    headers
        .get_all(CONTENT_ENCODING)
        .iter()
        .any(|value| value.to_str().map_or(true, |codings| !codings.split(',').map(str::trim).all(is_identity)))
}
