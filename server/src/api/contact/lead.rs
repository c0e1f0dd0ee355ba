//! From a checked payload to a lead.

use core_wasm::forms::ContactRequest;
use core_wasm::site::is_safe_origin;

use super::input::Received;
use crate::state::AppState;
use crate::store::{LeadKind, NewLead};

pub(super) fn new_lead(state: &AppState, received: &Received, checked: ContactRequest, too_fast: bool) -> NewLead {
    let suspect = received.input.took_bait() || too_fast;
    match checked {
        ContactRequest::Contact(lead) => NewLead {
            kind: LeadKind::Contact,
            full_name: lead.full_name.as_str().to_owned(),
            email: lead.email.as_str().to_owned(),
            phone: lead.phone.as_str().to_owned(),
            company: lead.company.as_str().to_owned(),
            service: lead.service.as_str().to_owned(),
            description: lead.description.as_str().to_owned(),
            consent_version: Some(state.config.privacy.consent_version.clone()),
            origin: lead.origin.filter(|path| is_safe_origin(path, &state.landings().routes)),
            event: None,
            suspect,
        },
        ContactRequest::Event(lead) => NewLead {
            kind: LeadKind::Event,
            full_name: lead.full_name.as_str().to_owned(),
            email: lead.email.as_str().to_owned(),
            phone: lead.phone.as_str().to_owned(),
            company: lead.company.as_str().to_owned(),
            service: String::new(),
            description: String::new(),
            consent_version: None,
            origin: None,
            event: Some(event_token(state, received.event.as_deref())),
            suspect,
        },
    }
}

/// The event that the form was sent from; one that is not told, or not known, is the current one.
pub(super) fn event_token(state: &AppState, told: Option<&str>) -> String {
    let landings = state.landings();
    let known = told.and_then(|token| landings.get(token));
    known.map_or_else(|| state.config.events.current.clone(), |landing| landing.token.clone())
}
