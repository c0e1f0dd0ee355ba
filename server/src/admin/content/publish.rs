//! Publishing, unpublishing, planning, deleting and restoring documents.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;

use super::super::request::{done, refused, unavailable};
use super::{ContentEditor, DocumentJson, conflict, document_response, open, refusal};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use crate::site::publishing::{self, By};
use store::PlanAction;

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
    action: Action,
    /// UTC milliseconds.
    at: i64,
    /// The draft's version; 0 for none.
    version: i64,
}

#[derive(Debug, Clone, Copy, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PlanAction)]
enum Action {
    Publish,
    Unpublish,
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

/// Publishes the working draft.
pub(super) async fn publish(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    DocumentJson(seen): DocumentJson<Seen>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    if (document.draft_version(), document.public_revision()) != (seen.version, seen.revision) {
        return Err(conflict(&state, &editor, &id).await);
    }
    if let Err(cause) = publishing::publish(&state, &document, By::Editor(editor.editor())).await {
        return Err(refusal(&state, &editor, &id, cause).await);
    }
    document_response(&state, &editor, &id).await
}

/// Takes a document offline. Its content becomes the working draft.
pub(super) async fn unpublish(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    DocumentJson(seen): DocumentJson<SeenRevision>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    if document.public_revision() != seen.revision {
        return Err(conflict(&state, &editor, &id).await);
    }
    if let Err(cause) = publishing::unpublish(&state, &document, By::Editor(editor.editor())).await {
        return Err(refusal(&state, &editor, &id, cause).await);
    }
    document_response(&state, &editor, &id).await
}

/// Plans that a document is published or unpublished at an instant. Replaces an earlier plan.
pub(super) async fn plan(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    DocumentJson(given): DocumentJson<PlanRequest>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    let now_ms = state.clock.now_ms();
    if given.at <= now_ms {
        return Err(refused("at", "Choose a time in the future, or publish now."));
    }
    if document.draft_version() != given.version {
        return Err(conflict(&state, &editor, &id).await);
    }
    let action = match given.action {
        Action::Publish => {
            if document.unpublished().is_none() {
                return Err(refused("action", "There is no draft to publish."));
            }
            if let Err(cause) = publishing::check_publish(&state, &document).await {
                return Err(refusal(&state, &editor, &id, cause).await);
            }
            PlanAction::Publish
        }
        Action::Unpublish if document.public_revision() == 0 => {
            return Err(refused("action", "The document is not published."));
        }
        Action::Unpublish => {
            let library = state.library().await.map_err(unavailable)?;
            if let Err(cause) = publishing::check_unpublish(&library, &document) {
                return Err(refusal(&state, &editor, &id, cause).await);
            }
            PlanAction::Unpublish
        }
    };
    state.store.set_plan(&id, action, given.at, editor.editor(), now_ms).await.map_err(unavailable)?;
    document_response(&state, &editor, &id).await
}

/// Cancels a plan.
pub(super) async fn cancel_plan(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    let now_ms = state.clock.now_ms();
    state.store.cancel_plan(&document.id, editor.editor(), now_ms).await.map_err(unavailable)?;
    document_response(&state, &editor, &id).await
}

/// Deletes a document with its draft, and leaves a redirect if the editor wants one.
pub(super) async fn delete(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    DocumentJson(given): DocumentJson<Deletion>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    if (document.draft_version(), document.public_revision()) != (given.version, given.revision) {
        return Err(conflict(&state, &editor, &id).await);
    }
    let by = By::Editor(editor.editor());
    match publishing::delete(&state, &document, given.redirect_to.as_deref(), by).await {
        Ok(()) => Ok(done()),
        Err(cause) => Err(refusal(&state, &editor, &id, cause).await),
    }
}

/// Publishes an earlier revision again. The draft stays as it is.
pub(super) async fn restore(
    State(state): State<AppState>,
    editor: ContentEditor,
    PathParameter(id): PathParameter,
    DocumentJson(given): DocumentJson<Restoration>,
) -> Result<Response, Problem> {
    let document = open(&state, &id).await?;
    if document.public_revision() != given.current {
        return Err(conflict(&state, &editor, &id).await);
    }
    let by = By::Editor(editor.editor());
    match publishing::restore(&state, &document, given.revision, by).await {
        Ok(true) => document_response(&state, &editor, &id).await,
        Ok(false) => Err(Problem::not_found()),
        Err(cause) => Err(refusal(&state, &editor, &id, cause).await),
    }
}
