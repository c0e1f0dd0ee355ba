//! The document's data, as the bundle renders it and the browser hydrates it.

use core_wasm::site::{Landings, Menus, Route};
use serde::Serialize;
use serde_json::Value;

use crate::config::SiteFacts;
use crate::state::AppState;

/// Everything that a page is made of.
#[derive(Debug, Serialize)]
pub struct PageDocument<'a> {
    /// What surrounds every page.
    pub shell: Shell<'a>,
    /// The page itself.
    pub page: &'a Page,
}

/// What surrounds every page: the same for a whole visit.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Shell<'a> {
    site: &'a SiteFacts,
    menus: &'a Menus,
    year: i64,
    landing: Option<LandingLink<'a>>,
    landings: &'a Landings,
    origin: &'a str,
}

#[derive(Debug, Serialize)]
struct LandingLink<'a> {
    token: &'a str,
    name: &'a str,
}

impl<'a> Shell<'a> {
    /// What surrounds every page now.
    pub fn new(state: &'a AppState) -> Self {
        let events = &state.config.events;
        Self {
            site: &state.config.site,
            menus: &state.menus,
            year: state.clock.year(),
            landing: events
                .landing(&events.current)
                .map(|landing| LandingLink { token: &landing.token, name: &landing.name }),
            landings: &state.landings,
            origin: &state.origin,
        }
    }
}

/// One page.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Page {
    /// The canonical path.
    pub path: String,
    /// The parameters that the page knows, in one form, without the question mark.
    pub query: String,
    /// The answer's status.
    pub status: u16,
    /// Which view shows it.
    pub route: Route,
    /// What the view needs.
    pub data: Value,
    /// The content's version.
    pub version: String,
}
