//! Working drafts: created, saved as an editor types, discarded.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use core_wasm::site::is_slug;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::super::request::{Json, done, json, refused};
use super::{CONTENT_BODY_LIMIT, ContentEditor, Findings, Opened, check, document_response};
use crate::app::state::AppState;
use crate::http::Problem;
use crate::site::publishing::OpenDocument;
use content::{has_text, template};
use model::{ContrastFigure, DocumentKind, Fault, Venue};
use store::{DraftChanged, DraftSave};

/// Longest slug of a new document, in characters: an address that fits an e-mail's line.
const SLUG_MAX: usize = 100;

/// A new document.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct NewDocument {
    kind: DocumentKind,
    /// A page's path without its first slash, else the last segment of the address.
    slug: String,
    /// The id of the document to copy; none for the template of the kind.
    from: Option<String>,
    title: String,
}

/// A draft to save.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DraftToSave {
    /// The version that the editor has seen; 0 for none.
    version: i64,
    /// The published revision that the draft began from; 0 for none.
    base_revision: i64,
    #[schema(value_type = Object)]
    values: Map<String, Value>,
    text: String,
}

/// The version of a draft to discard.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct SeenDraft {
    version: i64,
}

/// The response to a saved draft.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DraftSaved {
    /// The draft's version now.
    version: i64,
    /// UTC milliseconds.
    saved_at: i64,
    faults: Vec<Fault>,
    /// For the colours of settings.
    contrast: Vec<ContrastFigure>,
}

pub(super) async fn create(
    State(state): State<AppState>,
    editor: ContentEditor,
    Json(new): Json<NewDocument>,
) -> Result<Response, Problem> {
    let slug = new.slug.trim().trim_matches('/').to_owned();
    let is_well_formed = match new.kind {
        DocumentKind::Page => !slug.is_empty() && slug.split('/').all(is_slug),
        DocumentKind::List | DocumentKind::Menus | DocumentKind::Redirects | DocumentKind::Words => {
            return Err(refused("kind", "A document of this kind already exists. Edit that one."));
        }
        DocumentKind::Settings => {
            editor.require_settings()?;
            slug == DocumentKind::Settings.as_str()
        }
        _ => is_slug(&slug),
    };
    if !is_well_formed || slug.chars().count() > SLUG_MAX {
        let message = "Use lower-case letters, digits and hyphens, such as our-first-year.";
        return Err(refused("slug", message));
    }
    let title = new.title.trim();
    if title.is_empty() {
        return Err(refused("title", "Give the document a title."));
    }
    let (mut values, text) = match &new.from {
        // What visitors see now, to begin with.
        _ if new.kind == DocumentKind::Settings => (state.config().owner_values(), String::new()),
        Some(from) => {
            let from = OpenDocument::load(&state, from).await?;
            let from = from.filter(|from| from.kind == new.kind);
            let from = from.ok_or_else(|| refused("from", "The document to copy no longer exists."))?;
            from.edited().map(|content| (content.values, content.text)).unwrap_or_default()
        }
        None => {
            let today = Venue::of(&state.config().admin.time_zone).time(state.clock.now_ms()).date.iso();
            template(new.kind, &slug, title, &today).unwrap_or_default()
        }
    };
    if let Some(values) = values.as_object_mut() {
        set_name(values, new.kind, &slug, title);
    }
    let head = Value::to_string(&values);
    let created =
        state.store.create_draft(new.kind, &slug, (&head, &text), editor.editor(), state.clock.now_ms()).await?;
    let taken = || match new.kind {
        DocumentKind::Settings => {
            Problem::new(StatusCode::CONFLICT, "Somebody else has opened the settings. Load this page again.")
        }
        _ => refused("slug", "Another document has this address. Choose another one."),
    };
    let mut response = document_response(&state, &editor, &created.ok_or_else(taken)?).await?;
    *response.status_mut() = StatusCode::CREATED;
    Ok(response)
}

/// Sets the keys in which a document names itself.
fn set_name(values: &mut Map<String, Value>, kind: DocumentKind, slug: &str, title: &str) {
    let mut set = |key: &str, value: &str| drop(values.insert(key.to_owned(), Value::from(value)));
    match kind {
        DocumentKind::Page => {
            set("path", &format!("/{slug}"));
            set("label", title);
        }
        DocumentKind::Landing => set("name", title),
        DocumentKind::Settings => {}
        _ => set("title", title),
    }
    // The file's name says it, and the copy has another one.
    for key in ["slug", "token", "draft", "publish_at"] {
        values.remove(key);
    }
}

pub(super) async fn save(
    opened: Opened,
    Json(given): Json<DraftToSave, CONTENT_BODY_LIMIT>,
) -> Result<Response, Problem> {
    let Opened { state, editor, document } = &opened;
    if !has_text(document.kind) && !given.text.trim().is_empty() {
        return Err(refused("text", "Documents of this kind have no text below their fields."));
    }
    let DraftToSave { version, base_revision, values, text } = given;
    let values = Value::Object(values);
    let (head, now_ms) = (values.to_string(), state.clock.now_ms());
    let save = DraftSave { document_id: &document.id, version, base_revision, head: &head, text: &text };
    match state.store.save_draft(&save, editor.editor(), now_ms).await? {
        DraftChanged::Done(version) => {
            let Findings { faults, contrast } = check(state, document, values, text).await?;
            Ok(json(DraftSaved { version, saved_at: now_ms, faults, contrast }))
        }
        DraftChanged::Conflict => Err(opened.conflict().await),
        DraftChanged::Unknown => Err(Problem::not_found()),
    }
}

pub(super) async fn discard(opened: Opened, Json(seen): Json<SeenDraft>) -> Result<Response, Problem> {
    let Opened { state, editor, document } = &opened;
    let now_ms = state.clock.now_ms();
    match state.store.discard_draft(&document.id, seen.version, editor.editor(), now_ms).await? {
        DraftChanged::Done(_) => Ok(done()),
        DraftChanged::Conflict => Err(opened.conflict().await),
        DraftChanged::Unknown => Err(Problem::not_found()),
    }
}
