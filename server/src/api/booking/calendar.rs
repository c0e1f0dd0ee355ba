//! `GET /api/book-slot/{reference}/calendar.ics`: a booked meeting as a calendar file, without personal data.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;

use crate::api::responses::Unknown;
use crate::app::state::AppState;
use crate::booking::{Meeting, Method, calendar_file};
use crate::http::{PathParameter, Problem};
use store::Reference;

/// Returns a booked meeting as a calendar file, without personal data.
#[utoipa::path(get, path = "/api/book-slot/{reference}/calendar.ics", tag = "booking",
    params(("reference" = String, Path, description = "What the visitor was told.")),
    responses(
        (status = 200, description = "The calendar file (RFC 5545).", body = String, content_type = "text/calendar"),
        Unknown,
    ))]
pub async fn slot_calendar(
    State(state): State<AppState>,
    PathParameter(reference): PathParameter,
) -> Result<impl IntoResponse, Problem> {
    let reference = Reference::parse_booking(&reference).ok_or_else(Problem::not_found)?;
    let booking = state.store.booking_of_reference(reference.as_str()).await.map_err(Problem::unread_content)?;
    let booking = booking.filter(|booking| booking.cancelled_at.is_none()).ok_or_else(Problem::not_found)?;
    let content = state.content();
    let landing = content.landings.get(&booking.event).ok_or_else(Problem::not_found)?;
    let meeting = Meeting::of(&booking, landing).ok_or_else(Problem::not_found)?;
    let file = calendar_file(&meeting, Method::Publish, &content.config.site, &content.words, &state.origin, None);
    let headers = [
        (CONTENT_TYPE, "text/calendar; charset=utf-8; method=PUBLISH".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{reference}.ics\"")),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, file))
}
