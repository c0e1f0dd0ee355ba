//! `/site.webmanifest`: the site's name and icons for home screens.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::app::state::AppState;

/// Splash screen background: the background of dark sections.
const BACKGROUND: &str = "#04141A";
/// Colour of the window frame.
const THEME: &str = "#062A33";

/// Returns the manifest.
pub async fn get_web_manifest(State(state): State<AppState>) -> Response {
    let head = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "public, max-age=3600")];
    (head, manifest(&state.config.site.brand.name).to_string()).into_response()
}

fn manifest(brand: &str) -> Value {
    json!({
        "name": brand,
        "short_name": brand,
        "start_url": "/",
        "display": "browser",
        "background_color": BACKGROUND,
        "theme_color": THEME,
        "icons": [
            { "src": "/favicon.svg", "type": "image/svg+xml", "sizes": "any" },
            { "src": "/icon-192.png", "type": "image/png", "sizes": "192x192" },
            { "src": "/icon-512.png", "type": "image/png", "sizes": "512x512" },
            { "src": "/icon-maskable-512.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable" },
        ],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_has_the_owners_name() {
        let manifest = manifest("A \"B\" & C");
        assert_eq!((&manifest["name"], &manifest["short_name"]), (&json!("A \"B\" & C"), &json!("A \"B\" & C")));
    }
}
