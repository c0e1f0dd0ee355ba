//! A change of content, applied in one transaction.

use std::collections::{BTreeMap, BTreeSet};

use super::bookings::{check_changed_landing, check_removed_landing};
use super::content_change_error::ContentChangeError;
use super::documents::{self, NewDocument, Upsert};
use super::revisions::Author;
use super::{NewMedium, Store, Write, content_media, content_schedule, content_version};
use crate::content::model::{DocumentKind, FORMS_OF_LANDINGS, Redirects};

/// The content that the database shall hold.
#[derive(Debug, Clone, Default)]
pub struct ContentChange {
    /// Existing documents keep their ids and creation times.
    pub documents: Vec<NewDocument>,
    pub media: Vec<NewMedium>,
    /// The person or command that makes the change.
    pub changed_by: String,
    /// True to remove documents and media that are not listed here.
    pub prune: bool,
}

/// Row counts of a content change.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ContentChanged {
    /// New documents and media.
    pub added: usize,
    /// Documents and media whose content differs from before.
    pub updated: usize,
    pub removed: usize,
    pub unchanged: usize,
}

impl ContentChanged {
    /// Returns true when the change made any difference.
    pub fn is_different(self) -> bool {
        self.added + self.updated + self.removed > 0
    }
}

impl Store {
    /// Applies a change, and raises the content version if it made any difference.
    pub async fn change_content(
        &self,
        change: &ContentChange,
        now_ms: i64,
    ) -> Result<ContentChanged, ContentChangeError> {
        content_media::store_parts(self, &change.media).await?;
        let mut write = self.write().await?;
        // Serialises concurrent changes: the row's lock makes the second one wait.
        sqlx::query("update content_version set version = version where id = 1")
            .execute(&mut *write.transaction)
            .await?;
        let author = Author { changed_by: &change.changed_by, now_ms };
        let mut changed = ContentChanged::default();
        for medium in &change.media {
            changed.count(put_medium(&mut write, medium).await?);
        }
        for document in &change.documents {
            let is_landing = document.kind == DocumentKind::Landing;
            let earlier =
                if is_landing { documents::body(&mut write, document.kind, &document.slug).await? } else { None };
            let (upsert, replaced) = documents::put(&mut write, document, author).await?;
            if is_landing {
                check_changed_landing(&mut write, document, earlier.as_deref(), now_ms).await?;
            }
            changed.count(upsert);
            changed.removed += replaced;
        }
        let mut removed = Vec::new();
        if change.prune {
            changed.removed += prune_media(&mut write, &change.media).await?;
            removed = documents::prune(&mut write, &change.documents, author).await?;
            for (_, token) in removed.iter().filter(|(kind, _)| kind == DocumentKind::Landing.as_str()) {
                check_removed_landing(&mut write, token, now_ms).await?;
            }
            changed.removed += removed.len();
        }
        check_related(&mut write, change, &removed).await?;
        check_addresses(&mut write, change).await?;
        if !changed.is_different() {
            write.rollback().await?;
            return Ok(changed);
        }
        content_media::delete_unused_parts(&mut write).await?;
        for instant in instants(change).filter(|instant| *instant > now_ms) {
            content_schedule::note(&mut write, instant).await?;
        }
        content_version::raise(&mut write).await?;
        write.commit().await?;
        Ok(changed)
    }
}

impl ContentChanged {
    fn count(&mut self, upsert: Upsert) {
        match upsert {
            Upsert::Added => self.added += 1,
            Upsert::Updated => self.updated += 1,
            Upsert::Unchanged => self.unchanged += 1,
        }
    }
}

async fn put_medium(write: &mut Write, medium: &NewMedium) -> Result<Upsert, sqlx::Error> {
    let held = content_media::held(write, &medium.path).await?;
    if held.as_ref().is_some_and(|(digest, in_parts)| *digest == medium.digest && *in_parts) {
        return Ok(Upsert::Unchanged);
    }
    content_media::put(write, medium).await?;
    Ok(if held.is_some() { Upsert::Updated } else { Upsert::Added })
}

async fn prune_media(write: &mut Write, kept: &[NewMedium]) -> Result<usize, sqlx::Error> {
    let kept: BTreeSet<&str> = kept.iter().map(|medium| medium.path.as_str()).collect();
    let mut removed = 0;
    let paths: Vec<String> =
        sqlx::query_scalar("select path from content_media").fetch_all(&mut *write.transaction).await?;
    for path in paths {
        if !kept.contains(path.as_str()) {
            sqlx::query("delete from content_media where path = $1")
                .bind(path)
                .execute(&mut *write.transaction)
                .await?;
            removed += 1;
        }
    }
    Ok(removed)
}

/// Checks that related documents exist. `removed` holds kinds and slugs of those that the change has removed.
async fn check_related(
    write: &mut Write,
    change: &ContentChange,
    removed: &[(String, String)],
) -> Result<(), ContentChangeError> {
    let name = |kind: &str, slug: &str| DocumentKind::parse(kind).map(|kind| format!("{}/{slug}", kind.folder()));
    for document in &change.documents {
        for related in &document.related {
            let found = sqlx::query("select slug from documents where file = $1")
                .bind(format!("{related}.md"))
                .fetch_optional(&mut *write.transaction)
                .await?;
            if found.is_none() {
                let pruned = removed.iter().any(|(kind, slug)| name(kind, slug).as_ref() == Some(related));
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

/// Returns the addresses that a stored document claims: its own, or those that its redirects lead away from.
fn addresses(kind: &str, slug: &str, body: &str) -> Vec<String> {
    match DocumentKind::parse(kind) {
        Some(DocumentKind::Page) => vec![format!("/{slug}")],
        Some(DocumentKind::Landing) => {
            [""].iter().chain(&FORMS_OF_LANDINGS).map(|form| format!("/{slug}{form}")).collect()
        }
        Some(DocumentKind::Event) => vec![format!("/events/{slug}")],
        Some(DocumentKind::Blog) => vec![format!("/blog/{slug}")],
        Some(DocumentKind::Job) => vec![format!("/career/{slug}")],
        // Those of another version, which this one cannot read, are not followed either.
        Some(DocumentKind::Redirects) => serde_json::from_str::<Redirects>(body)
            .map(|list| list.redirects.into_iter().map(|redirect| redirect.from.into()).collect())
            .unwrap_or_default(),
        Some(DocumentKind::News | DocumentKind::List | DocumentKind::Menus) | None => Vec::new(),
    }
}

/// Returns the instants at which documents are published or closed by their schedule.
fn instants(change: &ContentChange) -> impl Iterator<Item = i64> {
    change.documents.iter().flat_map(|document| [Some(document.publish_at), document.closed_from]).flatten()
}
