//! Page data for client-side navigation: `GET /_page{path}`.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use core_wasm::site::is_detail_path;
use serde::Serialize;

use super::address::Resolved;
use super::data::{Loaded, load, too_many_page};
use super::document::{NO_STORE, REVALIDATE, hide_address, is_private, represent};
use super::handler::charge_rendering;
use super::preview;
use crate::app::state::AppState;
use crate::http::{Problem, has_key};
use crate::render::{CacheKey, CachedResponse, PagePayload};

const PREFIX: &str = "/_page";
/// Name of the route in metrics.
const ROUTE: &str = "/_page/{*path}";
const JSON: &str = "application/json";

/// The response to a request for page data.
#[derive(Debug, Serialize, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum PageDataResponse<'a> {
    Page {
        page: &'a PagePayload,
    },
    Redirect {
        /// Path and query.
        to: &'a str,
    },
}

/// Returns the data of a page, with the page's own status.
pub async fn get_page_data(State(state): State<AppState>, request: Request) -> Response {
    let path = request.uri().path().strip_prefix(PREFIX).unwrap_or_default();
    let query = request.uri().query().unwrap_or_default();
    let content = state.content();
    let resolved = Resolved::of(&content, path, query);
    let limited = charge_rendering(&state, &resolved, &request).err();
    let (content, resolved) = match limited {
        Some(_) => (content, resolved),
        None => match preview::open(&state, content, resolved, path, query).await {
            Ok(opened) => opened,
            Err(response) => return response,
        },
    };
    let loaded = match limited {
        Some(_) => Loaded::Page { page: Box::new(too_many_page(&state, &content)), is_cacheable: true },
        None => load(&state, &content, path, resolved).await,
    };
    let (page, is_cacheable) = match loaded {
        Loaded::Redirect { to } => return redirect_response(StatusCode::OK, &to),
        // Product requirement: a missing event or post redirects to the not-found page.
        Loaded::Page { page, .. } if page.status == 404 && is_detail_path(path) => {
            return redirect_response(StatusCode::NOT_FOUND, &page.path);
        }
        Loaded::Page { page, is_cacheable } => (page, is_cacheable),
    };
    let answer = if is_cacheable {
        let key = CacheKey { path: format!("{PREFIX}{}", page.path), query: page.query.clone(), edition: page.edition };
        state.cached_response(key, page_response(&page, None)).await
    } else {
        page_response(&page, Some(request.headers())).await.map(Arc::new)
    };
    let answer = match answer {
        Ok(answer) => answer,
        Err(problem) => return problem.into_response(),
    };
    let mut response = answer.representation.respond(answer.status, request.headers());
    if is_private(&page) {
        hide_address(&mut response);
    }
    if let Some(limited) = limited {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(NO_STORE));
        response.headers_mut().insert(RETRY_AFTER, limited.seconds());
    }
    response
}

/// Returns the data of a page: for the cache, or for one request.
async fn page_response(page: &PagePayload, request: Option<&HeaderMap>) -> Result<CachedResponse, Problem> {
    let json = serde_json::to_vec(&PageDataResponse::Page { page }).map_err(|_| Problem::internal())?;
    let representation = represent(JSON, json, request).await.map_err(|_| Problem::internal())?;
    let status = StatusCode::from_u16(page.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    Ok(CachedResponse { status, route: ROUTE.into(), representation })
}

fn redirect_response(status: StatusCode, to: &str) -> Response {
    let Ok(json) = serde_json::to_vec(&PageDataResponse::Redirect { to }) else {
        return Problem::internal().into_response();
    };
    let headers = [(CONTENT_TYPE, JSON), (CACHE_CONTROL, REVALIDATE)];
    let mut response = (status, headers, json).into_response();
    if has_key(to) {
        hide_address(&mut response);
    }
    response
}
