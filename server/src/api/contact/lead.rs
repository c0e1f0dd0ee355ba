//! Conversion of a validated payload to a lead.

use core_wasm::fields::FieldKey;
use core_wasm::forms::ContactRequest;
use core_wasm::site::is_safe_origin;

use crate::api::submission::Submission;
use crate::state::AppState;
use store::{LeadKind, NewLead};

pub(super) fn new_lead(state: &AppState, submission: &Submission, checked: ContactRequest) -> NewLead {
    let suspect = submission.is_suspected_spam();
    match checked {
        ContactRequest::Contact(lead) => NewLead {
            kind: LeadKind::Contact,
            visitor: lead.visitor.into(),
            answers: lead.answers,
            consent_version: Some(state.config.privacy.consent_version.clone()),
            origin: lead.origin.filter(|path| is_safe_origin(path, &*state.content())),
            event: None,
            suspect,
        },
        ContactRequest::Event(visitor) => NewLead {
            kind: LeadKind::Event,
            visitor: visitor.into(),
            answers: FieldKey::ANSWERS.into_iter().map(|field| (field, "")).collect(),
            consent_version: None,
            origin: None,
            event: event_token_or_current(state, submission.payload.event.as_deref()),
            suspect,
        },
    }
}

/// Returns the token of the event that the form names. Falls back to the event that is meant for a missing or unknown
/// name; `None` where there is no event.
pub(super) fn event_token_or_current(state: &AppState, named: Option<&str>) -> Option<String> {
    let landings = state.landings();
    let known = named.and_then(|token| landings.get(token));
    known.or_else(|| landings.meant(state.clock.now_ms())).map(|landing| landing.token.clone())
}
