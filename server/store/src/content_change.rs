//! A change of content, applied in one transaction.

use std::collections::{BTreeMap, BTreeSet};

use super::bookings::{check_changed_landing, check_removed_landing};
use super::content_change_error::ContentChangeError;
use super::documents::{self, NewDocument, Upsert};
use super::drafts::{self, DraftSave, number_change};
use super::media_library::{self, changed};
use super::revisions::{self, Author, EditedDocument, document_name};
use super::{MediumChange, NewMedium, Store, Write, content_media, content_version, plans};
use model::{DocumentKind, NEEDED_PAGES, Redirects};

/// The intended content of the database.
#[derive(Debug, Clone, Default)]
pub struct ContentChange {
    /// Existing documents keep their ids and creation times.
    pub documents: Vec<NewDocument>,
    pub media: Vec<NewMedium>,
    /// Settings of media files by editors, by path below `media/`. Files that are not listed stay as they are.
    pub media_notes: Vec<(String, MediumChange)>,
    /// The person or command that makes the change.
    pub changed_by: String,
    /// True if the change comes from the editor's files. It then replaces no document that was edited since the files
    /// were written, unless `force` is set.
    pub from_files: bool,
    pub force: bool,
    /// True to remove documents and media that are not listed here.
    pub prune: bool,
    /// True to change nothing, and only return what would change.
    pub dry_run: bool,
    /// True to fail if the site has a page already.
    pub first: bool,
    /// The draft and the plan that a change in the back office concerns.
    pub editing: Option<Editing>,
}

/// The draft and the plan of the document that a change in the back office concerns.
#[derive(Debug, Clone)]
pub struct Editing {
    pub document_id: String,
    /// The user's id; `None` for a planned change.
    pub user_id: Option<String>,
    /// For the audit log, such as `content.publish`.
    pub action: &'static str,
    /// The expected revision of the stored document; 0 for none.
    pub revision: i64,
    /// The expected version of the draft, 0 for none; `None` if any will do.
    pub draft_version: Option<i64>,
    /// What becomes of the draft.
    pub draft: DraftEffect,
    /// True to delete the stored document.
    pub removes_document: bool,
    /// The instant of the plan that this change carries out.
    pub plan_due_at: Option<i64>,
}

/// What becomes of a draft when its document changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftEffect {
    /// It stays.
    Keep,
    /// Its content is published, or its document is deleted.
    Delete,
    /// The document's content becomes the draft, unless there is a draft.
    Begin {
        /// The values as JSON.
        head: String,
        text: String,
        /// The editor's e-mail address.
        by: String,
    },
}

/// Names of the documents and media that a content change affected.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ContentChanged {
    pub added: Vec<String>,
    pub updated: Vec<String>,
    pub removed: Vec<String>,
    /// Number of documents and media that were the same before.
    pub unchanged: usize,
    /// Documents among them that were edited since the editor's files were written.
    pub edited: Vec<EditedDocument>,
}

impl ContentChanged {
    /// Returns true when the change made any difference.
    pub fn is_different(&self) -> bool {
        !(self.added.is_empty() && self.updated.is_empty() && self.removed.is_empty())
    }

    /// Counts a medium as updated that may have been counted before.
    fn note_updated(&mut self, name: String) {
        if !self.added.contains(&name) && !self.updated.contains(&name) {
            self.unchanged = self.unchanged.saturating_sub(1);
            self.updated.push(name);
        }
    }

    fn count(&mut self, upsert: Upsert, name: String) {
        match upsert {
            Upsert::Added => self.added.push(name),
            Upsert::Updated => self.updated.push(name),
            Upsert::Unchanged => self.unchanged += 1,
        }
    }
}

impl Store {
    /// Applies a change, and raises the content version if it made any difference.
    pub async fn change_content(
        &self,
        change: &ContentChange,
        now_ms: i64,
    ) -> Result<ContentChanged, ContentChangeError> {
        if !change.dry_run {
            content_media::store_parts(self, &change.media).await?;
        }
        let mut write = self.write().await?;
        // Serialises concurrent changes: the row's lock makes the second one wait.
        content_version::lock(&mut write).await?;
        if change.first && documents::has_pages(&mut write).await? {
            return Err(ContentChangeError::HasPages);
        }
        if let Some(editing) = &change.editing {
            begin_editing(&mut write, editing, &change.documents).await?;
        }
        let author = Author { changed_by: &change.changed_by, now_ms, from_files: change.from_files };
        let mut edited = if change.from_files { revisions::edited(&mut write).await? } else { BTreeMap::new() };
        let mut changed = ContentChanged::default();
        for medium in &change.media {
            let edited = content_media::edited(&mut write, &medium.path).await?;
            let upsert = put_medium(&mut write, medium, change.dry_run, author).await?;
            if !matches!(upsert, Upsert::Unchanged) {
                changed.edited.extend(edited);
            }
            changed.count(upsert, media_name(&medium.path));
        }
        for (path, notes) in &change.media_notes {
            let edited = content_media::edited(&mut write, path).await?;
            if media_library::set_notes(&mut write, path, notes, author).await? {
                changed.edited.extend(edited);
                changed.note_updated(media_name(path));
            }
        }
        let (mut removed, mut replaced_pages) = (Vec::new(), Vec::new());
        for document in &change.documents {
            let is_landing = document.kind == DocumentKind::Landing;
            let earlier =
                if is_landing { documents::body(&mut write, document.kind, &document.slug).await? } else { None };
            if !change.from_files {
                check_file(&mut write, document).await?;
            }
            let (upsert, replaced) = documents::put(&mut write, document, author).await?;
            if is_landing {
                check_changed_landing(&mut write, document, earlier.as_deref(), now_ms).await?;
            }
            if !matches!(upsert, Upsert::Unchanged) {
                let key = (document.kind.as_str().to_owned(), document.slug.clone());
                changed.edited.extend(edited.remove(&key));
            }
            changed.count(upsert, document.kind.document_name(&document.slug));
            changed.removed.extend(replaced.iter().map(|(kind, slug)| document_name(kind, slug)));
            changed.edited.extend(replaced.iter().filter_map(|key| edited.remove(key)));
            replaced_pages.extend(replaced.into_iter().filter(|(kind, _)| kind == DocumentKind::Page.as_str()));
        }
        check_needed(&mut write, &replaced_pages).await?;
        if change.prune {
            changed.removed.extend(prune_media(&mut write, &change.media).await?.iter().map(|path| media_name(path)));
            removed = documents::prune(&mut write, &change.documents, author).await?;
            for (_, token) in removed.iter().filter(|(kind, _)| kind == DocumentKind::Landing.as_str()) {
                check_removed_landing(&mut write, token, now_ms).await?;
            }
            changed.removed.extend(removed.iter().map(|(kind, slug)| document_name(kind, slug)));
            changed.edited.extend(removed.iter().filter_map(|key| edited.remove(key)));
        }
        if let Some(editing) = change.editing.as_ref().filter(|editing| editing.removes_document) {
            let (kind, slug) = documents::remove(&mut write, &editing.document_id, author).await?;
            if kind == DocumentKind::Landing.as_str() {
                check_removed_landing(&mut write, &slug, now_ms).await?;
            }
            changed.removed.push(document_name(&kind, &slug));
        }
        check_related(&mut write, change, &removed).await?;
        check_addresses(&mut write, change).await?;
        if change.dry_run {
            write.rollback().await?;
            return Ok(changed);
        }
        if !change.force && !changed.edited.is_empty() {
            return Err(ContentChangeError::Edited { documents: changed.edited });
        }
        if let Some(editing) = &change.editing {
            end_editing(&mut write, editing, &change.documents, now_ms).await?;
        }
        if !changed.is_different() {
            match change.editing {
                Some(_) => write.commit().await?,
                None => write.rollback().await?,
            }
            return Ok(changed);
        }
        media_library::note_unused(&mut write, now_ms).await?;
        content_media::delete_unused_parts(&mut write).await?;
        content_version::raise(&mut write).await?;
        Ok(write.accept(changed).await?)
    }
}

/// Checks that no document of another file has the name of a document. Files are replaced on purpose.
async fn check_file(write: &mut Write, document: &NewDocument) -> Result<(), ContentChangeError> {
    let NewDocument { kind, slug, file, body, .. } = document;
    match documents::file(write, *kind, slug).await?.filter(|other| other != file) {
        Some(other) => {
            let address = addresses(kind.as_str(), slug, body).into_iter().next().unwrap_or_default();
            Err(ContentChangeError::TakenAddress { file: file.clone(), address, other })
        }
        None => Ok(()),
    }
}

/// Checks that every page that the site requires has a successor, if it was replaced by a page with another path.
async fn check_needed(write: &mut Write, replaced: &[(String, String)]) -> Result<(), ContentChangeError> {
    for (_, slug) in replaced {
        let path = format!("/{slug}");
        let is_needed = NEEDED_PAGES.contains(&path.as_str());
        if is_needed && documents::file(write, DocumentKind::Page, slug).await?.is_none() {
            return Err(ContentChangeError::NeededPage { path });
        }
    }
    Ok(())
}

/// Checks that the draft and the plan are as expected. The draft gets the name under which the document is stored.
async fn begin_editing(
    write: &mut Write,
    editing: &Editing,
    documents: &[NewDocument],
) -> Result<(), ContentChangeError> {
    let id = &editing.document_id;
    let draft = drafts::locked(write, id).await?;
    let version = draft.as_ref().map_or(0, |draft| draft.version);
    let sql = "select revision from documents where id = $1";
    let revision: Option<i64> = query_scalar!(sql, id.as_str()).fetch_optional(&mut *write.transaction).await?;
    if editing.draft_version.is_some_and(|seen| seen != version) || revision.unwrap_or_default() != editing.revision {
        return Err(ContentChangeError::OtherVersion);
    }
    if let Some(due_at) = editing.plan_due_at
        && !plans::remove(write, id, due_at).await?
    {
        return Err(ContentChangeError::OtherVersion);
    }
    // A page's draft may name another address than the one under which it was created.
    if let Some(document) = documents.iter().find(|document| document.id.as_ref() == Some(id)) {
        drafts::rename(write, id, document.kind.as_str(), &document.slug).await?;
    }
    Ok(())
}

/// Applies the effects on the draft, and logs the change.
async fn end_editing(
    write: &mut Write,
    editing: &Editing,
    documents: &[NewDocument],
    now_ms: i64,
) -> Result<(), sqlx::Error> {
    let id = editing.document_id.as_str();
    match (&editing.draft, documents.first()) {
        (DraftEffect::Keep, _) => {}
        (DraftEffect::Delete, _) => drafts::delete(write, id).await?,
        (DraftEffect::Begin { head, text, by }, Some(document)) => {
            if drafts::locked(write, id).await?.is_none() {
                let save = DraftSave { document_id: id, version: 0, base_revision: 0, head, text };
                drafts::put(write, (document.kind, &document.slug), &save, by, now_ms).await?;
            }
        }
        (DraftEffect::Begin { .. }, None) => {}
    }
    let object = drafts::object(id);
    write.log(editing.user_id.as_deref(), editing.action, &object, now_ms).await
}

/// Returns the name of a file at a path below `media/`.
fn media_name(path: &str) -> String {
    format!("media/{path}")
}

async fn put_medium(
    write: &mut Write,
    medium: &NewMedium,
    dry_run: bool,
    author: Author<'_>,
) -> Result<Upsert, sqlx::Error> {
    let stored = content_media::stored(write, &medium.path).await?;
    if stored == Some((medium.digest.clone(), medium.width, medium.height)) {
        return Ok(Upsert::Unchanged);
    }
    if !dry_run {
        content_media::put(write, medium, author).await?;
    }
    Ok(if stored.is_some() { Upsert::Updated } else { Upsert::Added })
}

/// Removes the editor's files that are not among `kept`. Returns their paths.
async fn prune_media(write: &mut Write, kept: &[NewMedium]) -> Result<Vec<String>, sqlx::Error> {
    let kept: BTreeSet<&str> = kept.iter().map(|medium| medium.path.as_str()).collect();
    let mut paths: Vec<String> =
        sqlx::query_scalar("select path from content_media where origin = 'library' and in_files = 1 order by path")
            .fetch_all(&mut *write.transaction)
            .await?;
    paths.retain(|path| !kept.contains(path.as_str()));
    for path in &paths {
        write.run(query!("delete from content_media where path = $1", path.as_str())).await?;
        number_change(write, &changed(path)).await?;
    }
    Ok(paths)
}

/// Checks that related documents exist. `removed` lists kind and slug of each document that the change has removed.
async fn check_related(
    write: &mut Write,
    change: &ContentChange,
    removed: &[(String, String)],
) -> Result<(), ContentChangeError> {
    for document in &change.documents {
        for related in &document.related {
            let sql = "select slug from documents where file = $1";
            let found = query!(sql, format!("{related}.md")).fetch_optional(&mut *write.transaction).await?;
            if found.is_none() {
                let pruned = removed.iter().any(|(kind, slug)| document_name(kind, slug) == *related);
                let (file, related) = (document.file.clone(), related.clone());
                return Err(ContentChangeError::UnknownRelated { file, related, pruned });
            }
        }
    }
    Ok(())
}

/// Checks that no document of the change has the address of another document or a redirect.
async fn check_addresses(write: &mut Write, change: &ContentChange) -> Result<(), ContentChangeError> {
    let changed: BTreeSet<&str> = change.documents.iter().map(|document| document.file.as_str()).collect();
    let mut taken: BTreeMap<String, String> = BTreeMap::new();
    let sql = "select kind, slug, file, body from documents order by kind, slug";
    let documents: Vec<(String, String, String, String)> =
        sqlx::query_as(sql).fetch_all(&mut *write.transaction).await?;
    for (kind, slug, file, body) in documents {
        for address in addresses(&kind, &slug, &body) {
            match taken.get(&address) {
                Some(other) if changed.contains(file.as_str()) => {
                    return Err(ContentChangeError::TakenAddress { file, address, other: other.clone() });
                }
                Some(other) if changed.contains(other.as_str()) => {
                    return Err(ContentChangeError::TakenAddress { file: other.clone(), address, other: file });
                }
                Some(_) => {}
                None => drop(taken.insert(address, file.clone())),
            }
        }
    }
    Ok(())
}

/// Returns the addresses that a stored document claims: its own, or the sources of its redirects.
fn addresses(kind: &str, slug: &str, body: &str) -> Vec<String> {
    match DocumentKind::parse(kind) {
        // Redirects of a version that this one cannot read are not served either.
        Some(DocumentKind::Redirects) => serde_json::from_str::<Redirects>(body)
            .map(|list| list.redirects.into_iter().map(|redirect| redirect.from.into()).collect())
            .unwrap_or_default(),
        Some(kind) => kind.addresses(slug).collect(),
        None => Vec::new(),
    }
}
