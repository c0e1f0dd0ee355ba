//! `POST /api/book-slot/`: books a slot, from the dialog's script or from the page's own form.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use core_wasm::forms::payload::BookingRequest;
use core_wasm::site::Route;
use serde::Serialize;
use utoipa::ToSchema;

use super::alternatives::alternatives;
use super::{page, require_event_token};
use crate::api::responses::{ProblemDetails, RefusedForm};
use crate::api::submission::{self, Endpoint, Refusal, Scopes, Submission};
use crate::booking::{Change, Meeting, host_of};
use crate::http::Problem;
use crate::limits::ClientAddress;
use crate::pages::SentBooking;
use crate::state::AppState;
use content::EventLanding;
use model::Venue;
use store::{
    Booked, Booking, BookingEffects, BookingLimit, BookingLimits, IdempotencyRecord, NewBooking, StoreError, StoredSlot,
};

/// Scopes of the endpoint's idempotency keys.
const SCOPES: Scopes = Scopes { key: "book-slot", form: "book-slot-form" };

/// The members of a booking that are read; of a move, the slot's alone count.
pub(super) const MEMBERS: &[&str] = &["fullName", "email", "phone", "company", "date", "time", "event", "website"];

/// Shown when an e-mail address has reached its limit of meetings.
const TOO_MANY_FOR_ADDRESS: &str = "No more meetings can be booked for this e-mail address at this event. \
    To change a meeting, use the link in its confirmation, or write to us.";
/// Shown when a client has reached its daily limit of bookings.
const TOO_MANY_FROM_CLIENT: &str =
    "Too many meetings were booked from your connection today. Please try again tomorrow, or write to us.";

struct BookSlot;

/// The booking form.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "fullName": "Ada Lovelace", "email": "ada@example.com", "phone": "+17045550142", "company": null,
    "date": "2027-10-12", "time": "10:30 AM-11:00 AM"
}))]
struct BookingPayload {
    pub full_name: String,
    pub email: String,
    /// A plus sign and 7 to 15 digits.
    pub phone: String,
    pub company: Option<String>,
    /// `YYYY-MM-DD`, in the venue's local time.
    pub date: String,
    /// Such as `10:30 AM-11:00 AM` or `10:30 AM to 11:00 AM`.
    pub time: String,
    /// The event landing's token; the current event by default.
    pub event: Option<String>,
}

/// Books a slot.
#[utoipa::path(post, path = "/api/book-slot/", tag = "booking", request_body = BookingPayload,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 128, pattern = "^[!-~]+$",
        description = "The same key and body give the first answer again.")),
    responses(
        (status = 200, description = "Booked.", body = BookedSlot,
            links(("calendar" = (operation_id = "slot_calendar", parameters(("reference" = "$response.body#/data/reference")))))),
        (status = 404, description = "There is no such event.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 409, description = "Somebody else has the slot: `alternatives` are free. Or the key was used for another body.",
            body = ProblemDetails, content_type = "application/problem+json"),
        RefusedForm,
    ))]
pub async fn book_slot(State(state): State<AppState>, request: Request) -> Response {
    submission::submit(state, request, BookSlot).await
}

impl Endpoint for BookSlot {
    fn members(&self) -> Vec<&'static str> {
        MEMBERS.to_vec()
    }

    fn form_route(&self, state: &AppState) -> Route {
        require_event_token(state, None).map_or(Route::Page, |token| Route::LandingBook { token })
    }

    async fn record(&self, state: &AppState, submission: &Submission) -> Result<String, Refusal> {
        let idempotency = submission::idempotency_record(SCOPES, submission)?;
        let token = require_event_token(state, submission.payload.event.as_deref())?;
        let landings = state.landings();
        let landing = landings.get(&token).ok_or_else(Problem::not_found)?;
        let now_ms = state.clock.now_ms();
        let now = Venue::of(&landing.time_zone).time(now_ms);
        let checked = match submission.payload.check_booking(&landing.window, now, &state.config.site.contact.country) {
            Ok(checked) => checked,
            Err(errors) => return repeated(state, idempotency.as_ref(), now_ms).await?.ok_or(Refusal::Invalid(errors)),
        };
        let wanted = (checked.date, checked.slot);
        let booking = new_booking(state, &token, checked, submission.is_suspected_spam());
        let effects = |booking: &Booking| effects_of_booking(state, landing, booking, now_ms);
        let limits = limits(state, submission.requester.client);
        match state.store.book(&booking, idempotency.as_ref(), &limits, now_ms, effects).await {
            Ok(Booked::New { reference, body }) => {
                state.live_slots.slot_changed();
                state.outbox.notify();
                tracing::info!(%reference, event = token, suspect = booking.suspect, "a slot was booked");
                Ok(body)
            }
            Ok(Booked::Repeated { body }) => Ok(body),
            Ok(Booked::TooMany(limit)) => Err(too_many_bookings(limit).into()),
            Ok(Booked::NoEvent) => Err(Problem::not_found().into()),
            Ok(Booked::KeyReused) => Err(submission::key_reused().into()),
            Ok(Booked::Taken) => {
                Err(Refusal::Taken(alternatives(state, landing, wanted).await.map_err(|cause| failed(&cause))?))
            }
            Err(cause) => Err(failed(&cause).into()),
        }
    }

    fn sent_address(&self, state: &AppState, submission: &Submission, reference: &str) -> String {
        page::sent_address(state, &submission.payload, reference)
    }

    async fn refused_page(&self, state: &AppState, submission: &Submission, refusal: Refusal) -> Response {
        page::refused(state, submission, refusal).await.into_response()
    }
}

/// Returns the stored response of the same request if it would be refused now: its slot may have begun since.
async fn repeated(
    state: &AppState,
    idempotency: Option<&IdempotencyRecord>,
    now_ms: i64,
) -> Result<Option<String>, Problem> {
    match idempotency {
        Some(idempotency) => state.store.response_of(idempotency, now_ms).await.map_err(|cause| failed(&cause)),
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

fn new_booking(state: &AppState, event: &str, checked: BookingRequest, suspect: bool) -> NewBooking {
    NewBooking {
        event: event.to_owned(),
        slot: StoredSlot::from((checked.date, checked.slot)),
        visitor: checked.visitor.into(),
        host: host_of(&state.origin).to_owned(),
        suspect,
    }
}

/// Returns the response and the messages of a booking.
fn effects_of_booking(state: &AppState, landing: &EventLanding, booking: &Booking, now_ms: i64) -> BookingEffects {
    let Some(meeting) = Meeting::of(booking, landing) else { return BookingEffects::default() };
    BookingEffects { body: answer(state, &meeting), messages: messages(state, &meeting, Change::Booked, now_ms) }
}

/// Response envelope of a booked slot.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BookedSlot {
    pub data: BookedMeeting,
}

/// A booked slot.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BookedMeeting {
    /// The booking's reference, such as B-7K3M9Q2.
    pub reference: String,
    #[schema(format = Date)]
    pub date: String,
    /// Such as `10:30 AM-11:00 AM`.
    pub time: String,
    /// Time zone of the venue: a name in the tz database.
    pub time_zone: String,
    /// Address of the calendar file.
    pub calendar_url: String,
    /// Address of the page that moves or cancels the booking. Knowing it is the only authorisation.
    pub manage_url: String,
    /// False if no mail confirms the booking, because a program seems to have filled in the form.
    pub mailed: bool,
}

/// Returns the JSON response.
pub(super) fn answer(state: &AppState, meeting: &Meeting<'_>) -> String {
    let SentBooking { reference, date, time, time_zone, calendar_url, mailed } = SentBooking::from(meeting);
    let manage_url = meeting.manage_path(&state.booking_key);
    let data = BookedMeeting { reference, date, time, time_zone, calendar_url, manage_url, mailed };
    serde_json::to_string(&BookedSlot { data }).unwrap_or_default()
}

/// Returns the messages of a change. A template that fails costs the mails, never the booking.
pub(super) fn messages(
    state: &AppState,
    meeting: &Meeting<'_>,
    change: Change,
    now_ms: i64,
) -> Vec<(model::Message, i64)> {
    state.outgoing().messages(meeting, change, now_ms).unwrap_or_else(|cause| {
        tracing::error!(reference = meeting.booking.reference, %cause, "a booking's mails were not written");
        Vec::new()
    })
}
