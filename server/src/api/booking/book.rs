//! `POST /api/book-slot/`: a slot is booked, from the dialog's script or from the page's own form.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use core_wasm::booking::picker::SLOT_TAKEN;
use core_wasm::fields::FieldError;
use core_wasm::forms::payload::BookingRequest;
use serde::Serialize;
use serde_json::json;

use super::alternatives::alternatives;
use super::input::Received;
use super::{event_token, page};
use crate::api::submission::{self, BodyKind, Received as Incoming, Scopes};
use crate::booking::{Change, Meeting, Outgoing, Venue};
use crate::http::Problem;
use crate::middleware::ClientAddress;
use crate::pages::{Alternative, Requester, SentBooking};
use crate::state::AppState;
use crate::store::{
    Booked, Booking, BookingLimit, BookingLimits, Claim, Consequences, NewBooking, StoreError, StoredLanding,
    StoredSlot, Visitor,
};

/// What the endpoint's keys are kept under.
const SCOPES: Scopes = Scopes { key: "book-slot", form: "book-slot-form" };

/// Said when an e-mail address has as many meetings as one may.
const TOO_MANY_FOR_ADDRESS: &str = "No more meetings can be booked for this e-mail address at this event. \
    To change a meeting, use the link in its confirmation, or write to us.";
/// Said when as much was booked from a connection as one may in a day.
const TOO_MANY_FROM_CLIENT: &str =
    "Too many meetings were booked from your connection today. Please try again tomorrow, or write to us.";

/// Why nothing was booked.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Refusal {
    /// Fields are missing or wrong.
    Invalid(Vec<FieldError>),
    /// Somebody else has the slot.
    Taken(Vec<Alternative>),
    /// Anything else.
    Problem(Problem),
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

/// Takes a booking.
pub async fn book_slot(State(state): State<AppState>, request: Request) -> Response {
    let Incoming { kind, requester, body } = match submission::receive(&state, request, BodyKind::of).await {
        Ok(incoming) => incoming,
        Err(answer) => return answer,
    };
    let read = body.and_then(|body| Ok((Received::read(kind, &body)?, body)));
    let (received, body) = match read {
        Ok(read) => read,
        Err(problem) => return refuse(&state, kind, &Received::default(), problem.into(), &requester).await,
    };
    match book(&state, kind, &received, &body, &requester).await {
        Ok(answer) => submission::accept(kind, answer, |answer| page::sent_address(&state, &received, answer)),
        Err(refusal) => refuse(&state, kind, &received, refusal, &requester).await,
    }
}

async fn book(
    state: &AppState,
    kind: BodyKind,
    received: &Received,
    body: &[u8],
    requester: &Requester,
) -> Result<String, Refusal> {
    let headers = &requester.headers;
    let claim = submission::claim(SCOPES, kind, headers, body, received.request_id.as_deref())?;
    let token = event_token(state, received.input.event.as_deref())?;
    let landings = state.landings();
    let landing = landings.get(&token).ok_or_else(Problem::not_found)?;
    let now_ms = state.clock.now_ms();
    let now = Venue::of(&landing.time_zone).time(now_ms);
    let checked = match received.input.check(&landing.window, now) {
        Ok(checked) => checked,
        Err(errors) => return repeated(state, claim.as_ref(), now_ms).await?.ok_or(Refusal::Invalid(errors)),
    };
    let wanted = (checked.date, checked.slot);
    let booking = new_booking(&token, checked, received.input.took_bait() || submission::too_fast(headers));
    let consequences = |booking: &Booking| consequences_of_booking(state, landing, booking, now_ms);
    let limits = limits(state, requester.client);
    match state.store.book(&booking, claim.as_ref(), &limits, now_ms, consequences).await {
        Ok(Booked::New { reference, body }) => {
            state.live_slots.slot_changed();
            tracing::info!(%reference, event = token, suspect = booking.suspect, "a slot was booked");
            Ok(body)
        }
        Ok(Booked::Repeated { body }) => Ok(body),
        Ok(Booked::TooMany(limit)) => Err(too_many_bookings(limit).into()),
        Ok(Booked::KeyReused) => Err(submission::key_reused().into()),
        Ok(Booked::Taken) => {
            Err(Refusal::Taken(alternatives(state, landing, wanted).await.map_err(|cause| failed(&cause))?))
        }
        Err(cause) => Err(failed(&cause).into()),
    }
}

/// The answer that the same request got before, when it would not pass now: its slot's time may have come since.
async fn repeated(state: &AppState, claim: Option<&Claim>, now_ms: i64) -> Result<Option<String>, Problem> {
    match claim {
        Some(claim) => state.store.answer_of(claim, now_ms).await.map_err(|cause| failed(&cause)),
        None => Ok(None),
    }
}

fn limits(state: &AppState, client: Option<ClientAddress>) -> BookingLimits {
    let limits = state.config.limits;
    BookingLimits {
        meetings_per_address: limits.meetings_per_address.into(),
        bookings_per_client: limits.bookings_per_client.into(),
        client: client.filter(|_| state.config.service.rate_limit).map(|client| client.to_string()),
        key: state.booking_key.as_bytes().to_vec(),
    }
}

fn too_many_bookings(limit: BookingLimit) -> Problem {
    let why = match limit {
        BookingLimit::Address => TOO_MANY_FOR_ADDRESS,
        BookingLimit::Client => TOO_MANY_FROM_CLIENT,
    };
    Problem::new(StatusCode::TOO_MANY_REQUESTS, why)
}

fn failed(cause: &StoreError) -> Problem {
    tracing::error!(%cause, "a slot was not booked");
    Problem::unavailable("The booking could not be stored. Please try again.")
}

fn new_booking(event: &str, checked: BookingRequest, suspect: bool) -> NewBooking {
    NewBooking {
        event: event.to_owned(),
        slot: StoredSlot::from((checked.date, checked.slot)),
        visitor: Visitor {
            full_name: checked.full_name.as_str().to_owned(),
            email: checked.email.as_str().to_owned(),
            phone: checked.phone.as_str().to_owned(),
            company: checked.company.as_str().to_owned(),
        },
        suspect,
    }
}

/// What the visitor is answered, and what goes out.
fn consequences_of_booking(state: &AppState, landing: &StoredLanding, booking: &Booking, now_ms: i64) -> Consequences {
    let Some(meeting) = Meeting::of(booking, landing) else { return Consequences::default() };
    Consequences { body: answer(state, &meeting), messages: messages(state, &meeting, Change::Booked, now_ms) }
}

/// A booking as the browser that made it gets it: with the address that moves and cancels it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct OwnBooking {
    #[serde(flatten)]
    booking: SentBooking,
    manage_url: String,
}

/// The answer to a program.
pub(super) fn answer(state: &AppState, meeting: &Meeting<'_>) -> String {
    let manage_url = meeting.manage_path(&state.booking_key);
    json!({ "data": OwnBooking { booking: SentBooking::from(meeting), manage_url } }).to_string()
}

/// What goes out. A template that fails costs the mails, never the booking.
pub(super) fn messages(
    state: &AppState,
    meeting: &Meeting<'_>,
    change: Change,
    now_ms: i64,
) -> Vec<(crate::outbox::Message, i64)> {
    let outgoing = Outgoing { config: &state.config, origin: &state.origin, key: &state.booking_key };
    outgoing.messages(meeting, change, now_ms).unwrap_or_else(|cause| {
        tracing::error!(reference = meeting.booking.reference, %cause, "a booking's mails were not written");
        Vec::new()
    })
}

async fn refuse(
    state: &AppState,
    kind: BodyKind,
    received: &Received,
    refusal: Refusal,
    requester: &Requester,
) -> Response {
    match (kind, refusal) {
        (BodyKind::Form, refusal) => page::refused(state, received, refusal, requester).await,
        (BodyKind::Json, Refusal::Problem(problem)) => problem.into_response(),
        (BodyKind::Json, Refusal::Invalid(errors)) => submission::invalid(&errors).into_response(),
        (BodyKind::Json, Refusal::Taken(alternatives)) => taken(&alternatives).into_response(),
    }
}

/// The answer to a program that lost the race.
pub(super) fn taken(alternatives: &[Alternative]) -> Problem {
    Problem::new(StatusCode::CONFLICT, SLOT_TAKEN).member("alternatives", alternatives)
}
