//! Replacements of the delivery method's frames. They are uploaded one by one, as a set that visitors see once all
//! of its frames have their sizes. Each is a row of `content_media`, at `frames/{set}/{number}`.

use core_wasm::motion::sequencer::FRAMES;

use super::content_media::{NewMedium, delete_unused_parts, put_parts_if_missing, store_parts};
use super::drafts::number_change;
use super::media_library::{changed, finish_deletion};
use super::{Editor, MediumChanged, Store, StoreError, Write, content_version};
use model::MediaState;

/// Start of the paths of frames.
pub const FRAMES_PREFIX: &str = "frames/";
/// Name of all frames in the audit log and in `document_changes`.
const ALL: &str = "frames/delivery";
/// A frame that was received, in a set that is not complete: nothing has begun to work on it.
const WAITS: &str = "origin = 'site' and path like 'frames/%' and state = 'ready' and received <> ''";

/// A received frame.
#[derive(Debug, Clone, Copy)]
pub struct NewFrame<'a> {
    /// Name of the set: letters and digits.
    pub set: &'a str,
    /// From 1 to 72.
    pub number: u8,
    /// The bytes as received.
    pub file: &'a NewMedium,
    pub by: Editor<'a>,
}

/// The outcome of storing a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameAdded {
    Done,
    /// The first frame has this size.
    OtherSize {
        width: i64,
        height: i64,
    },
    /// The set has no first frame: another upload has begun since.
    Superseded,
}

impl Store {
    /// Stores a frame of a new set. The first one ends uploads that were not completed, the last one begins the work on the
    /// set.
    pub async fn add_frame(&self, frame: NewFrame<'_>, now_ms: i64) -> Result<FrameAdded, StoreError> {
        let NewFrame { set, number, file, by } = frame;
        store_parts(self, std::slice::from_ref(file)).await?;
        let mut write = self.write().await?;
        // Serialises uploads.
        content_version::lock(&mut write).await?;
        if number == 1 {
            let sql = format!("delete from content_media where {WAITS} and path not like $1");
            write.run(query!(sqlx::AssertSqlSafe(sql), all_of(set))).await?;
            delete_unused_parts(&mut write).await?;
        }
        let sql = "select width, height, state from content_media where path = $1";
        let first: Option<(i64, i64, String)> =
            query_as!(sql, path_of(set, 1)).fetch_optional(&mut *write.transaction).await?;
        match first {
            None if number == 1 => {}
            None => return write.refuse(FrameAdded::Superseded).await,
            // The set is complete: the answer to its last frame was lost.
            Some((.., state)) if state != MediaState::Ready.as_str() => return write.refuse(FrameAdded::Done).await,
            Some((width, height, _)) if number > 1 && (width, height) != (file.width, file.height) => {
                return write.refuse(FrameAdded::OtherSize { width, height }).await;
            }
            Some(_) => {}
        }
        put_parts_if_missing(&mut write, file).await?;
        let sql = "insert into content_media (path, origin, digest, size, width, height, state, received, in_files, \
                   created_at, updated_at, updated_by) values ($1, 'site', '', 0, $2, $3, 'ready', $4, 0, $5, $5, \
                   $6) on conflict (path) do update set width = excluded.width, height = excluded.height, \
                   received = excluded.received, updated_at = excluded.updated_at";
        write
            .run(query!(sql, path_of(set, number), file.width, file.height, file.digest.as_str(), now_ms, by.email))
            .await?;
        if count(&mut write, set).await? == i64::from(FRAMES) {
            // A set that is still being worked on is not shown any more.
            let sql = "delete from content_media where origin = 'site' and path like 'frames/%' and state <> 'ready'";
            write.run(query!(sql)).await?;
            write.run(query!("update content_media set state = 'processing' where path like $1", all_of(set))).await?;
            number_change(&mut write, &changed(ALL)).await?;
            write.log(Some(by.id), "media.replace", &changed(ALL), now_ms).await?;
        }
        write.accept(FrameAdded::Done).await
    }

    /// Deletes all frames, so that the site's own are shown again.
    pub async fn delete_frames(&self, by: Editor<'_>, now_ms: i64) -> Result<MediumChanged, StoreError> {
        let mut write = self.write().await?;
        content_version::lock(&mut write).await?;
        let sql = "delete from content_media where origin = 'site' and path like 'frames/%'";
        let deleted = write.run(query!(sql)).await?;
        if deleted == 0 {
            return write.refuse(MediumChanged::Unknown).await;
        }
        finish_deletion(&mut write, ALL, by, now_ms).await?;
        write.accept(MediumChanged::Done).await
    }
}

/// Returns the set and the number of a frame's path, both as text.
pub fn frame_of(path: &str) -> Option<(&str, &str)> {
    path.strip_prefix(FRAMES_PREFIX)?.split_once('/')
}

fn path_of(set: &str, number: u8) -> String {
    format!("{FRAMES_PREFIX}{set}/{number:02}")
}

/// Returns the pattern of the paths of a set.
fn all_of(set: &str) -> String {
    format!("{FRAMES_PREFIX}{set}/%")
}

async fn count(write: &mut Write, set: &str) -> Result<i64, sqlx::Error> {
    let sql = "select count(*) from content_media where path like $1";
    query_scalar!(sql, all_of(set)).fetch_one(&mut *write.transaction).await
}

/// Returns true once every frame of a set has its sizes. From then on it is shown, so the earlier one is deleted.
pub(super) async fn complete_set(write: &mut Write, set: &str) -> Result<bool, sqlx::Error> {
    let sql = "select count(*) from content_media where path like $1 and rendition_set = ''";
    let left: i64 = query_scalar!(sql, all_of(set)).fetch_one(&mut *write.transaction).await?;
    if left > 0 {
        return Ok(false);
    }
    let sql = format!(
        "delete from content_media where origin = 'site' and path like 'frames/%' and path not like $1 and not ({WAITS})"
    );
    write.run(query!(sqlx::AssertSqlSafe(sql), all_of(set))).await?;
    Ok(true)
}

/// Ends the work on a set that can never be complete.
pub(super) async fn fail_set(write: &mut Write, set: &str) -> Result<(), sqlx::Error> {
    let sql = "update content_media set state = 'failed', received = '' where path like $1 and state = 'processing'";
    write.run(query!(sql, all_of(set))).await?;
    Ok(())
}

/// Deletes frames of uploads that were not completed and whose last one is older than `before_ms`.
pub(super) async fn delete_abandoned_frames(write: &mut Write, before_ms: i64) -> Result<(), sqlx::Error> {
    let sql = format!("delete from content_media where {WAITS} and updated_at < $1");
    let deleted = write.run(query!(sqlx::AssertSqlSafe(sql), before_ms)).await?;
    if deleted > 0 {
        delete_unused_parts(write).await?;
    }
    Ok(())
}
