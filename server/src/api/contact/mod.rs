//! `POST /api/{product}-contact-us/`: the contact form and the event form, as JSON and from the pages' own forms.

mod fill_time;
mod input;
mod lead;
mod page;

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use core_wasm::fields::FieldError;
use serde_json::json;

use super::submission::{self, BodyKind, Scopes};
use crate::http::{Problem, read_body};
use crate::middleware::TooMany;
use crate::outbox::messages_of_lead;
use crate::state::AppState;
use crate::store::{Acknowledgement, NewLead, Recorded, Reference};

use fill_time::too_fast;
use input::Received;

/// What the endpoint's keys are kept under.
const SCOPES: Scopes = Scopes { key: "contact-us", form: "contact-us-form" };

/// Why a submission was not recorded.
#[derive(Debug, Clone, PartialEq)]
enum Refusal {
    /// Fields are missing or wrong.
    Invalid(Vec<FieldError>),
    /// Anything else.
    Problem(Problem),
}

/// Takes a submission.
pub async fn contact_us(State(state): State<AppState>, request: Request) -> Response {
    if let Some(answer) = submission::other_method(&request) {
        return answer;
    }
    let (parts, body) = request.into_parts();
    let kind = match BodyKind::of(&parts.headers) {
        Ok(kind) => kind,
        Err(problem) => return problem.into_response(),
    };
    let body = match read_body(body).await {
        Ok(body) => body,
        Err(error) => return refuse(&state, kind, None, Refusal::Problem(error.into()), &parts.headers).await,
    };
    let received = match Received::read(kind, &body) {
        Ok(received) => received,
        Err(problem) => return refuse(&state, kind, None, Refusal::Problem(problem), &parts.headers).await,
    };
    if let Some(too_many) = parts.extensions.get::<TooMany>() {
        let refusal = Refusal::Problem(too_many.problem());
        return refuse(&state, kind, Some(&received), refusal, &parts.headers).await;
    }
    match record(&state, kind, &received, &body, &parts.headers).await {
        Ok(answer) => accept(&state, kind, &received, answer),
        Err(refusal) => refuse(&state, kind, Some(&received), refusal, &parts.headers).await,
    }
}

async fn record(
    state: &AppState,
    kind: BodyKind,
    received: &Received,
    body: &[u8],
    headers: &HeaderMap,
) -> Result<String, Refusal> {
    let claim = submission::claim(SCOPES, kind, headers, body, None).map_err(Refusal::Problem)?;
    let checked = received.input.check().map_err(Refusal::Invalid)?;
    let lead = lead::new_lead(state, received, checked, too_fast(headers));
    let now_ms = state.clock.now_ms();
    let acknowledge = |reference: &Reference| acknowledgement(state, &lead, reference, now_ms);
    let recorded = state.store.record_lead(&lead, claim.as_ref(), now_ms, acknowledge).await;
    match recorded {
        Ok(Recorded::New { reference, body }) => {
            state.outbox.ring();
            state.metrics.count_lead(lead.suspect);
            tracing::info!(%reference, kind = lead.kind.as_str(), suspect = lead.suspect, "a lead came in");
            Ok(body)
        }
        Ok(Recorded::Repeated { body }) => Ok(body),
        Ok(Recorded::KeyReused) => Err(Refusal::Problem(submission::key_reused())),
        Err(cause) => {
            tracing::error!(%cause, "a lead was not recorded");
            Err(Refusal::Problem(Problem::unavailable("The message could not be stored. Please try again.")))
        }
    }
}

/// What the sender is answered, and what goes out.
fn acknowledgement(state: &AppState, lead: &NewLead, reference: &Reference, now_ms: i64) -> Acknowledgement {
    // A template that fails costs the mails, never the lead.
    let messages = messages_of_lead(&state.config, lead, reference, now_ms).unwrap_or_else(|cause| {
        tracing::error!(%reference, %cause, "a lead's mails were not written; the lead is kept");
        Vec::new()
    });
    Acknowledgement { body: json!({ "data": { "reference": reference.as_str() } }).to_string(), messages }
}

fn accept(state: &AppState, kind: BodyKind, received: &Received, answer: String) -> Response {
    match kind {
        BodyKind::Json => submission::accepted(answer),
        BodyKind::Form => submission::see_other(&page::sent_address(state, received, &answer)),
    }
}

async fn refuse(
    state: &AppState,
    kind: BodyKind,
    received: Option<&Received>,
    refusal: Refusal,
    headers: &HeaderMap,
) -> Response {
    match (kind, refusal) {
        (BodyKind::Form, refusal) => page::refused(state, received, refusal, headers).await,
        (BodyKind::Json, Refusal::Problem(problem)) => problem.into_response(),
        (BodyKind::Json, Refusal::Invalid(errors)) => submission::invalid(&errors).into_response(),
    }
}
