//! Page data for client-side navigation: `GET /_page{path}`.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use core_wasm::site::is_detail_path;
use serde::Serialize;

use super::data::{Loaded, load, too_many_page};
use super::document::{is_private, keep_private};
use super::handler::take_share;
use crate::cpu_pool;
use crate::http::{Problem, Representation, compress_all, has_key};
use crate::render::Page;
use crate::state::AppState;

const PREFIX: &str = "/_page";

/// The response to a request for page data.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum PageAnswer<'a> {
    Page {
        page: &'a Page,
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
    let limited = take_share(&state, path, query, &request).err();
    let loaded = match limited {
        Some(_) => Loaded::Page { page: Box::new(too_many_page(&state)), keep: false },
        None => load(&state, path, query).await,
    };
    let (status, answer) = match &loaded {
        // Product requirement: a missing event or post redirects to the not-found page.
        Loaded::Page { page, .. } if page.status == 404 && is_detail_path(path) => {
            (page.status, PageAnswer::Redirect { to: &page.path })
        }
        Loaded::Page { page, .. } => (page.status, PageAnswer::Page { page }),
        Loaded::Redirect { to } => (200, PageAnswer::Redirect { to }),
    };
    let Ok(json) = serde_json::to_vec(&answer) else { return Problem::internal().into_response() };
    let compressed = cpu_pool::run(move || compress_all(json.into())).await;
    let Ok(variants) = compressed else { return Problem::internal().into_response() };
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = Representation::new("application/json", "no-cache", variants).respond(status, request.headers());
    let private = match &loaded {
        Loaded::Page { page, .. } => is_private(page),
        Loaded::Redirect { to } => has_key(to),
    };
    if private {
        keep_private(&mut response);
    }
    if let Some(limited) = limited {
        response.headers_mut().insert(RETRY_AFTER, limited.seconds());
    }
    response
}
