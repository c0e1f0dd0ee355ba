//! Publishing, unpublishing, planning, deleting and restoring documents.

use axum::response::Response;
use serde::Deserialize;

use super::super::request::{Json, done, refused};
use super::Opened;
use crate::http::Problem;
use crate::site::publishing;
use model::PlanAction;

/// What the editor has seen of a document.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = SeenDocument)]
pub(super) struct Seen {
    /// The draft's version; 0 for none.
    version: i64,
    /// The published revision; 0 for none.
    revision: i64,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct SeenRevision {
    revision: i64,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct PlanRequest {
    action: PlanAction,
    /// UTC milliseconds.
    at: i64,
    /// The draft's version; 0 for none.
    version: i64,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Deletion {
    version: i64,
    revision: i64,
    /// The path to which the document's address leads from then on.
    redirect_to: Option<String>,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct Restoration {
    /// The revision to publish again.
    revision: i64,
    /// The published revision that the editor has seen; 0 for none.
    current: i64,
}

pub(super) async fn publish(opened: Opened, Json(seen): Json<Seen>) -> Result<Response, Problem> {
    let Opened { state, document, .. } = &opened;
    opened.require((document.draft_version(), document.public_revision()) == (seen.version, seen.revision)).await?;
    opened.carried_out(publishing::publish(state, document, opened.by()).await).await?;
    opened.response().await
}

pub(super) async fn unpublish(opened: Opened, Json(seen): Json<SeenRevision>) -> Result<Response, Problem> {
    let Opened { state, document, .. } = &opened;
    opened.require(document.public_revision() == seen.revision).await?;
    opened.carried_out(publishing::unpublish(state, document, opened.by()).await).await?;
    opened.response().await
}

pub(super) async fn plan(opened: Opened, Json(given): Json<PlanRequest>) -> Result<Response, Problem> {
    let Opened { state, editor, document } = &opened;
    let now_ms = state.clock.now_ms();
    if given.at <= now_ms {
        return Err(refused("at", "Choose a time in the future, or publish now."));
    }
    opened.require(document.draft_version() == given.version).await?;
    let checked = match given.action {
        PlanAction::Publish if document.unpublished().is_none() => {
            return Err(refused("action", "There is no draft to publish."));
        }
        PlanAction::Publish => publishing::check_publish(state, document).await.map(drop),
        PlanAction::Unpublish if document.public_revision() == 0 => {
            return Err(refused("action", "The document is not published."));
        }
        PlanAction::Unpublish => {
            let library = state.library().await?;
            publishing::check_unpublish(&library, document).map(drop)
        }
    };
    opened.carried_out(checked).await?;
    state.store.set_plan(&document.id, given.action, given.at, editor.editor(), now_ms).await?;
    opened.response().await
}

pub(super) async fn cancel_plan(opened: Opened) -> Result<Response, Problem> {
    let Opened { state, editor, document } = &opened;
    state.store.cancel_plan(&document.id, editor.editor(), state.clock.now_ms()).await?;
    opened.response().await
}

pub(super) async fn delete(opened: Opened, Json(given): Json<Deletion>) -> Result<Response, Problem> {
    let Opened { state, document, .. } = &opened;
    opened.require((document.draft_version(), document.public_revision()) == (given.version, given.revision)).await?;
    let deleted = publishing::delete(state, document, given.redirect_to.as_deref(), opened.by()).await;
    opened.carried_out(deleted).await?;
    Ok(done())
}

pub(super) async fn restore(opened: Opened, Json(given): Json<Restoration>) -> Result<Response, Problem> {
    let Opened { state, document, .. } = &opened;
    opened.require(document.public_revision() == given.current).await?;
    let restored = publishing::restore(state, document, given.revision, opened.by()).await;
    match opened.carried_out(restored).await? {
        true => opened.response().await,
        false => Err(Problem::not_found()),
    }
}
