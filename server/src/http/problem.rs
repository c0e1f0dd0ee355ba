//! Conversion of errors to responses: RFC 9457 problem details.

use std::fmt::Display;

use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// `Retry-After` while the service is unavailable, in seconds: about the duration of a restart.
const RETRY_AFTER_SECONDS: u16 = 5;

/// An error response for programs.
///
/// The type stays `about:blank`: status and members distinguish all cases, and there is no page to link to.
#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    status: StatusCode,
    detail: String,
    members: Map<String, Value>,
    headers: Vec<(HeaderName, HeaderValue)>,
}

impl Problem {
    /// Creates a problem with a sentence for the reader.
    pub fn new(status: StatusCode, detail: impl Into<String>) -> Self {
        Self { status, detail: detail.into(), members: Map::new(), headers: Vec::new() }
    }

    /// Creates a 404 problem.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "There is nothing at this address.")
    }

    /// Creates a 405 problem with the allowed methods.
    pub fn method_not_allowed(allowed: &'static str) -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, format!("This address accepts {allowed}."))
            .header(ALLOW, HeaderValue::from_static(allowed))
    }

    /// Creates a 500 problem. The cause is in the log, under the request's id.
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong. Please try again later.")
    }

    /// Creates a 503 problem with `Retry-After`.
    pub fn unavailable(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, detail).header(RETRY_AFTER, HeaderValue::from(RETRY_AFTER_SECONDS))
    }

    /// Creates a 503 problem for content that could not be read from the database; logs `cause`.
    pub fn unread_content(cause: impl Display) -> Self {
        tracing::error!(%cause, "content could not be read");
        Self::unavailable("This content cannot be read at the moment. Please try again shortly.")
    }

    /// Adds an extension member.
    #[must_use]
    pub fn member(mut self, name: &str, value: impl Serialize) -> Self {
        self.members.insert(name.to_owned(), serde_json::to_value(value).unwrap_or(Value::Null));
        self
    }

    #[must_use]
    pub fn header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }

    pub fn detail(&self) -> &str {
        &self.detail
    }

    pub fn status(&self) -> StatusCode {
        self.status
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut body = json!({
            "type": "about:blank",
            "title": self.status.canonical_reason().unwrap_or("Error"),
            "status": self.status.as_u16(),
            "detail": self.detail,
        });
        if let Some(object) = body.as_object_mut() {
            object.extend(self.members);
        }
        let mut response = (self.status, body.to_string()).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.extend(self.headers);
        response
    }
}
