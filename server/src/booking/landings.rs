//! The event landings of the database, held in memory for as long as content does not change.

use core_wasm::site::Landings;

use super::venue::Venue;
use crate::config::Events;
use crate::store::{Store, StoreError, StoredLanding};

/// Whether nothing is left to book at a landing, by its venue's clock.
pub fn has_ended(landing: &StoredLanding, now_ms: i64) -> bool {
    landing.window.is_over(Venue::of(&landing.time_zone).time(now_ms))
}

/// The event landings.
#[derive(Debug, Clone, PartialEq)]
pub struct EventLandings {
    /// As the core's route table takes them.
    pub routes: Landings,
    landings: Vec<StoredLanding>,
    current: String,
}

impl EventLandings {
    /// Reads them. `events` says which landing is meant where no visitor names one.
    pub async fn load(store: &Store, events: &Events) -> Result<Self, StoreError> {
        let landings = store.all_landings().await?;
        let routes = Landings {
            tokens: landings.iter().map(|landing| landing.token.clone()).collect(),
            oracle_ai_world_2025: Some(events.oracle_ai_world_2025.clone()),
        };
        Ok(Self { routes, landings, current: events.current.clone() })
    }

    /// The landing of a token.
    pub fn get(&self, token: &str) -> Option<&StoredLanding> {
        self.landings.iter().find(|landing| landing.token == token)
    }

    /// The landing that the settings name, whether it lies ahead or has ended.
    pub fn current(&self) -> Option<&StoredLanding> {
        self.get(&self.current)
    }

    /// The next event that takes bookings: the current landing while it lies ahead, else the nearest that does.
    pub fn upcoming(&self, now_ms: i64) -> Option<&StoredLanding> {
        let lies_ahead = |landing: &&StoredLanding| !has_ended(landing, now_ms);
        self.current().filter(lies_ahead).or_else(|| self.landings.iter().find(lies_ahead))
    }

    /// The number of landings that have ended.
    pub fn ended(&self, now_ms: i64) -> usize {
        self.landings.iter().filter(|landing| has_ended(landing, now_ms)).count()
    }

    /// Every landing, by its first day.
    pub fn iter(&self) -> impl Iterator<Item = &StoredLanding> {
        self.landings.iter()
    }

    /// What the operator should know: a setting that points to a landing that is not there.
    pub fn missing(events: &Events, known: impl Fn(&str) -> bool) -> Vec<String> {
        let missing = events.pointers().into_iter().filter(|(_, token)| !known(token));
        missing
            .map(|(key, token)| format!("[events] {key} names the landing \"{token}\", which does not exist"))
            .collect()
    }
}
