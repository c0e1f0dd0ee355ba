//! The slots' endpoints, described. Those that take a body take forms too.

use serde::Serialize;
use utoipa::ToSchema;

use super::problem::{ProblemDetails, Refused, RefusedForm, Unknown};

/// The booking form.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "fullName": "Ada Lovelace", "email": "ada@example.com", "phone": "+17045550142", "company": null,
    "date": "2027-10-12", "time": "10:30 AM-11:00 AM"
}))]
#[allow(missing_docs, reason = "the payload's keys")]
pub(super) struct BookingPayload {
    pub full_name: String,
    pub email: String,
    /// A plus and 7 to 15 digits.
    pub phone: String,
    pub company: Option<String>,
    /// `YYYY-MM-DD`, on the venue's clock.
    pub date: String,
    /// Such as `10:30 AM-11:00 AM` or `10:30 AM to 11:00 AM`.
    pub time: String,
    /// The event landing's token; the current one when missing.
    pub event: Option<String>,
}

/// The envelope of a booked slot.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BookedSlot {
    /// What was booked.
    pub data: BookedMeeting,
}

/// A booked slot.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BookedMeeting {
    /// What the visitor is told, such as B-7K3M9Q2.
    pub reference: String,
    #[schema(format = Date)]
    pub date: String,
    /// Such as `10:30 AM-11:00 AM`.
    pub time: String,
    /// The venue's time zone, by its name in the tz database.
    pub time_zone: String,
    /// Where the calendar file is.
    pub calendar_url: String,
    /// Where the booking is moved or cancelled. Nothing else protects it.
    pub manage_url: String,
}

/// The envelope of a cancelled booking.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CancelledSlot {
    /// What was cancelled.
    pub data: CancelledMeeting,
}

/// A cancelled booking.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CancelledMeeting {
    /// What the visitor was told.
    pub reference: String,
    /// `cancelled`.
    pub state: String,
}

/// Where a booking goes.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MovePayload {
    /// `YYYY-MM-DD`, on the venue's clock.
    pub date: String,
    /// Such as `10:30 AM-11:00 AM`.
    pub time: String,
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
#[allow(dead_code, reason = "read by the derive alone")]
pub(super) fn book_slot() {}

/// An event of the stream.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SlotsEvent {
    /// `slots`.
    pub event: String,
    /// The `data` of the list, as JSON.
    pub data: String,
    /// With the first one: after how many milliseconds to ask again when the stream ends.
    pub retry: Option<u32>,
}

/// Server-sent events: `slots` with the list's `data`, at once and whenever it changes.
#[utoipa::path(get, path = "/api/book-slot-stream/", tag = "booking",
    params(("event" = Option<String>, Query, description = "The event landing's token; without it, the current one.")),
    responses(
        (status = 200, description = "The stream.", body = SlotsEvent, content_type = "text/event-stream"),
        Unknown,
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
pub(super) fn book_slot_stream() {}

/// A booked meeting for a calendar. It names nobody.
#[utoipa::path(get, path = "/api/book-slot/{reference}/calendar.ics", tag = "booking",
    params(("reference" = String, Path, description = "What the visitor was told.")),
    responses(
        (status = 200, description = "The calendar file (RFC 5545).", body = String, content_type = "text/calendar"),
        Unknown,
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
pub(super) fn slot_calendar() {}

/// Cancels a booking, by the key of its link. Done again, it changes nothing. It needs no body.
#[utoipa::path(post, path = "/api/bookings/{key}/cancel/", tag = "booking",
    params(("key" = String, Path, description = "The last segment of the visitor's own link.")),
    responses(
        (status = 200, description = "Cancelled.", body = CancelledSlot),
        (status = 404, description = "The key opens nothing.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 409, description = "Its time has come.", body = ProblemDetails, content_type = "application/problem+json"),
        Refused,
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
pub(super) fn cancel_booking() {}

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
#[allow(dead_code, reason = "read by the derive alone")]
pub(super) fn move_booking() {}
