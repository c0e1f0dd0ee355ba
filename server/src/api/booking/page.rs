//! The answer to the booking page's own form: the page again, or the way to the one that confirms.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use core_wasm::booking::picker::SLOT_TAKEN;
use core_wasm::site::Route;
use serde_json::Value;

use super::book::Refusal;
use super::event_token;
use super::input::Received;
use crate::api::submission::failure as failure_of;
use crate::api::unavailable;
use crate::http::Problem;
use crate::pages::{
    Alternative, BookingFormState, BookingFormValues, Page, RefusedForm, Requester, landing_book, refused_response,
};
use crate::state::AppState;

/// Where a booked slot leads: the booking page, with the reference.
pub(super) fn sent_address(state: &AppState, received: &Received, answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).unwrap_or_default();
    let reference = answer.pointer("/data/reference").and_then(Value::as_str).unwrap_or_default();
    let token = event_token(state, received.input.event.as_deref()).unwrap_or_default();
    format!("{}?sent={reference}", Route::LandingBook { token }.path())
}

/// The page with what was typed and what is wrong with it.
pub(super) async fn refused(
    state: &AppState,
    received: &Received,
    refusal: Refusal,
    requester: &Requester,
) -> Response {
    let (status, errors, failure, alternatives) = match refusal {
        Refusal::Invalid(errors) => (StatusCode::UNPROCESSABLE_ENTITY, errors, None, Vec::new()),
        Refusal::Taken(alternatives) => {
            let choices = alternatives.iter().map(Alternative::choice).collect();
            (StatusCode::CONFLICT, Vec::new(), Some(SLOT_TAKEN.to_owned()), choices)
        }
        Refusal::Problem(problem) => (problem.status(), Vec::new(), Some(failure_of(&problem)), Vec::new()),
    };
    let token = match event_token(state, received.input.event.as_deref()) {
        Ok(token) => token,
        Err(problem) => return problem.into_response(),
    };
    let values = BookingFormValues::from(&received.input);
    let data = match landing_book(state, &token, "").await {
        Ok(Some(mut data)) => {
            data.form = Some(BookingFormState { refused: RefusedForm { values, errors, failure }, alternatives });
            data
        }
        Ok(None) => return Problem::not_found().into_response(),
        Err(cause) => return unavailable(&cause),
    };
    let data = serde_json::to_value(data).unwrap_or_default();
    let page = Page::new(state, Route::LandingBook { token }, status, data);
    refused_response(state, &page, requester).await
}
