//! `POST /api/bookings/{key}/cancel/` and `…/move/`: what whoever has the link can do, without an account.

use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use core_wasm::booking::picker::SLOT_TAKEN;
use core_wasm::fields::FieldError;
use core_wasm::forms::BookingInput;
use core_wasm::site::Route;
use serde_json::json;

use super::alternatives::alternatives;
use super::book::{answer, messages, taken};
use super::input::Received;
use crate::api::submission::{self, BodyKind, Received as Incoming};
use crate::api::unavailable;
use crate::booking::{Change, Meeting, Venue};
use crate::http::Problem;
use crate::pages::{
    Alternative, ManageForm, ManageState, Page, Requester, manage_booking, manage_state, opened, refused_response,
};
use crate::state::AppState;
use crate::store::{Booking, Cancelled, Consequences, Moved, StoreError, StoredLanding, StoredSlot};

/// Said when a booking's time has come.
const PAST: &str = "The time of this meeting has come; it can no longer be changed.";
/// Said when a booking that was cancelled is to be moved.
const GONE: &str = "This meeting was cancelled. Please book another slot.";

/// How often a booking can be moved: every time, its visitor is sent a mail.
const CHANGES_MAX: i64 = 10;
/// Said when that is used up.
const TOO_MANY_CHANGES: &str =
    "This meeting was moved too often. You can cancel it and book another slot, or write to us.";

/// Why nothing was changed.
enum Refusal {
    /// The link opens nothing.
    Unknown,
    /// The booking is past or cancelled.
    Closed(&'static str),
    /// Day or time is missing or wrong.
    Invalid(Vec<FieldError>),
    /// Somebody has the new slot.
    Taken(Vec<Alternative>),
    /// Anything else.
    Problem(Problem),
}

impl From<StoreError> for Refusal {
    fn from(cause: StoreError) -> Self {
        tracing::error!(%cause, "a booking was not changed");
        Self::Problem(Problem::unavailable("The change could not be stored. Please try again."))
    }
}

/// What was done.
struct Done {
    word: &'static str,
    json: String,
}

/// Cancels a booking.
pub async fn cancel_booking(State(state): State<AppState>, Path(key): Path<String>, request: Request) -> Response {
    change(state, key, request, Change::Cancelled).await
}

/// Moves a booking to another slot.
pub async fn move_booking(State(state): State<AppState>, Path(key): Path<String>, request: Request) -> Response {
    change(state, key, request, Change::Moved).await
}

async fn change(state: AppState, key: String, request: Request, change: Change) -> Response {
    let kind_of = if change == Change::Cancelled { BodyKind::of_optional } else { BodyKind::of };
    let Incoming { kind, requester, body } = match submission::receive(&state, request, kind_of).await {
        Ok(incoming) => incoming,
        Err(answer) => return answer,
    };
    let done = match (change, body) {
        (_, Err(problem)) => Err(Refusal::Problem(problem)),
        (Change::Cancelled, Ok(_)) => cancel(&state, &key).await,
        (_, Ok(body)) => match Received::read(kind, &body) {
            Ok(received) => move_to(&state, &key, &received.input).await,
            Err(problem) => Err(Refusal::Problem(problem)),
        },
    };
    match (kind, done) {
        (kind, Ok(Done { word, json })) => {
            submission::accept(kind, json, |_| format!("{}?done={word}", Route::Booking { key }.path()))
        }
        (BodyKind::Json, Err(refusal)) => problem(refusal).into_response(),
        (BodyKind::Form, Err(refusal)) => page(&state, key, refusal, &requester).await,
    }
}

async fn cancel(state: &AppState, key: &str) -> Result<Done, Refusal> {
    let booking = opened(state, key).await?.ok_or(Refusal::Unknown)?;
    let landings = state.landings();
    let landing = landings.get(&booking.event).ok_or(Refusal::Unknown)?;
    let now_ms = state.clock.now_ms();
    let done = Done {
        word: "cancelled",
        json: json!({ "data": { "reference": booking.reference, "state": "cancelled" } }).to_string(),
    };
    match manage_state(&booking, landing, now_ms) {
        ManageState::Booked => {}
        // Asked twice, done once.
        ManageState::Cancelled => return Ok(done),
        _ => return Err(Refusal::Closed(PAST)),
    }
    let consequences = |changed: &Booking| consequences(state, landing, changed, Change::Cancelled, now_ms);
    if let Cancelled::Now(booking) = state.store.cancel_booking(&booking.id, now_ms, consequences).await? {
        state.live_slots.slot_changed();
        tracing::info!(reference = booking.reference, event = booking.event, "a booking was cancelled");
    }
    Ok(done)
}

async fn move_to(state: &AppState, key: &str, input: &BookingInput) -> Result<Done, Refusal> {
    let booking = opened(state, key).await?.ok_or(Refusal::Unknown)?;
    let landings = state.landings();
    let landing = landings.get(&booking.event).ok_or(Refusal::Unknown)?;
    let now_ms = state.clock.now_ms();
    match manage_state(&booking, landing, now_ms) {
        ManageState::Booked => {}
        ManageState::Cancelled => return Err(Refusal::Closed(GONE)),
        _ => return Err(Refusal::Closed(PAST)),
    }
    let now = Venue::of(&landing.time_zone).time(now_ms);
    let wanted = input.check_slot(&landing.window, now).map_err(Refusal::Invalid)?;
    let to = StoredSlot::from(wanted);
    // Where it is already: asked twice, done once.
    if booking.slot == to {
        return moved(state, &booking, landing);
    }
    if booking.sequence >= CHANGES_MAX {
        return Err(Refusal::Problem(Problem::new(StatusCode::TOO_MANY_REQUESTS, TOO_MANY_CHANGES)));
    }
    let consequences = |changed: &Booking| consequences(state, landing, changed, Change::Moved, now_ms);
    match state.store.move_booking(&booking, &to, now_ms, consequences).await? {
        Moved::Now(booking) => {
            state.live_slots.slot_changed();
            tracing::info!(reference = booking.reference, event = booking.event, "a booking was moved");
            moved(state, &booking, landing)
        }
        Moved::Gone => Err(Refusal::Closed(GONE)),
        Moved::Taken => match state.store.booking(&booking.id).await? {
            // The other half of a double click has it.
            Some(now) if now.slot == to && now.cancelled_at.is_none() => moved(state, &now, landing),
            _ => Err(Refusal::Taken(alternatives(state, landing, wanted).await?)),
        },
    }
}

fn moved(state: &AppState, booking: &Booking, landing: &StoredLanding) -> Result<Done, Refusal> {
    let meeting = Meeting::of(booking, landing).ok_or(Refusal::Unknown)?;
    Ok(Done { word: "moved", json: answer(state, &meeting) })
}

fn consequences(
    state: &AppState,
    landing: &StoredLanding,
    booking: &Booking,
    change: Change,
    now_ms: i64,
) -> Consequences {
    let Some(meeting) = Meeting::of(booking, landing) else { return Consequences::default() };
    Consequences { body: String::new(), messages: messages(state, &meeting, change, now_ms) }
}

fn problem(refusal: Refusal) -> Problem {
    match refusal {
        Refusal::Unknown => Problem::not_found(),
        Refusal::Closed(why) => Problem::new(StatusCode::CONFLICT, why),
        Refusal::Invalid(errors) => submission::invalid(&errors),
        Refusal::Taken(alternatives) => taken(&alternatives),
        Refusal::Problem(problem) => problem,
    }
}

/// The link's page with what could not be done.
async fn page(state: &AppState, key: String, refusal: Refusal, requester: &Requester) -> Response {
    let (status, form) = match refusal {
        Refusal::Unknown => (StatusCode::NOT_FOUND, None),
        Refusal::Closed(why) => {
            (StatusCode::CONFLICT, Some(ManageForm { failure: Some(why.to_owned()), ..ManageForm::default() }))
        }
        Refusal::Invalid(errors) => {
            (StatusCode::UNPROCESSABLE_ENTITY, Some(ManageForm { errors, ..ManageForm::default() }))
        }
        Refusal::Taken(alternatives) => {
            let failure = Some(SLOT_TAKEN.to_owned());
            let alternatives = alternatives.iter().map(Alternative::choice).collect();
            (StatusCode::CONFLICT, Some(ManageForm { failure, alternatives, ..ManageForm::default() }))
        }
        Refusal::Problem(problem) => {
            let failure = Some(submission::failure(&problem));
            (problem.status(), Some(ManageForm { failure, ..ManageForm::default() }))
        }
    };
    let mut data = match manage_booking(state, &key, "").await {
        Ok(data) => data,
        Err(cause) => return unavailable(&cause),
    };
    data.form = form;
    let data = serde_json::to_value(data).unwrap_or_default();
    let page = Page::new(state, Route::Booking { key }, status, data);
    refused_response(state, &page, requester).await
}
