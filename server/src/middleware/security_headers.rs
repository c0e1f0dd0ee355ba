//! What browsers are told not to do, on every answer.

use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY as CSP, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// Nothing from elsewhere, nothing inline. `'wasm-unsafe-eval'` lets the core start and allows no other `eval`.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; \
    manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";
/// The site uses none of these.
const PERMISSIONS_POLICY: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
    magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()";
/// Two years, the usual term. Without `preload`, which an owner asks for and cannot easily take back.
const HSTS: &str = "max-age=63072000; includeSubDomains";

/// The headers, made once.
#[derive(Debug, Clone)]
pub struct SecurityHeaders(HeaderMap);

impl SecurityHeaders {
    /// The headers for a site that is published under `origin`.
    pub fn new(origin: &str) -> Self {
        let mut headers = HeaderMap::new();
        let mut set = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
        set(CSP, CONTENT_SECURITY_POLICY);
        set(REFERRER_POLICY, "strict-origin-when-cross-origin");
        set(X_CONTENT_TYPE_OPTIONS, "nosniff");
        set(X_FRAME_OPTIONS, "DENY");
        set(HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY);
        set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
        set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
        if origin.starts_with("https://") {
            set(STRICT_TRANSPORT_SECURITY, HSTS);
        }
        Self(headers)
    }

    /// Puts the headers on an answer. One that an answer has already, a stricter one, stays.
    pub fn add_to(&self, answer: &mut HeaderMap) {
        answer.reserve(self.0.len());
        for (name, value) in &self.0 {
            answer.entry(name).or_insert_with(|| value.clone());
        }
    }
}

/// Puts the headers on every answer.
pub async fn add_security_headers(State(headers): State<SecurityHeaders>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    headers.add_to(response.headers_mut());
    response
}
