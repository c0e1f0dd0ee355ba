//! Responses to the booking page's own form: the page with its errors, or a redirect to the confirmation.

use axum::response::Response;
use core_wasm::forms::Payload;
use core_wasm::site::Route;

use super::require_event_token;
use crate::api::submission::{Refusal, Submission};
use crate::http::Problem;
use crate::pages::{landing_book, refused_response};
use crate::render::Page;
use crate::state::AppState;

/// Returns the address of the confirmation: the booking page, with the reference.
pub(super) fn sent_address(state: &AppState, payload: &Payload, reference: &str) -> String {
    let token = require_event_token(state, payload.event.as_deref()).unwrap_or_default();
    format!("/{token}/book?sent={reference}")
}

/// Renders the page with the submitted values and their errors.
pub(super) async fn refused(state: &AppState, submission: &Submission, refusal: Refusal) -> Result<Response, Problem> {
    let (status, form) = refusal.form(&submission.payload);
    let token = require_event_token(state, submission.payload.event.as_deref())?;
    let found = landing_book(state, &token, "").await.map_err(Problem::unread_content)?;
    let mut data = found.ok_or_else(Problem::not_found)?;
    data.form = Some(form);
    let data = serde_json::to_value(data).unwrap_or_default();
    let path = format!("/{token}/book");
    let page = Page { data, ..Page::new(state, Route::LandingBook { token }, path, status) };
    Ok(refused_response(state, &page, &submission.requester).await)
}
