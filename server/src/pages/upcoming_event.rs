//! The next event that takes bookings, as other pages lead to it.

use serde::Serialize;

use crate::content::period_label;
use crate::state::AppState;
use crate::store::StoredLanding;

/// An event that lies ahead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UpcomingEvent {
    /// The event's name.
    pub name: String,
    /// The booth, as the event numbers it.
    pub booth: String,
    /// A line about it.
    pub tagline: String,
    /// First day: `YYYY-MM-DD`.
    pub date: String,
    /// Its days as they are shown: `12–15 October 2027`.
    pub period_label: String,
    /// The path of its landing.
    pub href: String,
}

/// Finds the next event that takes bookings; `None` when nothing lies ahead.
pub fn upcoming_event(state: &AppState) -> Option<UpcomingEvent> {
    state.landings().upcoming(state.clock.now_ms()).map(UpcomingEvent::from)
}

impl From<&StoredLanding> for UpcomingEvent {
    fn from(landing: &StoredLanding) -> Self {
        let window = &landing.window;
        Self {
            name: landing.name.clone(),
            booth: landing.booth.clone(),
            tagline: landing.tagline.clone(),
            date: window.first_day.iso(),
            period_label: period_label(window.first_day, Some(window.last_day)),
            href: format!("/{}", landing.token),
        }
    }
}
