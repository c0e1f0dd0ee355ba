//! The revision history of documents.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Snapshot, Store, StoreError, Write};
use model::DocumentKind;

/// Limit of revisions per document: months of daily edits, and a bound on a script that imports every minute.
const REVISIONS_MAX: i64 = 50;

/// A revision, ready to be recorded.
pub(super) struct NewRevision<'a> {
    pub(super) kind: &'a str,
    pub(super) slug: &'a str,
    /// `published`, `draft` or `removed`.
    pub(super) status: &'a str,
    pub(super) body: &'a str,
    pub(super) source: &'a str,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Author<'a> {
    pub(super) changed_by: &'a str,
    /// UTC milliseconds.
    pub(super) now_ms: i64,
    /// True if the change comes from the editor's files.
    pub(super) from_files: bool,
}

/// A revision of a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[ts(rename = "RevisionRow")]
#[schema(as = RevisionRow)]
pub struct Revision {
    /// Counts from 1.
    #[serde(rename = "revision")]
    pub number: i64,
    /// UTC milliseconds.
    #[serde(rename = "at")]
    pub changed_at: i64,
    /// An e-mail address, or a command.
    #[serde(rename = "by")]
    pub changed_by: String,
    #[ts(type = "\"published\" | \"draft\" | \"removed\"")]
    pub status: String,
    /// Length of the file's text, in characters.
    #[serde(skip)]
    pub size: i64,
}

from_row!(row => Revision { number = row.try_get("revision")?, changed_at, changed_by, status, size });

/// A document whose newest revision is not in the editor's files: it was changed in the back office, or restored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditedDocument {
    /// Such as `pages/about`.
    pub name: String,
    /// True if it was removed.
    pub removed: bool,
    /// The person or command that made the change.
    pub changed_by: String,
    /// UTC milliseconds.
    pub changed_at: i64,
}

/// Records a revision of a document and deletes the oldest ones beyond the limit. Returns its number.
pub(super) async fn record(
    write: &mut Write,
    revision: &NewRevision<'_>,
    author: Author<'_>,
) -> Result<i64, sqlx::Error> {
    let sql = "select coalesce(max(revision), 0) from document_revisions where kind = $1 and slug = $2";
    let latest: i64 = query_scalar!(sql, revision.kind, revision.slug).fetch_one(&mut *write.transaction).await?;
    let number = latest + 1;
    let sql = "insert into document_revisions (kind, slug, revision, status, body, source, changed_at, changed_by, \
               in_files) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    write
        .run(query!(
            sql,
            revision.kind,
            revision.slug,
            number,
            revision.status,
            revision.body,
            revision.source,
            author.now_ms,
            author.changed_by,
            i64::from(author.from_files)
        ))
        .await?;
    let sql = "delete from document_revisions where kind = $1 and slug = $2 and revision <= $3";
    write.run(query!(sql, revision.kind, revision.slug, number - REVISIONS_MAX)).await?;
    Ok(number)
}

pub(super) async fn record_removal(
    write: &mut Write,
    kind: &str,
    slug: &str,
    author: Author<'_>,
) -> Result<(), sqlx::Error> {
    let revision = NewRevision { kind, slug, status: "removed", body: "", source: "" };
    record(write, &revision, author).await?;
    Ok(())
}

impl Store {
    /// Returns the revisions of a document, newest first.
    pub async fn revisions(&self, kind: &str, slug: &str) -> Result<Vec<Revision>, StoreError> {
        let sql = "select revision, status, cast(length(source) as bigint) as size, changed_at, changed_by \
                   from document_revisions where kind = $1 and slug = $2 order by revision desc";
        let revisions = query_as!(sql, kind, slug).fetch_all(&self.pool).await?;
        Ok(revisions)
    }

    /// Returns the file's text of a revision; `None` for a removal and for an unknown number.
    pub async fn revision_source(&self, kind: &str, slug: &str, number: i64) -> Result<Option<String>, StoreError> {
        let sql = "select source from document_revisions \
                   where kind = $1 and slug = $2 and revision = $3 and status <> 'removed'";
        Ok(query_scalar!(sql, kind, slug, number).fetch_optional(&self.pool).await?)
    }

    /// Returns the person or command that made a revision.
    pub async fn revision_author(&self, kind: &str, slug: &str, number: i64) -> Result<Option<String>, StoreError> {
        let sql = "select changed_by from document_revisions where kind = $1 and slug = $2 and revision = $3";
        Ok(query_scalar!(sql, kind, slug, number).fetch_optional(&self.pool).await?)
    }

    /// Notes that the editor's files have some revisions, so that an import may replace them.
    pub async fn note_export(&self, revisions: &[(String, String, i64)]) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        for (kind, slug, revision) in revisions {
            let sql = "update document_revisions set in_files = 1 where kind = $1 and slug = $2 and revision = $3";
            write.run(query!(sql, kind.as_str(), slug.as_str(), revision)).await?;
        }
        Ok(write.commit().await?)
    }
}

impl Snapshot {
    /// Returns kind, slug and number of the revisions that the editor's files lack.
    pub async fn revisions_not_in_files(&mut self) -> Result<Vec<(String, String, i64)>, StoreError> {
        let sql =
            "select kind, slug, revision from document_revisions where in_files = 0 order by kind, slug, revision";
        Ok(sqlx::query_as(sql).fetch_all(&mut *self.transaction).await?)
    }
}

/// Returns the documents whose newest revision is not in the editor's files, by kind and slug.
pub(super) async fn edited(write: &mut Write) -> Result<BTreeMap<(String, String), EditedDocument>, sqlx::Error> {
    let rows: Vec<(String, String, String, String, i64)> = sqlx::query_as(
        "select kind, slug, status, changed_by, changed_at from document_revisions revision where in_files = 0 \
         and not exists (select 1 from document_revisions newer where newer.kind = revision.kind \
         and newer.slug = revision.slug and newer.revision > revision.revision)",
    )
    .fetch_all(&mut *write.transaction)
    .await?;
    let edited = rows.into_iter().map(|(kind, slug, status, changed_by, changed_at)| {
        let name = document_name(&kind, &slug);
        ((kind, slug), EditedDocument { name, removed: status == "removed", changed_by, changed_at })
    });
    Ok(edited.collect())
}

/// Returns the name of a stored document. Its kind may be one of another version.
pub(super) fn document_name(kind: &str, slug: &str) -> String {
    DocumentKind::parse(kind).map_or_else(|| format!("{kind}/{slug}"), |kind| kind.document_name(slug))
}
