//! Data of a route for its view, from content, settings and store.

use std::sync::Arc;

use axum::http::StatusCode;
use core_wasm::site::{InsightsTab, Resolution, Route, parameter, resolve};
use serde::Serialize;
use serde_json::Value;

use super::booking::{ManageState, manage_booking};
use super::career::{career, filter_query};
use super::contacts::ContactData;
use super::data_error::DataError;
use super::insight_detail::insight_detail;
use super::insights::{ListPage, insights};
use super::insights_teaser::insights_teaser;
use super::job::job;
use super::landing::landing;
use super::landing_book::landing_book;
use super::landing_contact::landing_contact;
use super::search::search;
use super::sections::Findings;
use super::upcoming_event::upcoming_event;
use crate::http::without_key;
use crate::render::{Page, PageDocument};
use crate::site_content::SiteContent;
use crate::state::AppState;
use content::PREVIEW_PARAMETER;
use model::{self, Kind, Openings, Section};

/// The result of loading an address.
#[derive(Debug, Clone, PartialEq)]
pub enum Loaded {
    /// A page, which may be the not-found page.
    Page {
        page: Box<Page>,
        /// True if the rendered page may be cached: its address contains no arbitrary input.
        keep: bool,
    },
    Redirect {
        /// Path and query.
        to: String,
    },
}

/// Data of a route with a view of its own.
struct ViewData {
    /// The canonical query.
    query: String,
    status: u16,
    data: Value,
    keep: bool,
}

impl ViewData {
    fn new<T: Serialize>(query: &str, data: &T) -> Self {
        let data = serde_json::to_value(data).unwrap_or_default();
        Self { query: query.to_owned(), status: 200, data, keep: true }
    }
}

/// Resolves an address and loads the data of its view. `path` is as requested, `query` has no `?`.
pub async fn load(state: &AppState, path: &str, query: &str) -> Loaded {
    let content = state.content();
    match resolve(path, query, &*content) {
        Resolution::Redirect { to } => Loaded::Redirect { to },
        Resolution::NotFound => not_found(state, path),
        Resolution::Page { route, path } => page(state, route, path, query).await,
    }
}

/// Returns true when the address shows that the page is rendered for its requester only.
pub(super) fn is_for_one(state: &AppState, path: &str, query: &str) -> bool {
    let content = state.content();
    let Resolution::Page { route, .. } = resolve(path, query, &*content) else { return false };
    match route {
        Route::Contacts => !ContactData::from_query(query, &content).query().is_empty(),
        Route::Career => !job_filter(state, query).is_empty(),
        Route::Search => parameter(query, "q").is_some_and(|asked| !asked.trim().is_empty()),
        Route::LandingContact { .. } => parameter(query, "sent").is_some(),
        Route::LandingBook { .. } | Route::Booking { .. } => true,
        Route::Event { slug } => is_preview(&content, Kind::Event, &slug, query),
        Route::Blog { slug } => is_preview(&content, Kind::Blog, &slug, query),
        _ => false,
    }
}

/// Returns true for an address with a token whose item isn't public. A missing item counts too, so that the rate limit
/// doesn't reveal a draft.
fn is_preview(content: &SiteContent, kind: Kind, slug: &str, query: &str) -> bool {
    parameter(query, PREVIEW_PARAMETER).is_some()
        && content.public_item(kind, slug).is_none_or(|item| item.card.slug != slug)
}

async fn page(state: &AppState, route: Route, path: String, query: &str) -> Loaded {
    let edition = state.edition();
    let known = known_query(state, &route, query);
    if let Some(page) = known.as_deref().and_then(|known| state.page_data.get(&path, known, edition)) {
        return Loaded::Page { page: Box::new(page), keep: true };
    }
    let document = state.content().page(&path).cloned();
    let made = match document {
        Some(document) => Some(document_page(state, route, path.clone(), query, &document).await),
        None => view_page(state, route, path.clone(), query).await,
    };
    let Some((page, keep)) = made else { return not_found(state, &path) };
    let page = Page { edition, ..page };
    if keep {
        state.page_data.keep(&page);
    }
    Loaded::Page { page: Box::new(page), keep }
}

/// Builds a page that consists of sections.
async fn document_page(
    state: &AppState,
    route: Route,
    path: String,
    query: &str,
    document: &model::Page,
) -> (Page, bool) {
    let findings = find(state, &route, query, document).await;
    let status = if findings.is_read { 200 } else { 503 };
    let known = match &route {
        Route::Insights { .. } => findings.insights.as_ref().map(|list| list.page().query()).unwrap_or_default(),
        Route::Career => job_filter(state, query),
        Route::Search => findings.search.as_ref().map(|data| data.address()).unwrap_or_default(),
        Route::Contacts => findings.contact.query(),
        _ => String::new(),
    };
    // Search terms, filters and prefilled origins are unbounded, so such pages are not cached.
    let keep = findings.is_read && (known.is_empty() || matches!(route, Route::Insights { .. }));
    let view = PageDocument::new(state, document, status, &findings);
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::SERVICE_UNAVAILABLE);
    (Page { query: known, document: Some(view), ..Page::new(state, route, path, status) }, keep)
}

/// Loads the data that sections show in addition to the editor's content.
async fn find(state: &AppState, route: &Route, query: &str, document: &model::Page) -> Findings {
    let mut findings = Findings { is_read: true, ..Findings::default() };
    // A query counts on a section's own page alone: any other is kept as one page for all queries.
    let query_on = |own: Route| if *route == own { query } else { "" };
    for section in &document.sections {
        match section {
            Section::HomeHero(_) => findings.upcoming = upcoming_event(state),
            Section::InsightsTeaser(_) => findings.teaser = insights_teaser(state),
            Section::InsightsHub(hub) => {
                let page = match route {
                    Route::Insights { tab } => ListPage::from_query(state, hub.tab(*tab), query),
                    _ => ListPage { tab: hub.tab(InsightsTab::Events), number: 1 },
                };
                findings.insights = Some(insights(state, page));
            }
            Section::Openings(openings) => {
                let filter = filter_query(openings, query_on(Route::Career));
                match career(state, openings, &filter).await {
                    Ok(data) => findings.career = Some(data),
                    Err(cause) => {
                        tracing::error!(%cause, "the openings were not read");
                        findings.is_read = false;
                    }
                }
            }
            Section::SiteSearch(_) => findings.search = Some(search(state, query_on(Route::Search)).await),
            Section::Contact(_) => {
                findings.contact = ContactData::from_query(query_on(Route::Contacts), &state.content());
            }
            _ => {}
        }
    }
    findings
}

/// Builds a page with a view of its own; `None` if the store has no such item.
async fn view_page(state: &AppState, route: Route, path: String, query: &str) -> Option<(Page, bool)> {
    let view = match view_data(state, &route, query).await {
        Ok(view) => view?,
        Err(cause) => {
            tracing::error!(path = &*without_key(&path), %cause, "a page's data was not read");
            ViewData { status: 503, keep: false, ..ViewData::new("", &Value::Null) }
        }
    };
    let ViewData { query, status, data, keep } = view;
    // Pages whose data is not in the store are cheap to render again.
    let made = Page::new(state, route, path, StatusCode::OK);
    Some((Page { query, status, data, ..made }, keep))
}

/// Loads the data of a view of its own; `None` if the store has no such item.
async fn view_data(state: &AppState, route: &Route, query: &str) -> Result<Option<ViewData>, DataError> {
    Ok(match route {
        Route::Event { slug } => detail(state, Kind::Event, slug, query).await?,
        Route::Blog { slug } => detail(state, Kind::Blog, slug, query).await?,
        Route::Job { id } => job(state, id).await?.map(|data| {
            // Gone: the job existed and will not return (RFC 9110, section 15.5.11).
            ViewData { status: if data.closed { 410 } else { 200 }, ..ViewData::new("", &data) }
        }),
        Route::Landing { token } => landing(state, token).map(|data| ViewData::new("", &data)),
        // Free slots change all the time.
        Route::LandingBook { token } => landing_book(state, token, query).await?.map(|data| {
            let query = data.query();
            ViewData { keep: false, ..ViewData::new(&query, &data) }
        }),
        Route::LandingContact { token } => landing_contact(state, token, query).map(|data| {
            let query = data.query();
            ViewData { keep: query.is_empty(), ..ViewData::new(&query, &data) }
        }),
        // Only for the holder of the link.
        Route::Booking { key } => {
            let data = manage_booking(state, key, query).await?;
            let (query, status) = (data.query(), if data.state == ManageState::Unknown { 404 } else { 200 });
            Some(ViewData { status, keep: false, ..ViewData::new(&query, &data) })
        }
        // These consist of sections.
        Route::Page | Route::Contacts | Route::Career | Route::Insights { .. } | Route::Search | Route::NotFound => {
            None
        }
    })
}

async fn detail(state: &AppState, kind: Kind, slug: &str, query: &str) -> Result<Option<ViewData>, DataError> {
    Ok(insight_detail(state, kind, slug, query).await?.map(|data| {
        // The address of a preview contains its token: the page is only for its bearer and is not cached.
        let query = if data.preview { query } else { "" };
        ViewData { keep: !data.preview, ..ViewData::new(query, &data) }
    }))
}

/// Returns the canonical query of a cacheable page before its data is loaded; `None` for a page that is rendered for
/// each request.
fn known_query(state: &AppState, route: &Route, query: &str) -> Option<String> {
    match route {
        Route::Insights { tab } => Some(ListPage::from_query(state, *tab, query).query()),
        Route::Career => Some(job_filter(state, query)).filter(String::is_empty),
        Route::Contacts => Some(ContactData::from_query(query, &state.content()).query()).filter(String::is_empty),
        Route::Search => parameter(query, "q").is_none_or(|asked| asked.trim().is_empty()).then(String::new),
        // A preview is only for its bearer, and free slots change all the time.
        Route::Event { slug } if is_preview(&state.content(), Kind::Event, slug, query) => None,
        Route::Blog { slug } if is_preview(&state.content(), Kind::Blog, slug, query) => None,
        Route::LandingBook { .. } | Route::LandingContact { .. } | Route::Booking { .. } => None,
        _ => Some(String::new()),
    }
}

/// Returns the canonical query of the openings' filter; empty without one.
fn job_filter(state: &AppState, query: &str) -> String {
    let content = state.content();
    let openings: Option<&Openings> = content.section("/career", |section| match section {
        Section::Openings(openings) => Some(&**openings),
        _ => None,
    });
    openings.map(|openings| filter_query(openings, query)).unwrap_or_default()
}

/// Returns the not-found page. All unknown addresses of a section share one page, so that arbitrary addresses cost no
/// rendering.
fn not_found(state: &AppState, path: &str) -> Loaded {
    let page = message_page(state, StatusCode::NOT_FOUND, |content| content.not_found(path));
    Loaded::Page { page: Box::new(page), keep: true }
}

/// Returns the page for rate-limited visitors.
pub(super) fn too_many_page(state: &AppState) -> Page {
    message_page(state, StatusCode::TOO_MANY_REQUESTS, SiteContent::too_many)
}

fn message_page(
    state: &AppState,
    status: StatusCode,
    find: impl FnOnce(&SiteContent) -> Option<&Arc<model::Page>>,
) -> Page {
    // Before the content: if that changes in between, the old page is not kept as one of the new edition.
    let edition = state.edition();
    let content = state.content();
    let message = find(&content);
    let path = message.map_or_else(|| format!("/{}", status.as_u16()), |message| message.path.to_string());
    let document = match message {
        Some(message) => PageDocument::new(state, message, status.as_u16(), &Findings::default()),
        None => PageDocument::of_missing_message(status.as_u16()),
    };
    Page { document: Some(document), edition, ..Page::new(state, Route::NotFound, path, status) }
}

/// Returns the contact page with a refused form.
pub fn refused_contact_page(state: &AppState, data: ContactData, status: StatusCode) -> Page {
    let content = state.content();
    let findings = Findings { contact: data, ..Findings::default() };
    let page = Page::new(state, Route::Contacts, "/contacts".to_owned(), status);
    let document = content.page(&page.path).map(|document| PageDocument::new(state, document, page.status, &findings));
    Page { document, ..page }
}
