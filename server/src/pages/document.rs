//! A page as an HTML answer: from the cache, freshly rendered, or left to the browser.

use std::sync::Arc;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use core_wasm::site::{Missing, Route};

use super::view::{Page, PageDocument, Shell};
use crate::http::{Effort, Representation, compress_all};
use crate::render::{PageKey, RenderError, Rendered, assemble};
use crate::state::AppState;

/// The media type of pages.
const HTML: &str = "text/html; charset=utf-8";
/// A page may be kept, but is asked for again each time: its validator makes that cheap.
const REVALIDATE: &str = "no-cache";
/// What holds something that a visitor typed, or is a makeshift, is kept nowhere.
const KEEP_NOWHERE: &str = "no-store";

/// The page's document. With `keep`, the finished document is kept for everyone.
pub async fn document_response(state: &AppState, page: &Page, keep: bool, request: &HeaderMap) -> Response {
    let status = StatusCode::from_u16(page.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let rendered = if keep {
        let finish = async { finish(state, page, REVALIDATE).await.map(Arc::new) };
        state.pages.get_or_render(key(state, page), finish).await
    } else {
        finish(state, page, KEEP_NOWHERE).await.map(Arc::new)
    };
    match rendered {
        Ok(document) => document.respond(status, request),
        Err(cause) => {
            tracing::error!(path = page.path, %cause, "a page was not rendered; the browser renders it");
            shell_response(state, page, status)
        }
    }
}

fn key(state: &AppState, page: &Page) -> PageKey {
    let variant = match page.route {
        Route::NotFound { what: Missing::Product } => "product",
        Route::NotFound { what: Missing::Story } => "story",
        _ => "",
    };
    PageKey {
        path: page.path.clone(),
        query: page.query.clone(),
        variant,
        version: page.version.clone(),
        year: state.clock.year(),
    }
}

async fn finish(state: &AppState, page: &Page, cache_control: &'static str) -> Result<Representation, RenderError> {
    let data = page_data(state, page)?;
    let output = state.renderer.render(data.clone()).await?;
    let rendered: Rendered =
        serde_json::from_str(&output).map_err(|cause| RenderError::Output(cause.to_string()))?;
    let html = assemble(&state.manifest, &data, Some(&rendered), &state.config.site.brand.name);
    let variants = tokio::task::spawn_blocking(move || compress_all(html.into(), Effort::Page))
        .await
        .map_err(|_| RenderError::Stopped)?;
    Ok(Representation::new(HTML, cache_control, variants))
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
