//! Request ids, and one log line and one count per response. Both contain the route, but not the path, which may be a
//! signed link or contain input, nor query, body or client address: they have no personal data.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::DATE;
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use model::clock::http_date;
use tracing::Instrument;
use uuid::Uuid;

use super::host::log_unknown_host;
use crate::app::state::AppState;
use crate::http::RouteName;

/// Always generated here: an id from outside could be arbitrary or repeated.
const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Name of routes and methods without one.
const OTHER: &str = "other";

/// Gives the request an id, and logs and counts its response when the head is ready.
pub async fn observe(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let (started, id, method) = (Instant::now(), Uuid::now_v7(), method_name(request.method()));
    let span = tracing::info_span!("request", %id, method);
    log_unknown_host(&state, request.uri().path(), request.headers());
    let mut response = next.run(request).instrument(span.clone()).await;
    let (elapsed, status) = (started.elapsed(), response.status());
    let route = response.extensions().get::<RouteName>().map_or(OTHER, |name| &name.0);
    span.in_scope(|| {
        let (status, micros) = (status.as_u16(), elapsed.as_micros());
        if status >= 500 {
            tracing::warn!(route, status, micros, "answered");
        } else {
            tracing::debug!(route, status, micros, "answered");
        }
    });
    state.metrics.observe_response(method, route, status, elapsed);
    // hyper's own date stays in the future after the system clock was set back.
    if let Ok(date) = HeaderValue::from_str(&http_date(state.clock.now_ms())) {
        response.headers_mut().insert(DATE, date);
    }
    if let Ok(id) = HeaderValue::from_str(&id.to_string()) {
        response.headers_mut().insert(X_REQUEST_ID, id);
    }
    response
}

/// Names a response that has no [`RouteName`] after the router's pattern.
pub async fn name_route(path: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if let Some(path) = path
        && response.extensions().get::<RouteName>().is_none()
    {
        response.extensions_mut().insert(RouteName(path.as_str().into()));
    }
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
