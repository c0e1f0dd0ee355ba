//! The revisions of a document.

use axum::extract::{Path, State};
use axum::response::Response;
use serde::Serialize;
use serde_json::Value;

use super::super::request::json;
use super::{ContentEditor, open};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use content::values_of_source;
use store::Revision;

/// The revisions of a document, newest first.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct History {
    revisions: Vec<Revision>,
}

/// A revision's content.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct RevisionContent {
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    values: Value,
    text: String,
}

pub(super) async fn list(
    State(state): State<AppState>,
    _: ContentEditor,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    let revisions = state.store.revisions(document.kind.as_str(), &document.slug).await?;
    Ok(json(History { revisions }))
}

pub(super) async fn show(
    State(state): State<AppState>,
    _: ContentEditor,
    Path((id, revision)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    let revision = revision.parse().map_err(|_| Problem::not_found())?;
    let (kind, slug) = (document.kind, document.slug.as_str());
    let source = state.store.revision_source(kind.as_str(), slug, revision).await?;
    let content = source.and_then(|source| values_of_source(kind, slug, &source));
    let (values, text) = content.ok_or_else(Problem::not_found)?;
    Ok(json(RevisionContent { values, text }))
}
