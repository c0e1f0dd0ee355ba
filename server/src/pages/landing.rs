//! `/{token}`: an event landing.

use core_wasm::booking::{Booked, EventCalendar};
use serde::Serialize;

use super::slot_days::{SlotDay, slot_days};
use crate::booking::{Venue, has_ended};
use crate::content::{Highlight, Takeaway, TeamMember, period_label};
use crate::state::AppState;
use crate::store::{StoredLanding, StoredMedium, StoredSlot};

/// A landing's data.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LandingData {
    /// Its path, without the slash.
    pub token: String,
    /// The event's name.
    pub name: String,
    /// The booth, as the event numbers it.
    pub booth: String,
    /// A line under the event's name.
    pub tagline: String,
    /// What search engines and shared links show.
    pub description: String,
    /// The venue's time zone, by its name in the tz database.
    pub time_zone: String,
    /// The venue's time zone as people name it.
    pub time_zone_name: String,
    /// Its days as they are shown: `12–15 October 2027`.
    pub period_label: String,
    /// Slots of a day that are not closed by default.
    pub daily_slots: usize,
    /// Whether there is nothing left to book, by the venue's clock.
    pub ended: bool,
    /// Days and slots, as the core takes them.
    pub calendar: EventCalendar,
    /// What is shown and told.
    pub highlights: Vec<HighlightData>,
    /// What a visitor goes home with.
    pub takeaways: Vec<Takeaway>,
    /// Whom a visitor meets.
    pub team: Vec<TeamMember<String>>,
}

/// What is shown at the booth, or told on a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HighlightData {
    /// A name within the page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// A few sentences.
    pub text: String,
    /// The name of one of the site's icons.
    pub icon: String,
    /// Day and time, where it has one: `13 Oct 2027, 02:00 PM to 02:45 PM`.
    pub when: Option<String>,
}

/// Loads a landing; `None` when there is none of this token.
pub fn landing(state: &AppState, token: &str) -> Option<LandingData> {
    state.landings().get(token).map(|landing| LandingData::new(landing, state.clock.now_ms()))
}

/// The days and slots of a landing as they are now, for forms that no script helps.
pub(super) fn days_of(landing: &StoredLanding, taken: &[StoredSlot], now_ms: i64) -> Vec<SlotDay> {
    let booked = Booked::new(taken.iter().filter_map(StoredSlot::at));
    slot_days(&landing.calendar(), &booked, Venue::of(&landing.time_zone).time(now_ms))
}

impl LandingData {
    /// A landing as its page shows it.
    pub fn new(landing: &StoredLanding, now_ms: i64) -> Self {
        let window = &landing.window;
        Self {
            token: landing.token.clone(),
            name: landing.name.clone(),
            booth: landing.booth.clone(),
            tagline: landing.tagline.clone(),
            description: landing.description.clone(),
            time_zone: landing.time_zone.clone(),
            time_zone_name: landing.time_zone_label(),
            period_label: period_label(window.first_day, Some(window.last_day)),
            daily_slots: window.slots().filter(|slot| !window.closed.contains(&slot.start())).count(),
            ended: has_ended(landing, now_ms),
            calendar: landing.calendar(),
            highlights: landing.highlights.iter().map(HighlightData::from).collect(),
            takeaways: landing.takeaways.clone(),
            team: landing.team.iter().map(team_member).collect(),
        }
    }
}

impl From<&Highlight> for HighlightData {
    fn from(highlight: &Highlight) -> Self {
        Self {
            id: highlight.id.clone(),
            title: highlight.title.clone(),
            text: highlight.text.clone(),
            icon: highlight.icon.clone(),
            when: highlight.session.map(crate::content::Session::label),
        }
    }
}

/// A portrait is named as views name pictures: one of the site's own, or the address of a file.
fn team_member(member: &TeamMember<StoredMedium>) -> TeamMember<String> {
    TeamMember {
        name: member.name.clone(),
        role: member.role.clone(),
        picture: match &member.picture {
            StoredMedium::Site { name } => name.clone(),
            StoredMedium::File { src, .. } => src.clone(),
        },
        linkedin: member.linkedin.clone(),
    }
}
