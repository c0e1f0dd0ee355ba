//! In which of two forms a body is written.

use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};

use crate::http::Problem;

/// The media types that a form's endpoint takes.
const TAKEN: &str = "application/json, application/x-www-form-urlencoded";
/// RFC 9110 has `Accept` in a 415 answer say what would have been taken; browsers' tools know the older header.
const ACCEPT_POST: HeaderName = HeaderName::from_static("accept-post");

/// How a body is written, which also decides how the answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::api) enum BodyKind {
    /// From a program, or from the page's own script.
    Json,
    /// From a page's form without a script.
    Form,
}

impl BodyKind {
    /// For an endpoint that needs no body: without one there is nothing to be told of it, and a program asks.
    pub(in crate::api) fn of_optional(headers: &HeaderMap) -> Result<Self, Problem> {
        if headers.contains_key(CONTENT_TYPE) { Self::of(headers) } else { Ok(Self::Json) }
    }

    pub(in crate::api) fn of(headers: &HeaderMap) -> Result<Self, Problem> {
        let media_type = headers
            .get(CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.split(';').next())
            .map(|value| value.trim().to_ascii_lowercase())
            .unwrap_or_default();
        match media_type.as_str() {
            "application/json" => Ok(Self::Json),
            "application/x-www-form-urlencoded" => Ok(Self::Form),
            _ => Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, format!("This address takes {TAKEN}."))
                .header(ACCEPT, HeaderValue::from_static(TAKEN))
                .header(ACCEPT_POST, HeaderValue::from_static(TAKEN))),
        }
    }
}
