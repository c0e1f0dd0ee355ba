//! `POST /api/book-slot/`: books a slot, from the dialog's script or from the page's own form.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use core_wasm::forms::Payload;
use core_wasm::forms::payload::BookingRequest;
use core_wasm::site::Route;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{alternatives, require_event_token};
use crate::api::responses::{ProblemDetails, RefusedForm};
use crate::api::submission::{self, BodyKind, Refusal, Scopes, Submission};
use crate::app::state::AppState;
use crate::booking::{Change, Meeting, Recipients, host_of};
use crate::http::Problem;
use crate::http::limits::ClientAddress;
use crate::pages::{SentBooking, landing_book, refused_response};
use crate::render::PagePayload;
use model::{Message, RefusalWords};
use store::{
    Booked, BookedBy, Booking, BookingLimit, BookingLimits, IdempotencyRecord, Reference, StoreError, StoredSlot,
};

/// Scopes of the endpoint's idempotency keys.
const SCOPES: Scopes = Scopes { key: "book-slot", form: "book-slot-form" };

/// The members of a booking that are read. A move uses only the slot's.
pub(super) const MEMBERS: &[&str] = &["fullName", "email", "phone", "company", "date", "time", "event", "website"];

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
pub async fn book_slot(State(state): State<AppState>, request: Request) -> Result<Response, Response> {
    if submission::is_page_request(&request) {
        let page = require_event_token(&state, None).map_or_else(|_| "/".to_owned(), |token| format!("/{token}/book"));
        return Ok(submission::see_other(&page));
    }
    let submission = Submission::receive(&state, request, MEMBERS).await?;
    Ok(match (submission.kind, record(&state, &submission).await) {
        (BodyKind::Json, Ok(json)) => submission::accepted(json),
        (BodyKind::Form, Ok(json)) => {
            let token = require_event_token(&state, submission.payload.event.as_deref()).unwrap_or_default();
            submission::see_other(&format!("/{token}/book?sent={}", submission::reference_in(&json)))
        }
        (BodyKind::Json, Err(refusal)) => refusal.problem(&state.content().words).into_response(),
        (BodyKind::Form, Err(refusal)) => refused_page(&state, &submission, refusal).await.into_response(),
    })
}

/// Records a visitor's booking. Returns the JSON response.
async fn record(state: &AppState, submission: &Submission) -> Result<String, Refusal> {
    submission.require_read()?;
    let idempotency = submission::idempotency_record(SCOPES, submission)?;
    let token = require_event_token(state, submission.payload.event.as_deref())?;
    let limits = limits(state, submission.requester.client);
    let order = Order {
        payload: &submission.payload,
        event: token,
        suspect: submission.is_suspected_spam(),
        recipients: Recipients::All,
        by: BookedBy::Visitor(&limits),
        idempotency: idempotency.as_ref(),
    };
    match book(state, order).await? {
        Placed::New { response, .. } | Placed::Repeated { response } => Ok(response),
    }
}

/// A requested booking.
#[derive(Debug)]
pub(crate) struct Order<'a> {
    pub(crate) payload: &'a Payload,
    /// The event landing's token.
    pub(crate) event: String,
    /// True if a program seems to have filled in the form.
    pub(crate) suspect: bool,
    pub(crate) recipients: Recipients,
    pub(crate) by: BookedBy<'a>,
    pub(crate) idempotency: Option<&'a IdempotencyRecord>,
}

/// A recorded booking.
#[derive(Debug)]
pub(crate) enum Placed {
    New {
        booking: Box<Booking>,
        /// The JSON response for a visitor.
        response: String,
    },
    /// The request was recorded before.
    Repeated { response: String },
}

/// Checks a payload and records the booking, its mails and the response in one transaction.
pub(crate) async fn book(state: &AppState, order: Order<'_>) -> Result<Placed, Refusal> {
    let Order { payload, event, suspect, recipients, by, idempotency } = order;
    let landings = state.landings();
    let landing = landings.get(&event).ok_or_else(Problem::not_found)?;
    let now_ms = state.clock.now_ms();
    let now = landing.venue().time(now_ms);
    let checked = match payload.check_booking(&landing.window, now, &state.config().site.contact.country) {
        Ok(checked) => checked,
        Err(errors) => {
            // A retry gets its response even if the slot has started.
            let Some(idempotency) = idempotency else { return Err(Refusal::Invalid(errors)) };
            let earlier = state.store.response_of(idempotency, now_ms).await.map_err(not_booked)?;
            return earlier.map(|response| Placed::Repeated { response }).ok_or(Refusal::Invalid(errors));
        }
    };
    let wanted = (checked.date, checked.slot);
    let reference = Reference::for_booking().map_err(not_booked)?;
    let booking = Booking { suspect, ..new_booking(state, event, checked, &reference, now_ms) };
    let meeting = Meeting::of(&booking, landing).ok_or_else(Problem::internal)?;
    let messages = messages(state, &meeting, Change::Booked, recipients, now_ms);
    let response = answer(state, &meeting);
    let booked = state.store.book(&booking, &messages, &response, idempotency, by).await;
    match booked.map_err(not_booked)? {
        Booked::New => {
            state.live_slots.slot_changed();
            state.outbox.notify();
            tracing::info!(%reference, event = booking.event, suspect, "slot booked");
            Ok(Placed::New { booking: Box::new(booking), response })
        }
        Booked::Repeated { body } => Ok(Placed::Repeated { response: body }),
        Booked::TooMany(limit) => Err(too_many_bookings(&state.content().words.refusals, limit).into()),
        Booked::NoEvent => Err(Problem::not_found().into()),
        Booked::KeyReused => Err(submission::key_reused().into()),
        Booked::Taken => Err(Refusal::Taken(alternatives(state, landing, wanted).await.map_err(not_booked)?)),
    }
}

/// Renders the form's page with the submitted values and their errors.
async fn refused_page(state: &AppState, submission: &Submission, refusal: Refusal) -> Result<Response, Problem> {
    let content = state.content();
    let (status, form) = refusal.form(&content, &submission.payload);
    let token = require_event_token(state, submission.payload.event.as_deref())?;
    let found = landing_book(state, &content, &token, "").await.map_err(Problem::unread_content)?;
    let mut data = found.ok_or_else(Problem::not_found)?;
    data.form = Some(form);
    let data = serde_json::to_value(data).unwrap_or_default();
    let path = format!("/{token}/book");
    let page = PagePayload { data, ..PagePayload::new(state, &content, Route::LandingBook { token }, path, status) };
    Ok(refused_response(state, &content, &page, &submission.requester).await)
}

fn limits(state: &AppState, client: Option<ClientAddress>) -> BookingLimits {
    let limits = state.config().limits;
    BookingLimits {
        meetings_per_address: limits.meetings_per_address.into(),
        bookings_per_client: limits.bookings_per_client.into(),
        client: client.filter(|_| state.config().service.rate_limit).map(|client| client.to_string()),
        key: state.booking_key.as_bytes().to_vec(),
    }
}

fn too_many_bookings(words: &RefusalWords, limit: BookingLimit) -> Problem {
    let why = match limit {
        BookingLimit::Address => &words.too_many_for_address,
        BookingLimit::Client => &words.too_many_from_client,
    };
    Problem::new(StatusCode::TOO_MANY_REQUESTS, why.as_str())
}

fn not_booked(cause: StoreError) -> Refusal {
    tracing::error!(%cause, "a booking could not be stored");
    Problem::unavailable("The booking could not be stored. Please try again.").into()
}

fn new_booking(
    state: &AppState,
    event: String,
    checked: BookingRequest,
    reference: &Reference,
    now_ms: i64,
) -> Booking {
    Booking {
        id: Uuid::now_v7().to_string(),
        reference: reference.to_string(),
        created_at: now_ms,
        updated_at: now_ms,
        event,
        slot: StoredSlot::from((checked.date, checked.slot)),
        visitor: checked.visitor.into(),
        suspect: false,
        calendar_uid: format!("{reference}@{}", host_of(&state.origin)),
        sequence: 0,
        checked_in_at: None,
        cancelled_at: None,
        revision: 0,
    }
}

/// Response envelope of a booked slot.
#[derive(Debug, Serialize, ToSchema, ts_rs::TS)]
pub struct BookedSlot {
    pub data: BookedMeeting,
}

/// A booked slot.
#[derive(Debug, Serialize, ToSchema, ts_rs::TS)]
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

/// Returns the messages of a change. If a template fails, the mails are lost, but not the booking.
pub(super) fn messages(
    state: &AppState,
    meeting: &Meeting<'_>,
    change: Change,
    recipients: Recipients,
    now_ms: i64,
) -> Vec<(Message, i64)> {
    state.booking_mailer(&state.content()).messages(meeting, change, recipients, now_ms).unwrap_or_else(|cause| {
        tracing::error!(reference = meeting.booking.reference, %cause, "the mails of a booking could not be written; the booking is stored");
        Vec::new()
    })
}
