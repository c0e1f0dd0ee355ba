//! Responses to a page's own form: the page with its errors, or a redirect to the confirmation.

use axum::response::Response;
use core_wasm::forms::Payload;
use core_wasm::site::Route;

use super::lead::event_token_or_current;
use crate::api::submission::{Refusal, Submission};
use crate::pages::{ContactData, landing_contact, refused_contact_page, refused_response};
use crate::render::Page;
use crate::state::AppState;

/// Returns the token of the landing whose page holds the form; `None` for the contact page.
fn landing_token(state: &AppState, payload: &Payload) -> Option<String> {
    let event = payload.event.as_deref().filter(|_| !payload.is_contact_form())?;
    event_token_or_current(state, Some(event))
}

/// Returns the address of the confirmation: the form's page, with the reference.
pub(super) fn sent_address(state: &AppState, payload: &Payload, reference: &str) -> String {
    match landing_token(state, payload) {
        Some(token) => format!("/{token}/contact?sent={reference}"),
        None => format!("/contacts?sent={reference}"),
    }
}

/// Renders the page with the submitted values and their errors.
pub(super) async fn refused(state: &AppState, submission: &Submission, refusal: Refusal) -> Response {
    let (status, form) = refusal.form(&submission.payload);
    let page = match landing_token(state, &submission.payload) {
        Some(token) => {
            let data = landing_contact(state, &token, "").map(|data| data.refused(form));
            let path = format!("/{token}/contact");
            let page = Page::new(state, Route::LandingContact { token }, path, status);
            Page { data: serde_json::to_value(data).unwrap_or_default(), ..page }
        }
        None => {
            let data = ContactData { form: Some(form), ..ContactData::default() };
            refused_contact_page(state, data, status)
        }
    };
    refused_response(state, &page, &submission.requester).await
}
