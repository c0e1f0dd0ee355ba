//! A body with its headers, answered in the coding that the client prefers, or with 304.

use std::sync::OnceLock;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_RANGE, CONTENT_TYPE, ETAG, IF_NONE_MATCH, RANGE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use super::{Encoding, Range, Variants, content_hash, matches_none, requested_range};

/// Headers of an answer, about.
const HEADERS: usize = 16;

/// Something that is served under an address.
#[derive(Debug, Clone)]
pub struct Representation {
    content_type: &'static str,
    cache_control: &'static str,
    hash: String,
    variants: Variants,
    /// The head of a whole answer in each coding, made when it is first sent.
    heads: [OnceLock<HeaderMap>; Encoding::PREFERRED.len()],
}

impl Representation {
    /// A representation; its validator comes from its bytes.
    pub fn new(content_type: &'static str, cache_control: &'static str, variants: Variants) -> Self {
        let hash = content_hash(variants.identity());
        Self { content_type, cache_control, hash, variants, heads: Default::default() }
    }

    /// The bytes without a coding.
    pub fn identity(&self) -> &Bytes {
        self.variants.identity()
    }

    /// The bytes in every coding.
    pub fn bodies(&self) -> impl Iterator<Item = &Bytes> {
        self.variants.all()
    }

    /// Bytes in memory.
    pub fn weight(&self) -> usize {
        self.variants.weight() + self.hash.len() + size_of::<Self>()
    }

    /// The answer to a GET or HEAD with these headers. Only a 200 can become 304 or a part.
    pub fn respond(&self, status: StatusCode, request: &HeaderMap) -> Response {
        let (encoding, body) = self.choose(request);
        // A strong validator names the bytes sent, so each coding has its own (RFC 9110, section 8.8.3.3).
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

    /// The answer to a GET for all of it, with a head that was made once, `complete` included, which adds what does not
    /// change from request to request. `None` where the request has conditions, which take [`Self::respond`].
    pub fn respond_whole(&self, request: &HeaderMap, complete: impl FnOnce(&mut HeaderMap)) -> Option<Response> {
        if request.contains_key(IF_NONE_MATCH) || request.contains_key(RANGE) {
            return None;
        }
        let (encoding, body) = self.choose(request);
        let place = Encoding::PREFERRED.iter().position(|preferred| *preferred == encoding)?;
        let head = self.heads.get(place)?.get_or_init(|| {
            let mut head = std::mem::take(self.respond(StatusCode::OK, request).headers_mut());
            complete(&mut head);
            head
        });
        let mut response = Response::new(Body::from(body.clone()));
        response.headers_mut().clone_from(head);
        Some(response)
    }

    /// The coding that the client would rather have, of those that are held.
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
        let headers = response.headers_mut();
        // Those below, and what layers add.
        headers.reserve(HEADERS);
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(self.cache_control));
        if let Ok(etag) = HeaderValue::from_str(etag) {
            headers.insert(ETAG, etag);
        }
        if self.variants.vary() {
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        }
        if bodiless {
            headers.remove(CONTENT_TYPE);
            return;
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.content_type));
        if encoding != Encoding::Identity {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
    }
}
