//! Previews of drafts, and who has a document open.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::super::request::{Json, done, json, refused};
use super::rows::{Present, others};
use super::{CONTENT_BODY_LIMIT, ContentEditor, Opened};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use crate::pages::{draft_document, draft_mail, draft_payload};
use content::{PreviewKey, preview_address, shown_at};
use model::DocumentKind;

const HOUR_MS: i64 = 60 * 60 * 1000;
/// Default lifetime of a preview: a day, enough for a colleague's review.
const PREVIEW_HOURS: u32 = 24;
/// Longest lifetime of a preview: a month.
const PREVIEW_HOURS_MAX: u32 = 31 * 24;

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = PreviewLifetime)]
pub(super) struct Lifetime {
    hours: Option<u32>,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct PageValues {
    #[schema(value_type = Object)]
    values: Map<String, Value>,
}

/// The address of a preview.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct PreviewLink {
    url: String,
}

/// The other people who have a document open.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct OthersPresent {
    others: Vec<Present>,
}

pub(super) async fn preview(opened: Opened, Json(given): Json<Lifetime>) -> Result<Response, Problem> {
    let Opened { state, editor, document } = opened;
    let hours = given.hours.unwrap_or(PREVIEW_HOURS);
    if !(1..=PREVIEW_HOURS_MAX).contains(&hours) {
        return Err(refused("hours", format!("Choose 1 to {PREVIEW_HOURS_MAX} hours.")));
    }
    let slug = match &document.draft {
        Some(draft) => draft_document(&state, draft).await?.map_or(document.slug, |drawn| drawn.slug),
        None => document.slug,
    };
    let content = state.content();
    let shown_at = shown_at(document.kind, &slug, content.pages().map(AsRef::as_ref));
    let now_ms = state.clock.now_ms();
    let key = PreviewKey::obtain(&state.store, &document.id, now_ms).await?;
    let token = key.sign(now_ms + i64::from(hours) * HOUR_MS);
    if given.hours.is_some() {
        let object = format!("document:{}", document.id);
        state.store.record_audit(editor.0.id(), "content.preview", &object, now_ms).await?;
    }
    Ok(json(PreviewLink { url: preview_address(&state.origin, &shown_at, &token) }))
}

pub(super) async fn payload(
    opened: Opened,
    Json(given): Json<PageValues, CONTENT_BODY_LIMIT>,
) -> Result<Response, Problem> {
    let Opened { state, document, .. } = &opened;
    if document.kind != DocumentKind::Page {
        return Err(refused("values", "Only pages consist of sections."));
    }
    draft_payload(state, &document.id, &document.slug, &Value::Object(given.values)).await
}

pub(super) async fn mail(opened: Opened) -> Result<Response, Problem> {
    draft_mail(&opened.state, &opened.document.id).await
}

pub(super) async fn enter(opened: Opened) -> Result<Response, Problem> {
    let Opened { state, editor, document } = &opened;
    state.store.note_presence(&document.id, editor.editor().id, state.clock.now_ms()).await?;
    Ok(json(OthersPresent { others: others(state, editor, &document.id).await? }))
}

pub(super) async fn leave(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    state.store.end_presence(&id, editor.editor().id).await?;
    Ok(done())
}
