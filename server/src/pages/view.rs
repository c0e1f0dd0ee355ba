//! The document's data, as the bundle renders it and the browser hydrates it.

use std::sync::Arc;

use axum::http::StatusCode;
use core_wasm::shell::{active_group, active_section};
use core_wasm::site::{DropdownId, Landings, Menus, Route};
use serde::Serialize;
use serde_json::Value;

use super::machines::Machines;
use crate::booking::EventLandings;
use crate::config::SiteFacts;
use crate::edition::Edition;
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
    landing: Option<LandingLink>,
    #[serde(serialize_with = "routes")]
    landings: Arc<EventLandings>,
    origin: &'a str,
}

#[derive(Debug, Serialize)]
struct LandingLink {
    token: String,
    name: String,
}

/// The landings as the core's route table takes them.
fn routes<S: serde::Serializer>(landings: &Arc<EventLandings>, out: S) -> Result<S::Ok, S::Error> {
    Landings::serialize(&landings.routes, out)
}

impl<'a> Shell<'a> {
    /// What surrounds every page now.
    pub fn new(state: &'a AppState) -> Self {
        let landings = state.landings();
        let upcoming = landings.upcoming(state.clock.now_ms());
        Self {
            site: &state.config.site,
            menus: &state.menus,
            year: state.clock.year(),
            landing: upcoming.map(|landing| LandingLink { token: landing.token.clone(), name: landing.name.clone() }),
            landings,
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
    /// Its place in the menus.
    pub section: Section,
    /// What the view needs.
    pub data: Value,
    /// The first snapshots of the view's machines.
    pub machines: Machines,
    /// When it was made.
    #[serde(rename = "version")]
    pub edition: Edition,
}

/// A page's place in the menus.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Section {
    /// The heading of the bar that is highlighted.
    heading: Option<DropdownId>,
    /// The group of the slide-in menu that is highlighted, and open.
    group: Option<DropdownId>,
}

impl Page {
    /// A page at its route's own path, without a query.
    pub fn new(state: &AppState, route: Route, status: StatusCode, data: Value) -> Self {
        let path = route.path();
        Self {
            query: String::new(),
            status: status.as_u16(),
            section: Section { heading: active_section(&path), group: active_group(&path) },
            machines: Machines::of(state, &route),
            path,
            route,
            data,
            edition: state.edition(),
        }
    }
}
