//! Documents as editors change them: drafts become published, by a person or by a plan.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::app::state::AppState;
use crate::booking::has_ended;
use content::{Checked, EventLanding, JobPosting, Library, Tokens, values_of, values_of_source};
use model::{DocumentFacts, DocumentKind, DocumentState, Fault, PathStep, PlanAction};
use store::{
    ContentChange, ContentChangeError, DraftEffect, Editing, Editor, NewDocument, Store, StoreError, StoredDocument,
    StoredDraft, StoredPlan, meetings_are,
};

/// Key that hides a document from visitors.
const DRAFT: &str = "draft";

/// A document with its draft and its plan, as of one moment.
#[derive(Debug, Clone)]
pub struct OpenDocument {
    pub id: String,
    pub kind: DocumentKind,
    pub slug: String,
    /// `None` for a document that was never published.
    pub stored: Option<StoredDocument>,
    pub draft: Option<StoredDraft>,
    pub plan: Option<StoredPlan>,
    /// The person or command that made the latest revision.
    pub author: Option<String>,
}

/// The content of a document.
#[derive(Debug, Clone, PartialEq)]
pub struct Content {
    pub values: Value,
    /// The Markdown.
    pub text: String,
}

/// Who makes a change.
#[derive(Debug, Clone, Copy)]
pub enum By<'a> {
    Editor(Editor<'a>),
    /// A plan that is due.
    Plan(&'a StoredPlan),
}

/// The reason why a change was not carried out. Nothing has changed then.
#[derive(Debug)]
pub enum NotPublished {
    /// Somebody else changed the document meanwhile.
    Conflict,
    Faults(Vec<Fault>),
    Store(StoreError),
}

impl From<StoreError> for NotPublished {
    fn from(cause: StoreError) -> Self {
        Self::Store(cause)
    }
}

impl From<String> for NotPublished {
    fn from(message: String) -> Self {
        Self::Faults(vec![Fault { path: Vec::new(), line: None, message, warning: false }])
    }
}

impl From<(Value, String)> for Content {
    fn from((values, text): (Value, String)) -> Self {
        Self { values, text }
    }
}

impl OpenDocument {
    /// Loads a document by id; `None` if there is neither a document nor a draft.
    pub async fn load(state: &AppState, id: &str) -> Result<Option<Self>, StoreError> {
        let store = &state.store;
        let (stored, draft) = (store.document(id).await?, store.draft(id).await?);
        let name = match (&stored, &draft) {
            (Some(stored), _) => (stored.kind, stored.slug.clone()),
            (None, Some(draft)) => (draft.kind, draft.slug.clone()),
            (None, None) => return Ok(None),
        };
        let author = match &stored {
            Some(stored) => store.revision_author(stored.kind.as_str(), &stored.slug, stored.revision).await?,
            None => None,
        };
        let plan = store.plan(id).await?;
        Ok(Some(Self { id: id.to_owned(), kind: name.0, slug: name.1, stored, draft, plan, author }))
    }

    /// Loads all documents and drafts, ordered by kind and slug.
    pub async fn all(store: &Store) -> Result<Vec<Self>, StoreError> {
        let drafts = store.drafts().await?.into_iter().map(|draft| (draft.document_id.clone(), draft));
        let mut drafts: BTreeMap<String, StoredDraft> = drafts.collect();
        let plans = store.plans().await?.into_iter().map(|plan| (plan.document_id.clone(), plan));
        let mut plans: BTreeMap<String, StoredPlan> = plans.collect();
        let mut authors = store.document_authors().await?;
        let mut documents: Vec<Self> = Vec::new();
        for stored in store.all_documents().await? {
            let id = stored.id.clone();
            documents.push(Self {
                kind: stored.kind,
                slug: stored.slug.clone(),
                stored: Some(stored),
                draft: drafts.remove(&id),
                plan: plans.remove(&id),
                author: authors.remove(&id),
                id,
            });
        }
        documents.extend(drafts.into_values().map(|draft| Self {
            id: draft.document_id.clone(),
            kind: draft.kind,
            slug: draft.slug.clone(),
            stored: None,
            plan: plans.remove(&draft.document_id),
            draft: Some(draft),
            author: None,
        }));
        documents.sort_by(|one, other| (one.kind, &one.slug).cmp(&(other.kind, &other.slug)));
        Ok(documents)
    }

    /// Returns the version of the draft; 0 for none.
    pub fn draft_version(&self) -> i64 {
        self.draft.as_ref().map_or(0, |draft| draft.version)
    }

    /// Returns the document that visitors see, unless it starts later.
    pub fn published(&self) -> Option<&StoredDocument> {
        self.stored.as_ref().filter(|stored| !stored.draft)
    }

    /// Returns the published revision; 0 for none.
    pub fn public_revision(&self) -> i64 {
        self.published().map_or(0, |stored| stored.revision)
    }

    /// Returns the content that waits for publication: the working draft, else a document that is a draft by its own
    /// values.
    pub fn unpublished(&self) -> Option<Content> {
        let draft = self.draft.as_ref().map(|draft| Content {
            values: serde_json::from_str(&draft.head).unwrap_or_default(),
            text: draft.text.clone(),
        });
        draft.or_else(|| self.stored.as_ref().filter(|stored| stored.draft).map(|stored| values_of(stored).into()))
    }

    /// Returns the content that an editor continues with.
    pub fn edited(&self) -> Option<Content> {
        self.unpublished().or_else(|| self.stored.as_ref().map(|stored| values_of(stored).into()))
    }

    /// Returns the address of its page.
    pub fn path(&self) -> Option<String> {
        self.kind.page(&self.slug)
    }

    /// Returns the title for lists: that of the published version, else of the draft, else the name.
    pub fn title(&self, tokens: &Tokens) -> String {
        let body = match (self.published(), &self.draft, &self.stored) {
            (Some(stored), ..) | (None, None, Some(stored)) => stored.body.as_str(),
            (None, Some(draft), _) => draft.head.as_str(),
            (None, None, None) => "",
        };
        let values: Value = serde_json::from_str(body).unwrap_or_default();
        let key = match self.kind {
            DocumentKind::Page => "label",
            DocumentKind::Landing => "name",
            DocumentKind::List => return capitalised(&self.slug),
            DocumentKind::Menus | DocumentKind::Redirects | DocumentKind::Words | DocumentKind::Settings => {
                return capitalised(self.kind.as_str());
            }
            _ => "title",
        };
        let title = values.get(key).and_then(Value::as_str).filter(|title| !title.trim().is_empty());
        title.map_or_else(|| self.kind.document_name(&self.slug), |title| tokens.fill(title).into_owned())
    }

    /// Returns instant and author of the latest change, drafts included.
    pub fn last_change(&self) -> (i64, &str) {
        let stored = self.stored.as_ref().map(|stored| (stored.updated_at, self.author.as_deref().unwrap_or_default()));
        let draft = self.draft.as_ref().map(|draft| (draft.updated_at, draft.updated_by.as_str()));
        draft.into_iter().chain(stored).max_by_key(|(at, _)| *at).unwrap_or_default()
    }

    pub fn state(&self, now_ms: i64) -> DocumentState {
        let published = self.published();
        let has_changes = match (published, &self.draft) {
            (Some(stored), Some(_)) => self.unpublished() != Some(values_of(stored).into()),
            _ => false,
        };
        let facts = DocumentFacts {
            is_published: published.is_some(),
            publish_at: published.map_or(0, |stored| stored.publish_at),
            has_changes,
            has_plan: self.plan.is_some(),
            has_ended: published.is_some_and(|stored| is_over(stored, now_ms)),
        };
        DocumentState::of(facts, now_ms)
    }
}

/// Returns true for a closed job, and for the landing of a past event.
fn is_over(document: &StoredDocument, now_ms: i64) -> bool {
    match document.kind {
        DocumentKind::Job => JobPosting::read(document).is_ok_and(|job| job.is_closed(now_ms)),
        DocumentKind::Landing => EventLanding::read(document).is_ok_and(|landing| has_ended(&landing, now_ms)),
        _ => false,
    }
}

fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Publishes the working draft.
pub async fn publish(state: &AppState, document: &OpenDocument, by: By<'_>) -> Result<(), NotPublished> {
    if document.unpublished().is_none() && matches!(by, By::Editor(_)) {
        return Ok(());
    }
    let checked = check_publish(state, document).await?;
    apply(state, document, vec![checked], DraftEffect::Delete, "content.publish", by).await
}

/// Returns the draft as a published document, or the faults that prevent it.
pub async fn check_publish(state: &AppState, document: &OpenDocument) -> Result<NewDocument, NotPublished> {
    match document.unpublished() {
        Some(content) => check_public(state, document, content).await,
        None => Err("There is no draft to publish.".to_owned().into()),
    }
}

/// Takes a document offline. Its content becomes the working draft, unless there is one.
pub async fn unpublish(state: &AppState, document: &OpenDocument, by: By<'_>) -> Result<(), NotPublished> {
    let Some(stored) = document.published() else {
        return match by {
            By::Editor(_) => Ok(()),
            By::Plan(_) => Err("The document is not published.".to_owned().into()),
        };
    };
    let library = state.library().await?;
    let hidden = check_unpublish(&library, document)?;
    let (values, text) = values_of(stored);
    let by_email = match by {
        By::Editor(editor) => editor.email,
        By::Plan(plan) => &plan.planned_by,
    };
    let draft = DraftEffect::Begin { head: values.to_string(), text, by: by_email.to_owned() };
    apply(state, document, vec![hidden], draft, "content.unpublish", by).await
}

/// Returns a published document as a draft, or the faults that this would cause.
pub fn check_unpublish(library: &Library, document: &OpenDocument) -> Result<NewDocument, NotPublished> {
    let Some(stored) = document.published() else {
        return Err("The document is not published.".to_owned().into());
    };
    if document.kind == DocumentKind::Settings {
        return Err("Delete this document instead; `site.toml` applies then.".to_owned().into());
    }
    if matches!(document.kind, DocumentKind::List | DocumentKind::Menus | DocumentKind::Redirects | DocumentKind::Words)
    {
        return Err("The site needs this document, so it cannot be unpublished.".to_owned().into());
    }
    let (mut values, text) = values_of(stored);
    if let Some(values) = values.as_object_mut() {
        values.insert(DRAFT.to_owned(), json!(true));
    }
    let checked = library.check(document.kind, &document.slug, &values, &text);
    let hidden = checked.document.ok_or(NotPublished::Faults(checked.faults))?;
    let links = document.path().map(|path| library.links_to(&path)).unwrap_or_default();
    match links.is_empty() {
        true => Ok(hidden),
        false => Err(format!("Remove the links to this document first, in {}.", links.join(", ")).into()),
    }
}

/// Publishes an earlier revision again. Returns false for an unknown number.
pub async fn restore(
    state: &AppState,
    document: &OpenDocument,
    revision: i64,
    by: By<'_>,
) -> Result<bool, NotPublished> {
    let (kind, slug) = (document.kind, document.slug.as_str());
    let source = state.store.revision_source(kind.as_str(), slug, revision).await?;
    let Some(content) = source.and_then(|source| values_of_source(kind, slug, &source)) else { return Ok(false) };
    let checked = check_public(state, document, content.into()).await?;
    apply(state, document, vec![checked], DraftEffect::Keep, "content.restore", by).await?;
    Ok(true)
}

/// Deletes a document with its draft. Its address leads to `redirect_to` from then on.
pub async fn delete(
    state: &AppState,
    document: &OpenDocument,
    redirect_to: Option<&str>,
    by: By<'_>,
) -> Result<(), NotPublished> {
    let mut documents = Vec::new();
    if let (Some(to), Some(from), Some(_)) = (redirect_to, document.path(), &document.stored) {
        let mut others = state.store.all_documents().await?;
        others.retain(|other| other.id != document.id);
        let redirects = others.iter().find(|other| other.kind == DocumentKind::Redirects);
        let mut values = redirects.map_or_else(|| json!({ "redirects": [] }), |redirects| values_of(redirects).0);
        let mut place = 0;
        if let Some(entries) = values.get_mut("redirects").and_then(Value::as_array_mut) {
            place = entries.len();
            entries.push(json!({ "from": from, "to": to }));
        }
        let library = Library::new(&others, &state.store.media().await?);
        let slug = DocumentKind::Redirects.as_str();
        let Checked { document: checked, faults } = library.check(DocumentKind::Redirects, slug, &values, "");
        // A file may name a landing that is still to come; an editor chooses a page that is there.
        let of_entry = |fault: &&Fault| fault.path.get(1) == Some(&PathStep::Index(place));
        let refused: Vec<Fault> =
            faults.iter().filter(of_entry).map(|fault| Fault { warning: false, ..fault.clone() }).collect();
        if !refused.is_empty() {
            return Err(NotPublished::Faults(refused));
        }
        documents.push(checked.ok_or(NotPublished::Faults(faults))?);
    }
    let change = change(document, documents, DraftEffect::Delete, "content.delete", by);
    let editing = change.editing.map(|editing| Editing { removes_document: document.stored.is_some(), ..editing });
    carry_out(state, ContentChange { editing, ..change }).await
}

/// Checks content that is to become public.
async fn check_public(
    state: &AppState,
    document: &OpenDocument,
    content: Content,
) -> Result<NewDocument, NotPublished> {
    let Content { mut values, text } = content;
    if let Some(values) = values.as_object_mut() {
        values.remove(DRAFT);
    }
    let checked = state.library().await?.check(document.kind, &document.slug, &values, &text);
    checked.document.ok_or(NotPublished::Faults(checked.faults))
}

async fn apply(
    state: &AppState,
    document: &OpenDocument,
    documents: Vec<NewDocument>,
    draft: DraftEffect,
    action: &'static str,
    by: By<'_>,
) -> Result<(), NotPublished> {
    let documents = documents.into_iter().map(|new| NewDocument { id: Some(document.id.clone()), ..new }).collect();
    carry_out(state, change(document, documents, draft, action, by)).await
}

fn change(
    document: &OpenDocument,
    documents: Vec<NewDocument>,
    draft: DraftEffect,
    action: &'static str,
    by: By<'_>,
) -> ContentChange {
    let (changed_by, user_id, plan_due_at) = match by {
        By::Editor(editor) => (editor.email, Some(editor.id.to_owned()), None),
        By::Plan(plan) => (plan.planned_by.as_str(), None, Some(plan.due_at)),
    };
    let editing = Editing {
        document_id: document.id.clone(),
        user_id,
        action,
        revision: document.stored.as_ref().map_or(0, |stored| stored.revision),
        // Only a change that uses up the draft depends on its version.
        draft_version: (draft == DraftEffect::Delete).then(|| document.draft_version()),
        draft,
        removes_document: false,
        plan_due_at,
    };
    ContentChange { documents, changed_by: changed_by.to_owned(), editing: Some(editing), ..ContentChange::default() }
}

async fn carry_out(state: &AppState, change: ContentChange) -> Result<(), NotPublished> {
    let changed = state.store.change_content(&change, state.clock.now_ms()).await;
    changed.map_err(|cause| match cause {
        ContentChangeError::OtherVersion => NotPublished::Conflict,
        ContentChangeError::Store(cause) => NotPublished::Store(cause),
        refused => refusal(&refused).into(),
    })?;
    // Other servers notice it within a second; this one at once.
    if let Err(cause) = state.refresh_content_version().await {
        tracing::warn!(%cause, "a change of content is published, but not shown yet");
    }
    Ok(())
}

/// Returns the message for the editor of a refused change.
fn refusal(cause: &ContentChangeError) -> String {
    match cause {
        ContentChangeError::BookedLanding { meetings, .. } => {
            format!("{} booked here. Cancel or move every meeting first.", meetings_are(meetings))
        }
        ContentChangeError::LostSlots { slot, more, .. } => {
            let others = if *more == 0 { String::new() } else { format!(" and {more} more") };
            format!(
                "This would remove booked slots ({} {}{others}); cancel or move those meetings first.",
                slot.day,
                slot.time()
            )
        }
        ContentChangeError::OtherTimeZone { meetings, time_zone, .. } => {
            format!(
                "{} booked in {time_zone}. Cancel or move every meeting before you change the time zone.",
                meetings_are(meetings)
            )
        }
        ContentChangeError::NeededPage { path } => format!("The site needs the page {path}."),
        ContentChangeError::UnknownRelated { related, .. } => format!("{related} does not exist; choose another one."),
        ContentChangeError::TakenAddress { address, other, .. } => {
            format!("{address} is the address of {other}; choose another one.")
        }
        ContentChangeError::Edited { .. }
        | ContentChangeError::OtherVersion
        | ContentChangeError::HasPages
        | ContentChangeError::Store(_) => cause.to_string(),
    }
}

/// Returns a fault's message with the key of its value.
fn reason(fault: &Fault) -> String {
    let key = fault.path.iter().rev().find_map(|step| match step {
        PathStep::Key(key) => Some(key),
        PathStep::Index(_) => None,
    });
    key.map_or_else(|| fault.message.clone(), |key| format!("{key}: {}", fault.message))
}

/// Carries out the plans that are due. Only one of several servers does so.
pub async fn carry_out_plans(state: &AppState) -> Result<(), StoreError> {
    let now_ms = state.clock.now_ms();
    // A clock that looks wrong publishes nothing.
    if state.store.trusted_time(now_ms).await? != now_ms {
        return Ok(());
    }
    for plan in state.store.due_plans(now_ms).await? {
        let Some(document) = OpenDocument::load(state, &plan.document_id).await? else { continue };
        let by = By::Plan(&plan);
        let done = match plan.action {
            PlanAction::Publish => publish(state, &document, by).await,
            PlanAction::Unpublish => unpublish(state, &document, by).await,
        };
        match done {
            Ok(()) => {
                tracing::info!(document = plan.document_id, action = plan.action.as_str(), "planned publication done")
            }
            // Another server was faster, or an editor has just saved: the next round looks again.
            Err(NotPublished::Conflict) => {}
            Err(NotPublished::Faults(faults)) => {
                let reasons: Vec<String> = faults.iter().filter(|fault| !fault.warning).map(reason).collect();
                state.store.fail_plan(&plan, &reasons.join("\n")).await?;
                tracing::warn!(
                    document = plan.document_id,
                    "a planned publication failed; the back office shows the reason"
                );
            }
            Err(NotPublished::Store(cause)) => return Err(cause),
        }
    }
    Ok(())
}
