//! `/robots.txt`.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::app::state::AppState;

/// Returns the rules: every page may be crawled, paths for programs may not.
pub async fn get_robots(State(state): State<AppState>) -> Response {
    let text = format!("User-agent: *\nDisallow: /api/\nDisallow: /_page\n\nSitemap: {}/sitemap.xml\n", state.origin);
    ([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "public, max-age=3600")], text).into_response()
}
