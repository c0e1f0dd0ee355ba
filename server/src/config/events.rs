//! Event landings: where visitors book a meeting at the owner's booth.

use core_wasm::site::is_landing_token;

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// The keys of one `[[events.landings]]`.
const LANDING_KEYS: &[&str] = &[
    "token",
    "name",
    "booth",
    "time_zone",
    "first_day",
    "last_day",
    "slot_minutes",
    "first_slot",
    "last_slot",
    "closed_slots",
];

/// Every landing, and the two that paths point to.
#[derive(Debug, Clone, PartialEq)]
pub struct Events {
    /// The token of the landing that visitors are led to now.
    pub current: String,
    /// The token that `/oracle-ai-world-2025` leads to.
    pub oracle_ai_world_2025: String,
    /// All of them, in the file's order.
    pub landings: Vec<Landing>,
}

impl Events {
    /// The landing of a token.
    pub fn landing(&self, token: &str) -> Option<&Landing> {
        self.landings.iter().find(|landing| landing.token == token)
    }
}

/// One event landing. Days are `YYYY-MM-DD` and times are on the venue's clock.
#[derive(Debug, Clone, PartialEq)]
pub struct Landing {
    /// Its path, without the slash.
    pub token: String,
    /// The event's name.
    pub name: String,
    /// The booth, as the event numbers it.
    pub booth: String,
    /// The venue's time zone, by its name in the tz database.
    pub time_zone: String,
    /// First bookable day.
    pub first_day: String,
    /// Last bookable day.
    pub last_day: String,
    /// Length of a slot, in minutes.
    pub slot_minutes: u16,
    /// Start of the first slot, in minutes since midnight.
    pub first_slot: u16,
    /// Start of the last slot, in minutes since midnight.
    pub last_slot: u16,
    /// Starts of the slots that are closed by default, in minutes since midnight.
    pub closed_slots: Vec<u16>,
}

/// Reads `[events]`.
pub(super) fn read(file: &Section<'_>) -> Result<Events, ConfigError> {
    let section = file.section("events", &["landing", "oracle_ai_world_2025", "landings"])?;
    let mut landings: Vec<Landing> = Vec::new();
    for entry in section.sections("landings", LANDING_KEYS)? {
        let landing = landing(&entry)?;
        if !is_landing_token(&landing.token) {
            let problem = format!("\"{}\" is a page or an old address of the site; choose another path", landing.token);
            return Err(entry.refuse("token", problem));
        }
        if landings.iter().any(|earlier| earlier.token == landing.token) {
            return Err(entry.refuse("token", format!("\"{}\" is taken by an earlier landing", landing.token)));
        }
        landings.push(landing);
    }
    let tokens = landings.iter().map(|landing| landing.token.as_str()).collect::<Vec<_>>().join(", ");
    let pointer = |key: &str| {
        let token = section.value(key, "the token of a landing", values::slug)?;
        if landings.iter().any(|landing| landing.token == token) {
            return Ok(token);
        }
        Err(section.refuse(key, format!("expected the token of a landing ({tokens}), found \"{token}\"")))
    };
    let current = pointer("landing")?;
    let oracle_ai_world_2025 = pointer("oracle_ai_world_2025")?;
    Ok(Events { current, oracle_ai_world_2025, landings })
}

fn landing(section: &Section<'_>) -> Result<Landing, ConfigError> {
    let landing = Landing {
        token: section.value("token", "a path segment of lower-case letters, digits and hyphens", values::slug)?,
        name: section.value("name", "a text", values::text)?,
        booth: section.value("booth", "a text", values::text)?,
        time_zone: section.value("time_zone", "a time zone such as \"America/Los_Angeles\"", values::time_zone)?,
        first_day: section.value("first_day", "a day, \"YYYY-MM-DD\"", values::day)?,
        last_day: section.value("last_day", "a day, \"YYYY-MM-DD\"", values::day)?,
        slot_minutes: section.value("slot_minutes", "a number of minutes from 5 to 240", |value| {
            u16::try_from(values::whole(value, 5, 240)?).ok()
        })?,
        first_slot: section.value("first_slot", "a time, \"HH:MM\"", values::minutes)?,
        last_slot: section.value("last_slot", "a time, \"HH:MM\"", values::minutes)?,
        closed_slots: section
            .optional("closed_slots", "a list of times, \"HH:MM\"", |value| {
                value.as_array()?.iter().map(|item| values::minutes(item.get_ref())).collect()
            })?
            .unwrap_or_default(),
    };
    if landing.last_day < landing.first_day {
        return Err(section.refuse("last_day", "expected a day that is not before first_day"));
    }
    let is_slot = |start: u16| {
        (landing.first_slot..=landing.last_slot).contains(&start)
            && (start - landing.first_slot).is_multiple_of(landing.slot_minutes)
    };
    if !is_slot(landing.last_slot) {
        return Err(section.refuse("last_slot", "expected first_slot plus a whole number of slot_minutes"));
    }
    if !landing.closed_slots.iter().all(|start| is_slot(*start)) {
        return Err(section.refuse("closed_slots", "expected starts of slots of this landing"));
    }
    Ok(landing)
}
