//! Alternatives for a slot that was taken.

use core_wasm::booking::nearest::ALTERNATIVES;
use core_wasm::booking::{BookedSlots, Slot, nearest_free};
use core_wasm::fields::Date;

use crate::app::state::AppState;
use crate::pages::Alternative;
use content::EventLanding;
use model::Venue;
use store::{StoreError, StoredSlot};

/// Returns the free slots nearest to the wanted one, as of now.
pub(super) async fn alternatives(
    state: &AppState,
    landing: &EventLanding,
    wanted: (Date, Slot),
) -> Result<Vec<Alternative>, StoreError> {
    let taken = state.store.taken_slots(&landing.token).await?;
    let booked = BookedSlots::new(taken.iter().filter_map(StoredSlot::at));
    let now = Venue::of(&landing.time_zone).time(state.clock.now_ms());
    let free = nearest_free(&landing.window, &booked, now, wanted, ALTERNATIVES);
    Ok(free.into_iter().map(Alternative::from).collect())
}
