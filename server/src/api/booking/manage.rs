//! `POST /api/bookings/{key}/cancel/` and `…/move/`: changes by anyone who has the booking's link, without an account.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use core_wasm::forms::Payload;
use core_wasm::site::{Route, encode_value};
use serde::Serialize;
use utoipa::ToSchema;

use super::alternatives::alternatives;
use super::book::{BookedSlot, MEMBERS, answer, messages};
use crate::api::responses::{ProblemDetails, Refused, RefusedForm};
use crate::api::submission::{self, BodyKind, Endpoint, Refusal, Submission};
use crate::booking::{Change, Meeting};
use crate::http::{PathParameter, Problem};
use crate::pages::{ManageState, manage_booking, manage_state, opened, refused_response};
use crate::render::Page;
use crate::state::AppState;
use content::EventLanding;
use model::Venue;
use store::{Booking, BookingEffects, Cancelled, Moved, StoreError, StoredSlot};

/// Shown when the meeting has begun.
const PAST: &str = "The time of this meeting has come; it can no longer be changed.";
/// Shown when a cancelled booking is to be moved.
const GONE: &str = "This meeting was cancelled. Please book another slot.";

/// Shown when the limit of moves is reached.
const TOO_MANY_CHANGES: &str =
    "This meeting was moved too often. You can cancel it and book another slot, or write to us.";

/// The endpoints of a booking's link.
struct ManageBooking {
    /// The key of the link.
    key: String,
    /// True to move the booking, false to cancel it.
    moves: bool,
}

/// Response envelope of a cancelled booking.
#[derive(Debug, Serialize, ToSchema)]
struct CancelledSlot {
    pub data: CancelledMeeting,
}

/// A cancelled booking.
#[derive(Debug, Serialize, ToSchema)]
struct CancelledMeeting {
    /// The booking's reference.
    pub reference: String,
    /// Always `cancelled`.
    pub state: &'static str,
}

/// Cancels a booking, by the key of its link. Idempotent. Needs no body.
#[utoipa::path(post, path = "/api/bookings/{key}/cancel/", tag = "booking",
    params(("key" = String, Path, description = "The last segment of the visitor's own link.")),
    responses(
        (status = 200, description = "Cancelled.", body = CancelledSlot),
        (status = 404, description = "The key opens nothing.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 409, description = "Its time has come.", body = ProblemDetails, content_type = "application/problem+json"),
        Refused,
    ))]
pub async fn cancel_booking(
    State(state): State<AppState>,
    PathParameter(key): PathParameter,
    request: Request,
) -> Response {
    submission::submit(state, request, ManageBooking { key, moves: false }).await
}

/// The new slot of a booking.
#[derive(Debug, Serialize, ToSchema)]
struct MovePayload {
    /// `YYYY-MM-DD`, in the venue's local time.
    pub date: String,
    /// Such as `10:30 AM-11:00 AM`.
    pub time: String,
}

/// Moves a booking to another slot of its event, by the key of its link.
#[utoipa::path(post, path = "/api/bookings/{key}/move/", tag = "booking", request_body = MovePayload,
    params(("key" = String, Path, description = "The last segment of the visitor's own link.")),
    responses(
        (status = 200, description = "Moved.", body = BookedSlot),
        (status = 404, description = "The key opens nothing.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 409, description = "Somebody else has the slot: `alternatives` are free. Or the booking is cancelled or past.",
            body = ProblemDetails, content_type = "application/problem+json"),
        RefusedForm,
    ))]
pub async fn move_booking(
    State(state): State<AppState>,
    PathParameter(key): PathParameter,
    request: Request,
) -> Response {
    submission::submit(state, request, ManageBooking { key, moves: true }).await
}

impl Endpoint for ManageBooking {
    fn members(&self) -> Vec<&'static str> {
        if self.moves { MEMBERS.to_vec() } else { Vec::new() }
    }

    fn body_kind(&self, headers: &HeaderMap) -> Result<BodyKind, Problem> {
        if self.moves { BodyKind::of(headers) } else { BodyKind::of_optional(headers) }
    }

    fn form_route(&self, _: &AppState) -> Route {
        Route::Booking { key: encode_value(&self.key) }
    }

    async fn record(&self, state: &AppState, submission: &Submission) -> Result<String, Refusal> {
        if self.moves { move_to(state, &self.key, &submission.payload).await } else { cancel(state, &self.key).await }
    }

    fn sent_address(&self, _: &AppState, _: &Submission, _: &str) -> String {
        format!("/booking/{}?done={}", self.key, if self.moves { "moved" } else { "cancelled" })
    }

    async fn refused_page(&self, state: &AppState, submission: &Submission, refusal: Refusal) -> Response {
        let mut data = match manage_booking(state, &self.key, "").await {
            Ok(data) => data,
            Err(cause) => return Problem::unread_content(cause).into_response(),
        };
        let (status, form) = refusal.form(&submission.payload);
        // The page for an invalid link has no form.
        data.form = (status != StatusCode::NOT_FOUND).then_some(form);
        let data = serde_json::to_value(data).unwrap_or_default();
        let key = self.key.clone();
        let path = format!("/booking/{key}");
        let page = Page { data, ..Page::new(state, Route::Booking { key }, path, status) };
        refused_response(state, &page, &submission.requester).await
    }
}

fn not_stored(cause: StoreError) -> Refusal {
    tracing::error!(%cause, "a booking was not changed");
    Problem::unavailable("The change could not be stored. Please try again.").into()
}

fn unknown() -> Refusal {
    Problem::not_found().into()
}

async fn cancel(state: &AppState, key: &str) -> Result<String, Refusal> {
    let booking = opened(state, key).await.map_err(not_stored)?.ok_or_else(unknown)?;
    let landings = state.landings();
    let landing = landings.get(&booking.event).ok_or_else(unknown)?;
    let now_ms = state.clock.now_ms();
    let data = CancelledMeeting { reference: booking.reference.clone(), state: "cancelled" };
    let done = serde_json::to_string(&CancelledSlot { data }).unwrap_or_default();
    match manage_state(&booking, landing, now_ms) {
        ManageState::Booked => {}
        // A repeated request changes nothing.
        ManageState::Cancelled => return Ok(done),
        _ => return Err(Refusal::Closed(PAST)),
    }
    let effects = |changed: &Booking| effects(state, landing, changed, Change::Cancelled, now_ms);
    if let Cancelled::Now(booking) =
        state.store.cancel_booking(&booking.id, now_ms, effects).await.map_err(not_stored)?
    {
        state.live_slots.slot_changed();
        state.outbox.notify();
        tracing::info!(reference = booking.reference, event = booking.event, "a booking was cancelled");
    }
    Ok(done)
}

async fn move_to(state: &AppState, key: &str, wanted: &Payload) -> Result<String, Refusal> {
    let booking = opened(state, key).await.map_err(not_stored)?.ok_or_else(unknown)?;
    let landings = state.landings();
    let landing = landings.get(&booking.event).ok_or_else(unknown)?;
    let now_ms = state.clock.now_ms();
    match manage_state(&booking, landing, now_ms) {
        ManageState::Booked => {}
        ManageState::Cancelled => return Err(Refusal::Closed(GONE)),
        _ => return Err(Refusal::Closed(PAST)),
    }
    let now = Venue::of(&landing.time_zone).time(now_ms);
    let wanted = wanted.check_slot(&landing.window, now).map_err(Refusal::Invalid)?;
    let to = StoredSlot::from(wanted);
    // A repeated request: the booking has this slot already.
    if booking.slot == to {
        return moved(state, &booking, landing);
    }
    let effects = |changed: &Booking| effects(state, landing, changed, Change::Moved, now_ms);
    match state.store.move_booking(&booking, &to, now_ms, effects).await.map_err(not_stored)? {
        Moved::Now(booking) => {
            state.live_slots.slot_changed();
            state.outbox.notify();
            tracing::info!(reference = booking.reference, event = booking.event, "a booking was moved");
            moved(state, &booking, landing)
        }
        Moved::Gone => Err(Refusal::Closed(GONE)),
        Moved::TooOften => Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, TOO_MANY_CHANGES).into()),
        Moved::Taken => match state.store.booking(&booking.id).await.map_err(not_stored)? {
            // A concurrent request of the same visitor moved it, as a double click does.
            Some(now) if now.slot == to && now.cancelled_at.is_none() => moved(state, &now, landing),
            _ => Err(Refusal::Taken(alternatives(state, landing, wanted).await.map_err(not_stored)?)),
        },
    }
}

fn moved(state: &AppState, booking: &Booking, landing: &EventLanding) -> Result<String, Refusal> {
    let meeting = Meeting::of(booking, landing).ok_or_else(unknown)?;
    Ok(answer(state, &meeting))
}

fn effects(state: &AppState, landing: &EventLanding, booking: &Booking, change: Change, now_ms: i64) -> BookingEffects {
    let Some(meeting) = Meeting::of(booking, landing) else { return BookingEffects::default() };
    BookingEffects { body: String::new(), messages: messages(state, &meeting, change, now_ms) }
}
