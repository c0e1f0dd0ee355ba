//! The handler of all addresses other than the API, health checks and files of the web build.

use axum::extract::{Request, State};
use axum::http::header::{ALLOW, CACHE_CONTROL, LOCATION, RETRY_AFTER};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use super::address::Resolved;
use super::data::{Loaded, load};
use super::document::{NO_STORE, document_response, hide_address, too_many_response};
use super::preview;
use crate::app::state::AppState;
use crate::http::assets::is_file_path;
use crate::http::limits::RateLimited;
use crate::http::{Problem, RouteName, has_key};

/// Methods of pages, for the `Allow` header.
const ALLOWED: &str = "GET, HEAD, OPTIONS";
/// Cache lifetime of redirects: old addresses are permanent, but the landing that one leads to may change.
const REDIRECT_LIFETIME: &str = "public, max-age=3600";
/// Path of the web build's hashed files, which no page shares.
const HASHED_FILES: &str = "/assets/";
/// The response to the address of a missing file.
const MISSING_FILE: &str = "There is no file at this address.\n";

/// The response of a site without pages.
const NO_PAGES: &str = "This site has no pages yet.\n";
/// Seconds after which a visitor may try again: an owner needs minutes.
const NO_PAGES_RETRY: &str = "600";

/// Name of redirects in metrics.
const REDIRECT: &str = "redirect";

/// Returns the response of a site without pages. Search engines come back later.
fn no_pages() -> Response {
    let head = [(CACHE_CONTROL, NO_STORE), (RETRY_AFTER, NO_PAGES_RETRY)];
    (StatusCode::SERVICE_UNAVAILABLE, head, NO_PAGES).into_response()
}

pub async fn get_page(State(state): State<AppState>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return only_get(request.method().clone()).await;
    }
    let path = request.uri().path();
    let query = request.uri().query().unwrap_or_default();
    let content = state.content();
    let resolved = Resolved::of(&content, path, query);
    // A missing picture or script needs no page.
    if path.starts_with(HASHED_FILES) || (is_file_path(path) && resolved == Resolved::NotFound) {
        return (StatusCode::NOT_FOUND, [(CACHE_CONTROL, NO_STORE)], MISSING_FILE).into_response();
    }
    if let Err(limited) = charge_rendering(&state, &resolved, &request) {
        return too_many_response(&state, &content, limited, request.headers()).await;
    }
    let (content, resolved) = match preview::open(&state, content, resolved, path, query).await {
        Ok((content, _)) if content.preview.is_none() && content.has_no_pages() => return no_pages(),
        Ok(opened) => opened,
        Err(response) => return response,
    };
    match load(&state, &content, path, resolved).await {
        Loaded::Redirect { to } => {
            let mut response = redirect(&to);
            if has_key(&to) || content.preview.is_some() {
                hide_address(&mut response);
            }
            response.extensions_mut().insert(RouteName(REDIRECT.into()));
            response
        }
        Loaded::Page { page, is_cacheable } => {
            document_response(&state, &content, &page, is_cacheable, request.headers()).await
        }
    }
}

/// Counts a page that is rendered for a single client against that client's share. Call it before the data is loaded:
/// a search costs CPU time too. Every preview counts, also an invalid one, so that the limit doesn't reveal a draft.
pub(super) fn charge_rendering(state: &AppState, resolved: &Resolved, request: &Request) -> Result<(), RateLimited> {
    if !resolved.is_private() && !preview::is_preview(request.uri().query().unwrap_or_default()) {
        return Ok(());
    }
    let client = request.extensions().get().copied();
    state.rate_limiter.count_render(client).inspect_err(|_| state.metrics.count_rate_limited())
}

/// Responds to other methods than GET and HEAD.
pub async fn only_get(method: Method) -> Response {
    match method {
        Method::OPTIONS => (StatusCode::NO_CONTENT, [(ALLOW, ALLOWED)]).into_response(),
        _ => Problem::method_not_allowed(ALLOWED).into_response(),
    }
}

fn redirect(to: &str) -> Response {
    match HeaderValue::from_str(to) {
        Ok(location) => {
            let lifetime = HeaderValue::from_static(REDIRECT_LIFETIME);
            (StatusCode::MOVED_PERMANENTLY, [(LOCATION, location), (CACHE_CONTROL, lifetime)]).into_response()
        }
        Err(_) => Problem::not_found().into_response(),
    }
}
