//! Previews: addresses with a token, which show a draft with the real engine.

use std::sync::Arc;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, X_FRAME_OPTIONS};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use core_wasm::site::parameter;

use super::document::NO_STORE;
use crate::app::state::AppState;
use crate::http::Problem;
use crate::site::site_content::{SiteContent, SiteContentError};
use content::{PREVIEW_PARAMETER, PreviewKey, drawn};
use store::StoredDocument;

/// What the address of a request opens.
pub(super) enum Opened {
    /// What all visitors see: the address has no valid token.
    Public,
    /// The site with one document as its draft says. Nothing made of it may be cached.
    Draft(Arc<SiteContent>),
    /// The draft's faults leave nothing to draw.
    Faulty(String),
}

/// Returns true for the query of a preview, valid or not. Such a request counts against its client's share of rendering.
pub(super) fn is_preview(query: &str) -> bool {
    parameter(query, PREVIEW_PARAMETER).is_some()
}

/// Opens the preview that a query names.
pub(super) async fn open(state: &AppState, public: &SiteContent, query: &str) -> Result<Opened, SiteContentError> {
    let Some(token) = parameter(query, PREVIEW_PARAMETER) else { return Ok(Opened::Public) };
    let key = PreviewKey::of_token(&state.store, &token).await?;
    if !key.allows(&token, state.clock.now_ms()) {
        return Ok(Opened::Public);
    }
    let documents = state.store.all_documents().await?;
    let stored = documents.iter().find(|document| document.id == key.document_id());
    let mut document = match (state.store.draft(key.document_id()).await?, stored) {
        (Some(draft), _) => match drawn(&state.store, &draft, &documents).await? {
            Ok(document) => document,
            Err(fault) => return Ok(Opened::Faulty(fault)),
        },
        (None, Some(stored)) => StoredDocument { draft: false, publish_at: 0, ..stored.clone() },
        (None, None) => return Ok(Opened::Public),
    };
    key.open_media(&mut document.media, &token, |path| public.public_media.has(path));
    let content = SiteContent::with_preview(documents, &state.config, public, document, token)?;
    Ok(Opened::Draft(Arc::new(content)))
}

/// Returns the response to a preview of a draft that cannot be drawn.
pub(super) fn faulty(fault: &str) -> Response {
    let text = format!("This draft cannot be shown until its faults are corrected: {fault}.\n");
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8"),
        (CACHE_CONTROL, NO_STORE),
        (X_FRAME_OPTIONS, "SAMEORIGIN"),
        (HeaderName::from_static("content-security-policy"), "default-src 'none'; frame-ancestors 'self'"),
        (HeaderName::from_static("x-robots-tag"), "noindex"),
    ];
    (StatusCode::UNPROCESSABLE_ENTITY, headers, text).into_response()
}

/// Returns the response to a preview whose data cannot be read.
pub(super) fn unread(cause: &SiteContentError) -> Response {
    tracing::error!(%cause, "a preview was not read");
    Problem::unavailable("The preview cannot be shown at the moment. Please try again.").into_response()
}
