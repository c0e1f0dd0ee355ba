//! `POST /api/{product}-contact-us/`: the contact form and the event form, as JSON and from the pages' own forms.

use axum::extract::{Request, State};
use axum::http::header::REFERER;
use axum::response::{IntoResponse, Response};
use core_wasm::fields::FieldKey;
use core_wasm::forms::{ContactRequest, Payload};
use core_wasm::site::{Route, campaign, is_safe_origin};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::submission::{self, BodyKind, Refusal, Scopes, Submission};
use crate::api::responses::{ProblemDetails, RefusedForm};
use crate::app::state::AppState;
use crate::http::Problem;
use crate::pages::{ContactData, landing_contact, refused_contact_page, refused_response};
use crate::render::PagePayload;
use crate::work::outbox::messages_of_lead;
use store::{LeadKind, NewLead, Recorded, Reference, StoreError, mailbox_key};

/// Scopes of the endpoint's idempotency keys.
const SCOPES: Scopes = Scopes { key: "contact-us", form: "contact-us-form" };

/// Response envelope of an accepted submission.
#[derive(Debug, Serialize, ToSchema, ts_rs::TS)]
pub struct Accepted {
    pub data: AcceptedLead,
}

/// An accepted submission.
#[derive(Debug, Serialize, ToSchema, ts_rs::TS)]
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
    /// Query with which the sender's visit began: `utm_source`, `utm_medium` and `utm_campaign` are read.
    pub campaign: Option<String>,
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
pub async fn contact_us(State(state): State<AppState>, request: Request) -> Result<Response, Response> {
    if submission::is_page_request(&request) {
        return Ok(submission::see_other("/contacts"));
    }
    let submission = Submission::receive(&state, request, &members()).await?;
    Ok(match (submission.kind, record(&state, &submission).await) {
        (BodyKind::Json, Ok(json)) => submission::accepted(json),
        (BodyKind::Form, Ok(json)) => {
            let page = landing_token(&state, &submission.payload)
                .map_or_else(|| "/contacts".to_owned(), |token| format!("/{token}/contact"));
            submission::see_other(&format!("{page}?sent={}", submission::reference_in(&json)))
        }
        (BodyKind::Json, Err(refusal)) => refusal.problem(&state.content().words).into_response(),
        (BodyKind::Form, Err(refusal)) => refused_page(&state, &submission, refusal).await,
    })
}

/// Returns the members of the body that are read.
fn members() -> Vec<&'static str> {
    let texts = FieldKey::VISITOR.into_iter().chain(FieldKey::ANSWERS).map(FieldKey::as_str);
    ["event"].into_iter().chain(texts).chain(["origin", "campaign", "website", "privacy"]).collect()
}

/// Checks a form and records the lead, its mails and the response in one transaction. Returns the JSON response.
async fn record(state: &AppState, submission: &Submission) -> Result<String, Refusal> {
    submission.require_read()?;
    let idempotency = submission::idempotency_record(SCOPES, submission)?;
    let checked = submission.payload.check_contact(&state.config().site.contact.country).map_err(Refusal::Invalid)?;
    let reference = Reference::for_lead().map_err(not_recorded)?;
    let lead = new_lead(state, submission, checked, reference);
    let now_ms = state.clock.now_ms();
    let accepted = Accepted { data: AcceptedLead { reference: lead.reference.to_string() } };
    let response = serde_json::to_string(&accepted).unwrap_or_default();
    let content = state.content();
    let mailbox = mailbox_key(&lead.visitor.email);
    // A suspect form sends nothing to its address, which may be a stranger's, and does not use up the allowance of
    // that mailbox.
    let messages = messages_of_lead(&content.config, &state.origin, &content.words, &lead, !lead.suspect, now_ms);
    // If a template fails, the mails are lost, but not the lead.
    let mut messages = messages.unwrap_or_else(|cause| {
        tracing::error!(reference = %lead.reference, %cause, "the mails of a lead could not be written; the lead is stored");
        Vec::new()
    });
    let mut acknowledged = false;
    // Called inside the transaction, which other writers wait for.
    let messages = || {
        acknowledged = !lead.suspect && state.rate_limiter.count_acknowledgement(&mailbox);
        messages.retain(|message| acknowledged || !message.is_to_subject());
        messages
    };
    let recorded = state.store.record_lead(&lead, messages, &response, idempotency.as_ref(), now_ms).await;
    if acknowledged && recorded.is_err() {
        state.rate_limiter.refund_acknowledgement(&mailbox);
    }
    match recorded.map_err(not_recorded)? {
        Recorded::New => {
            state.outbox.notify();
            state.metrics.count_lead(lead.suspect);
            let NewLead { reference, kind, suspect, .. } = &lead;
            tracing::info!(%reference, kind = kind.as_str(), suspect, "lead received");
            Ok(response)
        }
        Recorded::Repeated { body } => Ok(body),
        Recorded::KeyReused => Err(submission::key_reused().into()),
    }
}

fn not_recorded(cause: StoreError) -> Refusal {
    tracing::error!(%cause, "a lead could not be stored");
    Problem::unavailable("The message could not be stored. Please try again.").into()
}

fn new_lead(state: &AppState, submission: &Submission, checked: ContactRequest, reference: Reference) -> NewLead {
    let suspect = submission.is_suspected_spam();
    let id = Uuid::now_v7().to_string();
    let campaign = campaign_of(submission);
    match checked {
        ContactRequest::Contact(lead) => NewLead {
            id,
            reference,
            kind: LeadKind::Contact,
            visitor: lead.visitor.into(),
            answers: lead.answers,
            consent_version: Some(state.config().privacy.consent_version.clone()),
            origin: lead.origin.filter(|path| is_safe_origin(path, &*state.content())),
            campaign,
            event: None,
            suspect,
        },
        ContactRequest::Event(visitor) => NewLead {
            id,
            reference,
            kind: LeadKind::Event,
            visitor: visitor.into(),
            answers: FieldKey::ANSWERS.into_iter().map(|field| (field, "")).collect(),
            consent_version: None,
            origin: None,
            campaign,
            event: event_token_or_current(state, submission.payload.event.as_deref()),
            suspect,
        },
    }
}

/// Returns the campaign that led the visitor here. A form without the page's script does not name the visit's first
/// address; its own page's may have the campaign.
fn campaign_of(submission: &Submission) -> Option<String> {
    let page = || {
        let referer = submission.requester.headers.get(REFERER)?.to_str().ok()?;
        Some(referer.split_once('?')?.1)
    };
    campaign(submission.payload.campaign.as_deref().or_else(page)?)
}

/// Returns the token of the event that the form names. Falls back to the current event for a missing or unknown name;
/// `None` where there is no event.
fn event_token_or_current(state: &AppState, named: Option<&str>) -> Option<String> {
    let landings = state.landings();
    let known = named.and_then(|token| landings.get(token));
    known.or_else(|| landings.default_landing(state.clock.now_ms())).map(|landing| landing.token.clone())
}

/// Returns the token of the landing whose page holds the form; `None` for the contact page.
fn landing_token(state: &AppState, payload: &Payload) -> Option<String> {
    let event = payload.event.as_deref().filter(|_| !payload.is_contact_form())?;
    event_token_or_current(state, Some(event))
}

/// Renders the form's page with the submitted values and their errors.
async fn refused_page(state: &AppState, submission: &Submission, refusal: Refusal) -> Response {
    let content = state.content();
    let (status, form) = refusal.form(&content, &submission.payload);
    let page = match landing_token(state, &submission.payload) {
        Some(token) => {
            let data = landing_contact(state, &content, &token, "").map(|data| data.refused(form));
            let path = format!("/{token}/contact");
            let page = PagePayload::new(state, &content, Route::LandingContact { token }, path, status);
            PagePayload { data: serde_json::to_value(data).unwrap_or_default(), ..page }
        }
        None => {
            let data = ContactData { form: Some(form), ..ContactData::default() };
            refused_contact_page(state, &content, data, status)
        }
    };
    refused_response(state, &content, &page, &submission.requester).await
}
