//! Slots of event landings: the list, the stream of changes, booking, moving and cancelling.

mod alternatives;
pub(in crate::api) mod book;
pub(in crate::api) mod calendar;
pub(in crate::api) mod list;
pub(in crate::api) mod manage;
pub(in crate::api) mod stream;

pub use book::{BookedMeeting, BookedSlot, book_slot};
pub(crate) use book::{Order, Placed, book};
pub use calendar::slot_calendar;
pub use list::{SlotDays, book_slot_list};
pub use manage::{cancel_booking, move_booking};
pub(crate) use manage::{cancel_stored, move_stored};
pub use stream::book_slot_stream;

use axum::http::StatusCode;
use core_wasm::site::parameter;

use crate::app::state::AppState;
use crate::http::Problem;

/// Returns the landing token of the event that a query names, otherwise of the default event.
fn event_of_query(state: &AppState, query: &str) -> Result<String, Problem> {
    require_event_token(state, parameter(query, "event").as_deref())
}

/// Returns the landing token that a request names, otherwise the default event's.
fn require_event_token(state: &AppState, named: Option<&str>) -> Result<String, Problem> {
    let landings = state.landings();
    let landing = match named.map(str::trim).filter(|token| !token.is_empty()) {
        Some(token) => landings.get(token),
        None => landings.default_landing(state.clock.now_ms()),
    };
    landing
        .map(|landing| landing.token.clone())
        .ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "There is no such event."))
}
