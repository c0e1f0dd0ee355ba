//! The fast path: files of the web build and cached pages, returned before the router runs.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::state::AppState;
use crate::http::RouteName;
use crate::render::CacheKey;

/// Route name of files of the web build.
const FILE_ROUTE: &str = "file";

/// Returns a file or a cached page; passes any other request on.
pub async fn serve_cached(State(state): State<AppState>, request: Request, next: Next) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let path = request.uri().path();
    let drawings = state.drawings();
    let mut response = if let Some(file) = drawings.get(path).or_else(|| state.assets.get(path)) {
        let mut response = file.respond(StatusCode::OK, request.headers());
        response.extensions_mut().insert(RouteName(FILE_ROUTE.into()));
        response
    } else if let Some(page) = cached_page(&state, path, request.uri().query(), request.headers()).await {
        page
    } else {
        return next.run(request).await;
    };
    if *request.method() == Method::HEAD {
        *response.body_mut() = Body::empty();
    }
    response
}

/// Returns the cached page of a path. A status other than 200 is left to the page handler, which adds headers to it.
async fn cached_page(state: &AppState, path: &str, query: Option<&str>, request: &HeaderMap) -> Option<Response> {
    if query.is_some() {
        return None;
    }
    let key = CacheKey { path: path.to_owned(), query: String::new(), edition: state.edition() };
    let cached = state.responses.get(&key).await.filter(|cached| cached.status == StatusCode::OK)?;
    state.metrics.count_page(true);
    let mut response = cached.representation.respond(cached.status, request);
    response.extensions_mut().insert(RouteName(cached.route.clone()));
    Some(response)
}
