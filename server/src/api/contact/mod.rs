//! `POST /api/{product}-contact-us/`: the contact form and the event form, as JSON and from the pages' own forms.

mod lead;
mod page;

use axum::extract::{Request, State};
use axum::response::Response;
use core_wasm::fields::FieldKey;
use core_wasm::site::Route;
use serde::Serialize;
use utoipa::ToSchema;

use super::submission::{self, Endpoint, Refusal, Scopes, Submission};
use crate::api::responses::{ProblemDetails, RefusedForm};
use crate::http::Problem;
use crate::outbox::messages_of_lead;
use crate::state::AppState;
use store::{Acknowledgement, NewLead, Recorded, Reference, mailbox_key};

/// Scopes of the endpoint's idempotency keys.
const SCOPES: Scopes = Scopes { key: "contact-us", form: "contact-us-form" };

/// The endpoint of both contact forms.
struct ContactUs;

/// Response envelope of an accepted submission.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Accepted {
    pub data: AcceptedLead,
}

/// An accepted submission.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AcceptedLead {
    /// The lead's reference, such as L-7K3M9Q2.
    pub reference: String,
}

/// The contact form. With any of `service`, `description` or `privacy` it is the contact page's form, and `privacy` has
/// to be true; without them it is an event page's form.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "fullName": "Ada Lovelace", "email": "ada@example.com", "phone": "+17045550142", "company": "Engines",
    "service": "Cloud Technology", "description": "A first message.", "privacy": true
}))]
pub struct ContactPayload {
    pub full_name: String,
    pub email: String,
    /// A plus sign and 7 to 15 digits.
    pub phone: String,
    pub company: Option<String>,
    pub service: Option<String>,
    pub description: Option<String>,
    pub privacy: Option<bool>,
    /// Path of the page on which the sender opened the form.
    pub origin: Option<String>,
    /// The event landing's token, for an event page's form.
    pub event: Option<String>,
}

/// Receives a message.
#[utoipa::path(post, path = "/api/{product}-contact-us/", tag = "contact", request_body = ContactPayload,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 128, pattern = "^[!-~]+$",
        description = "The same key and body give the first answer again.")),
    responses(
        (status = 200, description = "Recorded.", body = Accepted),
        (status = 409, description = "The key was used for another body.", body = ProblemDetails, content_type = "application/problem+json"),
        RefusedForm,
    ))]
pub async fn contact_us(State(state): State<AppState>, request: Request) -> Response {
    submission::submit(state, request, ContactUs).await
}

impl Endpoint for ContactUs {
    fn members(&self) -> Vec<&'static str> {
        let texts = FieldKey::VISITOR.into_iter().chain(FieldKey::ANSWERS).map(FieldKey::as_str);
        ["event"].into_iter().chain(texts).chain(["origin", "website", "privacy"]).collect()
    }

    fn form_route(&self, _: &AppState) -> Route {
        Route::Contacts
    }

    async fn record(&self, state: &AppState, submission: &Submission) -> Result<String, Refusal> {
        let idempotency = submission::idempotency_record(SCOPES, submission)?;
        let checked = submission.payload.check_contact(&state.config.site.contact.country).map_err(Refusal::Invalid)?;
        let lead = lead::new_lead(state, submission, checked);
        let now_ms = state.clock.now_ms();
        // A form that a program seems to have filled in sends nothing to its address, which may be anybody's, and takes
        // nothing from its share.
        let mailbox = mailbox_key(&lead.visitor.email);
        let acknowledged = !lead.suspect && state.rate_limiter.take_acknowledgement(&mailbox);
        let acknowledge = |reference: &Reference| acknowledgement(state, &lead, reference, acknowledged, now_ms);
        let recorded = state.store.record_lead(&lead, idempotency.as_ref(), now_ms, acknowledge).await;
        if acknowledged && !matches!(recorded, Ok(Recorded::New { .. })) {
            state.rate_limiter.return_acknowledgement(&mailbox);
        }
        match recorded {
            Ok(Recorded::New { reference, body }) => {
                state.outbox.notify();
                state.metrics.count_lead(lead.suspect);
                tracing::info!(%reference, kind = lead.kind.as_str(), suspect = lead.suspect, "a lead came in");
                Ok(body)
            }
            Ok(Recorded::Repeated { body }) => Ok(body),
            Ok(Recorded::KeyReused) => Err(submission::key_reused().into()),
            Err(cause) => {
                tracing::error!(%cause, "a lead was not recorded");
                Err(Problem::unavailable("The message could not be stored. Please try again.").into())
            }
        }
    }

    fn sent_address(&self, state: &AppState, submission: &Submission, reference: &str) -> String {
        page::sent_address(state, &submission.payload, reference)
    }

    async fn refused_page(&self, state: &AppState, submission: &Submission, refusal: Refusal) -> Response {
        page::refused(state, submission, refusal).await
    }
}

/// Returns the response and the messages of a lead.
fn acknowledgement(
    state: &AppState,
    lead: &NewLead,
    reference: &Reference,
    acknowledged: bool,
    now_ms: i64,
) -> Acknowledgement {
    // A template that fails costs the mails, never the lead.
    let messages = messages_of_lead(&state.config, lead, reference, acknowledged, now_ms).unwrap_or_else(|cause| {
        tracing::error!(%reference, %cause, "a lead's mails were not written; the lead is kept");
        Vec::new()
    });
    let accepted = Accepted { data: AcceptedLead { reference: reference.as_str().to_owned() } };
    Acknowledgement { body: serde_json::to_string(&accepted).unwrap_or_default(), messages }
}
