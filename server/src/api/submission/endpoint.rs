//! The pipeline that every form passes, from request to response.

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use core_wasm::forms::Payload;
use core_wasm::site::Route;
use serde_json::Value;

use super::{BodyKind, Refusal, accepted, fill_time, is_page_request, other_method, payload, same_origin, see_other};
use crate::http::{Problem, read_body};
use crate::pages::Requester;
use crate::state::AppState;

/// A submitted form.
#[derive(Debug)]
pub(in crate::api) struct Submission {
    /// The encoding of the body.
    pub(in crate::api) kind: BodyKind,
    /// The client that sent it.
    pub(in crate::api) requester: Requester,
    pub(in crate::api) body: Bytes,
    /// The fields, for validation by the core; empty if the body could not be read.
    pub(in crate::api) payload: Payload,
    /// The form's idempotency key, from the page's hidden field.
    pub(in crate::api) request_id: Option<String>,
}

/// An endpoint that receives a form.
pub(in crate::api) trait Endpoint: Sync {
    /// Returns the members of the body that are read; if empty, the body is ignored.
    fn members(&self) -> Vec<&'static str>;

    /// Returns the encoding of the body according to the request's headers.
    fn body_kind(&self, headers: &HeaderMap) -> Result<BodyKind, Problem> {
        BodyKind::of(headers)
    }

    /// Returns the route of the form's page, as far as the endpoint's own address names it; one without a path stands for
    /// the home page.
    fn form_route(&self, state: &AppState) -> Route;

    /// Validates and stores a form. Returns the JSON response.
    async fn record(&self, state: &AppState, submission: &Submission) -> Result<String, Refusal>;

    /// Returns the address of the confirmation that a browser is redirected to.
    fn sent_address(&self, state: &AppState, submission: &Submission, reference: &str) -> String;

    /// Renders the form's page with the submitted values and their errors.
    async fn refused_page(&self, state: &AppState, submission: &Submission, refusal: Refusal) -> Response;
}

impl Submission {
    /// Returns true when the form looks as if a program had filled it in.
    pub(in crate::api) fn is_suspected_spam(&self) -> bool {
        fill_time::is_suspect(&self.requester.headers, self.payload.honeypot_filled())
    }

    fn read(&mut self, body: Bytes, members: &[&str]) -> Result<(), Problem> {
        if !members.is_empty() {
            (self.payload, self.request_id) = payload::read(self.kind, &body, members)?;
        }
        self.body = body;
        Ok(())
    }
}

/// Handles a form submitted to the endpoint.
pub(in crate::api) async fn submit(state: AppState, request: Request, endpoint: impl Endpoint) -> Response {
    if is_page_request(&request) {
        return see_other(endpoint.form_route(&state).path().as_deref().unwrap_or("/"));
    }
    if let Some(response) = other_method(&request) {
        return response;
    }
    let (parts, body) = request.into_parts();
    let kind = match endpoint.body_kind(&parts.headers) {
        Ok(kind) => kind,
        Err(problem) => return problem.into_response(),
    };
    let body = read_body(body).await.map_err(Problem::from);
    // What another site's page sends is refused before it is parsed.
    let body = same_origin::refusal(&parts.headers, &state).map_or(body, Err);
    let mut submission =
        Submission { kind, requester: parts.into(), body: Bytes::new(), payload: Payload::default(), request_id: None };
    let recorded = match body.and_then(|body| submission.read(body, &endpoint.members())) {
        Ok(()) => endpoint.record(&state, &submission).await,
        Err(problem) => Err(problem.into()),
    };
    match (kind, recorded) {
        (BodyKind::Json, Ok(json)) => accepted(json),
        (BodyKind::Form, Ok(json)) => see_other(&endpoint.sent_address(&state, &submission, &reference_in(&json))),
        (BodyKind::Json, Err(refusal)) => refusal.problem().into_response(),
        (BodyKind::Form, Err(refusal)) => endpoint.refused_page(&state, &submission, refusal).await,
    }
}

/// Returns the reference in an endpoint's own JSON, which may be that of an earlier request.
fn reference_in(json: &str) -> String {
    let sent: Value = serde_json::from_str(json).unwrap_or_default();
    sent.pointer("/data/reference").and_then(Value::as_str).unwrap_or_default().to_owned()
}
