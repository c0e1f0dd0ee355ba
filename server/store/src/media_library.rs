//! The media library: uploads, the work on them, and the sizes of pictures.

use sqlx::{FromRow, Row};

use super::content_media::{NewMedium, StoredMediumHead, delete_unused_parts, put_parts_if_missing, store_parts};
use super::drafts::number_change;
use super::media_frames::{complete_set, fail_set, frame_of};
use super::revisions::Author;
use super::sql::named;
use super::{Editor, Store, StoreError, Write, content_version};
use model::MediaState;

/// Duration of a worker's lease. It renews the lease while it works.
pub const MEDIA_LEASE_MS: i64 = 60_000;
/// Attempts at an upload before it is given up: the server may have been stopped during an attempt.
const ATTEMPTS_MAX: i64 = 3;
/// Upper limit of the difference between several servers' clocks.
const SKEW_MS: i64 = 60_000;
/// Most files of one name: `desk.jpg`, `desk-2.jpg` and so on.
const SAME_NAMES_MAX: usize = 1000;

/// A file of the library, without its bytes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LibraryMedium {
    /// Its path below `media/`, or the name of the site's own picture or video that it replaces.
    pub path: String,
    /// True if it replaces one of the site's own.
    pub is_site: bool,
    /// SHA-256 of its bytes, in hexadecimal; empty until the first upload has been worked on.
    pub digest: String,
    /// Media type of a replacement; empty for a file whose extension says it.
    pub media_type: String,
    /// Length in bytes.
    pub size: i64,
    /// Pixels, as displayed; 0 if unknown.
    pub width: i64,
    /// Pixels, as displayed; 0 if unknown.
    pub height: i64,
    /// Milliseconds of a video; 0 if unknown.
    pub duration: i64,
    pub state: MediaState,
    /// Thousandths of the work on an upload.
    pub progress: i64,
    /// Why the work failed.
    pub error: String,
    /// SHA-256 of the upload that waits to be worked on; empty for none.
    pub received: String,
    /// Names its sizes; empty for none.
    pub rendition_set: String,
    /// Suggested alternative text.
    pub alt: String,
    /// The point that stays in sight when it is cropped, in thousandths of width and height.
    pub focus: (i64, i64),
    /// The part for upright windows as JSON; empty for none.
    pub upright: String,
    /// Incremented with each change, but not when its sizes are ready.
    pub revision: i64,
    /// UTC milliseconds.
    pub created_at: i64,
    /// UTC milliseconds.
    pub updated_at: i64,
    /// The person or command that made the latest change.
    pub updated_by: String,
}

from_row!(row => LibraryMedium {
    path,
    is_site = row.try_get::<&str, _>("origin")? == "site",
    digest, media_type, size, width, height, duration,
    state = named(row, "state", MediaState::parse)?,
    progress, error, received, rendition_set, alt,
    focus = (row.try_get("focus_x")?, row.try_get("focus_y")?),
    upright, revision, created_at, updated_at, updated_by,
});

/// A size of a picture, without its bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRendition {
    pub rendition_set: String,
    /// True for the part for upright windows.
    pub is_upright: bool,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
    /// `avif` or `webp`.
    pub format: String,
    /// SHA-256 of its bytes, in hexadecimal.
    pub digest: String,
    /// Length in bytes.
    pub size: i64,
}

from_row!(row => StoredRendition {
    rendition_set,
    is_upright = row.try_get::<&str, _>("shape")? == "upright",
    width, height, format, digest, size,
});

/// A size of a picture, ready to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRendition {
    /// True for the part for upright windows.
    pub is_upright: bool,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
    /// `avif` or `webp`.
    pub format: &'static str,
    /// SHA-256 of its bytes, in hexadecimal.
    pub digest: String,
    pub bytes: Vec<u8>,
}

/// An upload, ready to be stored.
#[derive(Debug, Clone, Copy)]
pub struct Upload<'a> {
    /// The bytes as received, or the final ones of a file that needs no work.
    pub file: &'a NewMedium,
    /// True for a file that needs no work.
    pub is_ready: bool,
    /// Media type of a replacement of the site's own; empty for a file whose extension says it.
    pub media_type: &'static str,
    /// Milliseconds of a video; 0 if unknown.
    pub duration: i64,
    pub by: Editor<'a>,
}

/// The outcome of storing a new file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Uploaded {
    /// It has this path now.
    Added(String),
    /// The library has the same bytes at this path.
    Same(String),
}

/// A change of a file's texts and shapes. What is `None` stays.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MediumChange {
    pub alt: Option<String>,
    pub focus: Option<(i64, i64)>,
    /// JSON; empty for none.
    pub upright: Option<String>,
}

/// The outcome of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MediumChanged {
    Done,
    /// Somebody else changed it meanwhile.
    Conflict,
    /// There is no such file.
    Unknown,
}

/// The result of the work on an upload.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MadeMedium {
    /// The file, made of the upload; `None` if the present one stays.
    pub file: Option<NewMedium>,
    /// Names the sizes.
    pub rendition_set: String,
    pub renditions: Vec<NewRendition>,
}

impl Store {
    /// Returns every file of the library, the newest first.
    pub async fn library_media(&self) -> Result<Vec<LibraryMedium>, StoreError> {
        let sql = "select * from content_media order by created_at desc, path";
        Ok(sqlx::query_as(sql).fetch_all(&self.pool).await?)
    }

    pub async fn library_medium(&self, path: &str) -> Result<Option<LibraryMedium>, StoreError> {
        let sql = "select * from content_media where path = $1";
        Ok(query_as!(sql, path).fetch_optional(&self.pool).await?)
    }

    /// Returns the sizes of all pictures.
    pub async fn renditions(&self) -> Result<Vec<StoredRendition>, StoreError> {
        let sql =
            "select * from content_renditions where unused_since = 0 order by rendition_set, shape, width, format";
        Ok(sqlx::query_as(sql).fetch_all(&self.pool).await?)
    }

    /// Returns the sizes of one picture.
    pub async fn renditions_of(&self, set: &str) -> Result<Vec<StoredRendition>, StoreError> {
        let sql = "select * from content_renditions where rendition_set = $1 and unused_since = 0 \
                   order by width desc, format";
        Ok(query_as!(sql, set).fetch_all(&self.pool).await?)
    }

    /// Returns a size, also one that no picture has any more.
    pub async fn rendition(
        &self,
        set: &str,
        is_upright: bool,
        width: i64,
        format: &str,
    ) -> Result<Option<StoredRendition>, StoreError> {
        let sql =
            "select * from content_renditions where rendition_set = $1 and shape = $2 and width = $3 and format = $4";
        let query = query_as!(sql, set, shape(is_upright), width, format);
        Ok(query.fetch_optional(&self.pool).await?)
    }

    /// Returns digest and length of a video that replaces one of the site's own.
    pub async fn replacement_head(&self, digest: &str) -> Result<Option<StoredMediumHead>, StoreError> {
        let sql = "select size from content_media where digest = $1 and origin = 'site'";
        let size: Option<i64> = query_scalar!(sql, digest).fetch_optional(&self.pool).await?;
        let size = size.map(|size| usize::try_from(size).unwrap_or_default());
        Ok(size.map(|size| StoredMediumHead { digest: digest.to_owned(), size }))
    }

    /// Stores a new file under its path, or the next free name like it.
    pub async fn add_medium(&self, upload: Upload<'_>, now_ms: i64) -> Result<Uploaded, StoreError> {
        let file = upload.file;
        store_parts(self, std::slice::from_ref(file)).await?;
        let mut write = self.write().await?;
        // Serialises uploads, so that two with the same name or bytes notice each other.
        content_version::lock(&mut write).await?;
        let sql = "select path from content_media where origin = 'library' and (received = $1 or source = $1 or digest = $1) \
                   order by path limit 1";
        let same: Option<String> =
            query_scalar!(sql, file.digest.as_str()).fetch_optional(&mut *write.transaction).await?;
        if let Some(path) = same {
            return write.refuse(Uploaded::Same(path)).await;
        }
        let path = free_path(&mut write, &file.path).await?;
        put_parts_if_missing(&mut write, file).await?;
        insert(&mut write, &path, "library", now_ms).await?;
        receive(&mut write, &path, upload, now_ms).await?;
        write.log(Some(upload.by.id), "media.add", &changed(&path), now_ms).await?;
        write.accept(Uploaded::Added(path)).await
    }

    /// Replaces a file. With `is_site`, it is shown instead of one of the site's own from now on. Returns false for an
    /// unknown path of the library.
    pub async fn replace_medium(&self, upload: Upload<'_>, is_site: bool, now_ms: i64) -> Result<bool, StoreError> {
        let file = upload.file;
        store_parts(self, std::slice::from_ref(file)).await?;
        let mut write = self.write().await?;
        content_version::lock(&mut write).await?;
        if !exists(&mut write, &file.path).await? {
            if !is_site {
                return write.refuse(false).await;
            }
            insert(&mut write, &file.path, "site", now_ms).await?;
        }
        put_parts_if_missing(&mut write, file).await?;
        receive(&mut write, &file.path, upload, now_ms).await?;
        write.log(Some(upload.by.id), "media.replace", &changed(&file.path), now_ms).await?;
        write.accept(true).await
    }

    /// Changes texts and shapes of a file that has this revision. A new part for upright windows is work for a worker.
    pub async fn change_medium(
        &self,
        path: &str,
        revision: i64,
        change: &MediumChange,
        by: Editor<'_>,
        now_ms: i64,
    ) -> Result<MediumChanged, StoreError> {
        let mut write = self.write().await?;
        content_version::lock(&mut write).await?;
        let sql = "select * from content_media where path = $1";
        let held: Option<LibraryMedium> = query_as!(sql, path).fetch_optional(&mut *write.transaction).await?;
        let Some(held) = held else { return write.refuse(MediumChanged::Unknown).await };
        if held.revision != revision {
            return write.refuse(MediumChanged::Conflict).await;
        }
        put_change(&mut write, &held, change, Author { changed_by: by.email, now_ms, from_files: false }).await?;
        content_version::raise(&mut write).await?;
        write.log(Some(by.id), "media.change", &changed(path), now_ms).await?;
        write.accept(MediumChanged::Done).await
    }

    /// Deletes a file, provided that no document has changed since the change with the number `seen`, after which its uses were
    /// counted. A replaced one of the site's own is shown as it was.
    pub async fn delete_medium(
        &self,
        path: &str,
        seen: i64,
        by: Editor<'_>,
        now_ms: i64,
    ) -> Result<MediumChanged, StoreError> {
        let mut write = self.write().await?;
        content_version::lock(&mut write).await?;
        let changes: i64 = sqlx::query_scalar("select changes from content_version where id = 1")
            .fetch_one(&mut *write.transaction)
            .await?;
        if changes != seen {
            return write.refuse(MediumChanged::Conflict).await;
        }
        let deleted = write.run(query!("delete from content_media where path = $1", path)).await?;
        if deleted == 0 {
            return write.refuse(MediumChanged::Unknown).await;
        }
        finish_deletion(&mut write, path, by, now_ms).await?;
        write.accept(MediumChanged::Done).await
    }

    /// Leases the file that has waited longest for work to `owner`; `None` if no file waits.
    pub async fn lease_medium(&self, owner: &str, now_ms: i64) -> Result<Option<LibraryMedium>, StoreError> {
        let mut write = self.write().await?;
        // A lease far ahead stems from a clock that was set back since.
        let free = "state = 'processing' and (lease_until <= $1 or lease_until > $2)";
        // Uploads first: an editor waits for them. Frames last: they are many, and visitors see the earlier ones.
        let order = "case when origin = 'site' and path like 'frames/%' then 2 when received = '' then 1 else 0 end";
        let sql = format!(
            "update content_media set lease_owner = $3, lease_until = $4, attempts = attempts + 1 where {free} and path = \
             (select path from content_media where {free} order by {order}, updated_at, path limit 1) returning *"
        );
        let leased: Option<(LibraryMedium, i64)> =
            query!(sqlx::AssertSqlSafe(sql), now_ms, now_ms + MEDIA_LEASE_MS + SKEW_MS, owner, now_ms + MEDIA_LEASE_MS)
                .fetch_optional(&mut *write.transaction)
                .await?
                .map(|row| Ok::<_, sqlx::Error>((LibraryMedium::from_row(&row)?, row.try_get("attempts")?)))
                .transpose()?;
        let Some((medium, attempts)) = leased else { return write.refuse(None).await };
        if attempts > ATTEMPTS_MAX {
            let error = "The server was stopped each time that it worked on this file. Upload a smaller one.";
            fail(&mut write, &medium.path, owner, error).await?;
            return write.accept(None).await;
        }
        write.accept(Some(medium)).await
    }

    /// Renews a lease and records the progress in thousandths. Returns false once the lease is lost, such as to a newer
    /// upload.
    pub async fn renew_medium(&self, path: &str, owner: &str, progress: i64, now_ms: i64) -> Result<bool, StoreError> {
        let mut write = self.write().await?;
        let sql = "select progress from content_media where path = $1 and lease_owner = $2";
        let former: Option<i64> = query_scalar!(sql, path, owner).fetch_optional(&mut *write.transaction).await?;
        let Some(former) = former else { return write.refuse(false).await };
        let sql = "update content_media set lease_until = $1, progress = $2 where path = $3 and lease_owner = $4";
        write.run(query!(sql, now_ms + MEDIA_LEASE_MS, progress, path, owner)).await?;
        if former != progress {
            number_change(&mut write, &changed(path)).await?;
        }
        write.accept(true).await
    }

    /// Returns all bytes of a file, of a size or of an upload.
    pub async fn bytes_of(&self, digest: &str) -> Result<Vec<u8>, StoreError> {
        let sql = "select bytes from content_media_parts where digest = $1 order by number";
        let parts: Vec<Vec<u8>> = query_scalar!(sql, digest).fetch_all(&self.pool).await?;
        Ok(parts.concat())
    }

    /// Shows a file that was made of the first upload, before its sizes are there. Returns false once the lease is lost.
    pub async fn show_medium(&self, owner: &str, file: &NewMedium, now_ms: i64) -> Result<bool, StoreError> {
        store_parts(self, std::slice::from_ref(file)).await?;
        let mut write = self.write().await?;
        content_version::lock(&mut write).await?;
        if !holds(&mut write, &file.path, owner).await? {
            return write.refuse(false).await;
        }
        put_file(&mut write, file).await?;
        note_unused(&mut write, now_ms).await?;
        content_version::raise(&mut write).await?;
        number_change(&mut write, &changed(&file.path)).await?;
        write.accept(true).await
    }

    /// Stores the result of the work on a file. Returns false once the lease is lost.
    pub async fn finish_medium(
        &self,
        path: &str,
        owner: &str,
        made: &MadeMedium,
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let parts: Vec<NewMedium> = made.renditions.iter().map(NewRendition::as_file).collect();
        store_parts(self, &parts).await?;
        let mut write = self.write().await?;
        content_version::lock(&mut write).await?;
        if !holds(&mut write, path, owner).await? {
            return write.refuse(false).await;
        }
        if let Some(file) = &made.file {
            put_file(&mut write, file).await?;
        }
        for (rendition, part) in made.renditions.iter().zip(&parts) {
            put_parts_if_missing(&mut write, part).await?;
            let sql = "insert into content_renditions (rendition_set, shape, width, height, format, digest, \
                       size) values ($1, $2, $3, $4, $5, $6, $7) on conflict (rendition_set, shape, width, \
                       format) do update set height = excluded.height, digest = excluded.digest, \
                       size = excluded.size, unused_since = 0";
            write
                .run(query!(
                    sql,
                    made.rendition_set.as_str(),
                    shape(rendition.is_upright),
                    rendition.width,
                    rendition.height,
                    rendition.format,
                    rendition.digest.as_str(),
                    i64::try_from(rendition.bytes.len()).unwrap_or(i64::MAX)
                ))
                .await?;
        }
        let sql = "update content_media set state = 'ready', progress = 1000, error = '', rendition_set = $1, \
                   source = case when received = '' then source else received end, received = '', lease_owner = '', \
                   lease_until = 0, attempts = 0 where path = $2";
        write.run(query!(sql, made.rendition_set.as_str(), path)).await?;
        // Visitors see a frame together with all others of its set.
        let is_shown = match frame_of(path) {
            Some((set, _)) => complete_set(&mut write, set).await?,
            None => true,
        };
        if is_shown {
            note_unused(&mut write, now_ms).await?;
            delete_unused_parts(&mut write).await?;
            content_version::raise(&mut write).await?;
        }
        number_change(&mut write, &changed(path)).await?;
        write.accept(true).await
    }

    /// Records that an upload cannot be used. What was shown before stays.
    pub async fn fail_medium(&self, path: &str, owner: &str, error: &str) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        content_version::lock(&mut write).await?;
        if holds(&mut write, path, owner).await? {
            fail(&mut write, path, owner, error).await?;
            delete_unused_parts(&mut write).await?;
        }
        Ok(write.commit().await?)
    }

    /// Records that the editor's files have these paths with these bytes.
    pub async fn note_exported_media(&self, files: &[(String, String)]) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        for (path, digest) in files {
            let sql = "update content_media set in_files = 1 where path = $1 and digest = $2 and in_files = 0";
            write.run(query!(sql, path.as_str(), digest.as_str())).await?;
        }
        Ok(write.commit().await?)
    }
}

impl NewRendition {
    /// Returns its bytes as a file.
    fn as_file(&self) -> NewMedium {
        NewMedium {
            path: String::new(),
            digest: self.digest.clone(),
            width: self.width,
            height: self.height,
            bytes: self.bytes.clone(),
        }
    }
}

/// Returns the shape as the database spells it.
fn shape(is_upright: bool) -> &'static str {
    if is_upright { "upright" } else { "wide" }
}

/// Returns the name of a file in `document_changes` and in the audit log.
pub(super) fn changed(path: &str) -> String {
    format!("{MEDIA_CHANGE}{path}")
}

/// Start of the names of files in `document_changes`. Ids of documents have no colon.
pub const MEDIA_CHANGE: &str = "media:";

async fn exists(write: &mut Write, path: &str) -> Result<bool, sqlx::Error> {
    let sql = "select revision from content_media where path = $1";
    let found: Option<i64> = query_scalar!(sql, path).fetch_optional(&mut *write.transaction).await?;
    Ok(found.is_some())
}

async fn holds(write: &mut Write, path: &str, owner: &str) -> Result<bool, sqlx::Error> {
    let sql = "select lease_owner from content_media where path = $1";
    let held: Option<String> = query_scalar!(sql, path).fetch_optional(&mut *write.transaction).await?;
    Ok(held.as_deref() == Some(owner))
}

/// Returns the path, or the first free one with a number before its extension.
async fn free_path(write: &mut Write, path: &str) -> Result<String, StoreError> {
    let (stem, extension) = path.rsplit_once('.').unwrap_or((path, ""));
    let numbered = (2..SAME_NAMES_MAX).map(|number| format!("{stem}-{number}.{extension}"));
    for candidate in std::iter::once(path.to_owned()).chain(numbered) {
        if !exists(write, &candidate).await? {
            return Ok(candidate);
        }
    }
    Err(StoreError::Database(sqlx::Error::Protocol(format!("there are {SAME_NAMES_MAX} files like {path}"))))
}

async fn insert(write: &mut Write, path: &str, origin: &str, now_ms: i64) -> Result<(), sqlx::Error> {
    let sql = "insert into content_media (path, origin, digest, size, in_files, revision, created_at) \
               values ($1, $2, '', 0, 0, 0, $3)";
    write.run(query!(sql, path, origin, now_ms)).await?;
    Ok(())
}

/// Stores an upload in the row at a path: as the file itself, or as work for a worker.
async fn receive(write: &mut Write, path: &str, upload: Upload<'_>, now_ms: i64) -> Result<(), sqlx::Error> {
    let file = upload.file;
    if upload.is_ready {
        let shown = NewMedium { path: path.to_owned(), bytes: Vec::new(), ..file.clone() };
        put_row(write, &shown, file.bytes.len()).await?;
        let sql = "update content_media set state = 'ready', progress = 1000, error = '', received = '', source = $1, \
                   rendition_set = '', lease_owner = '', lease_until = 0, attempts = 0 where path = $2";
        write.run(query!(sql, file.digest.as_str(), path)).await?;
        content_version::raise(write).await?;
        note_unused(write, now_ms).await?;
    } else {
        write.run(query!("update content_media set received = $1 where path = $2", file.digest.as_str(), path)).await?;
        begin_work(write, path).await?;
    }
    let sql = "update content_media set duration = $1, in_files = 0, updated_at = $2, updated_by = $3, media_type = $5, \
               revision = revision + 1 where path = $4";
    write.run(query!(sql, upload.duration, now_ms, upload.by.email, path, upload.media_type)).await?;
    delete_unused_parts(write).await?;
    number_change(write, &changed(path)).await
}

/// Sets what the editor's files say about a file of the library. Returns false if it is so already, or is unknown.
pub(super) async fn set_notes(
    write: &mut Write,
    path: &str,
    notes: &MediumChange,
    author: Author<'_>,
) -> Result<bool, sqlx::Error> {
    let sql = "select * from content_media where path = $1 and origin = 'library'";
    let held: Option<LibraryMedium> = query_as!(sql, path).fetch_optional(&mut *write.transaction).await?;
    let Some(held) = held else { return Ok(false) };
    let now =
        MediumChange { alt: Some(held.alt.clone()), focus: Some(held.focus), upright: Some(held.upright.clone()) };
    if now == *notes {
        return Ok(false);
    }
    put_change(write, &held, notes, author).await?;
    Ok(true)
}

/// Changes texts and shapes of a file. A new part for upright windows is work for a worker.
async fn put_change(
    write: &mut Write,
    held: &LibraryMedium,
    change: &MediumChange,
    author: Author<'_>,
) -> Result<(), sqlx::Error> {
    let focus = change.focus.unwrap_or(held.focus);
    let upright = change.upright.as_deref().unwrap_or(&held.upright);
    let sql = "update content_media set alt = $1, focus_x = $2, focus_y = $3, upright = $4, updated_at = $5, \
               updated_by = $6, in_files = $7, revision = revision + 1 where path = $8";
    write
        .run(query!(
            sql,
            change.alt.as_deref().unwrap_or(&held.alt),
            focus.0,
            focus.1,
            upright,
            author.now_ms,
            author.changed_by,
            i64::from(author.from_files),
            held.path.as_str()
        ))
        .await?;
    if upright != held.upright && held.state != MediaState::Failed {
        begin_work(write, &held.path).await?;
    }
    number_change(write, &changed(&held.path)).await
}

/// Frees what a deleted file used, and records its deletion.
pub(super) async fn finish_deletion(
    write: &mut Write,
    path: &str,
    by: Editor<'_>,
    now_ms: i64,
) -> Result<(), sqlx::Error> {
    note_unused(write, now_ms).await?;
    delete_unused_parts(write).await?;
    content_version::raise(write).await?;
    number_change(write, &changed(path)).await?;
    write.log(Some(by.id), "media.delete", &changed(path), now_ms).await
}

/// Makes a file wait for a worker. One that works on it loses its lease.
async fn begin_work(write: &mut Write, path: &str) -> Result<(), sqlx::Error> {
    let sql = "update content_media set state = 'processing', progress = 0, error = '', lease_owner = '', \
               lease_until = 0, attempts = 0 where path = $1";
    write.run(query!(sql, path)).await?;
    Ok(())
}

async fn put_file(write: &mut Write, file: &NewMedium) -> Result<(), sqlx::Error> {
    put_parts_if_missing(write, file).await?;
    put_row(write, file, file.bytes.len()).await
}

/// Stores the digest and the sizes of a file. Sizes of the former file are no longer its own.
async fn put_row(write: &mut Write, file: &NewMedium, size: usize) -> Result<(), sqlx::Error> {
    let sql = "update content_media set rendition_set = case when digest = $1 then rendition_set else '' end, \
               digest = $1, size = $2, width = $3, height = $4 where path = $5";
    write
        .run(query!(
            sql,
            file.digest.as_str(),
            i64::try_from(size).unwrap_or(i64::MAX),
            file.width,
            file.height,
            file.path.as_str()
        ))
        .await?;
    Ok(())
}

async fn fail(write: &mut Write, path: &str, owner: &str, error: &str) -> Result<(), sqlx::Error> {
    let sql = "update content_media set state = 'failed', progress = 0, error = $1, received = '', lease_owner = '', \
               lease_until = 0, attempts = 0 where path = $2 and lease_owner = $3";
    write.run(query!(sql, error, path, owner)).await?;
    if let Some((set, _)) = frame_of(path) {
        fail_set(write, set).await?;
    }
    number_change(write, &changed(path)).await
}

/// Notes since when sizes are unused. Sizes that are used again lose the note.
pub(super) async fn note_unused(write: &mut Write, now_ms: i64) -> Result<(), sqlx::Error> {
    let sql = "update content_renditions set unused_since = $1 where unused_since = 0 \
               and rendition_set not in (select rendition_set from content_media)";
    write.run(query!(sql, now_ms)).await?;
    let sql = "update content_renditions set unused_since = 0 where unused_since > 0 \
               and rendition_set in (select rendition_set from content_media)";
    write.run(query!(sql)).await?;
    Ok(())
}

/// Deletes sizes that have been unused since before `before_ms`.
pub(super) async fn delete_unused_renditions(write: &mut Write, before_ms: i64) -> Result<(), sqlx::Error> {
    let sql = "delete from content_renditions where unused_since > 0 and unused_since < $1";
    let deleted = write.run(query!(sql, before_ms)).await?;
    if deleted > 0 {
        delete_unused_parts(write).await?;
    }
    Ok(())
}
