//! Slots of event landings: the list, its changes as they happen, booking, and what comes after.

mod alternatives;
mod book;
mod calendar;
mod input;
pub(in crate::api) mod list;
mod manage;
mod page;
mod stream;

pub use book::book_slot;
pub use calendar::slot_calendar;
pub use list::{SlotDays, TakenTime, book_slot_list};
pub use manage::{cancel_booking, move_booking};
pub use stream::book_slot_stream;

use axum::http::StatusCode;
use core_wasm::site::parameter;

use crate::http::Problem;
use crate::state::AppState;

/// The event that a query names; without one, the current.
fn event_of_query(state: &AppState, query: &str) -> Result<String, Problem> {
    event_token(state, parameter(query, "event").as_deref())
}

/// The landing's token that a request names; without one, the current.
fn event_token(state: &AppState, named: Option<&str>) -> Result<String, Problem> {
    let landings = state.landings();
    let landing = match named.map(str::trim).filter(|token| !token.is_empty()) {
        Some(token) => landings.get(token),
        None => landings.current(),
    };
    landing
        .map(|landing| landing.token.clone())
        .ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "There is no such event."))
}
