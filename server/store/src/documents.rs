//! Documents: all content that editors write.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sqlx::{Any, Executor};
use uuid::Uuid;

use super::content_change_error::ContentChangeError;
use super::drafts;
use super::revisions::{Author, NewRevision, record, record_removal};
use super::sql::named;
use super::{Backend, Snapshot, Store, StoreError, Write};
use model::{DocumentKind, MediaFiles, NEEDED_PAGES, digest};

/// A document, as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredDocument {
    pub kind: DocumentKind,
    /// Unique within its kind.
    pub slug: String,
    /// UUIDv7, constant for as long as the document or its draft exists.
    pub id: String,
    /// Drafts are never served.
    pub draft: bool,
    /// Start of publication in UTC milliseconds; 0 for documents without one.
    pub publish_at: i64,
    /// Number of the latest revision.
    pub revision: i64,
    /// Path of its file, relative to the content folder.
    pub file: String,
    /// The file's values as JSON, without the text below its front matter, which only `source` holds.
    pub body: String,
    /// Files under `media/` that it uses.
    pub media: MediaFiles,
    /// The file's exact text.
    pub source: String,
    /// UTC milliseconds.
    pub created_at: i64,
    /// UTC milliseconds.
    pub updated_at: i64,
}

impl StoredDocument {
    /// Returns true when visitors can see the document at `now_ms`.
    pub fn is_public(&self, now_ms: i64) -> bool {
        !self.draft && self.publish_at <= now_ms
    }

    /// Deserialises the body. Fails for a document that this version cannot read.
    pub fn head<T: DeserializeOwned>(&self) -> Result<T, String> {
        // Not straight from the text: the compiler would generate the code of each type twice.
        serde_json::from_str::<Value>(&self.body).and_then(serde_json::from_value).map_err(|cause| cause.to_string())
    }
}

/// A document, ready to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDocument {
    /// The id of a document that is new, such as that of its draft; created if missing. A stored document keeps its id.
    pub id: Option<String>,
    pub kind: DocumentKind,
    /// Unique within its kind.
    pub slug: String,
    /// Drafts are never served.
    pub draft: bool,
    /// Start of publication in UTC milliseconds; 0 for documents without one.
    pub publish_at: i64,
    /// Documents that it recommends, as `folder/slug`. They have to exist.
    pub related: Vec<String>,
    /// Path of its file, relative to the content folder. Replaces a document that was stored for this file under
    /// another name.
    pub file: String,
    /// The file's values as JSON.
    pub body: String,
    /// Files under `media/` that it uses.
    pub media: MediaFiles,
    /// The file's exact text.
    pub source: String,
}

impl fmt::Display for StoredDocument {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.kind.as_str(), self.slug)
    }
}

/// The effect of writing one row.
pub(super) enum Upsert {
    Added,
    Updated,
    Unchanged,
}

impl Store {
    /// Returns every document, drafts included, ordered by kind and slug.
    pub async fn all_documents(&self) -> Result<Vec<StoredDocument>, StoreError> {
        all(&self.pool).await
    }

    pub async fn document(&self, id: &str) -> Result<Option<StoredDocument>, StoreError> {
        Ok(query_as!("select * from documents where id = $1", id).fetch_optional(&self.pool).await?)
    }

    /// Returns the kind of a document or a draft by id.
    pub async fn document_kind(&self, id: &str) -> Result<Option<DocumentKind>, StoreError> {
        let sql = "select kind from documents where id = $1 union all \
                   select kind from document_drafts where document_id = $1";
        let kind: Option<String> = query_scalar!(sql, id).fetch_optional(&self.pool).await?;
        Ok(kind.as_deref().and_then(DocumentKind::parse))
    }

    /// Returns the person or command that made the latest revision of each document, by the document's id.
    pub async fn document_authors(&self) -> Result<BTreeMap<String, String>, StoreError> {
        let sql = "select document.id, revision.changed_by from documents document join document_revisions revision \
                   on revision.kind = document.kind and revision.slug = document.slug \
                   and revision.revision = document.revision";
        let authors: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(&self.pool).await?;
        Ok(authors.into_iter().collect())
    }

    /// Returns the kinds of which at least one document exists.
    pub async fn document_kinds(&self) -> Result<BTreeSet<DocumentKind>, StoreError> {
        let kinds: Vec<String> =
            sqlx::query_scalar("select distinct kind from documents").fetch_all(&self.pool).await?;
        Ok(kinds.iter().filter_map(|kind| DocumentKind::parse(kind)).collect())
    }
}

impl Snapshot {
    /// Returns every document, drafts included, ordered by kind and slug.
    pub async fn all_documents(&mut self) -> Result<Vec<StoredDocument>, StoreError> {
        all(&mut *self.transaction).await
    }
}

async fn all(executor: impl Executor<'_, Database = Any>) -> Result<Vec<StoredDocument>, StoreError> {
    Ok(sqlx::query_as("select * from documents order by kind, slug").fetch_all(executor).await?)
}

from_row!(row => StoredDocument {
    kind = named(row, "kind", DocumentKind::parse)?,
    slug, id,
    draft = row.try_get::<&str, _>("status")? == "draft",
    publish_at, revision, file, body,
    media = serde_json::from_str(row.try_get("media")?).map_err(|cause| sqlx::Error::Decode(cause.into()))?,
    source, created_at, updated_at,
});

/// Returns the digest of a document's row.
fn row_digest(document: &NewDocument, media: &str) -> Result<String, sqlx::Error> {
    let NewDocument { file, body, source, .. } = document;
    Ok(digest(as_json(&[status(document.draft), file, body, media, source])?.as_bytes()))
}

/// Stores a document and its revision. Also returns kinds and slugs of the documents that it replaced.
pub(super) async fn put(
    write: &mut Write,
    document: &NewDocument,
    author: Author<'_>,
) -> Result<(Upsert, Vec<(String, String)>), sqlx::Error> {
    let NewDocument { kind, slug, draft, file, body, source, .. } = document;
    let (kind, status) = (kind.as_str(), status(*draft));
    let media = as_json(&document.media)?;
    let digest = row_digest(document, &media)?;
    let sql = "select digest from documents where kind = $1 and slug = $2";
    let stored: Option<String> =
        query_scalar!(sql, kind, slug.as_str()).fetch_optional(&mut *write.transaction).await?;
    if stored.as_ref() == Some(&digest) {
        return Ok((Upsert::Unchanged, Vec::new()));
    }
    let sql = "delete from documents where file = $1 and not (kind = $2 and slug = $3) returning kind, slug, id";
    let replaced: Vec<(String, String, String)> =
        query_as!(sql, file.as_str(), kind, slug.as_str()).fetch_all(&mut *write.transaction).await?;
    let mut former_id = None;
    let mut moved = Vec::new();
    for (kind, slug, id) in replaced {
        record_removal(write, &kind, &slug, author).await?;
        moved.push((kind, slug));
        former_id = Some(id);
    }
    let draft_id = drafts::unpublished_id(write, kind, slug).await?;
    let fresh_id = former_id.or_else(|| document.id.clone()).or(draft_id).unwrap_or_else(|| Uuid::now_v7().to_string());
    let revision = record(write, &NewRevision { kind, slug, status, body, source }, author).await?;
    let sql = "insert into documents (kind, slug, status, revision, file, body, media, source, digest, created_at, \
               updated_at, id, publish_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12) \
               on conflict (kind, slug) do update set status = excluded.status, revision = excluded.revision, \
               file = excluded.file, body = excluded.body, media = excluded.media, source = excluded.source, \
               digest = excluded.digest, updated_at = excluded.updated_at, publish_at = excluded.publish_at \
               returning id";
    let id: String = query_scalar!(
        sql,
        kind,
        slug.as_str(),
        status,
        revision,
        file.as_str(),
        body.as_str(),
        media,
        source.as_str(),
        digest,
        author.now_ms,
        fresh_id,
        document.publish_at
    )
    .fetch_one(&mut *write.transaction)
    .await?;
    drafts::follow(write, &id, kind, slug).await?;
    Ok((if stored.is_some() { Upsert::Updated } else { Upsert::Added }, moved))
}

/// Returns the body of a landing that takes bookings. Until the transaction ends, no import changes it: on SQLite there
/// is one writer at a time, on PostgreSQL the import waits for the row.
pub(super) async fn lock_landing(
    write: &mut Write,
    backend: Backend,
    token: &str,
) -> Result<Option<String>, sqlx::Error> {
    let sql = match backend {
        Backend::Sqlite => "select body from documents where kind = 'landing' and slug = $1 and status = 'published'",
        Backend::Postgres => {
            "select body from documents where kind = 'landing' and slug = $1 and status = 'published' for share"
        }
    };
    query_scalar!(sql, token).fetch_optional(&mut *write.transaction).await
}

pub(super) async fn body(write: &mut Write, kind: DocumentKind, slug: &str) -> Result<Option<String>, sqlx::Error> {
    let sql = "select body from documents where kind = $1 and slug = $2";
    query_scalar!(sql, kind.as_str(), slug).fetch_optional(&mut *write.transaction).await
}

pub(super) async fn has_pages(write: &mut Write) -> Result<bool, sqlx::Error> {
    let sql = "select count(*) from documents where kind = $1";
    let pages: i64 = query_scalar!(sql, DocumentKind::Page.as_str()).fetch_one(&mut *write.transaction).await?;
    Ok(pages > 0)
}

pub(super) async fn file(write: &mut Write, kind: DocumentKind, slug: &str) -> Result<Option<String>, sqlx::Error> {
    let sql = "select file from documents where kind = $1 and slug = $2";
    query_scalar!(sql, kind.as_str(), slug).fetch_optional(&mut *write.transaction).await
}

/// Removes the documents that are not among `kept`, except the settings, which few folders have. Returns their kinds and slugs. Fails for pages that the site
/// requires.
pub(super) async fn prune(
    write: &mut Write,
    kept: &[NewDocument],
    author: Author<'_>,
) -> Result<Vec<(String, String)>, ContentChangeError> {
    let kept: BTreeSet<(&str, &str)> =
        kept.iter().map(|document| (document.kind.as_str(), document.slug.as_str())).collect();
    let stored: Vec<(String, String, String)> =
        sqlx::query_as("select kind, slug, id from documents order by kind, slug")
            .fetch_all(&mut *write.transaction)
            .await?;
    let mut removed = Vec::new();
    for (kind, slug, id) in stored {
        if kind == DocumentKind::Settings.as_str() || kept.contains(&(kind.as_str(), slug.as_str())) {
            continue;
        }
        removed.push(remove(write, &id, author).await?);
    }
    Ok(removed)
}

/// Removes a document. Returns its kind and slug. Fails for pages that the site requires.
pub(super) async fn remove(
    write: &mut Write,
    id: &str,
    author: Author<'_>,
) -> Result<(String, String), ContentChangeError> {
    let sql = "delete from documents where id = $1 returning kind, slug";
    let (kind, slug): (String, String) = query_as!(sql, id).fetch_one(&mut *write.transaction).await?;
    let path = format!("/{slug}");
    if kind == DocumentKind::Page.as_str() && NEEDED_PAGES.contains(&path.as_str()) {
        return Err(ContentChangeError::NeededPage { path });
    }
    record_removal(write, &kind, &slug, author).await?;
    drafts::document_removed(write, id).await?;
    Ok((kind, slug))
}

/// Returns the status as the database spells it.
fn status(draft: bool) -> &'static str {
    if draft { "draft" } else { "published" }
}

fn as_json<T: Serialize>(value: &T) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|cause| sqlx::Error::Encode(cause.into()))
}
