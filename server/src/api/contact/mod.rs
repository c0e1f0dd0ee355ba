//! `POST /api/{product}-contact-us/`: the contact form and the event form, as JSON and from the pages' own forms.

mod input;
mod lead;
mod page;

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use core_wasm::fields::FieldError;
use serde_json::json;

use super::submission::{self, BodyKind, Received as Incoming, Scopes};
use crate::http::Problem;
use crate::outbox::messages_of_lead;
use crate::pages::Requester;
use crate::state::AppState;
use crate::store::{Acknowledgement, NewLead, Recorded, Reference};

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
    let Incoming { kind, requester, body } = match submission::receive(&state, request, BodyKind::of).await {
        Ok(incoming) => incoming,
        Err(answer) => return answer,
    };
    let read = body.and_then(|body| Ok((Received::read(kind, &body)?, body)));
    let (received, body) = match read {
        Ok(read) => read,
        Err(problem) => return refuse(&state, kind, None, Refusal::Problem(problem), &requester).await,
    };
    match record(&state, kind, &received, &body, &requester.headers).await {
        Ok(answer) => submission::accept(kind, answer, |answer| page::sent_address(&state, &received, answer)),
        Err(refusal) => refuse(&state, kind, Some(&received), refusal, &requester).await,
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
    let lead = lead::new_lead(state, received, checked, submission::too_fast(headers));
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

async fn refuse(
    state: &AppState,
    kind: BodyKind,
    received: Option<&Received>,
    refusal: Refusal,
    requester: &Requester,
) -> Response {
    match (kind, refusal) {
        (BodyKind::Form, refusal) => page::refused(state, received, refusal, requester).await,
        (BodyKind::Json, Refusal::Problem(problem)) => problem.into_response(),
        (BodyKind::Json, Refusal::Invalid(errors)) => submission::invalid(&errors).into_response(),
    }
}
