//! Data of a page for its view, from content, settings and store.

use std::sync::Arc;

use axum::http::StatusCode;
use core_wasm::site::Route;
use serde::Serialize;
use serde_json::Value;

use super::address::{Address, CachePolicy, Resolved, with_token};
use super::booking::{ManageState, manage_booking};
use super::career::{career, filter_query};
use super::contacts::ContactData;
use super::insight_detail::insight_detail;
use super::insights::{ListPage, insights};
use super::insights_teaser::insights_teaser;
use super::job::job;
use super::landing::landing;
use super::landing_book::landing_book;
use super::landing_contact::landing_contact;
use super::search::find_pages;
use super::sections::PageQueries;
use super::upcoming_event::{days_until_event, upcoming_event};
use crate::app::state::AppState;
use crate::http::without_key;
use crate::render::{CacheKey, PageBody, PagePayload};
use crate::site::site_content::SiteContent;
use model::{self, Kind, Section};
use store::StoreError;

/// The result of loading an address.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Loaded {
    /// A page, which may be the not-found page.
    Page {
        page: Box<PagePayload>,
        /// True if the rendered page may be cached: its address contains no arbitrary input.
        is_cacheable: bool,
    },
    Redirect {
        /// Path and query.
        to: String,
    },
}

/// Data of a route with its own view.
struct ViewData {
    /// The canonical query.
    query: String,
    status: u16,
    data: Value,
}

impl ViewData {
    fn new<T: Serialize>(query: &str, data: &T) -> Self {
        let data = serde_json::to_value(data).unwrap_or_default();
        Self { query: query.to_owned(), status: 200, data }
    }
}

/// Loads the data of the view at an address. `path` is as requested.
pub(super) async fn load(state: &AppState, content: &SiteContent, path: &str, resolved: Resolved) -> Loaded {
    match resolved {
        Resolved::Redirect { to } => Loaded::Redirect { to },
        Resolved::NotFound => match draft_message(state, content, path).await {
            Some(page) => Loaded::Page { page: Box::new(page), is_cacheable: false },
            None => not_found(state, content, path),
        },
        Resolved::Page(address) => page(state, content, address).await,
    }
}

async fn page(state: &AppState, content: &SiteContent, address: Address) -> Loaded {
    let edition = state.edition_of(content);
    let is_shared = address.cache == CachePolicy::Shared;
    let key = CacheKey { path: address.path.clone(), query: address.query.clone(), edition };
    if is_shared && let Some(page) = state.page_data.get(&key) {
        return Loaded::Page { page: Box::new(page), is_cacheable: true };
    }
    let made = match content.page(&address.path) {
        Some(document) => Some(document_page(state, content, &address, document).await),
        None => view_page(state, content, &address).await,
    };
    let Some(page) = made else { return not_found(state, content, &address.path) };
    // A view's own query lacks the token, without which a reload would show the public page.
    let query = with_token(content, page.query);
    let page = PagePayload { edition, query, ..page };
    let is_cacheable = is_shared && page.status != StatusCode::SERVICE_UNAVAILABLE.as_u16();
    if is_cacheable {
        state.page_data.insert(key, page.clone());
    }
    Loaded::Page { page: Box::new(page), is_cacheable }
}

/// Returns the page that a preview shows at the address of a message such as `/429`.
async fn draft_message(state: &AppState, content: &SiteContent, path: &str) -> Option<PagePayload> {
    content.preview.as_ref()?;
    let page = section_page(state, content, path).await?;
    Some(PagePayload { query: with_token(content, String::new()), ..page })
}

/// Builds the page at a path, without a query. Messages such as `/404` have one too.
pub(super) async fn section_page(state: &AppState, content: &SiteContent, path: &str) -> Option<PagePayload> {
    let document = content.page(path)?;
    let address = match Resolved::of(content, path, "") {
        Resolved::Page(address) if address.path == path => address,
        _ => {
            Address { route: Route::NotFound, path: path.to_owned(), query: String::new(), cache: CachePolicy::Private }
        }
    };
    Some(document_page(state, content, &address, document).await)
}

/// Builds a page that consists of sections.
async fn document_page(
    state: &AppState,
    content: &SiteContent,
    address: &Address,
    document: &model::Page,
) -> PagePayload {
    let queries = find(state, content, address, document).await;
    let status = if queries.is_read { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let view = PageBody::new(state, content, document, status.as_u16(), &queries);
    let page = PagePayload::new(state, content, address.route.clone(), address.path.clone(), status);
    PagePayload { query: address.query.clone(), document: Some(view), ..page }
}

/// Loads the data that sections show in addition to the editor's content.
async fn find(state: &AppState, content: &SiteContent, address: &Address, document: &model::Page) -> PageQueries {
    let mut queries = PageQueries { is_read: true, ..PageQueries::default() };
    // A query counts only on a section's own page.
    let query_on = |own: Route| if address.route == own { address.query.as_str() } else { "" };
    for section in &document.sections {
        match section {
            Section::HomeHero(_) => {
                queries.upcoming = upcoming_event(state, content);
                queries.days_until_event = days_until_event(state, content);
            }
            Section::InsightsTeaser(_) => queries.teaser = insights_teaser(state, content),
            Section::InsightsHub(_) => {
                let page = match address.route {
                    Route::Insights { tab } => ListPage::from_query(content, tab, &address.query),
                    _ => ListPage { tab: content.default_tab(), number: 1 },
                };
                queries.insights = Some(insights(state, content, page));
            }
            Section::Openings(openings) => {
                let filter = filter_query(openings, query_on(Route::Career));
                match career(state, content, openings, &filter).await {
                    Ok(data) => queries.career = Some(data),
                    Err(cause) => {
                        tracing::error!(%cause, "the job openings could not be read");
                        queries.is_read = false;
                    }
                }
            }
            Section::SiteSearch(_) => queries.search = Some(find_pages(state, query_on(Route::Search)).await),
            Section::Contact(_) => {
                queries.contact = ContactData::from_query(query_on(Route::Contacts), content);
            }
            _ => {}
        }
    }
    queries
}

/// Builds a page with its own view; `None` if the store has no such item.
async fn view_page(state: &AppState, content: &SiteContent, address: &Address) -> Option<PagePayload> {
    let view = match view_data(state, content, address).await {
        Ok(view) => view?,
        Err(cause) => {
            tracing::error!(path = &*without_key(&address.path), %cause, "the data of a page could not be read");
            ViewData { status: 503, ..ViewData::new("", &Value::Null) }
        }
    };
    let ViewData { query, status, data } = view;
    let page = PagePayload::new(state, content, address.route.clone(), address.path.clone(), StatusCode::OK);
    Some(PagePayload { query, status, data, ..page })
}

/// Loads the data of a route with its own view; `None` if the store has no such item.
async fn view_data(
    state: &AppState,
    content: &SiteContent,
    Address { route, query, .. }: &Address,
) -> Result<Option<ViewData>, StoreError> {
    Ok(match route {
        Route::Event { slug } => detail(state, content, Kind::Event, slug, query).await?,
        Route::Blog { slug } => detail(state, content, Kind::Blog, slug, query).await?,
        Route::Job { id } => job(content, id).await?.map(|data| {
            // Gone: the job existed and will not return (RFC 9110, section 15.5.11).
            ViewData { status: if data.closed { 410 } else { 200 }, ..ViewData::new(query, &data) }
        }),
        Route::Landing { token } => landing(state, content, token).map(|data| ViewData::new(query, &data)),
        Route::LandingBook { token } => {
            landing_book(state, content, token, query).await?.map(|data| ViewData::new(&data.query(), &data))
        }
        Route::LandingContact { token } => {
            landing_contact(state, content, token, query).map(|data| ViewData::new(query, &data))
        }
        // Only for the holder of the link.
        Route::Booking { key } => {
            let data = manage_booking(state, content, key, query).await?;
            let status = if data.state == ManageState::Unknown { 404 } else { 200 };
            Some(ViewData { status, ..ViewData::new(&data.query(), &data) })
        }
        // These consist of sections.
        Route::Page | Route::Contacts | Route::Career | Route::Insights { .. } | Route::Search | Route::NotFound => {
            None
        }
    })
}

async fn detail(
    state: &AppState,
    content: &SiteContent,
    kind: Kind,
    slug: &str,
    query: &str,
) -> Result<Option<ViewData>, StoreError> {
    let data = insight_detail(state, content, kind, slug).await?;
    Ok(data.map(|data| ViewData::new(query, &data)))
}

/// Returns the not-found page. All unknown addresses of a section share one page, so that arbitrary addresses cost no
/// rendering.
fn not_found(state: &AppState, content: &SiteContent, path: &str) -> Loaded {
    let page = message_page(state, content, StatusCode::NOT_FOUND, content.not_found(path));
    Loaded::Page { page: Box::new(page), is_cacheable: content.preview.is_none() }
}

/// Returns the page for rate-limited visitors.
pub(super) fn too_many_page(state: &AppState, content: &SiteContent) -> PagePayload {
    message_page(state, content, StatusCode::TOO_MANY_REQUESTS, content.too_many())
}

fn message_page(
    state: &AppState,
    content: &SiteContent,
    status: StatusCode,
    message: Option<&Arc<model::Page>>,
) -> PagePayload {
    let path = message.map_or_else(|| format!("/{}", status.as_u16()), |message| message.path.to_string());
    let document = match message {
        Some(message) => PageBody::new(state, content, message, status.as_u16(), &PageQueries::default()),
        None => PageBody::fallback_error_page(&content.words, status.as_u16()),
    };
    PagePayload { document: Some(document), ..PagePayload::new(state, content, Route::NotFound, path, status) }
}

/// Returns the contact page with a refused form.
pub fn refused_contact_page(
    state: &AppState,
    content: &SiteContent,
    data: ContactData,
    status: StatusCode,
) -> PagePayload {
    let queries = PageQueries { contact: data, ..PageQueries::default() };
    let page = PagePayload::new(state, content, Route::Contacts, "/contacts".to_owned(), status);
    let document = content.page(&page.path);
    let document = document.map(|document| PageBody::new(state, content, document, page.status, &queries));
    PagePayload { document, ..page }
}
