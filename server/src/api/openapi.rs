//! The description of the interface: `/api/openapi.json`, generated from the handlers, and `/api/docs`, the same to read.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use utoipa::{OpenApi, ToSchema};

use super::{booking, careers, insights};
use crate::content::escape;
use crate::http::{Effort, Problem, Representation, compress_all};
use crate::state::AppState;

/// The stand-in for the owner's short name in the path of the contact endpoint.
const PRODUCT: &str = "{product}";
/// It changes with the binary alone.
const LIFETIME: &str = "public, max-age=3600";

/// Every refusal: RFC 9457.
#[derive(Debug, Serialize, ToSchema)]
#[allow(missing_docs, reason = "the RFC's members")]
pub struct ProblemDetails {
    #[serde(rename = "type")]
    pub type_: String,
    pub title: String,
    pub status: u16,
    pub detail: String,
    /// With status 422: what is wrong, in the order of the form.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub errors: Option<Vec<FieldProblem>>,
    /// With status 409, when a slot was taken: free slots near it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub alternatives: Option<Vec<FreeSlot>>,
}

/// A free slot.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreeSlot {
    /// `YYYY-MM-DD`, on the venue's clock.
    pub date: String,
    /// Such as `10:30 AM-11:00 AM`.
    pub time: String,
}

/// What is wrong with a field.
#[derive(Debug, Serialize, ToSchema)]
pub struct FieldProblem {
    /// The payload's key.
    pub field: String,
    /// A stable word for programs.
    pub code: String,
    /// The sentence that a visitor reads.
    pub message: String,
}

/// An open job.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Job {
    /// The provider's id, or the slug of this site's own page.
    pub id: String,
    /// The position.
    pub title: String,
    /// The department, from whose name the page makes its groups.
    pub department_name: String,
    /// `N/A` when it is not said.
    pub experience: String,
    /// The towns.
    pub job_locations: Vec<Town>,
    /// Where the job's details are.
    pub url: String,
}

/// A place of work.
#[derive(Debug, Serialize, ToSchema)]
pub struct Town {
    /// Free text.
    pub name: String,
}

/// The contact form. With any of `service`, `description` or `privacy` it is the contact page's, and `privacy` must be
/// true; without them it is an event page's.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the payload's keys")]
pub struct ContactPayload {
    pub full_name: String,
    pub email: String,
    /// A plus and 7 to 15 digits.
    pub phone: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub company: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub service: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub description: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub privacy: Option<bool>,
}

/// The envelope of an accepted submission.
#[derive(Debug, Serialize, ToSchema)]
pub struct Accepted {
    /// What was accepted.
    pub data: AcceptedLead,
}

/// An accepted submission.
#[derive(Debug, Serialize, ToSchema)]
pub struct AcceptedLead {
    /// What the sender is told, such as L-7K3M9Q2.
    pub reference: String,
}

/// The contact endpoint, described. Its handler takes forms too and stands under the owner's own name.
#[utoipa::path(post, path = "/api/{product}-contact-us/", tag = "contact", request_body = ContactPayload,
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body give the first answer again.")),
    responses(
        (status = 200, description = "Recorded.", body = Accepted),
        (status = 400, description = "Broken JSON or wrong types.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 409, description = "The key was used for another body.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 413, description = "Larger than 64 KiB.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 415, description = "Neither JSON nor a form.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 422, description = "Fields are missing or wrong.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 503, description = "The database is out of reach.", body = ProblemDetails, content_type = "application/problem+json"),
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
fn contact_us() {}

/// The booking form.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the payload's keys")]
pub struct BookingPayload {
    pub full_name: String,
    pub email: String,
    /// A plus and 7 to 15 digits.
    pub phone: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub company: Option<String>,
    /// `YYYY-MM-DD`, on the venue's clock.
    pub date: String,
    /// Such as `10:30 AM-11:00 AM` or `10:30 AM to 11:00 AM`.
    pub time: String,
    /// The event landing's token; the current one when missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub event: Option<String>,
}

/// The envelope of a booked slot.
#[derive(Debug, Serialize, ToSchema)]
pub struct BookedSlot {
    /// What was booked.
    pub data: BookedMeeting,
}

/// A booked slot.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BookedMeeting {
    /// What the visitor is told, such as B-7K3M9Q2.
    pub reference: String,
    /// `YYYY-MM-DD`.
    pub date: String,
    /// Such as `10:30 AM-11:00 AM`.
    pub time: String,
    /// The venue's time zone, by its name in the tz database.
    pub time_zone: String,
    /// Where the calendar file is.
    pub calendar_url: String,
}

/// The envelope of a cancelled booking.
#[derive(Debug, Serialize, ToSchema)]
pub struct CancelledSlot {
    /// What was cancelled.
    pub data: CancelledMeeting,
}

/// A cancelled booking.
#[derive(Debug, Serialize, ToSchema)]
pub struct CancelledMeeting {
    /// What the visitor was told.
    pub reference: String,
    /// `cancelled`.
    pub state: String,
}

/// Where a booking goes.
#[derive(Debug, Serialize, ToSchema)]
pub struct MovePayload {
    /// `YYYY-MM-DD`, on the venue's clock.
    pub date: String,
    /// Such as `10:30 AM-11:00 AM`.
    pub time: String,
}

/// Books a slot. Its handler takes forms too.
#[utoipa::path(post, path = "/api/book-slot/", tag = "booking", request_body = BookingPayload,
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body give the first answer again.")),
    responses(
        (status = 200, description = "Booked.", body = BookedSlot),
        (status = 400, description = "Broken JSON or wrong types.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 404, description = "There is no such event.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 409, description = "Somebody else has the slot: `alternatives` are free. Or the key was used for another body.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 413, description = "Larger than 64 KiB.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 415, description = "Neither JSON nor a form.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 422, description = "Fields are missing or wrong, or the slot cannot be booked.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 503, description = "The database is out of reach.", body = ProblemDetails, content_type = "application/problem+json"),
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
fn book_slot() {}

/// Server-sent events: `slots` with the list's `data`, at once and whenever it changes.
#[utoipa::path(get, path = "/api/book-slot-stream/", tag = "booking",
    params(("event" = Option<String>, Query, description = "The event landing's token; without it, the current one.")),
    responses(
        (status = 200, description = "The stream.", body = String, content_type = "text/event-stream"),
        (status = 404, description = "There is no such event.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 503, description = "Too many are listening, or the database is out of reach.", body = ProblemDetails, content_type = "application/problem+json"),
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
fn book_slot_stream() {}

/// A booked meeting for a calendar. It names nobody.
#[utoipa::path(get, path = "/api/book-slot/{reference}/calendar.ics", tag = "booking",
    params(("reference" = String, Path, description = "What the visitor was told.")),
    responses(
        (status = 200, description = "The calendar file (RFC 5545).", body = String, content_type = "text/calendar"),
        (status = 404, description = "There is no such booking.", body = ProblemDetails, content_type = "application/problem+json"),
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
fn slot_calendar() {}

/// Cancels a booking, by the key of its link. Done again, it changes nothing.
#[utoipa::path(post, path = "/api/bookings/{key}/cancel/", tag = "booking",
    params(("key" = String, Path, description = "The last segment of the visitor's own link.")),
    responses(
        (status = 200, description = "Cancelled.", body = CancelledSlot),
        (status = 404, description = "The key opens nothing.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 409, description = "Its time has come.", body = ProblemDetails, content_type = "application/problem+json"),
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
fn cancel_booking() {}

/// Moves a booking to another slot of its event, by the key of its link.
#[utoipa::path(post, path = "/api/bookings/{key}/move/", tag = "booking", request_body = MovePayload,
    params(("key" = String, Path, description = "The last segment of the visitor's own link.")),
    responses(
        (status = 200, description = "Moved.", body = BookedSlot),
        (status = 404, description = "The key opens nothing.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 409, description = "Somebody else has the slot: `alternatives` are free. Or the booking is cancelled or past.", body = ProblemDetails, content_type = "application/problem+json"),
        (status = 422, description = "Day or time cannot be booked.", body = ProblemDetails, content_type = "application/problem+json"),
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
fn move_booking() {}

/// Every endpoint.
#[derive(Debug, OpenApi)]
#[openapi(
    info(title = "Site API", description = "Content, job openings and forms of the site.", version = "1"),
    paths(
        insights::events,
        insights::event,
        insights::news,
        insights::posts,
        insights::post,
        careers::jobs,
        contact_us,
        booking::list::book_slot_list,
        book_slot,
        book_slot_stream,
        slot_calendar,
        cancel_booking,
        move_booking
    )
)]
struct Interface;

/// The description, with the owner's short name in it.
pub fn description(product: &str) -> Value {
    let text = Interface::openapi().to_json().unwrap_or_default();
    serde_json::from_str(&text.replace(PRODUCT, product)).unwrap_or_default()
}

/// `GET /api/openapi.json`
pub async fn openapi_json(State(state): State<AppState>, headers: HeaderMap) -> Response {
    let Ok(body) = serde_json::to_vec_pretty(&description(&state.config.site.brand.api_name)) else {
        return Problem::internal().into_response();
    };
    Representation::new("application/json", LIFETIME, compress_all(body.into(), Effort::Page))
        .respond(StatusCode::OK, &headers)
}

/// `GET /api/docs`: plain HTML that needs no script, no style and nothing from elsewhere.
pub async fn docs(State(state): State<AppState>, headers: HeaderMap) -> Response {
    let html = page(&description(&state.config.site.brand.api_name));
    Representation::new("text/html; charset=utf-8", LIFETIME, compress_all(html.into(), Effort::Page))
        .respond(StatusCode::OK, &headers)
}

fn page(description: &Value) -> String {
    let title = escape(text(description.pointer("/info/title")));
    let mut out = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"robots\" \
         content=\"noindex\"></head><body><main><h1>{title}</h1><p>{}</p><p>For programs: \
         <a href=\"/api/openapi.json\">openapi.json</a></p>",
        escape(text(description.pointer("/info/description")))
    );
    for (path, methods) in entries(description.get("paths")) {
        for (method, operation) in entries(Some(methods)) {
            endpoint(&mut out, path, method, operation);
        }
    }
    out.push_str("<h2>Schemas</h2>");
    for (name, schema) in entries(description.pointer("/components/schemas")) {
        let schema = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(out, "<h3 id=\"{0}\">{0}</h3><pre>{1}</pre>", escape(name), escape(&schema));
    }
    out.push_str("</main></body></html>");
    out
}

fn endpoint(out: &mut String, path: &str, method: &str, operation: &Value) {
    let _ = write!(
        out,
        "<h2><code>{} {}</code></h2><p>{}</p>",
        escape(&method.to_uppercase()),
        escape(path),
        escape(text(operation.get("summary")))
    );
    for parameter in operation.get("parameters").and_then(Value::as_array).into_iter().flatten() {
        let (name, about) = (text(parameter.get("name")), text(parameter.get("description")));
        let _ = write!(out, "<p><code>{}</code>: {}</p>", escape(name), escape(about));
    }
    if let Some(body) = operation.get("requestBody") {
        let _ = write!(out, "<p>Body: {}</p>", schema_link(body));
    }
    out.push_str("<ul>");
    for (status, response) in entries(operation.get("responses")) {
        let about = escape(text(response.get("description")));
        let _ = write!(out, "<li><strong>{}</strong> {about} {}</li>", escape(status), schema_link(response));
    }
    out.push_str("</ul>");
}

/// A link to the schema of a body.
fn schema_link(body: &Value) -> String {
    let schema = entries(body.get("content")).next().and_then(|(_, content)| content.get("schema"));
    let reference = schema.and_then(|schema| schema.get("$ref").or_else(|| schema.pointer("/items/$ref")));
    let name = text(reference).rsplit('/').next().unwrap_or_default().to_owned();
    if name.is_empty() { String::new() } else { format!("<a href=\"#{0}\">{0}</a>", escape(&name)) }
}

fn entries(value: Option<&Value>) -> impl Iterator<Item = (&String, &Value)> {
    value.and_then(Value::as_object).into_iter().flatten()
}

fn text(value: Option<&Value>) -> &str {
    value.and_then(Value::as_str).unwrap_or_default()
}
