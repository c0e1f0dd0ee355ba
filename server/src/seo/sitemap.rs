//! `/sitemap.xml`: every page that answers 200, an ended landing among them, and nothing else.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use core_wasm::site::all_static_paths;

use crate::state::AppState;

/// The sitemap.
pub async fn get_sitemap(State(state): State<AppState>) -> Response {
    let landings = state.landings.tokens.iter().map(|token| format!("/{token}"));
    // Paths are of the core's making (lower-case letters, digits, hyphens, slashes), so nothing needs escaping.
    let entries: String = all_static_paths()
        .into_iter()
        .chain(landings)
        .map(|path| format!("<url><loc>{}{path}</loc></url>", state.origin))
        .collect();
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">{entries}</urlset>\n"
    );
    ([(CONTENT_TYPE, "application/xml"), (CACHE_CONTROL, "public, max-age=3600")], xml).into_response()
}
