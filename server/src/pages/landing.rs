//! `/{token}`: an event landing, from the owner's settings.

use core_wasm::fields::Date;
use serde::Serialize;

use crate::config::Landing;
use crate::state::AppState;

/// Milliseconds in a day.
const DAY_MS: i64 = 86_400_000;

/// No place on Earth is further behind UTC than this: once a day has ended there, it is over everywhere.
const LATEST_OFFSET_MS: i64 = 12 * 3_600_000;

/// A landing's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LandingData {
    /// Its path, without the slash.
    pub token: String,
    /// The event's name.
    pub name: String,
    /// The booth, as the event numbers it.
    pub booth: String,
    /// The venue's time zone, by its name in the tz database.
    pub time_zone: String,
    /// First day as it is shown: 12 Oct 2027.
    pub first_day: String,
    /// Last day as it is shown.
    pub last_day: String,
    /// Whether the last day has passed, wherever the venue is.
    pub ended: bool,
}

/// Loads a landing; `None` when the settings have no such token.
pub fn landing(state: &AppState, token: &str) -> Option<LandingData> {
    state.config.events.landing(token).map(|landing| LandingData {
        token: landing.token.clone(),
        name: landing.name.clone(),
        booth: landing.booth.clone(),
        time_zone: landing.time_zone.clone(),
        first_day: label(&landing.first_day),
        last_day: label(&landing.last_day),
        ended: has_ended(landing, state.clock.now_ms()),
    })
}

fn has_ended(landing: &Landing, now_ms: i64) -> bool {
    Date::parse(&landing.last_day).is_ok_and(|last| now_ms >= (i64::from(last.days()) + 1) * DAY_MS + LATEST_OFFSET_MS)
}

fn label(day: &str) -> String {
    Date::parse(day).map_or_else(|_| day.to_owned(), Date::label)
}
