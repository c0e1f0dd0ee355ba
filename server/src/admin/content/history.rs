//! The revisions of a document.

use axum::extract::Path;
use axum::response::Response;
use serde::Serialize;
use serde_json::Value;

use super::super::request::json;
use super::Opened;
use crate::http::Problem;
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

pub(super) async fn list(opened: Opened) -> Result<Response, Problem> {
    let revisions = opened.state.store.revisions(opened.document.kind.as_str(), &opened.document.slug).await?;
    Ok(json(History { revisions }))
}

pub(super) async fn show(opened: Opened, Path((_, revision)): Path<(String, String)>) -> Result<Response, Problem> {
    let Opened { state, document, .. } = &opened;
    let revision = revision.parse().map_err(|_| Problem::not_found())?;
    let (kind, slug) = (document.kind, document.slug.as_str());
    let source = state.store.revision_source(kind.as_str(), slug, revision).await?;
    let content = source.and_then(|source| values_of_source(kind, slug, &source));
    let (values, text) = content.ok_or_else(Problem::not_found)?;
    Ok(json(RevisionContent { values, text }))
}
