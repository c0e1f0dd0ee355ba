//! Content for editors: the list of documents, working drafts, publishing, plans, history, and previews.

pub(crate) mod choices;
pub(crate) mod drafts;
pub(crate) mod history;
pub(crate) mod previews;
pub(crate) mod publish;
pub(crate) mod rows;

use axum::Router;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post, put};
use serde::de::DeserializeOwned;

use super::request::{SignedIn, json, json_of, unavailable};
use crate::app::state::AppState;
use crate::http::Problem;
use crate::site::publishing::{NotPublished, OpenDocument};
use model::{Fault, Permission};
#[cfg(test)]
use rows::WholeDocument;
use store::Editor;

/// Largest body: a page of forty long sections has about 200 kB.
const CONTENT_BODY_LIMIT: usize = 1536 * 1024;

/// Returns the routes, below `/content`.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(rows::list).post(drafts::create))
        .route("/schema/{name}", get(choices::schema_of))
        .route("/choices", get(choices::choices))
        .route("/{id}", get(rows::show))
        .route("/{id}/draft", put(drafts::save).delete(drafts::discard))
        .route("/{id}/publish", post(publish::publish))
        .route("/{id}/unpublish", post(publish::unpublish))
        .route("/{id}/plan", post(publish::plan).delete(publish::cancel_plan))
        .route("/{id}/delete", post(publish::delete))
        .route("/{id}/restore", post(publish::restore))
        .route("/{id}/links", get(choices::links))
        .route("/{id}/history", get(history::list))
        .route("/{id}/history/{revision}", get(history::show))
        .route("/{id}/words", get(history::words_of))
        .route("/{id}/preview", post(previews::preview))
        .route("/{id}/payload", post(previews::payload))
        .route("/{id}/presence", post(previews::enter).delete(previews::leave))
}

/// A JSON body of a document.
#[derive(Debug)]
pub(super) struct DocumentJson<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<AppState> for DocumentJson<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &AppState) -> Result<Self, Problem> {
        Ok(Self(json_of(request, CONTENT_BODY_LIMIT).await?))
    }
}

/// A user who may edit content.
#[derive(Debug, Clone)]
pub(super) struct ContentEditor(SignedIn);

impl axum::extract::FromRequestParts<AppState> for ContentEditor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        signed_in.require(Permission::Content)?;
        Ok(Self(signed_in))
    }
}

impl ContentEditor {
    fn editor(&self) -> Editor<'_> {
        Editor { id: &self.0.user.id, email: &self.0.user.email }
    }
}

/// The members of the response to a change of a document that somebody else has changed.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[expect(dead_code, reason = "only exported to TypeScript")]
pub(crate) struct Conflict {
    /// The document as it is now.
    current: WholeDocument,
}

/// The members of the response to a change that faults prevent.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[expect(dead_code, reason = "only exported to TypeScript")]
pub(crate) struct Faults {
    faults: Vec<Fault>,
}

/// Returns the problem of a document that somebody else has changed.
async fn conflict(state: &AppState, editor: &ContentEditor, id: &str) -> Problem {
    let current = match OpenDocument::load(state, id).await {
        Ok(Some(document)) => rows::whole(state, editor, document).await,
        Ok(None) => return Problem::not_found(),
        Err(cause) => return unavailable(cause),
    };
    match current {
        Ok(current) => {
            let detail = "Somebody else changed this document meanwhile. Look at their version, then save again.";
            Problem::new(StatusCode::CONFLICT, detail).member("current", current)
        }
        Err(problem) => problem,
    }
}

/// Returns the problem of a change with faults.
fn with_faults(faults: Vec<Fault>) -> Problem {
    let first = faults.iter().find(|fault| !fault.warning).or(faults.first());
    let detail = first.map_or_else(|| "The document has faults.".to_owned(), |fault| fault.message.clone());
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, detail).member("faults", faults)
}

/// Returns the problem of a change that was not carried out.
async fn refusal(state: &AppState, editor: &ContentEditor, id: &str, cause: NotPublished) -> Problem {
    match cause {
        NotPublished::Conflict => conflict(state, editor, id).await,
        NotPublished::Faults(faults) => with_faults(faults),
        NotPublished::Store(cause) => unavailable(cause),
    }
}

/// Loads a document; fails for an unknown id.
async fn open(state: &AppState, id: &str) -> Result<OpenDocument, Problem> {
    OpenDocument::load(state, id).await.map_err(unavailable)?.ok_or_else(Problem::not_found)
}

/// Returns a document as it is now.
async fn whole_response(state: &AppState, editor: &ContentEditor, id: &str) -> Result<Response, Problem> {
    Ok(json(rows::whole(state, editor, open(state, id).await?).await?))
}
