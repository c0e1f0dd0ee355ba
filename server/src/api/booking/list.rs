//! `GET /api/book-slot-list/`: the taken slots by day, without saying who has them.

use std::collections::BTreeMap;

use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::event_of_query;
use crate::api::respond::{REVALIDATE, json};
use crate::api::responses::Unknown;
use crate::app::state::AppState;
use crate::booking::{TakenTime, slots_by_day};
use crate::http::Problem;

/// The taken slots, by day (`YYYY-MM-DD`).
#[derive(Debug, Serialize, ToSchema, ts_rs::TS)]
pub struct SlotDays {
    /// Days without a taken slot are omitted.
    pub data: BTreeMap<String, Vec<TakenTime>>,
}

/// Returns the taken slots of an event.
#[utoipa::path(get, path = "/api/book-slot-list/", tag = "booking",
    params(("event" = Option<String>, Query, description = "The event landing's token; without it, the current one.")),
    responses(
        (status = 200, description = "The taken slots, by day.", body = SlotDays),
        Unknown,
    ))]
pub async fn book_slot_list(
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = event_of_query(&state, query.as_deref().unwrap_or_default())?;
    let slots = state.store.taken_slots(&token).await.map_err(Problem::unread_content)?;
    json(&SlotDays { data: slots_by_day(&slots) }, REVALIDATE, &headers).await
}
