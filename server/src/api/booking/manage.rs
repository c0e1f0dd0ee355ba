//! `POST /api/bookings/{key}/cancel/` and `…/move/`: changes by anyone who has the booking's link, without an account.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use core_wasm::forms::Payload;
use core_wasm::site::{Route, encode_value};
use serde::Serialize;
use utoipa::ToSchema;

use super::alternatives;
use super::book::{BookedSlot, MEMBERS, answer, messages};
use crate::api::responses::{ProblemDetails, Refused, RefusedForm};
use crate::api::submission::{self, BodyKind, Refusal, Submission};
use crate::app::state::AppState;
use crate::booking::{Change, Meeting, Recipients};
use crate::http::{PathParameter, Problem};
use crate::pages::{ManageState, manage_booking, manage_state, opened, refused_response};
use crate::render::PagePayload;
use content::EventLanding;
use model::Message;
use store::{Booking, Cancelled, ChangedBy, Moved, StoreError, StoredSlot};

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
) -> Result<Response, Response> {
    manage(&state, request, &key, false).await
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
) -> Result<Response, Response> {
    manage(&state, request, &key, true).await
}

/// Moves or cancels the booking of a link's key.
async fn manage(state: &AppState, request: Request, key: &str, moves: bool) -> Result<Response, Response> {
    if submission::is_page_request(&request) {
        let page = Route::Booking { key: encode_value(key) };
        return Ok(submission::see_other(page.path().as_deref().unwrap_or("/")));
    }
    let members = if moves { MEMBERS } else { &[] };
    let submission = Submission::receive(state, request, members).await?;
    let changed = match submission.require_read() {
        Ok(()) if moves => move_to(state, key, &submission.payload).await,
        Ok(()) => cancel(state, key).await,
        Err(problem) => Err(problem.into()),
    };
    Ok(match (submission.kind, changed) {
        (BodyKind::Json, Ok(json)) => submission::accepted(json),
        (BodyKind::Form, Ok(_)) => {
            submission::see_other(&format!("/booking/{key}?done={}", if moves { "moved" } else { "cancelled" }))
        }
        (BodyKind::Json, Err(refusal)) => refusal.problem(&state.content().words).into_response(),
        (BodyKind::Form, Err(refusal)) => refused_page(state, key, &submission, refusal).await.into_response(),
    })
}

/// Renders the link's page with the submitted values and their errors.
async fn refused_page(
    state: &AppState,
    key: &str,
    submission: &Submission,
    refusal: Refusal,
) -> Result<Response, Problem> {
    let content = state.content();
    let mut data = manage_booking(state, &content, key, "").await.map_err(Problem::unread_content)?;
    let (status, form) = refusal.form(&content, &submission.payload);
    // The page for an invalid link has no form.
    data.form = (status != StatusCode::NOT_FOUND).then_some(form);
    let data = serde_json::to_value(data).unwrap_or_default();
    let route = Route::Booking { key: key.to_owned() };
    let page = PagePayload { data, ..PagePayload::new(state, &content, route, format!("/booking/{key}"), status) };
    Ok(refused_response(state, &content, &page, &submission.requester).await)
}

fn not_stored(cause: StoreError) -> Refusal {
    tracing::error!(%cause, "a booking could not be changed");
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
        _ => return Err(Refusal::Past),
    }
    cancel_stored(state, landing, &booking.id, ChangedBy::Visitor).await?;
    Ok(done)
}

/// Cancels a booking and sends its mails.
pub(crate) async fn cancel_stored(
    state: &AppState,
    landing: &EventLanding,
    id: &str,
    by: ChangedBy<'_>,
) -> Result<Cancelled, Refusal> {
    let now_ms = state.clock.now_ms();
    let messages = |changed: &Booking| messages_of(state, landing, changed, Change::Cancelled, by, now_ms);
    let cancelled = state.store.cancel_booking(id, by, now_ms, messages).await.map_err(not_stored)?;
    if let Cancelled::Now(booking) = &cancelled {
        state.live_slots.slot_changed();
        state.outbox.notify();
        tracing::info!(reference = booking.reference, event = booking.event, "booking cancelled");
    }
    Ok(cancelled)
}

async fn move_to(state: &AppState, key: &str, wanted: &Payload) -> Result<String, Refusal> {
    let booking = opened(state, key).await.map_err(not_stored)?.ok_or_else(unknown)?;
    let landings = state.landings();
    let landing = landings.get(&booking.event).ok_or_else(unknown)?;
    let now_ms = state.clock.now_ms();
    match manage_state(&booking, landing, now_ms) {
        ManageState::Booked => {}
        ManageState::Cancelled => return Err(Refusal::Cancelled),
        _ => return Err(Refusal::Past),
    }
    match move_stored(state, landing, &booking, wanted, ChangedBy::Visitor).await? {
        Moved::Now(booking) => {
            let meeting = Meeting::of(&booking, landing).ok_or_else(unknown)?;
            Ok(answer(state, &meeting))
        }
        Moved::TooOften => {
            let why = &state.content().words.refusals.too_many_changes;
            Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, why.as_str()).into())
        }
        Moved::Gone | Moved::Conflict(_) | Moved::Taken => Err(Refusal::Cancelled),
    }
}

/// Moves a booking to the slot that a payload names, and sends its mails. A slot that is not free is a [`Refusal`].
pub(crate) async fn move_stored(
    state: &AppState,
    landing: &EventLanding,
    booking: &Booking,
    wanted: &Payload,
    by: ChangedBy<'_>,
) -> Result<Moved, Refusal> {
    let now_ms = state.clock.now_ms();
    let now = landing.venue().time(now_ms);
    let wanted = wanted.check_slot(&landing.window, now).map_err(Refusal::Invalid)?;
    let to = StoredSlot::from(wanted);
    // A repeated request: the booking has this slot already.
    if booking.slot == to {
        return Ok(Moved::Now(Box::new(booking.clone())));
    }
    if by.revision().is_some_and(|revision| revision != booking.revision) {
        return Ok(Moved::Conflict(Box::new(booking.clone())));
    }
    let messages = |changed: &Booking| messages_of(state, landing, changed, Change::Moved, by, now_ms);
    let moved = state.store.move_booking(booking, &to, by, now_ms, messages).await.map_err(not_stored)?;
    match moved {
        Moved::Now(booking) => {
            state.live_slots.slot_changed();
            state.outbox.notify();
            tracing::info!(reference = booking.reference, event = booking.event, "booking moved");
            Ok(Moved::Now(booking))
        }
        Moved::Taken => match state.store.booking(&booking.id).await.map_err(not_stored)? {
            // A concurrent request moved it there, as a double click does.
            Some(now) if now.slot == to && now.cancelled_at.is_none() => Ok(Moved::Now(Box::new(now))),
            _ => Err(Refusal::Taken(alternatives(state, landing, wanted).await.map_err(not_stored)?)),
        },
        other => Ok(other),
    }
}

fn messages_of(
    state: &AppState,
    landing: &EventLanding,
    booking: &Booking,
    change: Change,
    by: ChangedBy<'_>,
    now_ms: i64,
) -> Vec<(Message, i64)> {
    let recipients = if by == ChangedBy::Visitor { Recipients::All } else { Recipients::Visitor };
    let meeting = Meeting::of(booking, landing);
    meeting.map(|meeting| messages(state, &meeting, change, recipients, now_ms)).unwrap_or_default()
}
