//! Common handling of submitted forms: method, media type, origin, body, idempotency and response.

mod body_kind;
mod idempotency;
mod payload;
mod refusal;
mod same_origin;

use axum::extract::Request;
use axum::http::header::{ACCEPT, ALLOW, CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use core_wasm::forms::Payload;
use serde_json::Value;

use crate::app::state::AppState;
use crate::http::{Problem, read_body};
use crate::pages::Requester;
use model::Words;

pub(in crate::api) use body_kind::BodyKind;
pub(in crate::api) use idempotency::{Scopes, idempotency_record};
pub(crate) use refusal::Refusal;
pub(in crate::api) use same_origin::is_cross_site;
pub(crate) use same_origin::{SEC_FETCH_SITE, is_same_origin};

/// The header in which the page's script sends the time since the form was shown, in milliseconds. A form posted
/// without a script has no such header: cached pages carry no timestamp from which to compute it.
const FORM_AGE: &str = "form-age";
/// Shortest time that a person needs, even with autofill: to read the questions, tick the box and press the button.
const SHORTEST_MS: u64 = 2_000;

/// A submitted form.
#[derive(Debug)]
pub(in crate::api) struct Submission {
    /// The encoding of the body, which also decides the kind of response.
    pub(in crate::api) kind: BodyKind,
    /// The client that sent it.
    pub(in crate::api) requester: Requester,
    body: Bytes,
    /// The fields, for validation by the core; empty if the body could not be read.
    pub(in crate::api) payload: Payload,
    /// The form's idempotency key, from the page's hidden field.
    request_id: Option<String>,
    /// The reason why the form was not read.
    problem: Option<Problem>,
}

impl Submission {
    /// Receives a form and reads the listed members of its body; without members, the body is ignored. `Err` holds the
    /// response to a request that is not a form.
    pub(in crate::api) async fn receive(
        state: &AppState,
        request: Request,
        members: &[&str],
    ) -> Result<Self, Response> {
        if let Some(response) = other_method(&request) {
            return Err(response);
        }
        let (parts, body) = request.into_parts();
        let kind =
            if members.is_empty() { BodyKind::of_optional(&parts.headers) } else { BodyKind::of(&parts.headers) };
        let kind = kind.map_err(IntoResponse::into_response)?;
        let body = read_body(body).await.map_err(Problem::from);
        // Requests from other sites are refused before parsing.
        let body = same_origin::refusal(&parts.headers, state).map_or(body, Err);
        let mut submission = Self {
            kind,
            requester: parts.into(),
            body: Bytes::new(),
            payload: Payload::default(),
            request_id: None,
            problem: None,
        };
        submission.problem = body.and_then(|body| submission.read(body, members)).err();
        Ok(submission)
    }

    fn read(&mut self, body: Bytes, members: &[&str]) -> Result<(), Problem> {
        if !members.is_empty() {
            (self.payload, self.request_id) = payload::read(self.kind, &body, members)?;
        }
        self.body = body;
        Ok(())
    }

    /// Fails when the form was not read.
    pub(in crate::api) fn require_read(&self) -> Result<(), Problem> {
        self.problem.clone().map_or(Ok(()), Err)
    }

    /// Returns true when the form looks as if a program had filled it in: faster than a person can, or without the
    /// page's script and with the honeypot. A filled honeypot is not enough, since autofill fills it too.
    pub(in crate::api) fn is_suspected_spam(&self) -> bool {
        let age = self.requester.headers.get(FORM_AGE).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
        age.map_or(self.payload.honeypot_filled(), |age| age < SHORTEST_MS)
    }
}

/// Returns the reference in an endpoint's own JSON, which may be that of an earlier request.
pub(in crate::api) fn reference_in(json: &str) -> String {
    let sent: Value = serde_json::from_str(json).unwrap_or_default();
    sent.pointer("/data/reference").and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Returns the message for an error that does not concern a field.
fn failure(words: &Words, problem: &Problem) -> String {
    match problem.status() {
        // The problem's detail tells the visitor what to do.
        StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS => problem.detail(),
        _ => words.messages.failed.as_str(),
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
pub(in crate::api) fn is_page_request(request: &Request) -> bool {
    let is_html = |media_type: &str| {
        media_type.split(';').next().is_some_and(|essence| essence.trim().eq_ignore_ascii_case("text/html"))
    };
    let mut accepted = request.headers().get_all(ACCEPT).iter().filter_map(|value| value.to_str().ok());
    matches!(*request.method(), Method::GET | Method::HEAD) && accepted.any(|types| types.split(',').any(is_html))
}

/// Returns the JSON response to an accepted submission.
pub(in crate::api) fn accepted(json: String) -> Response {
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], json).into_response()
}

/// Redirects a browser after its form was accepted, or to the form's page.
pub(in crate::api) fn see_other(path: &str) -> Response {
    match HeaderValue::from_str(path) {
        Ok(location) => (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response(),
        Err(_) => Problem::internal().into_response(),
    }
}

/// Returns the error for a key that was used with another body.
pub(in crate::api) fn key_reused() -> Problem {
    Problem::new(StatusCode::CONFLICT, "This Idempotency-Key was used for another body.")
}
