//! The next event that can be booked, for the pages that link to its landing.

use core_wasm::formats::DateFormats;
use serde::Serialize;

use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use content::EventLanding;

/// An upcoming event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct UpcomingEvent {
    pub name: String,
    /// The booth number as the event's map shows it.
    pub booth: String,
    /// Shown below the event's name.
    pub tagline: String,
    /// First day: `YYYY-MM-DD`.
    pub date: String,
    /// Dates as displayed: `12–15 Oct 2027`.
    pub period_label: String,
    /// Path of its landing.
    pub href: String,
}

/// Returns the next event that can be booked; `None` if no event is upcoming.
pub fn upcoming_event(state: &AppState, content: &SiteContent) -> Option<UpcomingEvent> {
    let landing = content.landings.upcoming(state.clock.now_ms())?;
    Some(UpcomingEvent::new(landing, &content.formats))
}

/// Returns the days from today in UTC until the first day of that event, negative once it has begun; `None` if no event
/// is upcoming.
pub(super) fn days_until_event(state: &AppState, content: &SiteContent) -> Option<i32> {
    let landing = content.landings.upcoming(state.clock.now_ms())?;
    let today = i32::try_from(state.clock.today()).ok()?;
    landing.window.first_day.days().checked_sub(today)
}

impl UpcomingEvent {
    fn new(landing: &EventLanding, formats: &DateFormats) -> Self {
        let window = &landing.window;
        Self {
            name: landing.head.name.to_string(),
            booth: landing.head.booth.to_string(),
            tagline: landing.head.tagline.to_string(),
            date: window.first_day.iso(),
            period_label: formats.period(window.first_day, Some(window.last_day)),
            href: format!("/{}", landing.token),
        }
    }
}
