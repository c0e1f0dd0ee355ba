//! Security headers of every response.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;

use crate::http::{Framing, security_policy};

/// Features that the site does not use.
const PERMISSIONS_POLICY: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
    magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()";
/// Two years, the usual value. Without `preload`, which an owner has to request and cannot easily revoke.
const HSTS: &str = "max-age=63072000; includeSubDomains";

/// Media types that a browser runs in a separate context, as a page or as a worker.
const ACTIVE_TYPES: [&str; 2] = ["text/html", "text/javascript"];
/// The policy of everything else. It blocks scripts in images. A browser that opens a video directly shows it in a page
/// that it creates itself, under the video's policy.
const FILE_POLICY: &str =
    "default-src 'none'; media-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/// The headers, built once.
#[derive(Debug, Clone)]
pub struct SecurityHeaders {
    pages: HeaderMap,
    /// Fewer headers: a proxy may send them uncompressed over HTTP/2, which would cost 0.7 kB per file of a page.
    files: HeaderMap,
}

impl SecurityHeaders {
    /// Builds the headers for a site that is published at `origin`.
    pub fn new(origin: &str) -> Self {
        let mut files = HeaderMap::new();
        let mut set = |name: HeaderName, value: &'static str| files.insert(name, HeaderValue::from_static(value));
        set(CONTENT_SECURITY_POLICY, FILE_POLICY);
        set(REFERRER_POLICY, "strict-origin-when-cross-origin");
        set(X_CONTENT_TYPE_OPTIONS, "nosniff");
        set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
        if origin.starts_with("https://") {
            set(STRICT_TRANSPORT_SECURITY, HSTS);
        }
        let mut pages = files.clone();
        let mut set = |name: HeaderName, value: &'static str| pages.insert(name, HeaderValue::from_static(value));
        set(X_FRAME_OPTIONS, "DENY");
        set(HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY);
        set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
        // Never fails: the policy is ASCII.
        if let Ok(policy) = HeaderValue::from_str(&security_policy(None, Framing::None)) {
            pages.insert(CONTENT_SECURITY_POLICY, policy);
        }
        Self { pages, files }
    }

    /// Adds the headers to a response. Keeps the headers that it already has.
    pub fn add_to(&self, mut response: Response) -> Response {
        let headers = response.headers_mut();
        let added = if is_active(headers.get(CONTENT_TYPE)) { &self.pages } else { &self.files };
        headers.reserve(added.len());
        for (name, value) in added {
            headers.entry(name).or_insert_with(|| value.clone());
        }
        response
    }
}

/// Returns true for active content. A response without a type, such as a 304, may be a page's.
fn is_active(content_type: Option<&HeaderValue>) -> bool {
    content_type.is_none_or(|value| ACTIVE_TYPES.iter().any(|active| value.as_bytes().starts_with(active.as_bytes())))
}
