//! Common handling of submitted forms: method, media type, origin, body, idempotency and response.

mod body_kind;
mod endpoint;
mod fill_time;
mod idempotency;
mod payload;
mod refusal;
mod same_origin;

use axum::extract::Request;
use axum::http::header::{ACCEPT, ALLOW, CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::http::Problem;

pub(in crate::api) use body_kind::BodyKind;
pub(in crate::api) use endpoint::{Endpoint, Submission, submit};
pub(in crate::api) use idempotency::{Scopes, idempotency_record};
pub(in crate::api) use refusal::Refusal;
pub(in crate::api) use same_origin::is_cross_site;
pub(crate) use same_origin::is_same_origin;

/// Shown when a submission fails although its fields are valid.
const FAILURE: &str = core_wasm::forms::submission::FAILED;

/// Returns the message for an error that does not concern a field.
fn failure(problem: &Problem) -> String {
    match problem.status() {
        // The problem's detail tells the visitor what to do.
        StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS => problem.detail(),
        _ => FAILURE,
    }
    .to_owned()
}

/// Methods of endpoints that take submissions, for the `Allow` header.
const ALLOWED: &str = "POST, OPTIONS";

/// Returns the response to any method but POST.
pub(super) fn other_method(request: &Request) -> Option<Response> {
    match *request.method() {
        Method::POST => None,
        Method::OPTIONS => Some((StatusCode::NO_CONTENT, [(ALLOW, ALLOWED)]).into_response()),
        _ => Some(Problem::method_not_allowed(ALLOWED).into_response()),
    }
}

/// Returns true when a browser requests a page. The page of a refused form has the endpoint's address, which a visitor
/// may enter again.
fn is_page_request(request: &Request) -> bool {
    let is_html = |media_type: &str| {
        media_type.split(';').next().is_some_and(|essence| essence.trim().eq_ignore_ascii_case("text/html"))
    };
    let mut accepted = request.headers().get_all(ACCEPT).iter().filter_map(|value| value.to_str().ok());
    matches!(*request.method(), Method::GET | Method::HEAD) && accepted.any(|types| types.split(',').any(is_html))
}

/// Returns the JSON response to an accepted submission.
fn accepted(json: String) -> Response {
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], json).into_response()
}

/// Redirects a browser after its form was accepted, or to the form's page.
fn see_other(path: &str) -> Response {
    match HeaderValue::from_str(path) {
        Ok(location) => (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response(),
        Err(_) => Problem::internal().into_response(),
    }
}

/// Returns the error for a key that was used with another body.
pub(in crate::api) fn key_reused() -> Problem {
    Problem::new(StatusCode::CONFLICT, "This Idempotency-Key was used for another body.")
}
