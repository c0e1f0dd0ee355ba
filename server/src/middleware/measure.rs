//! Counts every answer by the name of its route.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::state::AppState;

/// Put on an answer by whoever knows its route better than the router: the pages, which share a fallback.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RouteName(pub String);

/// What a file of the web build is called.
pub const FILE_ROUTE: &str = "file";
/// The name of an answer that nobody named.
const OTHER: &str = "other";

/// Counts the answer.
pub async fn measure(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = method_name(request.method());
    let matched = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let response = next.run(request).await;
    let named = response.extensions().get::<RouteName>().map(|name| name.0.as_str());
    let route = named.or(matched.as_deref()).unwrap_or(OTHER);
    state.metrics.observe_answer(method, route, response.status(), started.elapsed());
    response
}

/// The methods that mean something here; a made-up one is no label.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::OPTIONS => "OPTIONS",
        _ => OTHER,
    }
}
