//! The event landings of the database, held in memory for as long as content does not change.

use core_wasm::site::Landings;

use crate::config::Events;
use crate::store::{Store, StoreError, StoredLanding};

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

    /// The landing that visitors are led to now.
    pub fn current(&self) -> Option<&StoredLanding> {
        self.get(&self.current)
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
