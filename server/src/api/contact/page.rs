//! The answer to a page's own form: the page again with what is wrong, or the way to the one that says thanks.

use axum::http::StatusCode;
use axum::response::Response;
use core_wasm::site::Route;
use serde_json::Value;

use super::Refusal;
use super::input::Received;
use super::lead::event_token;
use crate::api::submission::failure as failure_of;
use crate::pages::{ContactData, FormState, FormValues, Machines, Page, Requester, landing_contact, refused_response};
use crate::state::AppState;

/// The page that the form stands on.
fn form_route(state: &AppState, received: Option<&Received>) -> Route {
    match received {
        Some(received) if !received.input.is_contact_form() && received.event.is_some() => {
            Route::LandingContact { token: event_token(state, received.event.as_deref()) }
        }
        _ => Route::Contacts,
    }
}

/// Where a sent form leads: its page, with the reference of what was sent.
pub(super) fn sent_address(state: &AppState, received: &Received, answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).unwrap_or_default();
    let reference = answer.pointer("/data/reference").and_then(Value::as_str).unwrap_or_default();
    format!("{}?sent={reference}", form_route(state, Some(received)).path())
}

/// The page with what was typed and what is wrong with it.
pub(super) async fn refused(
    state: &AppState,
    received: Option<&Received>,
    refusal: Refusal,
    requester: &Requester,
) -> Response {
    let (status, errors, failure) = match refusal {
        Refusal::Invalid(errors) => (StatusCode::UNPROCESSABLE_ENTITY, errors, None),
        Refusal::Problem(problem) => (problem.status(), Vec::new(), Some(failure_of(&problem))),
    };
    let values = received.map(|received| FormValues::from(&received.input)).unwrap_or_default();
    let form = FormState { values, errors, failure };
    let route = form_route(state, received);
    let (data, machines) = match &route {
        Route::LandingContact { token } => {
            let data = landing_contact(state, token, "").map(|data| data.refused(form));
            (serde_json::to_value(data), Machines::None)
        }
        _ => {
            let machines = Machines::contact_refused(&form);
            (serde_json::to_value(ContactData { form: Some(form), ..ContactData::default() }), machines)
        }
    };
    let page = Page { machines, ..Page::new(state, route, status, data.unwrap_or_default()) };
    refused_response(state, &page, requester).await
}
