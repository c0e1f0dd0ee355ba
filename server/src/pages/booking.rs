//! `/booking/{key}`: the page on which anyone with the link cancels or moves a booking.

use core_wasm::formats::DateFormats;
use core_wasm::site::parameter;
use serde::Serialize;

use super::form::RefusedForm;
use super::landing::{LandingData, days_of};
use super::landing_book::ShownBooking;
use super::slot_days::SlotDay;
use crate::app::state::AppState;
use crate::booking::Meeting;
use crate::site::site_content::SiteContent;
use content::EventLanding;
use store::{Booking, StoreError};

/// The state of a booking on its page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum ManageState {
    /// The booking can be cancelled or moved.
    Booked,
    Cancelled,
    /// The meeting has started: the booking is shown, and can no longer be changed.
    Started,
    /// The meeting is over.
    Past,
    /// The link is invalid.
    Unknown,
}

/// Data of the page for changing a booking.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
pub struct ManageBookingData {
    pub state: ManageState,
    pub landing: Option<LandingData>,
    /// Days and slots to which the booking can be moved.
    pub days: Vec<SlotDay>,
    /// `None` once the event is over.
    pub booking: Option<ManagedBooking>,
    /// The change that was made by the previous request.
    pub done: Option<&'static str>,
    /// The errors of a refused change.
    pub form: Option<RefusedForm>,
}

/// The booking as its page shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct ManagedBooking {
    #[serde(flatten)]
    pub booking: ShownBooking,
    pub name: String,
}

pub fn manage_state(booking: &Booking, landing: &EventLanding, now_ms: i64) -> ManageState {
    if booking.cancelled_at.is_some() {
        return ManageState::Cancelled;
    }
    match Meeting::of(booking, landing) {
        Some(meeting) if now_ms < meeting.starts_ms() => ManageState::Booked,
        Some(meeting) if now_ms < meeting.ends_ms() => ManageState::Started,
        _ => ManageState::Past,
    }
}

/// Returns the booking that a link's key identifies; `None` for an invalid key.
pub async fn opened(state: &AppState, key: &str) -> Result<Option<Booking>, StoreError> {
    match state.booking_key.open(key) {
        Some(id) => state.store.booking(&id).await,
        None => Ok(None),
    }
}

/// Loads the data of the page.
pub async fn manage_booking(
    state: &AppState,
    content: &SiteContent,
    key: &str,
    query: &str,
) -> Result<ManageBookingData, StoreError> {
    let booking = opened(state, key).await?;
    let known = booking.as_ref().and_then(|booking| Some((booking, content.landings.get(&booking.event)?)));
    let Some((booking, landing)) = known else { return Ok(ManageBookingData::unknown()) };
    let now_ms = state.clock.now_ms();
    let manage_state = manage_state(booking, landing, now_ms);
    let event_is_over = landing.venue().time(now_ms).date > landing.window.last_day;
    let taken = state.store.taken_slots(&landing.token).await?;
    Ok(ManageBookingData {
        state: manage_state,
        landing: Some(LandingData::new(landing, &content.formats, now_ms)),
        days: days_of(landing, &content.formats, &taken, now_ms),
        // The link expires with the event: from then on the page shows no personal data.
        booking: Meeting::of(booking, landing)
            .filter(|_| !event_is_over)
            .map(|meeting| ManagedBooking::new(&meeting, &content.formats)),
        done: done(query, manage_state),
        form: None,
    })
}

/// Returns the change that the query reports, if it agrees with the booking's state.
fn done(query: &str, state: ManageState) -> Option<&'static str> {
    match (parameter(query, "done").as_deref(), state) {
        (Some("cancelled"), ManageState::Cancelled) => Some("cancelled"),
        (Some("moved"), ManageState::Booked) => Some("moved"),
        _ => None,
    }
}

impl ManagedBooking {
    fn new(meeting: &Meeting<'_>, formats: &DateFormats) -> Self {
        Self { booking: ShownBooking::new(meeting, formats), name: meeting.booking.visitor.full_name.clone() }
    }
}

impl ManageBookingData {
    fn unknown() -> Self {
        Self { state: ManageState::Unknown, landing: None, days: Vec::new(), booking: None, done: None, form: None }
    }

    /// Returns the canonical query.
    pub fn query(&self) -> String {
        self.done.map(|done| format!("done={done}")).unwrap_or_default()
    }
}
