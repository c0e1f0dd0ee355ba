//! The short way of a request: a file of the web build, or a page that is finished, answered before router and layers. Most
//! requests go it. The answer is the same as the long way's, header for header.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::body::Body;
use axum::http::header::RANGE;
use axum::http::{HeaderMap, Method, Request, Response, StatusCode};

use crate::http::SealedBodies;
use crate::metrics::Answers;
use crate::middleware::{FILE_ROUTE, RequestId, SecurityHeaders, name_answer};
use crate::pages::Route;
use crate::state::AppState;

/// Answers what is finished.
#[derive(Debug, Clone)]
pub struct Express {
    state: AppState,
    security: SecurityHeaders,
    /// Where whole answers of files are counted, from the first one on.
    files: Arc<OnceLock<Option<Arc<Answers>>>>,
}

impl Express {
    /// The short way to a site.
    pub fn new(state: &AppState) -> Self {
        Self { state: state.clone(), security: SecurityHeaders::new(&state.origin), files: Arc::default() }
    }

    /// The bodies that a connection can have sent by the kernel.
    pub fn sealed(&self) -> Option<Arc<SealedBodies>> {
        self.state.assets.sealed().cloned()
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
        let file = self.state.assets.get(path);
        let page = if file.is_some() { None } else { self.state.finished_pages.get(&self.state, path) };
        let representation = file.or_else(|| page.as_ref().map(|(page, _)| &**page))?;
        let route = page.as_ref().map(|(_, route)| &**route);
        if route.is_some() {
            self.state.metrics.count_page(true);
        }
        let whole = representation.respond_whole(request.headers(), |head| self.complete(head));
        let answers = if whole.is_some() { self.answers(route) } else { None };
        let mut response = whole.unwrap_or_else(|| {
            let mut response = representation.respond(StatusCode::OK, request.headers());
            self.complete(response.headers_mut());
            response
        });
        name_answer(response.headers_mut(), RequestId::fresh());
        match answers {
            Some(answers) => answers.observe(started.elapsed()),
            None => {
                let name = route.map_or(FILE_ROUTE, |route| &route.name);
                self.state.metrics.observe_answer("GET", name, response.status(), started.elapsed());
            }
        }
        Some(response)
    }

    /// Adds what every answer has. The request's name is none yet; its place is kept, so that no map has to grow for it.
    fn complete(&self, head: &mut HeaderMap) {
        self.security.add_to(head);
        name_answer(head, RequestId::NONE);
    }

    /// Where whole answers of a page's route are counted, or of a file.
    fn answers<'a>(&'a self, route: Option<&'a Route>) -> Option<&'a Answers> {
        let of_files = || self.state.metrics.answers_of("GET", FILE_ROUTE, StatusCode::OK);
        match route {
            Some(route) => route.answers.as_deref(),
            None => self.files.get_or_init(of_files).as_deref(),
        }
    }
}
