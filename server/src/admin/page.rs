//! The page of the back office, the same for all its addresses. It contains no data, which it requests from the API.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};

use crate::app::state::AppState;
use crate::http::{Framing, Problem, security_policy};
use content::escape;

const X_ROBOTS_TAG: HeaderName = HeaderName::from_static("x-robots-tag");

/// Returns the page.
pub(super) async fn page(State(state): State<AppState>) -> Response {
    let Some(files) = state.manifest.admin_files() else {
        return Problem::unavailable("The web build has no back office. Build it again.").into_response();
    };
    let styles: String =
        files.styles.iter().map(|file| format!("<link rel=\"stylesheet\" href=\"{file}\">\n")).collect();
    let preloads: String =
        files.modules.iter().map(|file| format!("<link rel=\"modulepreload\" href=\"{file}\">\n")).collect();
    let content = state.content();
    let theme = Some(content.theme.css.as_str()).filter(|css| !css.is_empty());
    // The page builder copies it into its frame.
    let own = theme.map(|css| format!("<style id=\"theme\">{css}</style>\n")).unwrap_or_default();
    let html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"robots\" content=\"noindex\">\n\
         <title>{brand}: back office</title>\n{styles}{own}{preloads}\
         <script type=\"module\" src=\"{entry}\"></script>\n</head>\n<body>\n<div id=\"admin\"></div>\n\
         <noscript>The back office needs JavaScript.</noscript>\n</body>\n</html>\n",
        brand = escape(&content.config.site.brand.name),
        entry = files.entry,
    );
    let mut response = html.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    // It shows previews of drafts in a frame.
    if let Ok(policy) = HeaderValue::from_str(&security_policy(theme, Framing::OfSite)) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(X_ROBOTS_TAG, HeaderValue::from_static("noindex"));
    response
}
