//! The list of documents, and a document as a whole.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use serde_json::Value;

use super::super::request::json;
use super::{ContentEditor, Findings, Opened, check};
use crate::app::state::AppState;
use crate::http::Problem;
use crate::site::publishing::{Content, OpenDocument};
use content::{has_text, schema_name, values_of};
use model::{ContrastFigure, DocumentKind, DocumentState, Fault};
use store::StoredPlan;

/// A document in the list.
#[derive(Debug, Clone, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentRow {
    pub(super) id: String,
    /// As commands name it: `pages/about`, `blog/first-post` or `menus`.
    pub(super) name: String,
    kind: DocumentKind,
    pub(super) title: String,
    /// Its public address.
    path: Option<String>,
    pub(crate) state: DocumentState,
    /// UTC milliseconds.
    updated_at: i64,
    updated_by: String,
    plan: Option<StoredPlan>,
    has_draft: bool,
}

/// The content of a document.
#[derive(Debug, Clone, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DocumentVersion)]
pub(crate) struct Version {
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    values: Value,
    /// The Markdown.
    text: String,
    /// UTC milliseconds.
    updated_at: i64,
    updated_by: String,
}

/// What visitors see.
#[derive(Debug, Clone, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct PublishedVersion {
    #[serde(flatten)]
    content: Version,
    revision: i64,
}

/// The working draft.
#[derive(Debug, Clone, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DraftVersion {
    #[serde(flatten)]
    content: Version,
    /// Incremented with each save; 0 for a draft that was imported and not edited yet.
    version: i64,
    /// The published revision that it began from; 0 for none.
    base_revision: i64,
}

/// A person who has a document open.
#[derive(Debug, Clone, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct Present {
    email: String,
    /// UTC milliseconds.
    since: i64,
}

/// A document with its content.
#[derive(Debug, Clone, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WholeDocument {
    #[serde(flatten)]
    row: DocumentRow,
    /// The name of its schema.
    schema: String,
    has_text: bool,
    published: Option<PublishedVersion>,
    draft: Option<DraftVersion>,
    /// Faults of the draft, else of the published version.
    faults: Vec<Fault>,
    /// Of the same version, for the colours of settings.
    contrast: Vec<ContrastFigure>,
    /// Other people who have it open now.
    others: Vec<Present>,
    /// The time zone in which instants are shown: a name in the tz database.
    time_zone: String,
}

/// All documents.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentList {
    documents: Vec<DocumentRow>,
    /// The time zone in which instants are shown: a name in the tz database.
    time_zone: String,
}

pub(super) async fn list(State(state): State<AppState>, editor: ContentEditor) -> Result<Response, Problem> {
    let documents = rows(&state, editor.require_settings().is_ok()).await?;
    let documents = documents.into_iter().map(|(row, _)| row).collect();
    Ok(json(DocumentList { documents, time_zone: state.config().admin.time_zone.clone() }))
}

/// Returns every document's row, with the e-mail address of the last editor of its draft. Only owners see the settings.
pub(crate) async fn rows(state: &AppState, sees_settings: bool) -> Result<Vec<(DocumentRow, Option<String>)>, Problem> {
    let mut documents = OpenDocument::all(&state.store).await?;
    documents.retain(|document| sees_settings || document.kind != DocumentKind::Settings);
    let rows = documents.into_iter().map(|document| {
        let editor = document.draft.as_ref().map(|draft| draft.updated_by.clone());
        (row(state, &document), editor)
    });
    Ok(rows.collect())
}

fn row(state: &AppState, document: &OpenDocument) -> DocumentRow {
    let (at, by) = document.last_change();
    DocumentRow {
        id: document.id.clone(),
        name: document.kind.document_name(&document.slug),
        kind: document.kind,
        title: document.title(&state.content().tokens),
        path: document.path(),
        state: document.state(state.clock.now_ms()),
        updated_at: at,
        updated_by: by.to_owned(),
        plan: document.plan.clone(),
        has_draft: document.draft.is_some(),
    }
}

pub(super) async fn show(opened: Opened) -> Result<Response, Problem> {
    let Opened { state, editor, document } = opened;
    Ok(json(editor_document(&state, &editor, document).await?))
}

/// Completes a document for its editor.
pub(super) async fn editor_document(
    state: &AppState,
    editor: &ContentEditor,
    document: OpenDocument,
) -> Result<WholeDocument, Problem> {
    let others = others(state, editor, &document.id).await?;
    let Findings { faults, contrast } = match document.edited() {
        Some(Content { values, text }) => check(state, &document, values, text).await?,
        None => Findings::default(),
    };
    let row = row(state, &document);
    let OpenDocument { kind, slug, stored, draft, author, .. } = document;
    let author = author.unwrap_or_default();
    let imported = stored.as_ref().filter(|stored| stored.draft && draft.is_none()).map(|stored| {
        let (values, text) = values_of(stored);
        let content = Version { values, text, updated_at: stored.updated_at, updated_by: author.clone() };
        DraftVersion { content, version: 0, base_revision: 0 }
    });
    let edited = draft.map(|draft| DraftVersion {
        content: Version {
            values: serde_json::from_str(&draft.head).unwrap_or_default(),
            text: draft.text,
            updated_at: draft.updated_at,
            updated_by: draft.updated_by,
        },
        version: draft.version,
        base_revision: draft.base_revision,
    });
    let published = stored.filter(|stored| !stored.draft).map(|stored| {
        let (values, text) = values_of(&stored);
        let content = Version { values, text, updated_at: stored.updated_at, updated_by: author };
        PublishedVersion { content, revision: stored.revision }
    });
    Ok(WholeDocument {
        row,
        schema: schema_name(kind, &slug).to_owned(),
        has_text: has_text(kind),
        published,
        draft: edited.or(imported),
        faults,
        contrast,
        others,
        time_zone: state.config().admin.time_zone.clone(),
    })
}

/// Returns the other people who have a document open.
pub(super) async fn others(state: &AppState, editor: &ContentEditor, id: &str) -> Result<Vec<Present>, Problem> {
    let now_ms = state.clock.now_ms();
    let others = state.store.others_present(id, &editor.0.user.id, now_ms).await?;
    Ok(others.into_iter().map(|(email, since)| Present { email, since }).collect())
}
