//! Publishing, unpublishing, planning, deleting and restoring documents.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;

use super::super::request::{Json, done, refused};
use super::{ContentEditor, carried_out, conflict, document_response, open};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use crate::site::publishing::{self, By};
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

pub(super) async fn publish(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    Json(seen): Json<Seen>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    if (document.draft_version(), document.public_revision()) != (seen.version, seen.revision) {
        return Err(conflict(&state, &editor, &id).await);
    }
    let published = publishing::publish(&state, &document, By::Editor(editor.editor())).await;
    carried_out(&state, &editor, &id, published).await?;
    document_response(&state, &editor, &id).await
}

pub(super) async fn unpublish(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    Json(seen): Json<SeenRevision>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    if document.public_revision() != seen.revision {
        return Err(conflict(&state, &editor, &id).await);
    }
    let unpublished = publishing::unpublish(&state, &document, By::Editor(editor.editor())).await;
    carried_out(&state, &editor, &id, unpublished).await?;
    document_response(&state, &editor, &id).await
}

pub(super) async fn plan(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    Json(given): Json<PlanRequest>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    let now_ms = state.clock.now_ms();
    if given.at <= now_ms {
        return Err(refused("at", "Choose a time in the future, or publish now."));
    }
    if document.draft_version() != given.version {
        return Err(conflict(&state, &editor, &id).await);
    }
    let checked = match given.action {
        PlanAction::Publish if document.unpublished().is_none() => {
            return Err(refused("action", "There is no draft to publish."));
        }
        PlanAction::Publish => publishing::check_publish(&state, &document).await.map(drop),
        PlanAction::Unpublish if document.public_revision() == 0 => {
            return Err(refused("action", "The document is not published."));
        }
        PlanAction::Unpublish => {
            let library = state.library().await?;
            publishing::check_unpublish(&library, &document).map(drop)
        }
    };
    carried_out(&state, &editor, &id, checked).await?;
    state.store.set_plan(&id, given.action, given.at, editor.editor(), now_ms).await?;
    document_response(&state, &editor, &id).await
}

pub(super) async fn cancel_plan(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    let now_ms = state.clock.now_ms();
    state.store.cancel_plan(&document.id, editor.editor(), now_ms).await?;
    document_response(&state, &editor, &id).await
}

pub(super) async fn delete(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    Json(given): Json<Deletion>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    if (document.draft_version(), document.public_revision()) != (given.version, given.revision) {
        return Err(conflict(&state, &editor, &id).await);
    }
    let by = By::Editor(editor.editor());
    let deleted = publishing::delete(&state, &document, given.redirect_to.as_deref(), by).await;
    carried_out(&state, &editor, &id, deleted).await?;
    Ok(done())
}

pub(super) async fn restore(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    Json(given): Json<Restoration>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    if document.public_revision() != given.current {
        return Err(conflict(&state, &editor, &id).await);
    }
    let by = By::Editor(editor.editor());
    let restored = publishing::restore(&state, &document, given.revision, by).await;
    match carried_out(&state, &editor, &id, restored).await? {
        true => document_response(&state, &editor, &id).await,
        false => Err(Problem::not_found()),
    }
}
