//! Every address that is neither API nor health check: a file of the web build, or a page.

use axum::extract::{Request, State};
use axum::http::header::{ALLOW, CACHE_CONTROL, LOCATION};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use super::data::{Loaded, is_for_one, load};
use super::document::{document_response, too_many_response};
use crate::http::Problem;
use crate::middleware::{FILE_ROUTE, RouteName};
use crate::state::AppState;

/// What a page or file can be asked.
const ALLOWED: &str = "GET, HEAD, OPTIONS";
/// How long a browser may remember a redirect: old addresses stay, but the landing that one leads to may change.
const REDIRECT_LIFETIME: &str = "public, max-age=3600";
/// Where the web build's hashed files are. Nothing else lies there, so a missing one needs no page.
const HASHED_FILES: &str = "/assets/";

/// What measurements call an old address.
const REDIRECT: &str = "redirect";

/// Answers a file or a page.
pub async fn get_page(State(state): State<AppState>, request: Request) -> Response {
    match *request.method() {
        Method::GET | Method::HEAD => {}
        Method::OPTIONS => return options(ALLOWED),
        _ => return Problem::method_not_allowed(ALLOWED).into_response(),
    }
    let path = request.uri().path();
    if let Some(file) = state.assets.get(path) {
        let mut response = file.respond(StatusCode::OK, request.headers());
        response.extensions_mut().insert(RouteName(FILE_ROUTE.to_owned()));
        return response;
    }
    if path.starts_with(HASHED_FILES) {
        return Problem::not_found().into_response();
    }
    let query = request.uri().query().unwrap_or_default();
    if is_for_one(&state, path, query)
        && let Err(too_many) = state.rate_limiter.take_render(request.extensions().get().copied())
    {
        // Before its data is loaded: a search is work too.
        state.metrics.count_rate_limited();
        return too_many_response(&state, too_many, request.headers()).await;
    }
    match load(&state, path, query).await {
        Loaded::Redirect { to } => {
            let mut response = redirect(&to);
            response.extensions_mut().insert(RouteName(REDIRECT.to_owned()));
            response
        }
        Loaded::Page { page, keep } => document_response(&state, &page, keep, request.headers()).await,
    }
}

/// The answer of an address that can only be read to any other method.
pub async fn only_get(request: Request) -> Response {
    match *request.method() {
        Method::OPTIONS => options(ALLOWED),
        _ => Problem::method_not_allowed(ALLOWED).into_response(),
    }
}

/// The answer to OPTIONS.
pub(super) fn options(allowed: &'static str) -> Response {
    (StatusCode::NO_CONTENT, [(ALLOW, allowed)]).into_response()
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
