//! A page as an HTML answer: from the cache, freshly rendered, or left to the browser.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, REFERRER_POLICY, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use core_wasm::site::{Missing, Route};
use serde_json::Value;

use super::requester::Requester;
use super::view::{Page, PageDocument, Shell};
use crate::content::Kind;
use crate::heavy;
use crate::http::{Effort, Representation, compress_all, without_key};
use crate::middleware::{RouteName, TooMany};
use crate::render::{Head, PageKey, RenderError, Rendered, assemble};
use crate::seo::{feed_path, feed_title, structured_data};
use crate::share::share_image_path;
use crate::state::AppState;

/// The media type of pages.
const HTML: &str = "text/html; charset=utf-8";
/// A page may be kept, but is asked for again each time: its validator makes that cheap.
const REVALIDATE: &str = "no-cache";
/// What holds something that a visitor typed, or is a makeshift, is kept nowhere.
const KEEP_NOWHERE: &str = "no-store";

/// The log's line for a page without a document of its own.
const LEFT_TO_BROWSER: &str = "a page was not rendered; the browser renders it";

/// Tells search engines what a page's head tells them, also where there is no head.
const X_ROBOTS_TAG: HeaderName = HeaderName::from_static("x-robots-tag");

/// When a visitor may come back after the database was out of reach, in seconds.
const RETRY_AFTER_SECONDS: &str = "5";

/// The page's document. With `keep`, the finished document is kept for everyone.
pub async fn document_response(state: &AppState, page: &Page, keep: bool, request: &HeaderMap) -> Response {
    let rendered = if keep { kept_document(state, page).await } else { uncached_document(state, page).await };
    if let Ok(document) = &rendered
        && keep
        && !is_private(page)
    {
        state.finished_pages.remember(state, page, &route_name(&page.route), document);
    }
    respond(state, page, rendered, request)
}

/// The page of a form that was refused. Its sender may have no script to draw a page with: beyond its share it gets the page
/// that is the same for everyone.
pub async fn refused_response(state: &AppState, page: &Page, requester: &Requester) -> Response {
    if let Err(too_many) = state.rate_limiter.take_render(requester.client) {
        state.metrics.count_rate_limited();
        return too_many_response(state, too_many, &requester.headers).await;
    }
    respond(state, page, uncached_document(state, page).await, &requester.headers)
}

/// The page for whoever sends too much: one document, rendered once.
pub async fn too_many_response(state: &AppState, too_many: TooMany, request: &HeaderMap) -> Response {
    let page = too_many_page(state);
    let mut response = respond(state, &page, kept_document(state, &page).await, request);
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(KEEP_NOWHERE));
    headers.insert(RETRY_AFTER, too_many.seconds());
    response
}

/// What the view of addresses that lead nowhere shows with status 429.
pub(super) fn too_many_page(state: &AppState) -> Page {
    let route = Route::NotFound { what: Missing::Page };
    Page::new(state, route, StatusCode::TOO_MANY_REQUESTS, Value::Null)
}

/// A page's finished document, out of the cache or rendered once for everyone.
pub(super) async fn kept_document(state: &AppState, page: &Page) -> Result<Arc<Representation>, RenderError> {
    let was_there = AtomicBool::new(true);
    let finish = async {
        was_there.store(false, Ordering::Relaxed);
        finish(state, page, true).await.map(Arc::new)
    };
    let rendered = state.pages.get_or_render(key(page), finish).await;
    state.metrics.count_page(was_there.into_inner());
    rendered
}

async fn uncached_document(state: &AppState, page: &Page) -> Result<Arc<Representation>, RenderError> {
    finish(state, page, false).await.map(Arc::new)
}

fn respond(
    state: &AppState,
    page: &Page,
    rendered: Result<Arc<Representation>, RenderError>,
    request: &HeaderMap,
) -> Response {
    let status = StatusCode::from_u16(page.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match rendered {
        Ok(document) => document.respond(status, request),
        Err(cause) => {
            let path = &*without_key(&page.path);
            match cause {
                // Floods end here: a line for each would be another.
                RenderError::Busy => tracing::debug!(path, %cause, "{LEFT_TO_BROWSER}"),
                _ => tracing::error!(path, %cause, "{LEFT_TO_BROWSER}"),
            }
            shell_response(state, page, status)
        }
    };
    response.extensions_mut().insert(RouteName(route_name(&page.route)));
    if is_private(page) {
        keep_private(&mut response);
    }
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER_SECONDS));
    }
    response
}

/// The route's name in the core's table, which is all that measurements say of a page.
fn route_name(route: &Route) -> String {
    let route = serde_json::to_value(route).unwrap_or_default();
    route.get("name").and_then(Value::as_str).unwrap_or("other").to_owned()
}

/// Whether a page's address is a secret that opens it.
pub fn is_private(page: &Page) -> bool {
    matches!(page.route, Route::Booking { .. })
}

/// Keeps a secret address from caches, search engines, and the pages that it links to.
pub(super) fn keep_private(response: &mut Response) {
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(KEEP_NOWHERE));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(X_ROBOTS_TAG, HeaderValue::from_static("noindex"));
}

fn key(page: &Page) -> PageKey {
    let variant = match page.route {
        _ if page.status == StatusCode::TOO_MANY_REQUESTS.as_u16() => "too-many",
        Route::NotFound { what: Missing::Product } => "product",
        Route::NotFound { what: Missing::Story } => "story",
        _ => "",
    };
    PageKey { path: page.path.clone(), query: page.query.clone(), variant, edition: page.edition }
}

async fn finish(state: &AppState, page: &Page, keep: bool) -> Result<Representation, RenderError> {
    let data = page_data(state, page)?;
    let mut rendered = render(state, &data, keep).await?;
    describe(state, page, &mut rendered.head);
    let html = assemble(&state.manifest, &data, Some(&rendered), &state.config.site.brand.name);
    let variants =
        heavy::in_turn(move || compress_all(html.into(), Effort::Page)).await.map_err(|_| RenderError::Stopped)?;
    Ok(Representation::new(HTML, if keep { REVALIDATE } else { KEEP_NOWHERE }, variants))
}

/// What a page's view says of itself.
pub async fn render_head(state: &AppState, page: &Page) -> Result<Head, RenderError> {
    Ok(render(state, &page_data(state, page)?, true).await?.head)
}

async fn render(state: &AppState, data: &str, keep: bool) -> Result<Rendered, RenderError> {
    let started = Instant::now();
    let output = if keep {
        state.renderer.render(data.to_owned()).await
    } else {
        state.renderer.render_uncached(data.to_owned()).await
    };
    state.metrics.observe_render(started.elapsed(), output.is_err());
    serde_json::from_str(&output?).map_err(|cause| RenderError::Output(cause.to_string()))
}

/// Adds what the server knows better than the view: structured data, feeds, the share image, and that a preview is
/// nobody's to index.
fn describe(state: &AppState, page: &Page, head: &mut Head) {
    let site = &state.config.site;
    // What the view says itself is not said twice.
    let said: Vec<Value> = head.json_ld.iter().filter_map(|entry| entry.get("@type").cloned()).collect();
    let own = structured_data(page, site, &state.origin);
    head.json_ld.extend(own.into_iter().filter(|entry| entry.get("@type").is_none_or(|kind| !said.contains(kind))));
    let feeds: &[Kind] = match page.route {
        Route::Insights { .. } => &Kind::ALL,
        Route::Event { .. } => &[Kind::Event],
        Route::Blog { .. } => &[Kind::Blog],
        _ => &[],
    };
    head.alternates = feeds.iter().map(|kind| (feed_title(&site.brand.name, *kind), feed_path(*kind))).collect();
    if head.canonical.is_some() && head.og_image.is_none() {
        head.og_image = Some(format!("{}{}", state.origin, share_image_path(&page.path)));
    }
    if is_private(page) || page.data.get("preview").is_some_and(|preview| preview == true) {
        head.robots = Some("noindex".to_owned());
    }
}

fn shell_response(state: &AppState, page: &Page, status: StatusCode) -> Response {
    let data = page_data(state, page).unwrap_or_default();
    let html = assemble(&state.manifest, &data, None, &state.config.site.brand.name);
    let mut response = (status, Body::from(html)).into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(HTML));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(KEEP_NOWHERE));
    response
}

fn page_data(state: &AppState, page: &Page) -> Result<String, RenderError> {
    let document = PageDocument { shell: Shell::new(state), page };
    serde_json::to_string(&document).map_err(|cause| RenderError::Output(cause.to_string()))
}
