//! `/booking/{key}`: where whoever has the link cancels or moves a booking.

use core_wasm::booking::picker::AlternativeChoice;
use core_wasm::fields::FieldError;
use core_wasm::site::parameter;
use serde::Serialize;

use super::landing::{LandingData, days_of};
use super::landing_book::ShownBooking;
use super::slot_days::SlotDay;
use crate::booking::{Meeting, Venue};
use crate::state::AppState;
use crate::store::{Booking, StoreError, StoredLanding};

/// What can be done about the booking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum ManageState {
    /// It can be cancelled or moved.
    Booked,
    /// It was cancelled.
    Cancelled,
    /// Its time has come: nothing can be changed.
    Past,
    /// The link opens nothing.
    Unknown,
}

/// The page's data.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ManageBookingData {
    /// What can be done.
    pub state: ManageState,
    /// The event.
    pub landing: Option<LandingData>,
    /// Where it can be moved to.
    pub days: Vec<SlotDay>,
    /// The booking; `None` once the event is over.
    pub booking: Option<ManagedBooking>,
    /// What was done a moment ago.
    pub done: Option<&'static str>,
    /// What could not be done.
    pub form: Option<ManageForm>,
}

/// The booking, for whoever made it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ManagedBooking {
    /// The booking.
    #[serde(flatten)]
    pub booking: ShownBooking,
    /// The visitor's name.
    pub name: String,
}

/// What could not be done, and what could instead.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct ManageForm {
    /// What is wrong with day or time.
    pub errors: Vec<FieldError>,
    /// What went wrong beside them.
    pub failure: Option<String>,
    /// Free slots near the one that was lost.
    pub alternatives: Vec<AlternativeChoice>,
}

/// What can be done about a booking now.
pub fn manage_state(booking: &Booking, landing: &StoredLanding, now_ms: i64) -> ManageState {
    if booking.cancelled_at.is_some() {
        return ManageState::Cancelled;
    }
    match Meeting::of(booking, landing) {
        Some(meeting) if now_ms < meeting.starts_ms() => ManageState::Booked,
        _ => ManageState::Past,
    }
}

/// The booking that a link opens, with its landing's token.
pub async fn opened(state: &AppState, key: &str) -> Result<Option<Booking>, StoreError> {
    match state.booking_key.open(key) {
        Some(id) => state.store.booking(&id).await,
        None => Ok(None),
    }
}

/// Loads the page.
pub async fn manage_booking(state: &AppState, key: &str, query: &str) -> Result<ManageBookingData, StoreError> {
    let landings = state.landings();
    let booking = opened(state, key).await?;
    let known = booking.as_ref().and_then(|booking| Some((booking, landings.get(&booking.event)?)));
    let Some((booking, landing)) = known else { return Ok(ManageBookingData::unknown()) };
    let now_ms = state.clock.now_ms();
    let manage_state = manage_state(booking, landing, now_ms);
    let event_is_over = Venue::of(&landing.time_zone).time(now_ms).date > landing.window.last_day;
    let taken = state.store.taken_slots(&landing.token).await?;
    Ok(ManageBookingData {
        state: manage_state,
        landing: Some(LandingData::new(landing, now_ms)),
        days: days_of(landing, &taken, now_ms),
        // The link expires with the event: from then on it tells nobody's name.
        booking: Meeting::of(booking, landing).filter(|_| !event_is_over).as_ref().map(ManagedBooking::from),
        done: done(query, manage_state),
        form: None,
    })
}

/// What the address says was done, where that can be true.
fn done(query: &str, state: ManageState) -> Option<&'static str> {
    match (parameter(query, "done").as_deref(), state) {
        (Some("cancelled"), ManageState::Cancelled) => Some("cancelled"),
        (Some("moved"), ManageState::Booked) => Some("moved"),
        _ => None,
    }
}

impl From<&Meeting<'_>> for ManagedBooking {
    fn from(meeting: &Meeting<'_>) -> Self {
        Self { booking: ShownBooking::from(meeting), name: meeting.booking.visitor.full_name.clone() }
    }
}

impl ManageBookingData {
    fn unknown() -> Self {
        Self { state: ManageState::Unknown, landing: None, days: Vec::new(), booking: None, done: None, form: None }
    }

    /// The query that says the same and nothing else.
    pub fn query(&self) -> String {
        self.done.map(|done| format!("done={done}")).unwrap_or_default()
    }
}
