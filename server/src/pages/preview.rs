//! Previews: addresses with a token, which show a draft with the real engine.

use std::sync::Arc;

use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_FRAME_OPTIONS};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use core_wasm::site::parameter;

use super::address::Resolved;
use super::data::section_page;
use super::document::{NO_STORE, hide_address};
use super::view::Shell;
use crate::app::state::AppState;
use crate::http::Problem;
use crate::render::PagePayload;
use crate::site::site_content::{SiteContent, SiteContentError};
use crate::work::outbox::example_mail;
use content::{PREVIEW_PARAMETER, PreviewKey, drawn, drawn_page, media_files};
use model::DocumentKind;
use serde::Serialize;
use serde_json::Value;
use store::{StoreError, StoredDocument, StoredDraft};

/// Lifetime of the addresses of media in the page builder: a working day.
const PAYLOAD_MEDIA_MS: i64 = 12 * 60 * 60 * 1000;

/// The policy of what is no page. Mails and the browser's own view of a picture have inline styles, and no script.
const FRAMED_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; \
                             sandbox allow-same-origin";
/// Lifetime of the token with which a mail is drawn at once.
const MAIL_MS: i64 = 60 * 1000;

/// The reason why a draft cannot be shown.
#[derive(Debug, thiserror::Error)]
enum PreviewError {
    /// The draft's faults leave nothing to draw.
    #[error("{0}")]
    Faulty(String),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Content(#[from] SiteContentError),
}

impl IntoResponse for PreviewError {
    fn into_response(self) -> Response {
        match self {
            Self::Faulty(fault) => {
                let text = format!("This draft cannot be shown until its faults are corrected: {fault}.\n");
                let content_type = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
                framed((StatusCode::UNPROCESSABLE_ENTITY, content_type, text).into_response())
            }
            cause => {
                tracing::error!(%cause, "a preview could not be read");
                Problem::unavailable("The preview cannot be shown at the moment. Please try again.").into_response()
            }
        }
    }
}

/// Returns true for the query of a preview, valid or not. Such a request counts against its client's share of rendering.
pub(super) fn is_preview(query: &str) -> bool {
    parameter(query, PREVIEW_PARAMETER).is_some()
}

/// Opens the preview that a query names: the site with one document as its draft says, of which nothing may be cached, and
/// what the address is there. Without a valid token, both stay as they are for all visitors.
pub(super) async fn open(
    state: &AppState,
    public: Arc<SiteContent>,
    resolved: Resolved,
    path: &str,
    query: &str,
) -> Result<(Arc<SiteContent>, Resolved), Response> {
    let Some(token) = parameter(query, PREVIEW_PARAMETER) else { return Ok((public, resolved)) };
    let draft = open_with_token(state, &public, token).await.map_err(IntoResponse::into_response)?;
    Ok(match draft {
        Some(draft) => {
            let resolved = Resolved::of(&draft, path, query);
            (draft, resolved)
        }
        None => (public, resolved),
    })
}

async fn open_with_token(
    state: &AppState,
    public: &SiteContent,
    token: String,
) -> Result<Option<Arc<SiteContent>>, PreviewError> {
    let key = PreviewKey::of_token(&state.store, &token).await?;
    match key.allows(&token, state.clock.now_ms()) {
        true => open_draft(state, public, &key, token).await,
        false => Ok(None),
    }
}

/// Opens the draft of a key's document; `None` without such a document. `token` opens its media.
async fn open_draft(
    state: &AppState,
    public: &SiteContent,
    key: &PreviewKey,
    token: String,
) -> Result<Option<Arc<SiteContent>>, PreviewError> {
    let documents = state.store.all_documents().await?;
    let stored = documents.iter().find(|document| document.id == key.document_id());
    let published = |stored: &StoredDocument| {
        let mut document = [StoredDocument { draft: false, publish_at: 0, ..stored.clone() }];
        public.media.fill(&mut document);
        let [document] = document;
        document
    };
    let mut document = match (state.store.draft(key.document_id()).await?, stored) {
        (Some(draft), _) => drawn(&public.media, &draft, &documents).map_err(PreviewError::Faulty)?,
        (None, Some(stored)) => published(stored),
        (None, None) => return Ok(None),
    };
    key.open_media(&mut document.media, &token, |path| public.public_media.has(path));
    let content = SiteContent::with_preview(documents, &state.base, public, document, token)?;
    Ok(Some(Arc::new(content)))
}

/// A page's data for the page builder.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct DraftPayload<'a> {
    page: &'a PagePayload,
    shell: Shell<'a>,
    /// Places of the sections that were left out because of their faults, from 0.
    skipped: Vec<usize>,
}

/// Returns a draft as a document that can be drawn; `None` if its faults leave nothing to draw.
pub async fn draft_document(state: &AppState, draft: &StoredDraft) -> Result<Option<StoredDocument>, StoreError> {
    let documents = state.store.all_documents().await?;
    Ok(drawn(&state.content().media, draft, &documents).ok())
}

/// Returns the data of a page with these values, as `GET /_page` returns it for a public page.
pub async fn draft_payload(state: &AppState, id: &str, slug: &str, values: &Value) -> Result<Response, Problem> {
    let (public, now_ms) = (state.content(), state.clock.now_ms());
    let documents = state.store.all_documents().await.map_err(Problem::unread_content)?;
    let stored = documents.iter().find(|document| document.id == id);
    let no_address =
        || Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "Give the page an address first, such as /about.");
    let (page, skipped) = drawn_page(values, slug, stored).ok_or_else(no_address)?;
    let mut media = media_files(&public.media, values, "");
    let key = PreviewKey::obtain(&state.store, id, now_ms).await.map_err(Problem::unread_content)?;
    let token = key.sign(now_ms + PAYLOAD_MEDIA_MS);
    key.open_media(&mut media, &token, |path| public.public_media.has(path));
    let path = page.path.to_string();
    let document = StoredDocument {
        kind: DocumentKind::Page,
        slug: path.trim_start_matches('/').to_owned(),
        id: id.to_owned(),
        draft: false,
        publish_at: 0,
        revision: 0,
        file: String::new(),
        body: serde_json::to_string(&page).map_err(|_| Problem::internal())?,
        media,
        source: String::new(),
        created_at: now_ms,
        updated_at: now_ms,
    };
    let content =
        SiteContent::with_preview(documents, &state.base, &public, document, token).map_err(Problem::unread_content)?;
    let page = section_page(state, &content, &path).await.ok_or_else(no_address)?;
    // The editor's canvas is no visitor's page: it needs no token.
    let page = PagePayload { preview: false, query: String::new(), ..page };
    let shell = Shell::new(state, &content);
    let body = serde_json::to_vec(&DraftPayload { page: &page, shell, skipped }).map_err(|_| Problem::internal())?;
    Ok(([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, NO_STORE)], body).into_response())
}

/// Returns the confirmation that visitors get by mail, as a document's draft changes it.
pub async fn draft_mail(state: &AppState, id: &str) -> Result<Response, Problem> {
    let (public, now_ms) = (state.content(), state.clock.now_ms());
    let key = PreviewKey::obtain(&state.store, id, now_ms).await.map_err(Problem::unread_content)?;
    let token = key.sign(now_ms + MAIL_MS);
    let content = match open_draft(state, &public, &key, token).await {
        Ok(draft) => draft.unwrap_or(public),
        Err(error) => return Ok(error.into_response()),
    };
    let mail = example_mail(&content.config, &content.words).map_err(|cause| {
        tracing::error!(%cause, "a mail was not drawn");
        Problem::internal()
    })?;
    Ok(framed(Html(mail.html).into_response()))
}

/// Lets the back office frame a response, and hides its address.
pub(super) fn framed(mut response: Response) -> Response {
    hide_address(&mut response);
    response.headers_mut().insert(X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN"));
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(FRAMED_POLICY));
    response
}
