//! The two encodings of a submitted form.

use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};

use crate::http::Problem;

/// Accepted media types.
const ACCEPTED_TYPES: &str = "application/json, application/x-www-form-urlencoded";
/// RFC 9110 has `Accept` in a 415 response name the accepted types; browser tools know the older `Accept-Post`.
const ACCEPT_POST: HeaderName = HeaderName::from_static("accept-post");

/// The encoding of a body, which also decides the kind of response.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::api) enum BodyKind {
    /// From a program, or from the page's script.
    Json,
    /// From the page's form without a script.
    Form,
}

impl BodyKind {
    /// Returns the encoding for an endpoint that needs no body; a request without one counts as JSON.
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
            _ => {
                Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, format!("This address accepts {ACCEPTED_TYPES}."))
                    .header(ACCEPT, HeaderValue::from_static(ACCEPTED_TYPES))
                    .header(ACCEPT_POST, HeaderValue::from_static(ACCEPTED_TYPES)))
            }
        }
    }
}
