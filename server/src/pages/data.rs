//! A route's data: what its view needs, from settings and store.

use core_wasm::site::{InsightsTab, Missing, Resolution, Route, resolve};
use serde_json::Value;

use super::contacts::ContactData;
use super::view::Page;
use crate::state::AppState;

/// What an address leads to.
#[derive(Debug, Clone, PartialEq)]
pub enum Loaded {
    /// A page to show, the not-found page among them.
    Page {
        /// The page.
        page: Page,
        /// Whether the finished page may be kept: it depends on nothing that a visitor can make up.
        keep: bool,
    },
    /// Another address.
    Redirect {
        /// Path and query.
        to: String,
    },
}

/// Looks an address up and loads what its view needs. `path` stands as it was requested, `query` without `?`.
pub fn load(state: &AppState, path: &str, query: &str) -> Loaded {
    match resolve(path, query, &state.landings) {
        Resolution::Redirect { to } => Loaded::Redirect { to },
        Resolution::NotFound { what } => not_found(state, what),
        Resolution::Page { route, path } => page(state, route, path, query),
    }
}

fn page(state: &AppState, route: Route, path: String, query: &str) -> Loaded {
    let (query, data) = match &route {
        Route::Contacts => {
            let data = ContactData::from_query(query, &state.landings);
            (data.query(), serde_json::to_value(data).unwrap_or_default())
        }
        Route::Insights { tab } => (tab_query(*tab).to_owned(), Value::Null),
        // Events, posts and jobs are looked up here once they have a table; until then none exists.
        Route::Event { .. } | Route::Blog { .. } | Route::Job { .. } => return not_found(state, Missing::Page),
        _ => (String::new(), Value::Null),
    };
    let keep = query.is_empty() || matches!(route, Route::Insights { .. });
    Loaded::Page { page: Page { path, query, status: 200, route, data, version: version(state) }, keep }
}

/// All addresses that lead nowhere share a page for each wording, so that inventing addresses costs no rendering.
fn not_found(state: &AppState, what: Missing) -> Loaded {
    let route = Route::NotFound { what };
    let page = Page {
        path: route.path(),
        query: String::new(),
        status: 404,
        route,
        data: Value::Null,
        version: version(state),
    };
    Loaded::Page { page, keep: true }
}

fn tab_query(tab: InsightsTab) -> &'static str {
    match tab {
        InsightsTab::Blog => "tab=blog",
        InsightsTab::Events => "",
        InsightsTab::News => "tab=news",
    }
}

/// The content's version as pages carry it.
pub(super) fn version(state: &AppState) -> String {
    state.content_version().to_string()
}
