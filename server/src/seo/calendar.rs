//! `/events/{slug}/calendar.ics`: an event as a calendar file (RFC 5545).

use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;

use crate::app::state::AppState;
use crate::booking::host_of;
use crate::booking::icalendar::{compact, fold, value};
use crate::http::{PathParameter, Problem, Representation, Variants};
use content::ContentItem;
use model::clock::rfc3339;
use model::{Day, Kind};

/// Returns an event's calendar file.
pub async fn event_calendar(
    State(state): State<AppState>,
    PathParameter(slug): PathParameter,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let content = state.content();
    let item = content.public_item(Kind::Event, &slug).filter(|item| item.card.slug == slug);
    let item = item.ok_or_else(Problem::not_found)?;
    let file = calendar(&state.origin, item);
    let mut response = Representation::new("text/calendar; charset=utf-8", "no-cache", Variants::plain(file.into()))
        .respond(StatusCode::OK, &headers);
    if let Ok(name) = HeaderValue::from_str(&format!("attachment; filename=\"{slug}.ics\"")) {
        response.headers_mut().insert(CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

fn calendar(origin: &str, item: &ContentItem) -> String {
    let card = &item.card;
    let first = card.date.date();
    let last = item.end_date.as_ref().map_or(first, Day::date);
    let host = host_of(origin);
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        format!("PRODID:-//{host}//events//EN"),
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{}@{host}", card.id),
        format!("DTSTAMP:{}", compact(&rfc3339(card.updated_at))),
        format!("DTSTART;VALUE=DATE:{}", compact(&first.iso())),
        // The end is exclusive: the day after the last one (RFC 5545, section 3.6.1).
        format!("DTEND;VALUE=DATE:{}", compact(&last.plus_days(1).unwrap_or(last).iso())),
        format!("SUMMARY:{}", value(&card.title)),
        format!("DESCRIPTION:{}", value(&card.excerpt)),
        format!("URL:{origin}/events/{}", card.slug),
        "TRANSP:TRANSPARENT".to_owned(),
    ];
    if let Some(location) = &item.location {
        lines.push(format!("LOCATION:{}", value(location)));
    }
    lines.extend(["END:VEVENT".to_owned(), "END:VCALENDAR".to_owned()]);
    lines.iter().map(|line| fold(line)).collect()
}
