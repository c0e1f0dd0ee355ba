//! `/site.webmanifest`: the site's name and icons for home screens.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::app::state::AppState;

pub async fn get_web_manifest(State(state): State<AppState>) -> Response {
    let head = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "public, max-age=3600")];
    let config = state.config();
    let (brand, palette) = (&config.site.brand.name, &config.theme.palette);
    let manifest = json!({
        "name": brand,
        "short_name": brand,
        "start_url": "/",
        "display": "browser",
        // The splash screen has the background of dark sections.
        "background_color": palette.ink.to_string(),
        "theme_color": palette.abyss.to_string(),
        "icons": [
            { "src": "/favicon.svg", "type": "image/svg+xml", "sizes": "any" },
            { "src": "/icon-192.png", "type": "image/png", "sizes": "192x192" },
            { "src": "/icon-512.png", "type": "image/png", "sizes": "512x512" },
            { "src": "/icon-maskable-512.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable" },
        ],
    });
    (head, manifest.to_string()).into_response()
}
