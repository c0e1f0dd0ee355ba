//! The short way of a request: a file of the web build, or a page that is finished, answered before router and layers. Most
//! requests go it. The answer is the same as the long way's, header for header.

use std::time::Instant;

use axum::body::Body;
use axum::http::header::RANGE;
use axum::http::{Method, Request, Response, StatusCode};

use crate::middleware::{FILE_ROUTE, RequestId, SecurityHeaders, name_answer};
use crate::state::AppState;

/// Answers what is finished.
#[derive(Debug, Clone)]
pub struct Express {
    state: AppState,
    security: SecurityHeaders,
}

impl Express {
    /// The short way to a site.
    pub fn new(state: &AppState) -> Self {
        Self { state: state.clone(), security: SecurityHeaders::new(&state.origin) }
    }

    /// The answer, when there is one without any work.
    pub fn answer<B>(&self, request: &Request<B>) -> Option<Response<Body>> {
        if request.method() != Method::GET
            || request.uri().query().is_some()
            || request.headers().contains_key(RANGE)
            // The long way writes a line for each request then.
            || tracing::enabled!(tracing::Level::DEBUG)
        {
            return None;
        }
        let started = Instant::now();
        let path = request.uri().path();
        let (mut response, route) = if let Some(file) = self.state.assets.get(path) {
            (file.respond(StatusCode::OK, request.headers()), None)
        } else {
            let (page, route) = self.state.finished_pages.get(&self.state, path)?;
            self.state.metrics.count_page(true);
            (page.respond(StatusCode::OK, request.headers()), Some(route))
        };
        self.security.add_to(response.headers_mut());
        name_answer(response.headers_mut(), RequestId::fresh());
        let route = route.as_deref().unwrap_or(FILE_ROUTE);
        self.state.metrics.observe_answer("GET", route, response.status(), started.elapsed());
        Some(response)
    }
}
