//! `/_words`: the words that pages need. Browsers load them for dialogs and navigations.

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use core_wasm::site::parameter;

use super::document::NO_STORE;
use crate::app::state::AppState;
use crate::site::site_content::SiteContent;

const JSON: &str = "application/json";
/// The address changes with the words.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Name in the cache. It is no path, so that no other address has the response.
const CACHED_AS: &str = "_words";

/// Returns the words. Another version than the current one, as during a change of the content, is not to be cached.
pub async fn get_words(State(state): State<AppState>, request: Request) -> Response {
    let content = state.content();
    let wanted = parameter(request.uri().query().unwrap_or_default(), "v");
    if wanted.as_ref() != Some(&content.page_words.version) {
        let headers = [(CONTENT_TYPE, JSON), (CACHE_CONTROL, NO_STORE)];
        return (headers, content.page_words.json()).into_response();
    }
    let make = |_: &AppState, content: &SiteContent| content.page_words.json();
    state.respond_with_cached(CACHED_AS, JSON, FOREVER, request.headers(), make).await
}
