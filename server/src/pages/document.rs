//! A page as an HTML response: cached, freshly rendered, or left to the browser.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, RETRY_AFTER, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use core_wasm::site::Route;
use serde_json::Value;

use super::data::too_many_page;
use super::requester::Requester;
use super::view::{Shell, SiteDocument};
use crate::app::state::AppState;
use crate::http::limits::RateLimited;
use crate::http::{Encoding, Framing, Representation, RouteName, compress_all, compress_into, without_key};
use crate::render::{CacheKey, CachedResponse, Head, PageData, PagePayload, RenderError, Rendered, assemble};
use crate::seo::share::share_image_path;
use crate::seo::{feed_path, feed_title, structured_data};
use crate::site::site_content::SiteContent;
use crate::site::view_hints::route_name;
use crate::work::cpu_pool::{self, TaskCancelled};
use model::Kind;

const HTML: &str = "text/html; charset=utf-8";
/// `Cache-Control` of cached pages: stored, but revalidated on each request, which the ETag makes cheap.
pub(super) const REVALIDATE: &str = "no-cache";
/// `Cache-Control` of pages that contain a visitor's input, and of makeshift pages.
pub(super) const NO_STORE: &str = "no-store";

/// Log message for a page that could not be rendered on the server.
const LEFT_TO_BROWSER: &str = "a page was not rendered; the browser renders it";

/// Header with the robots directives of a page's head, also for responses without a head.
const X_ROBOTS_TAG: HeaderName = HeaderName::from_static("x-robots-tag");

/// `Retry-After` while the database cannot be reached, in seconds.
const RETRY_AFTER_SECONDS: &str = "5";

/// Returns the page's document. With `is_cacheable`, it is cached for all visitors.
pub async fn document_response(
    state: &AppState,
    content: &SiteContent,
    page: &PagePayload,
    is_cacheable: bool,
    request: &HeaderMap,
) -> Response {
    let rendered = if is_cacheable {
        cached_document(state, content, page).await
    } else {
        uncached_document(state, content, page, request).await
    };
    respond(state, content, page, rendered, request)
}

/// Returns the page of a refused form. The sender may have no scripts, so the page is rendered on the server; beyond
/// the client's share of rendering, the shared page for rate-limited visitors is returned.
pub async fn refused_response(
    state: &AppState,
    content: &SiteContent,
    page: &PagePayload,
    requester: &Requester,
) -> Response {
    if let Err(limited) = state.rate_limiter.count_render(requester.client) {
        state.metrics.count_rate_limited();
        return too_many_response(state, content, limited, &requester.headers).await;
    }
    let rendered = uncached_document(state, content, page, &requester.headers).await;
    respond(state, content, page, rendered, &requester.headers)
}

/// Returns the page for rate-limited visitors, which is rendered once.
pub async fn too_many_response(
    state: &AppState,
    content: &SiteContent,
    limited: RateLimited,
    request: &HeaderMap,
) -> Response {
    let page = too_many_page(state, content);
    let mut response = respond(state, content, &page, cached_document(state, content, &page).await, request);
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(NO_STORE));
    headers.insert(RETRY_AFTER, limited.seconds());
    response
}

/// Returns a page's document from the cache, or renders it once for all waiting requests.
pub(super) async fn cached_document(
    state: &AppState,
    content: &SiteContent,
    page: &PagePayload,
) -> Result<Arc<CachedResponse>, RenderError> {
    let key = CacheKey { path: page.path.clone(), query: page.query.clone(), edition: page.edition };
    state.cached_response(key, finish(state, content, page, None)).await
}

async fn uncached_document(
    state: &AppState,
    content: &SiteContent,
    page: &PagePayload,
    request: &HeaderMap,
) -> Result<Arc<CachedResponse>, RenderError> {
    finish(state, content, page, Some(request)).await.map(Arc::new)
}

fn respond(
    state: &AppState,
    content: &SiteContent,
    page: &PagePayload,
    rendered: Result<Arc<CachedResponse>, RenderError>,
    request: &HeaderMap,
) -> Response {
    let status = status(page);
    let (mut response, route) = match rendered {
        Ok(document) => (document.representation.respond(status, request), Arc::clone(&document.route)),
        Err(cause) => {
            let path = &*without_key(&page.path);
            match cause {
                // Debug level, since floods cause this error: one line per request would flood the log too.
                RenderError::Busy => tracing::debug!(path, %cause, "{LEFT_TO_BROWSER}"),
                _ => tracing::error!(path, %cause, "{LEFT_TO_BROWSER}"),
            }
            (shell_response(state, content, page, status), measured_name(page))
        }
    };
    response.extensions_mut().insert(RouteName(route));
    if is_private(page) {
        hide_address(&mut response);
    }
    if page.preview {
        response.headers_mut().insert(X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN"));
    }
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER_SECONDS));
    }
    response
}

/// Returns the name of the route, or of the kind of page: all that metrics reveal of a page.
fn measured_name(page: &PagePayload) -> Arc<str> {
    let named = match (&page.route, &page.document) {
        (Route::Page, Some(document)) => {
            serde_json::to_value(document.kind).ok().and_then(|kind| kind.as_str().map(str::to_owned))
        }
        (route, _) => route_name(route),
    };
    named.map_or_else(|| "other".into(), Into::into)
}

/// Returns true when the page's address is a secret that grants access.
pub fn is_private(page: &PagePayload) -> bool {
    page.preview || matches!(page.route, Route::Booking { .. })
}

/// Hides a secret address from caches, search engines and linked sites.
pub(super) fn hide_address(response: &mut Response) {
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(NO_STORE));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(X_ROBOTS_TAG, HeaderValue::from_static("noindex"));
}

/// Returns which pages may frame a page: the back office frames previews.
fn framing(page: &PagePayload) -> Framing {
    if page.preview { Framing::BySite } else { Framing::None }
}

fn status(page: &PagePayload) -> StatusCode {
    StatusCode::from_u16(page.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// Renders a page: for everybody, or for one request, in the coding that it prefers.
async fn finish(
    state: &AppState,
    content: &SiteContent,
    page: &PagePayload,
    request: Option<&HeaderMap>,
) -> Result<CachedResponse, RenderError> {
    let data = page_data(state, content, page)?;
    let mut rendered = render(state, &data, request.is_none()).await?;
    describe(state, content, page, &mut rendered.head);
    let data = embedded_data(state, content, page, Some(&rendered))?;
    let document = assemble(&state.manifest, &content.look(), &data, Some(&rendered), framing(page));
    let representation = represent(HTML, document.html, request).await.map_err(|_| RenderError::Stopped)?;
    let representation = representation.with_security_policy(&document.policy);
    Ok(CachedResponse { status: status(page), route: measured_name(page), representation })
}

/// Compresses a body: for the cache, or for one request, whose response is not stored.
pub(super) async fn represent(
    content_type: &'static str,
    body: impl Into<Bytes>,
    request: Option<&HeaderMap>,
) -> Result<Representation, TaskCancelled> {
    let (body, preferred) = (body.into(), request.map(Encoding::preferred));
    let compress = move || match preferred {
        Some(coding) => compress_into(body, &[coding]),
        None => compress_all(body),
    };
    let cache_control = if request.is_none() { REVALIDATE } else { NO_STORE };
    Ok(Representation::new(content_type, cache_control, cpu_pool::run(compress).await?))
}

pub async fn render_head(state: &AppState, content: &SiteContent, page: &PagePayload) -> Result<Head, RenderError> {
    Ok(render(state, &page_data(state, content, page)?, true).await?.head)
}

async fn render(state: &AppState, data: &str, is_cacheable: bool) -> Result<Rendered, RenderError> {
    let started = Instant::now();
    let output = if is_cacheable {
        state.renderer.render(data.to_owned()).await
    } else {
        state.renderer.render_uncached(data.to_owned()).await
    };
    state.metrics.observe_render(started.elapsed(), output.is_err());
    serde_json::from_str(&output?).map_err(|cause| RenderError::Output(cause.to_string()))
}

/// Completes a head with data that only the server has: structured data, feeds, the share image, and `noindex` for
/// previews.
fn describe(state: &AppState, content: &SiteContent, page: &PagePayload, head: &mut Head) {
    let site = &content.config.site;
    head.json_ld.extend(page.document.iter().flat_map(|body| body.json_ld.iter().cloned()));
    // Types that the page has already are not repeated.
    let said: Vec<Value> = head.json_ld.iter().filter_map(|entry| entry.get("@type").cloned()).collect();
    let own = structured_data(page, content, site, &state.origin);
    head.json_ld.extend(own.into_iter().filter(|entry| entry.get("@type").is_none_or(|kind| !said.contains(kind))));
    let feeds: &[Kind] = match page.route {
        Route::Insights { .. } => &Kind::ALL,
        Route::Event { .. } => &[Kind::Event],
        Route::Blog { .. } => &[Kind::Blog],
        _ => &[],
    };
    head.alternates =
        feeds.iter().filter_map(|kind| Some((feed_title(content, *kind)?, feed_path(*kind).to_owned()))).collect();
    if head.canonical.is_some() {
        head.og_image = Some(format!("{}{}", state.origin, share_image_path(&page.path)));
    }
    if is_private(page) {
        head.robots = Some("noindex".to_owned());
    }
}

fn shell_response(state: &AppState, content: &SiteContent, page: &PagePayload, status: StatusCode) -> Response {
    let data = embedded_data(state, content, page, None).unwrap_or_default();
    let document = assemble(&state.manifest, &content.look(), &data, None, framing(page));
    let mut response = (status, Body::from(document.html)).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(HTML));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(NO_STORE));
    if let Ok(policy) = HeaderValue::from_str(&document.policy) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    response
}

/// Returns the data from which the server renders a page.
fn page_data(state: &AppState, content: &SiteContent, page: &PagePayload) -> Result<String, RenderError> {
    serialised(&SiteDocument { shell: Shell::new(state, content), page })
}

/// Returns the data from which the browser hydrates a page, or renders it. It has the groups of words that the page
/// shows; all of them for a page that the browser renders, and for a preview, whose words have no address.
fn embedded_data(
    state: &AppState,
    content: &SiteContent,
    page: &PagePayload,
    rendered: Option<&Rendered>,
) -> Result<PageData, RenderError> {
    let shell = Shell::new(state, content);
    let shell = match rendered.filter(|_| content.preview.is_none()) {
        Some(rendered) => shell.with_words(&rendered.words, content.page_words.address()),
        None => shell,
    };
    let json = serialised(&SiteDocument { shell, page })?;
    Ok(PageData { json, language: content.config.language.tag.clone() })
}

fn serialised(document: &SiteDocument<'_>) -> Result<String, RenderError> {
    serde_json::to_string(document).map_err(|cause| RenderError::Output(cause.to_string()))
}
