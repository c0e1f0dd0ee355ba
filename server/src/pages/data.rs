//! A route's data: what its view needs, from settings and store.

use axum::http::StatusCode;
use core_wasm::site::{InsightsTab, Missing, Resolution, Route, parameter, resolve};
use serde::Serialize;
use serde_json::{Value, json};

use super::booking::{ManageState, manage_booking};
use super::career::{CareerData, career, filter_query};
use super::contacts::ContactData;
use super::home_teaser::home;
use super::insight_detail::insight_detail;
use super::insights::insights;
use super::job::job;
use super::landing::landing;
use super::landing_book::landing_book;
use super::landing_contact::landing_contact;
use super::machines::Machines;
use super::search::search;
use super::upcoming_event::upcoming_event;
use super::view::Page;
use crate::content::Kind;
use crate::http::without_key;
use crate::state::AppState;
use crate::store::StoreError;

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

/// What a view needs.
struct ViewData {
    /// The parameters that the page knows, in one form.
    query: String,
    status: u16,
    data: Value,
    /// The first snapshots of its machines, where they are not the same for every request of the route.
    machines: Option<Machines>,
    keep: bool,
}

impl ViewData {
    fn new<T: Serialize>(query: &str, data: &T) -> Self {
        let data = serde_json::to_value(data).unwrap_or_default();
        Self { query: query.to_owned(), status: 200, data, machines: None, keep: true }
    }
}

/// Looks an address up and loads what its view needs. `path` stands as it was requested, `query` without `?`.
pub async fn load(state: &AppState, path: &str, query: &str) -> Loaded {
    match resolve(path, query, &state.landings().routes) {
        Resolution::Redirect { to } => Loaded::Redirect { to },
        Resolution::NotFound { what } => not_found(state, what),
        Resolution::Page { route, path } => page(state, route, path, query).await,
    }
}

/// Whether a page is rendered for its requester alone, as far as its address says so.
pub(super) fn is_for_one(state: &AppState, path: &str, query: &str) -> bool {
    let landings = state.landings();
    let Resolution::Page { route, .. } = resolve(path, query, &landings.routes) else { return false };
    match route {
        Route::Contacts => !ContactData::from_query(query, &landings.routes).query().is_empty(),
        Route::Career => !filter_query(query).is_empty(),
        Route::Search => parameter(query, "q").is_some_and(|asked| !asked.trim().is_empty()),
        Route::LandingContact { .. } => parameter(query, "sent").is_some(),
        Route::LandingBook { .. } | Route::Booking { .. } => true,
        _ => false,
    }
}

async fn page(state: &AppState, route: Route, path: String, query: &str) -> Loaded {
    let edition = state.edition();
    let known = known_query(&route, query);
    if let Some(page) = known.and_then(|known| state.page_data.get(&path, known, edition)) {
        return Loaded::Page { page, keep: true };
    }
    let view = match view_data(state, &route, query).await {
        Ok(Some(view)) => view,
        Ok(None) => return not_found(state, Missing::Page),
        Err(cause) => {
            tracing::error!(path = &*without_key(&path), %cause, "a page's data was not read");
            without_store(state, &route)
        }
    };
    let made = Page::new(state, route, StatusCode::OK, view.data);
    let machines = view.machines.unwrap_or(made.machines);
    let page = Page { path, query: view.query, status: view.status, machines, edition, ..made };
    if view.keep && reads_content(&page.route) {
        state.page_data.keep(&page);
    }
    Loaded::Page { page, keep: view.keep }
}

/// What the view of a route needs; `None` when the store has no such thing.
async fn view_data(state: &AppState, route: &Route, query: &str) -> Result<Option<ViewData>, StoreError> {
    Ok(match route {
        Route::Contacts => {
            let data = ContactData::from_query(query, &state.landings().routes);
            let query = data.query();
            let keep = query.is_empty();
            let machines = data.sent.as_deref().map(Machines::contact_sent);
            Some(ViewData { keep, machines, ..ViewData::new(&query, &data) })
        }
        Route::Home => Some(ViewData::new("", &home(state).await?)),
        Route::Insights { tab } => Some(ViewData::new(tab_query(*tab), &insights(state, *tab).await?)),
        Route::Event { slug } => detail(state, Kind::Event, slug, query).await?,
        Route::Blog { slug } => detail(state, Kind::Blog, slug, query).await?,
        Route::Career => {
            let query = filter_query(query);
            let keep = query.is_empty();
            Some(ViewData { keep, ..ViewData::new(&query, &career(state, &query).await?) })
        }
        Route::Job { id } => job(state, id).await?.map(|data| {
            // The job was here and is not coming back (RFC 9110, section 15.5.11).
            ViewData { status: if data.closed { 410 } else { 200 }, ..ViewData::new("", &data) }
        }),
        Route::Search => {
            let data = search(state, query).await;
            let query = data.address();
            // What visitors search for is without end.
            let keep = query.is_empty();
            Some(ViewData { keep, ..ViewData::new(&query, &data) })
        }
        Route::Landing { token } => landing(state, token).map(|data| ViewData::new("", &data)),
        // What is free changes all the time.
        Route::LandingBook { token } => landing_book(state, token, query).await?.map(|data| {
            let query = data.query();
            ViewData { keep: false, ..ViewData::new(&query, &data) }
        }),
        Route::LandingContact { token } => landing_contact(state, token, query).map(|data| {
            let query = data.query();
            ViewData { keep: query.is_empty(), ..ViewData::new(&query, &data) }
        }),
        // The page belongs to whoever has the link.
        Route::Booking { key } => {
            let data = manage_booking(state, key, query).await?;
            let (query, status) = (data.query(), if data.state == ManageState::Unknown { 404 } else { 200 });
            Some(ViewData { status, keep: false, ..ViewData::new(&query, &data) })
        }
        _ => Some(ViewData::new("", &Value::Null)),
    })
}

async fn detail(state: &AppState, kind: Kind, slug: &str, query: &str) -> Result<Option<ViewData>, StoreError> {
    Ok(insight_detail(state, kind, slug, query).await?.map(|data| {
        // A preview's address holds its token: the page belongs to its bearer and is kept nowhere.
        let query = if data.preview { query } else { "" };
        ViewData { keep: !data.preview, ..ViewData::new(query, &data) }
    }))
}

/// What is shown while the store is out of reach: lists are empty, and what is all content says so with its status. The home
/// page stands without its teaser.
fn without_store(state: &AppState, route: &Route) -> ViewData {
    let (query, status, data) = match route {
        Route::Home => ("", 200, json!({ "teaser": [], "upcoming": upcoming_event(state) })),
        Route::Insights { tab } => (tab_query(*tab), 503, json!({ "tab": tab, "items": [], "upcoming": null })),
        Route::Career => ("", 503, serde_json::to_value(CareerData::without_jobs()).unwrap_or_default()),
        _ => ("", 503, Value::Null),
    };
    ViewData { query: query.to_owned(), status, data, machines: None, keep: false }
}

/// Whether a route's data comes out of the store.
fn reads_content(route: &Route) -> bool {
    matches!(
        route,
        Route::Home
            | Route::Insights { .. }
            | Route::Event { .. }
            | Route::Blog { .. }
            | Route::Career
            | Route::Job { .. }
    )
}

/// The query of a page that is kept, before its data is there; `None` for one that is made anew each time.
fn known_query(route: &Route, query: &str) -> Option<&'static str> {
    match route {
        Route::Insights { tab } => Some(tab_query(*tab)),
        // What visitors search for is without end.
        Route::Career if !filter_query(query).is_empty() => None,
        _ => Some(""),
    }
}

/// All addresses that lead nowhere share a page for each wording, so that inventing addresses costs no rendering.
fn not_found(state: &AppState, what: Missing) -> Loaded {
    let page = Page::new(state, Route::NotFound { what }, StatusCode::NOT_FOUND, Value::Null);
    Loaded::Page { page, keep: true }
}

fn tab_query(tab: InsightsTab) -> &'static str {
    match tab {
        InsightsTab::Blog => "tab=blog",
        InsightsTab::Events => "",
        InsightsTab::News => "tab=news",
    }
}
