//! The event landings, held in memory until content changes.

use crate::config::Events;
use content::EventLanding;

/// Returns true when no slot of a landing is left to book, in the venue's local time.
pub fn has_ended(landing: &EventLanding, now_ms: i64) -> bool {
    landing.window.is_over(landing.venue().time(now_ms))
}

/// The event landings, sorted by first day.
#[derive(Debug, Clone, PartialEq)]
pub struct EventLandings {
    landings: Vec<EventLanding>,
    current: Option<String>,
}

impl EventLandings {
    /// Creates the list from landings that are already sorted by first day. `events` names the current landing.
    pub fn new(landings: Vec<EventLanding>, events: &Events) -> Self {
        Self { landings, current: events.current.clone() }
    }

    pub fn get(&self, token: &str) -> Option<&EventLanding> {
        self.landings.iter().find(|landing| landing.token == token)
    }

    /// Returns the landing that the settings name, even if its event has ended.
    pub fn current(&self) -> Option<&EventLanding> {
        self.get(self.current.as_deref()?)
    }

    /// Returns the default landing: the upcoming one, otherwise that of the settings.
    pub fn default_landing(&self, now_ms: i64) -> Option<&EventLanding> {
        self.upcoming(now_ms).or_else(|| self.current())
    }

    /// Returns the next event that can be booked: the current landing until it ends, otherwise the nearest.
    pub fn upcoming(&self, now_ms: i64) -> Option<&EventLanding> {
        let is_upcoming = |landing: &&EventLanding| !has_ended(landing, now_ms);
        self.current().filter(is_upcoming).or_else(|| self.landings.iter().find(is_upcoming))
    }

    /// Returns the number of landings whose event has ended.
    pub fn ended(&self, now_ms: i64) -> usize {
        self.landings.iter().filter(|landing| has_ended(landing, now_ms)).count()
    }

    /// Returns every landing, sorted by first day.
    pub fn iter(&self) -> impl Iterator<Item = &EventLanding> {
        self.landings.iter()
    }

    /// Returns a warning for the operator if a setting names an unknown landing.
    pub fn missing(events: &Events, known: impl Fn(&str) -> bool) -> Option<String> {
        let token = events.current.as_deref().filter(|token| !known(token))?;
        Some(format!("[events] landing names the landing \"{token}\", which does not exist"))
    }
}
