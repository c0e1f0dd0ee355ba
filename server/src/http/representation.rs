//! A body with its headers, sent in the client's preferred coding, or as 304.

use axum::body::{Body, HttpBody};
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use super::{Encoding, Range, Variants, content_hash, matches_none, requested_range};

/// Typical number of response headers.
const HEADERS: usize = 16;

/// A resource's body in all codings, with its headers.
#[derive(Debug, Clone)]
pub struct Representation {
    content_type: &'static str,
    cache_control: &'static str,
    hash: String,
    variants: Variants,
    security_policy: Option<HeaderValue>,
}

impl Representation {
    /// Creates a representation, with an ETag derived from its bytes.
    pub fn new(content_type: &'static str, cache_control: &'static str, variants: Variants) -> Self {
        let hash = content_hash(variants.identity());
        Self { content_type, cache_control, hash, variants, security_policy: None }
    }

    /// Sets a content security policy that overrides the default.
    pub fn with_security_policy(mut self, policy: &str) -> Self {
        self.security_policy = HeaderValue::from_str(policy).ok();
        self
    }

    /// Returns the uncompressed bytes.
    pub fn identity(&self) -> &Bytes {
        self.variants.identity()
    }

    /// Returns the size in memory, in bytes.
    pub fn weight(&self) -> usize {
        self.variants.weight() + self.hash.len() + size_of::<Self>()
    }

    /// Responds to a GET or HEAD request. Only a 200 can become 304 or 206.
    pub fn respond(&self, status: StatusCode, request: &HeaderMap) -> Response {
        let (encoding, body) = self.choose(request);
        // A strong ETag identifies the bytes sent, so each coding has its own (RFC 9110, section 8.8.3.3).
        let etag = match encoding {
            Encoding::Identity => format!("\"{}\"", self.hash),
            coded => format!("\"{}-{}\"", self.hash, coded.name()),
        };
        let mut response = if status == StatusCode::OK && matches_none(request, &etag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else if status == StatusCode::OK && !self.variants.vary() {
            self.whole_or_part(body, &etag, request)
        } else {
            (status, Body::from(body.clone())).into_response()
        };
        self.describe(&mut response, encoding, &etag);
        response
    }

    /// Returns the coding that the client prefers among those present.
    fn choose(&self, request: &HeaderMap) -> (Encoding, &Bytes) {
        Encoding::accepted(request)
            .find_map(|encoding| self.variants.get(encoding).map(|body| (encoding, body)))
            .unwrap_or((Encoding::Identity, self.variants.identity()))
    }

    fn whole_or_part(&self, body: &Bytes, etag: &str, request: &HeaderMap) -> Response {
        let length = body.len();
        let (status, part, range) = match requested_range(request, etag, length) {
            Range::Whole => (StatusCode::OK, body.clone(), None),
            Range::Part { first, last } => {
                (StatusCode::PARTIAL_CONTENT, body.slice(first..=last), Some(format!("bytes {first}-{last}/{length}")))
            }
            Range::Outside => (StatusCode::RANGE_NOT_SATISFIABLE, Bytes::new(), Some(format!("bytes */{length}"))),
        };
        let mut response = (status, Body::from(part)).into_response();
        response.headers_mut().insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
        if let Some(range) = range.and_then(|range| HeaderValue::from_str(&range).ok()) {
            response.headers_mut().insert(CONTENT_RANGE, range);
        }
        response
    }

    fn describe(&self, response: &mut Response, encoding: Encoding, etag: &str) {
        let bodiless = response.status() == StatusCode::NOT_MODIFIED;
        let length = response.body().size_hint().exact();
        let headers = response.headers_mut();
        // Room for the headers below and for headers that layers add.
        headers.reserve(HEADERS);
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(self.cache_control));
        if let Ok(etag) = HeaderValue::from_str(etag) {
            headers.insert(ETAG, etag);
        }
        // On a 304 too: the browser updates the headers that it has stored (RFC 9111, section 4.3.4).
        if let Some(policy) = &self.security_policy {
            headers.insert(CONTENT_SECURITY_POLICY, policy.clone());
        }
        if self.variants.vary() {
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        }
        if bodiless {
            headers.remove(CONTENT_TYPE);
            return;
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.content_type));
        if let Some(length) = length {
            headers.insert(CONTENT_LENGTH, HeaderValue::from(length));
        }
        if encoding != Encoding::Identity {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
    }
}
