//! Working drafts: what editors have typed and not published. Saving one changes nothing that visitors see.

use uuid::Uuid;

use super::sql::named;
use super::{Store, StoreError, Write, content_version};
use model::DocumentKind;

/// The audit log names an editor who continues to type once in this time.
const SAME_SITTING_MS: i64 = 10 * 60 * 1000;

/// A working draft, as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredDraft {
    /// The id of the document, also before it exists.
    pub document_id: String,
    pub kind: DocumentKind,
    /// The slug under which it was created or last published.
    pub slug: String,
    /// Incremented with each save.
    pub version: i64,
    /// The revision of the document that it began from; 0 for none.
    pub base_revision: i64,
    /// The values as JSON, possibly with faults.
    pub head: String,
    /// The Markdown below the values.
    pub text: String,
    /// UTC milliseconds.
    pub created_at: i64,
    /// UTC milliseconds.
    pub updated_at: i64,
    /// The e-mail address of the last editor.
    pub updated_by: String,
}

/// The person who makes a change in the back office.
#[derive(Debug, Clone, Copy)]
pub struct Editor<'a> {
    pub id: &'a str,
    pub email: &'a str,
}

/// A working draft, ready to be saved.
#[derive(Debug, Clone, Copy)]
pub struct DraftSave<'a> {
    pub document_id: &'a str,
    /// The version that the editor has seen; 0 for no draft yet.
    pub version: i64,
    /// See [`StoredDraft::base_revision`].
    pub base_revision: i64,
    /// The values as JSON.
    pub head: &'a str,
    pub text: &'a str,
}

/// The outcome of saving or discarding a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DraftChanged {
    /// The draft has this version now; 0 once it is discarded.
    Done(i64),
    /// Somebody else saved, discarded or published it meanwhile.
    Conflict,
    /// There is no document with this id.
    Unknown,
}

from_row!(row => StoredDraft {
    document_id,
    kind = named(row, "kind", DocumentKind::parse)?,
    slug, version, base_revision, head, text, created_at, updated_at, updated_by,
});

/// Returns the audit log's name of a document.
pub(super) fn object(id: &str) -> String {
    format!("document:{id}")
}

/// Numbers a change of a document. Changes wait for one another until the transaction ends, so that numbers appear in
/// their order.
pub(super) async fn number_change(write: &mut Write, id: &str) -> Result<(), sqlx::Error> {
    let sql = "update content_version set changes = changes + 1 where id = 1 returning changes";
    let number: i64 = sqlx::query_scalar(sql).fetch_one(&mut *write.transaction).await?;
    let sql = "insert into document_changes (document_id, number) values ($1, $2) \
               on conflict (document_id) do update set number = excluded.number";
    write.run(query!(sql, id, number)).await?;
    Ok(())
}

/// Returns the id of a draft that is stored under a name, and whose document does not exist.
pub(super) async fn unpublished_id(write: &mut Write, kind: &str, slug: &str) -> Result<Option<String>, sqlx::Error> {
    let sql = "select document_id from document_drafts where kind = $1 and slug = $2 \
               and not exists (select 1 from documents where id = document_id) order by document_id";
    query_scalar!(sql, kind, slug).fetch_optional(&mut *write.transaction).await
}

/// Gives a document's draft the document's present name, and numbers the change.
pub(super) async fn follow(write: &mut Write, id: &str, kind: &str, slug: &str) -> Result<(), sqlx::Error> {
    rename(write, id, kind, slug).await?;
    number_change(write, id).await
}

/// Changes the name under which a draft is stored.
pub(super) async fn rename(write: &mut Write, id: &str, kind: &str, slug: &str) -> Result<(), sqlx::Error> {
    write.run(query!("update document_drafts set kind = $1, slug = $2 where document_id = $3", kind, slug, id)).await?;
    Ok(())
}

/// Removes the plan of a document that no longer exists, unless its draft remains.
pub(super) async fn document_removed(write: &mut Write, id: &str) -> Result<(), sqlx::Error> {
    let sql = "delete from document_plans where document_id = $1 \
               and not exists (select 1 from document_drafts draft where draft.document_id = $1)";
    write.run(query!(sql, id)).await?;
    number_change(write, id).await
}

/// Inserts or replaces a draft whose version was compared already.
pub(super) async fn put(
    write: &mut Write,
    name: (DocumentKind, &str),
    save: &DraftSave<'_>,
    email: &str,
    now_ms: i64,
) -> Result<i64, sqlx::Error> {
    let version = save.version + 1;
    let sql = "insert into document_drafts (document_id, kind, slug, version, base_revision, head, text, created_at, \
               updated_at, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9) \
               on conflict (document_id) do update set version = excluded.version, \
               base_revision = excluded.base_revision, head = excluded.head, text = excluded.text, \
               updated_at = excluded.updated_at, updated_by = excluded.updated_by";
    write
        .run(query!(
            sql,
            save.document_id,
            name.0.as_str(),
            name.1,
            version,
            save.base_revision,
            save.head,
            save.text,
            now_ms,
            email
        ))
        .await?;
    number_change(write, save.document_id).await?;
    Ok(version)
}

/// Returns a draft within a transaction. Concurrent changes wait until it ends.
pub(super) async fn locked(write: &mut Write, id: &str) -> Result<Option<StoredDraft>, sqlx::Error> {
    // The row's lock makes a second writer wait, also for a draft that does not exist yet.
    content_version::lock(write).await?;
    let sql = "select * from document_drafts where document_id = $1";
    query_as!(sql, id).fetch_optional(&mut *write.transaction).await
}

/// Deletes a draft, and the plan of a document that does not exist.
pub(super) async fn delete(write: &mut Write, id: &str) -> Result<(), sqlx::Error> {
    write.run(query!("delete from document_drafts where document_id = $1", id)).await?;
    let sql = "delete from document_plans where document_id = $1 \
               and (action = 'publish' or not exists (select 1 from documents where id = $1))";
    write.run(query!(sql, id)).await?;
    number_change(write, id).await
}

impl Store {
    /// Returns every draft, ordered by kind and slug.
    pub async fn drafts(&self) -> Result<Vec<StoredDraft>, StoreError> {
        let sql = "select * from document_drafts order by kind, slug, document_id";
        Ok(sqlx::query_as(sql).fetch_all(&self.pool).await?)
    }

    pub async fn draft(&self, document_id: &str) -> Result<Option<StoredDraft>, StoreError> {
        let sql = "select * from document_drafts where document_id = $1";
        Ok(query_as!(sql, document_id).fetch_optional(&self.pool).await?)
    }

    /// Creates the draft of a new document and returns its id; `None` if another document or draft has the name.
    pub async fn create_draft(
        &self,
        kind: DocumentKind,
        slug: &str,
        (head, text): (&str, &str),
        by: Editor<'_>,
        now_ms: i64,
    ) -> Result<Option<String>, StoreError> {
        let id = Uuid::now_v7().to_string();
        let mut write = self.write().await?;
        locked(&mut write, &id).await?;
        let sql = "select slug from documents where kind = $1 and slug = $2 \
                   union select slug from document_drafts where kind = $1 and slug = $2";
        let taken: Option<String> =
            query_scalar!(sql, kind.as_str(), slug).fetch_optional(&mut *write.transaction).await?;
        if taken.is_some() {
            return write.refuse(None).await;
        }
        let save = DraftSave { document_id: &id, version: 0, base_revision: 0, head, text };
        put(&mut write, (kind, slug), &save, by.email, now_ms).await?;
        write.log(Some(by.id), "content.create", &object(&id), now_ms).await?;
        write.accept(Some(id)).await
    }

    /// Saves a draft, unless somebody else changed it meanwhile.
    pub async fn save_draft(
        &self,
        save: &DraftSave<'_>,
        by: Editor<'_>,
        now_ms: i64,
    ) -> Result<DraftChanged, StoreError> {
        let mut write = self.write().await?;
        let former = locked(&mut write, save.document_id).await?;
        if former.as_ref().map_or(0, |draft| draft.version) != save.version {
            return write.refuse(DraftChanged::Conflict).await;
        }
        let name = match &former {
            Some(draft) => Some((draft.kind.as_str().to_owned(), draft.slug.clone())),
            None => {
                let sql = "select kind, slug from documents where id = $1";
                query_as!(sql, save.document_id).fetch_optional(&mut *write.transaction).await?
            }
        };
        let Some((Some(kind), slug)) = name.map(|(kind, slug)| (DocumentKind::parse(&kind), slug)) else {
            return write.refuse(DraftChanged::Unknown).await;
        };
        let version = put(&mut write, (kind, &slug), save, by.email, now_ms).await?;
        let is_same_sitting =
            former.is_some_and(|draft| draft.updated_by == by.email && now_ms - draft.updated_at < SAME_SITTING_MS);
        if !is_same_sitting {
            write.log(Some(by.id), "content.draft", &object(save.document_id), now_ms).await?;
        }
        write.accept(DraftChanged::Done(version)).await
    }

    /// Deletes a draft, unless somebody else changed it meanwhile. A document that was never published disappears.
    pub async fn discard_draft(
        &self,
        document_id: &str,
        version: i64,
        by: Editor<'_>,
        now_ms: i64,
    ) -> Result<DraftChanged, StoreError> {
        let mut write = self.write().await?;
        match locked(&mut write, document_id).await? {
            None => return write.refuse(DraftChanged::Unknown).await,
            Some(draft) if draft.version != version => return write.refuse(DraftChanged::Conflict).await,
            Some(_) => {}
        }
        delete(&mut write, document_id).await?;
        write.log(Some(by.id), "content.discard", &object(document_id), now_ms).await?;
        write.accept(DraftChanged::Done(0)).await
    }

    /// Returns the number of the latest change of any document or draft.
    pub async fn latest_document_change(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar("select changes from content_version where id = 1").fetch_one(&self.pool).await?)
    }

    /// Returns the earliest change after a number, with the document's id. Of several changes of a document only the
    /// latest counts.
    pub async fn document_change_after(&self, number: i64) -> Result<Option<(i64, String)>, StoreError> {
        let sql = "select number, document_id from document_changes where number > $1 order by number limit 1";
        Ok(query_as!(sql, number).fetch_optional(&self.pool).await?)
    }
}
