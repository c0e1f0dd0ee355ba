//! Images, videos and captions of the content.

use std::time::Instant;

use sqlx::{Any, AnyConnection, Executor};

use super::drafts::number_change;
use super::media_library::{LibraryMedium, changed};
use super::revisions::{Author, EditedDocument};
use super::{Snapshot, Store, StoreError, Write};

/// Length of a part, in bytes: memory use of a reader that waits for its client. The largest file has 256 parts.
pub const MEDIA_PART_BYTES: usize = 64 * 1024;

/// A media file's metadata.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredMediumHead {
    /// SHA-256 of its bytes, in hexadecimal.
    pub digest: String,
    /// Length in bytes.
    pub size: usize,
}

impl Store {
    /// Returns every media file that content may show, sorted by path.
    pub async fn media(&self) -> Result<Vec<LibraryMedium>, StoreError> {
        let sql = "select * from content_media where origin = 'library' and digest <> '' order by path";
        Ok(sqlx::query_as(sql).fetch_all(&self.pool).await?)
    }

    /// Returns the digest and size of the file at a path below `media/`.
    pub async fn medium_head(&self, path: &str) -> Result<Option<StoredMediumHead>, StoreError> {
        head(&self.pool, path).await
    }

    /// Returns one part of a file; `None` if it is not stored any more.
    pub async fn medium_part(&self, digest: &str, number: usize) -> Result<Option<Vec<u8>>, StoreError> {
        part(&self.pool, digest, number).await
    }

    /// Returns all bytes of the file at a path below `media/`.
    pub async fn medium(&self, path: &str) -> Result<Option<Vec<u8>>, StoreError> {
        read_all(&mut *self.pool.acquire().await?, path).await
    }
}

impl Snapshot {
    /// Returns the paths of all files, relative to `media/` and sorted, with their digests.
    pub async fn media_paths(&mut self) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "select path, digest from content_media where origin = 'library' and digest <> '' order by path";
        Ok(sqlx::query_as(sql).fetch_all(&mut *self.transaction).await?)
    }

    /// Returns every file of the library, sorted by path.
    pub async fn library_media(&mut self) -> Result<Vec<LibraryMedium>, StoreError> {
        let sql = "select * from content_media order by path";
        Ok(sqlx::query_as(sql).fetch_all(&mut *self.transaction).await?)
    }

    /// Returns all bytes of the file at one of [`Self::media_paths`]; fails for any other path.
    pub async fn medium(&mut self, path: &str) -> Result<Vec<u8>, StoreError> {
        read_all(&mut self.transaction, path).await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }
}

async fn head(executor: impl Executor<'_, Database = Any>, path: &str) -> Result<Option<StoredMediumHead>, StoreError> {
    let sql = "select digest, size from content_media where path = $1 and origin = 'library' and digest <> ''";
    let row: Option<(String, i64)> = query_as!(sql, path).fetch_optional(executor).await?;
    Ok(row.map(|(digest, size)| StoredMediumHead { digest, size: usize::try_from(size).unwrap_or_default() }))
}

async fn part(
    executor: impl Executor<'_, Database = Any>,
    digest: &str,
    number: usize,
) -> Result<Option<Vec<u8>>, StoreError> {
    let sql = "select bytes from content_media_parts where digest = $1 and number = $2";
    let number = i64::try_from(number).unwrap_or(i64::MAX);
    Ok(query_scalar!(sql, digest, number).fetch_optional(executor).await?)
}

async fn read_all(connection: &mut AnyConnection, path: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let Some(head) = head(&mut *connection, path).await? else { return Ok(None) };
    let mut bytes = Vec::with_capacity(head.size);
    for number in 0..head.size.div_ceil(MEDIA_PART_BYTES) {
        let Some(part) = part(&mut *connection, &head.digest, number).await? else { return Ok(None) };
        bytes.extend(part);
    }
    Ok(Some(bytes))
}

/// A media file, ready to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMedium {
    /// Its path below `media/`.
    pub path: String,
    /// SHA-256 of its bytes, in hexadecimal.
    pub digest: String,
    /// Pixels, as displayed; 0 for a file that is no picture.
    pub width: i64,
    /// Pixels, as displayed; 0 for a file that is no picture.
    pub height: i64,
    pub bytes: Vec<u8>,
}

/// Returns digest, width and height of the file at a path.
pub(super) async fn stored(write: &mut Write, path: &str) -> Result<Option<(String, i64, i64)>, sqlx::Error> {
    let sql = "select digest, width, height from content_media where path = $1";
    query_as!(sql, path).fetch_optional(&mut *write.transaction).await
}

/// Returns the file at a path if the editor's files lack it: an import would replace it by an earlier one.
pub(super) async fn edited(write: &mut Write, path: &str) -> Result<Option<EditedDocument>, sqlx::Error> {
    let sql = "select updated_by, updated_at from content_media where path = $1 and in_files = 0";
    let row: Option<(String, i64)> = query_as!(sql, path).fetch_optional(&mut *write.transaction).await?;
    let name = format!("media/{path}");
    Ok(row.map(|(changed_by, changed_at)| EditedDocument { name, removed: false, changed_by, changed_at }))
}

/// Stores the missing parts of files. Each file has its own transaction, followed by a pause: one transaction for much
/// media would make forms wait. Parts that no path refers to are not served.
pub(super) async fn store_parts(store: &Store, media: &[NewMedium]) -> Result<(), StoreError> {
    for medium in media {
        if has_parts(&store.pool, medium).await? {
            continue;
        }
        let began = Instant::now();
        let mut write = store.write().await?;
        put_parts(&mut write, medium).await?;
        write.commit().await?;
        tokio::time::sleep(began.elapsed()).await;
    }
    Ok(())
}

async fn has_parts(executor: impl Executor<'_, Database = Any>, medium: &NewMedium) -> Result<bool, sqlx::Error> {
    let sql = "select count(*) from content_media_parts where digest = $1";
    let parts: i64 = query_scalar!(sql, medium.digest.as_str()).fetch_one(executor).await?;
    Ok(usize::try_from(parts) == Ok(medium.bytes.len().div_ceil(MEDIA_PART_BYTES)))
}

/// Stores the parts of a file unless they are there.
pub(super) async fn put_parts_if_missing(write: &mut Write, medium: &NewMedium) -> Result<(), sqlx::Error> {
    match has_parts(&mut *write.transaction, medium).await? {
        true => Ok(()),
        false => put_parts(write, medium).await,
    }
}

async fn put_parts(write: &mut Write, medium: &NewMedium) -> Result<(), sqlx::Error> {
    for (number, part) in (0_i64..).zip(medium.bytes.chunks(MEDIA_PART_BYTES)) {
        let sql = "insert into content_media_parts (digest, number, bytes) values ($1, $2, $3) \
                   on conflict (digest, number) do nothing";
        write.run(query!(sql, medium.digest.as_str(), number, part)).await?;
    }
    Ok(())
}

/// Stores a file of the editor's, with its parts unless they are there. A worker makes its sizes.
pub(super) async fn put(write: &mut Write, medium: &NewMedium, author: Author<'_>) -> Result<(), sqlx::Error> {
    let sql = "insert into content_media (path, digest, size, width, height, created_at, updated_at, \
               updated_by) values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict (path) do update \
               set digest = excluded.digest, size = excluded.size, width = excluded.width, height = excluded.height, \
               updated_at = excluded.updated_at, updated_by = excluded.updated_by, state = 'processing', \
               progress = 0, error = '', received = '', source = '', rendition_set = '', in_files = 1, \
               lease_owner = '', lease_until = 0, attempts = 0, revision = content_media.revision + 1";
    write
        .run(query!(
            sql,
            medium.path.as_str(),
            medium.digest.as_str(),
            i64::try_from(medium.bytes.len()).unwrap_or(i64::MAX),
            medium.width,
            medium.height,
            author.now_ms,
            author.changed_by
        ))
        .await?;
    put_parts_if_missing(write, medium).await?;
    number_change(write, &changed(&medium.path)).await
}

/// Deletes parts that no file, size and upload refers to any more.
pub(super) async fn delete_unused_parts(write: &mut Write) -> Result<(), sqlx::Error> {
    let sql = "delete from content_media_parts where digest not in (select digest from content_media union \
               select received from content_media union select digest from content_renditions)";
    write.run(query!(sql)).await?;
    Ok(())
}
