//! Slots of event landings: the list, the stream of changes, booking, moving and cancelling.

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
use core_wasm::booking::nearest::ALTERNATIVES;
use core_wasm::booking::{BookedSlots, Slot, nearest_free};
use core_wasm::fields::Date;
use core_wasm::site::parameter;

use crate::app::state::AppState;
use crate::http::Problem;
use crate::pages::Alternative;
use content::EventLanding;
use store::{StoreError, StoredSlot};

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

/// Returns the free slots nearest to the wanted one, as of now.
async fn alternatives(
    state: &AppState,
    landing: &EventLanding,
    wanted: (Date, Slot),
) -> Result<Vec<Alternative>, StoreError> {
    let taken = state.store.taken_slots(&landing.token).await?;
    let booked = BookedSlots::new(taken.iter().filter_map(StoredSlot::at));
    let now = landing.venue().time(state.clock.now_ms());
    let free = nearest_free(&landing.window, &booked, now, wanted, ALTERNATIVES);
    Ok(free.into_iter().map(Alternative::from).collect())
}
