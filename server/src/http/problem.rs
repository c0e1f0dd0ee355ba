//! The one place that turns an error into a response: RFC 9457 problem details.

use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// When a visitor may come back after the service was out of reach, in seconds: about as long as a restart takes.
const RETRY_AFTER_SECONDS: u16 = 5;

/// A refused request, for programs to read.
///
/// The type stays `about:blank`: status and members tell every case apart, and there is no page to link to.
#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    status: StatusCode,
    detail: String,
    members: Map<String, Value>,
    headers: Vec<(HeaderName, HeaderValue)>,
}

impl Problem {
    /// A problem with a sentence for whoever reads the answer.
    pub fn new(status: StatusCode, detail: impl Into<String>) -> Self {
        Self { status, detail: detail.into(), members: Map::new(), headers: Vec::new() }
    }

    /// 404.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "There is nothing at this address.")
    }

    /// 405, with the methods that would do.
    pub fn method_not_allowed(allowed: &'static str) -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, format!("This address takes {allowed}."))
            .header(ALLOW, HeaderValue::from_static(allowed))
    }

    /// 500. The cause stands in the log, under the request's id.
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong. Please try again later.")
    }

    /// 503, with the time after which a retry makes sense.
    pub fn unavailable(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, detail).header(RETRY_AFTER, HeaderValue::from(RETRY_AFTER_SECONDS))
    }

    /// Adds a member of its own.
    #[must_use]
    pub fn member(mut self, name: &str, value: impl Serialize) -> Self {
        self.members.insert(name.to_owned(), serde_json::to_value(value).unwrap_or(Value::Null));
        self
    }

    /// Adds a header.
    #[must_use]
    pub fn header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }

    /// The sentence for whoever reads the answer.
    pub fn detail(&self) -> &str {
        &self.detail
    }

    /// The status that the answer has.
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
