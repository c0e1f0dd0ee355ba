//! `GET /api/book-slot-list/`: what is taken, by day. Whose it is is not said.

use std::collections::BTreeMap;

use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::event_of_query;
use crate::api::answer::{json, unavailable};
use crate::api::openapi::Unknown;
use crate::booking::slots_by_day;
use crate::state::AppState;

/// The taken slots, by day (`YYYY-MM-DD`).
#[derive(Debug, Serialize, ToSchema)]
pub struct SlotDays {
    /// Days without a taken slot are left out.
    pub data: BTreeMap<String, Vec<TakenTime>>,
}

/// A taken slot.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakenTime {
    /// Such as `10:00 AM-10:30 AM`, on the venue's clock.
    pub time: String,
}

/// Answers the taken slots of an event.
#[utoipa::path(get, path = "/api/book-slot-list/", tag = "booking",
    params(("event" = Option<String>, Query, description = "The event landing's token; without it, the current one.")),
    responses(
        (status = 200, description = "The taken slots, by day.", body = SlotDays),
        Unknown,
    ))]
pub async fn book_slot_list(State(state): State<AppState>, RawQuery(query): RawQuery, headers: HeaderMap) -> Response {
    let token = match event_of_query(&state, query.as_deref().unwrap_or_default()) {
        Ok(token) => token,
        Err(problem) => return problem.into_response(),
    };
    let slots = match state.store.taken_slots(&token).await {
        Ok(slots) => slots,
        Err(cause) => return unavailable(&cause),
    };
    let days = slots_by_day(&slots).into_iter();
    let data = days.map(|(day, slots)| (day, slots.into_iter().map(|slot| TakenTime { time: slot.time }).collect()));
    json(&SlotDays { data: data.collect() }, &headers)
}
