//! Content for editors: the list of documents, working drafts, publishing, plans, history, and previews.

pub(crate) mod choices;
pub(crate) mod drafts;
pub(crate) mod history;
pub(crate) mod previews;
pub(crate) mod publish;
pub(crate) mod rows;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use serde_json::Value;
use utoipa::openapi::path::HttpMethod::{Delete, Get, Post, Put};

use super::openapi::{Endpoint, at};
use super::request::{SignedIn, json};
use crate::app::state::AppState;
use crate::http::Problem;
use crate::http::assets::faint_marks;
use crate::site::publishing::{By, NotPublished, OpenDocument};
use crate::work::cpu_pool;
use model::{ContrastFigure, DocumentKind, Fault, PathStep, Permission, contrast_figures, drafted_colours};
#[cfg(test)]
use rows::WholeDocument;
use store::Editor;

/// Largest body: a page of forty long sections has about 200 kB.
const CONTENT_BODY_LIMIT: usize = 1536 * 1024;

/// Returns the API for content.
#[rustfmt::skip]
pub(super) fn endpoints() -> Vec<Endpoint> {
    vec![
        at(Get, "/content", rows::list, "documents", "Lists all documents by kind and name.")
            .answers::<rows::DocumentList>(),
        at(Post, "/content", drafts::create, "create_document",
            "Creates a document as a draft: from a template, or as a copy.")
            .body::<drafts::NewDocument>().creates::<rows::WholeDocument>(),
        at(Get, "/content/schema/{name}", choices::schema_of, "content_schema",
            "Returns the JSON Schema of a kind's values.")
            .answers_object(),
        at(Get, "/content/choices", choices::choices, "content_choices", "Returns what editors choose from.")
            .answers::<choices::Choices>(),
        at(Get, "/content/{id}", rows::show, "document", "Returns a document with its content.")
            .answers::<rows::WholeDocument>(),
        at(Put, "/content/{id}/draft", drafts::save, "save_draft", "Saves a draft. One with faults is saved too.")
            .body::<drafts::DraftToSave>().answers::<drafts::DraftSaved>().may_conflict(),
        at(Delete, "/content/{id}/draft", drafts::discard, "discard_draft",
            "Discards a draft. A document that was never published disappears.")
            .body::<drafts::SeenDraft>().may_conflict(),
        at(Post, "/content/{id}/publish", publish::publish, "publish", "Publishes the working draft.")
            .body::<publish::Seen>().answers::<rows::WholeDocument>().may_conflict(),
        at(Post, "/content/{id}/unpublish", publish::unpublish, "unpublish",
            "Takes a document offline. Its content becomes the working draft.")
            .body::<publish::SeenRevision>().answers::<rows::WholeDocument>().may_conflict(),
        at(Post, "/content/{id}/plan", publish::plan, "plan",
            "Plans that a document is published or unpublished at an instant. Replaces an earlier plan.")
            .body::<publish::PlanRequest>().answers::<rows::WholeDocument>().may_conflict(),
        at(Delete, "/content/{id}/plan", publish::cancel_plan, "cancel_plan", "Cancels a plan.")
            .answers::<rows::WholeDocument>(),
        at(Post, "/content/{id}/delete", publish::delete, "delete_document",
            "Deletes a document with its draft, and leaves a redirect if the editor wants one.")
            .body::<publish::Deletion>().may_conflict(),
        at(Post, "/content/{id}/restore", publish::restore, "restore",
            "Publishes an earlier revision again. The draft stays as it is.")
            .body::<publish::Restoration>().answers::<rows::WholeDocument>().may_conflict(),
        at(Get, "/content/{id}/links", choices::links, "incoming_links",
            "Lists the documents that link to a document's page.")
            .answers::<choices::IncomingLinks>(),
        at(Get, "/content/{id}/history", history::list, "document_history", "Lists the revisions of a document.")
            .answers::<history::History>(),
        at(Get, "/content/{id}/history/{revision}", history::show, "document_revision", "Returns a revision.")
            .answers::<history::RevisionContent>(),
        at(Post, "/content/{id}/preview", previews::preview, "preview",
            "Creates an address that shows the draft, without an account.")
            .body::<previews::Lifetime>().answers::<previews::PreviewLink>(),
        at(Post, "/content/{id}/payload", previews::payload, "page_payload",
            "Returns a page's data for the page builder. Faulty sections are left out and named.")
            .body::<previews::PageValues>().answers_object(),
        at(Get, "/content/{id}/mail", previews::mail, "preview_mail",
            "Shows the confirmation that visitors get by mail, as the draft changes it.")
            .answers_text("text/html").fails_in_text(422, "The draft has faults."),
        at(Post, "/content/{id}/presence", previews::enter, "enter_document",
            "Records that the user has a document open. Returns the others who have it open.")
            .answers::<previews::OthersPresent>(),
        at(Delete, "/content/{id}/presence", previews::leave, "leave_document",
            "Records that the user has closed a document."),
    ]
}

/// A user who may edit content.
#[derive(Debug, Clone)]
pub(super) struct ContentEditor(SignedIn);

impl FromRequestParts<AppState> for ContentEditor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        signed_in.require(Permission::Content)?;
        let editor = Self(signed_in);
        // Every route with an id uses this extractor, so none can skip the check.
        if let Some(id) = id_of(parts, state).await?
            && state.store.document_kind(&id).await? == Some(DocumentKind::Settings)
        {
            editor.require_settings()?;
        }
        Ok(editor)
    }
}

/// Returns the document's id in the path.
async fn id_of(parts: &mut Parts, state: &AppState) -> Result<Option<String>, Problem> {
    let parameters = RawPathParams::from_request_parts(parts, state).await.map_err(|_| Problem::not_found())?;
    Ok(parameters.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned()))
}

impl ContentEditor {
    fn editor(&self) -> Editor<'_> {
        self.0.editor()
    }

    /// Fails unless the user may change the settings.
    fn require_settings(&self) -> Result<(), Problem> {
        self.0.require(Permission::Settings)
    }
}

/// The document that the path names, with the user who may edit it. Fails for an unknown id.
pub(super) struct Opened {
    state: AppState,
    editor: ContentEditor,
    document: OpenDocument,
}

impl FromRequestParts<AppState> for Opened {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let editor = ContentEditor::from_request_parts(parts, state).await?;
        let id = id_of(parts, state).await?.ok_or_else(Problem::not_found)?;
        Ok(Self { document: open(state, &id).await?, state: state.clone(), editor })
    }
}

impl Opened {
    fn by(&self) -> By<'_> {
        By::Editor(self.editor.editor())
    }

    /// Returns the document as it is now.
    async fn response(&self) -> Result<Response, Problem> {
        document_response(&self.state, &self.editor, &self.document.id).await
    }

    /// Fails unless the editor has seen the document as it is.
    async fn require(&self, is_seen: bool) -> Result<(), Problem> {
        if is_seen { Ok(()) } else { Err(self.conflict().await) }
    }

    /// Returns the problem of a document that somebody else has changed.
    async fn conflict(&self) -> Problem {
        let current = async {
            let document = open(&self.state, &self.document.id).await?;
            rows::editor_document(&self.state, &self.editor, document).await
        };
        match current.await {
            Ok(current) => {
                let detail = "Somebody else changed this document meanwhile. Look at their version, then save again.";
                Problem::new(StatusCode::CONFLICT, detail).member("current", current)
            }
            Err(problem) => problem,
        }
    }

    /// Returns the result of a change, or the problem that prevented it.
    async fn carried_out<T>(&self, result: Result<T, NotPublished>) -> Result<T, Problem> {
        match result {
            Ok(value) => Ok(value),
            Err(NotPublished::Conflict) => Err(self.conflict().await),
            Err(NotPublished::Faults(faults)) => Err(with_faults(faults)),
            Err(NotPublished::Store(cause)) => Err(cause.into()),
        }
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

/// The findings of the check of a document's content.
#[derive(Debug, Default)]
struct Findings {
    faults: Vec<Fault>,
    /// For the colours of settings.
    contrast: Vec<ContrastFigure>,
}

/// Checks the content of a document.
async fn check(state: &AppState, document: &OpenDocument, values: Value, text: String) -> Result<Findings, Problem> {
    let library = state.library().await?;
    let (state, kind, slug) = (state.clone(), document.kind, document.slug.clone());
    // A large text takes as long as a page, and so does drawing the marks on the grounds of a theme.
    let check = move || {
        let mut faults = library.check(kind, &slug, &values, &text).faults;
        let colours = (kind == DocumentKind::Settings).then(|| drafted_colours(&values)).flatten();
        if let Some(palette) = colours.and_then(|colours| colours.palette().ok()) {
            let faint = faint_marks(&state.assets, &palette).into_iter();
            faults.extend(faint.map(|(ground, message)| Fault {
                path: ["theme", ground.key()].map(|key| PathStep::Key(key.to_owned())).to_vec(),
                line: None,
                message,
                warning: true,
            }));
        }
        Findings { faults, contrast: colours.map(|colours| contrast_figures(&colours)).unwrap_or_default() }
    };
    Ok(cpu_pool::run(check).await?)
}

/// Returns the problem of a change with faults.
fn with_faults(faults: Vec<Fault>) -> Problem {
    let first = faults.iter().find(|fault| !fault.warning).or(faults.first());
    let detail = first.map_or_else(|| "The document has faults.".to_owned(), |fault| fault.message.clone());
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, detail).member("faults", faults)
}

/// Loads a document; fails for an unknown id.
async fn open(state: &AppState, id: &str) -> Result<OpenDocument, Problem> {
    OpenDocument::load(state, id).await?.ok_or_else(Problem::not_found)
}

/// Returns a document as it is now.
async fn document_response(state: &AppState, editor: &ContentEditor, id: &str) -> Result<Response, Problem> {
    Ok(json(rows::editor_document(state, editor, open(state, id).await?).await?))
}
