//! Security headers of every response.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;

use crate::http::security_policy;

/// Features that the site does not use.
const PERMISSIONS_POLICY: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
    magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()";
/// Two years, the usual value. Without `preload`, which an owner has to request and cannot easily revoke.
const HSTS: &str = "max-age=63072000; includeSubDomains";

/// The headers, built once.
#[derive(Debug, Clone)]
pub struct SecurityHeaders(HeaderMap);

impl SecurityHeaders {
    /// Builds the headers for a site that is published at `origin`.
    pub fn new(origin: &str) -> Self {
        let mut headers = HeaderMap::new();
        let mut set = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
        set(REFERRER_POLICY, "strict-origin-when-cross-origin");
        set(X_CONTENT_TYPE_OPTIONS, "nosniff");
        set(X_FRAME_OPTIONS, "DENY");
        set(HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY);
        set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
        set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
        if origin.starts_with("https://") {
            set(STRICT_TRANSPORT_SECURITY, HSTS);
        }
        // Never fails: the policy is ASCII.
        if let Ok(policy) = HeaderValue::from_str(&security_policy(None)) {
            headers.insert(CONTENT_SECURITY_POLICY, policy);
        }
        Self(headers)
    }

    /// Adds the headers to a response. A header that it has already is made for it, and stays.
    pub fn add_to(&self, mut response: Response) -> Response {
        let headers = response.headers_mut();
        headers.reserve(self.0.len());
        for (name, value) in &self.0 {
            headers.entry(name).or_insert_with(|| value.clone());
        }
        response
    }
}
