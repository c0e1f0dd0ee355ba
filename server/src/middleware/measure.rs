//! Counts every response by the name of its route.

use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::http::RouteName;
use crate::state::AppState;

/// Route name of files of the web build.
pub(super) const FILE_ROUTE: &str = "file";
/// Route name of responses without one.
const OTHER: &str = "other";

/// Counts the response.
pub async fn measure(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = method_name(request.method());
    let response = next.run(request).await;
    let route = response.extensions().get::<RouteName>().map_or(OTHER, |name| &name.0);
    state.metrics.observe_response(method, route, response.status(), started.elapsed());
    response
}

/// Returns the method as a label; unknown methods share one, since clients can invent them.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::OPTIONS => "OPTIONS",
        _ => OTHER,
    }
}
