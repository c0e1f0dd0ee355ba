//! A change of content: everything in one transaction, or nothing.

use std::collections::BTreeSet;

use serde::Serialize;
use sqlx::Row;
use uuid::Uuid;

use super::content_items::ContentItem;
use super::jobs::StoredJob;
use super::landings::{self, StoredLanding};
use super::{NewMedium, Store, StoreError, Write, content_media, content_schedule, content_version};
use crate::content::Kind;

/// What the database is to hold. Ids and creation times of items that exist already stay as they are.
#[derive(Debug, Clone, Default)]
pub struct ContentChange {
    /// Events, news and blog posts.
    pub items: Vec<ContentItem>,
    /// Job openings.
    pub jobs: Vec<StoredJob>,
    /// Event landings.
    pub landings: Vec<StoredLanding>,
    /// Media.
    pub media: Vec<NewMedium>,
    /// Whether what is not among these goes.
    pub prune: bool,
}

/// What a change came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ContentChanged {
    /// Items, jobs, landings and media that were not there before.
    pub added: usize,
    /// Those that say something else than before.
    pub updated: usize,
    /// Those that went.
    pub removed: usize,
    /// Those that stay as they were.
    pub unchanged: usize,
}

impl ContentChanged {
    /// Whether anything is different now.
    pub fn is_different(self) -> bool {
        self.added + self.updated + self.removed > 0
    }
}

/// Why a change was not made.
#[derive(Debug, thiserror::Error)]
pub enum ContentChangeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An item names another as related that would not exist.
    #[error("{item} names {related} as related, which does not exist")]
    UnknownRelated {
        /// The item, as folder/slug.
        item: String,
        /// What it names.
        related: String,
    },
    /// A landing would go at which visitors have booked meetings that are still to come.
    #[error("{meetings} meetings are booked at {token}")]
    BookedLanding {
        /// The landing.
        token: String,
        /// How many.
        meetings: i64,
    },
}

impl From<sqlx::Error> for ContentChangeError {
    fn from(cause: sqlx::Error) -> Self {
        Self::Store(cause.into())
    }
}

impl Store {
    /// Makes a change, and raises the content's version if that made any difference.
    pub async fn change_content(
        &self,
        change: &ContentChange,
        now_ms: i64,
    ) -> Result<ContentChanged, ContentChangeError> {
        let mut write = self.write().await?;
        // Two changes at once would be told apart by nobody: the row's lock makes the second wait.
        sqlx::query("update content_version set version = version where id = 1")
            .execute(&mut *write.transaction)
            .await?;
        let mut changed = ContentChanged::default();
        for medium in &change.media {
            changed.count(put_medium(&mut write, medium).await?);
        }
        for item in &change.items {
            changed.count(put_item(&mut write, item, now_ms).await?);
        }
        for job in &change.jobs {
            changed.count(put_job(&mut write, job, now_ms).await?);
        }
        for landing in &change.landings {
            changed.count(landings::put(&mut write, landing, now_ms).await?);
        }
        if change.prune {
            changed.removed = prune(&mut write, change).await?;
            changed.removed += landings::prune(&mut write, &change.landings, now_ms).await?;
        }
        check_related(&mut write, change).await?;
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

/// What became of one row.
pub(super) enum Put {
    Added,
    Updated,
    Unchanged,
}

impl ContentChanged {
    fn count(&mut self, put: Put) {
        match put {
            Put::Added => self.added += 1,
            Put::Updated => self.updated += 1,
            Put::Unchanged => self.unchanged += 1,
        }
    }
}

async fn put_medium(write: &mut Write, medium: &NewMedium) -> Result<Put, sqlx::Error> {
    let held = content_media::held(write, &medium.path).await?;
    if held.as_ref().is_some_and(|(digest, in_parts)| *digest == medium.digest && *in_parts) {
        return Ok(Put::Unchanged);
    }
    content_media::put(write, medium).await?;
    Ok(if held.is_some() { Put::Updated } else { Put::Added })
}

async fn put_item(write: &mut Write, item: &ContentItem, now_ms: i64) -> Result<Put, sqlx::Error> {
    let id = Uuid::now_v7().to_string();
    let card = &item.card;
    let row = sqlx::query(
        "insert into content_items (id, kind, slug, title, excerpt, date, end_date, location, author, news_url, \
         thumbnail, video, gallery, related, featured, draft, publish_at, body, html, reading_minutes, created_at, \
         updated_at, digest) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
         $18, $19, $20, $21, $21, $22) on conflict (kind, slug) do update set title = excluded.title, \
         excerpt = excluded.excerpt, date = excluded.date, end_date = excluded.end_date, \
         location = excluded.location, author = excluded.author, news_url = excluded.news_url, \
         thumbnail = excluded.thumbnail, video = excluded.video, gallery = excluded.gallery, \
         related = excluded.related, featured = excluded.featured, draft = excluded.draft, \
         publish_at = excluded.publish_at, body = excluded.body, html = excluded.html, \
         reading_minutes = excluded.reading_minutes, updated_at = excluded.updated_at, digest = excluded.digest \
         where content_items.digest <> excluded.digest returning id",
    )
    .bind(id.as_str())
    .bind(card.kind.as_str())
    .bind(card.slug.as_str())
    .bind(card.title.as_str())
    .bind(card.excerpt.as_str())
    .bind(card.date.as_str())
    .bind(item.end_date.as_deref())
    .bind(item.location.as_deref())
    .bind(item.author.as_deref())
    .bind(card.news_url.as_deref())
    .bind(as_json(&card.thumbnail)?)
    .bind(item.video.as_ref().map(as_json).transpose()?)
    .bind(as_json(&item.gallery)?)
    .bind(as_json(&item.related)?)
    .bind(i64::from(card.featured))
    .bind(i64::from(item.draft))
    .bind(item.publish_at)
    .bind(item.body.as_str())
    .bind(item.html.as_str())
    .bind(item.reading_minutes)
    .bind(now_ms)
    .bind(item.digest.as_str())
    .fetch_optional(&mut *write.transaction)
    .await?;
    put(row.as_ref(), &id)
}

async fn put_job(write: &mut Write, job: &StoredJob, now_ms: i64) -> Result<Put, sqlx::Error> {
    let held = sqlx::query("select digest from jobs where id = $1")
        .bind(job.id.as_str())
        .fetch_optional(&mut *write.transaction)
        .await?
        .map(|row| row.try_get::<String, _>(0))
        .transpose()?;
    if held.as_ref() == Some(&job.digest) {
        return Ok(Put::Unchanged);
    }
    sqlx::query(
        "insert into jobs (id, title, department, locations, experience, employment_type, posted, closes, \
         closed_from, closed, draft, publish_at, responsibilities, requirements, body, html, created_at, updated_at, digest) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, $18) \
         on conflict (id) do update set title = excluded.title, department = excluded.department, \
         locations = excluded.locations, experience = excluded.experience, \
         employment_type = excluded.employment_type, posted = excluded.posted, closes = excluded.closes, \
         closed_from = excluded.closed_from, closed = excluded.closed, draft = excluded.draft, publish_at = excluded.publish_at, \
         responsibilities = excluded.responsibilities, requirements = excluded.requirements, body = excluded.body, \
         html = excluded.html, updated_at = excluded.updated_at, digest = excluded.digest",
    )
    .bind(job.id.as_str())
    .bind(job.title.as_str())
    .bind(job.department.as_str())
    .bind(as_json(&job.locations)?)
    .bind(job.experience.as_deref())
    .bind(job.employment_type.as_str())
    .bind(job.posted.as_str())
    .bind(job.closes.as_deref())
    .bind(job.closed_from)
    .bind(i64::from(job.closed))
    .bind(i64::from(job.draft))
    .bind(job.publish_at)
    .bind(as_json(&job.responsibilities)?)
    .bind(as_json(&job.requirements)?)
    .bind(job.body.as_str())
    .bind(job.html.as_str())
    .bind(now_ms)
    .bind(job.digest.as_str())
    .execute(&mut *write.transaction)
    .await?;
    Ok(if held.is_some() { Put::Updated } else { Put::Added })
}

/// A row that was inserted carries the id that was offered; one that was there keeps its own.
fn put(row: Option<&sqlx::any::AnyRow>, offered: &str) -> Result<Put, sqlx::Error> {
    let Some(row) = row else { return Ok(Put::Unchanged) };
    Ok(if row.try_get::<String, _>(0)? == offered { Put::Added } else { Put::Updated })
}

async fn prune(write: &mut Write, change: &ContentChange) -> Result<usize, sqlx::Error> {
    let items: BTreeSet<(String, String)> =
        change.items.iter().map(|item| (item.card.kind.as_str().to_owned(), item.card.slug.clone())).collect();
    let jobs: BTreeSet<&str> = change.jobs.iter().map(|job| job.id.as_str()).collect();
    let media: BTreeSet<&str> = change.media.iter().map(|medium| medium.path.as_str()).collect();
    let mut removed = 0;
    for row in sqlx::query("select kind, slug from content_items").fetch_all(&mut *write.transaction).await? {
        let key: (String, String) = (row.try_get(0)?, row.try_get(1)?);
        if !items.contains(&key) {
            sqlx::query("delete from content_items where kind = $1 and slug = $2")
                .bind(key.0)
                .bind(key.1)
                .execute(&mut *write.transaction)
                .await?;
            removed += 1;
        }
    }
    for row in sqlx::query("select id from jobs").fetch_all(&mut *write.transaction).await? {
        let id: String = row.try_get(0)?;
        if !jobs.contains(id.as_str()) {
            sqlx::query("delete from jobs where id = $1").bind(id).execute(&mut *write.transaction).await?;
            removed += 1;
        }
    }
    for row in sqlx::query("select path from content_media").fetch_all(&mut *write.transaction).await? {
        let path: String = row.try_get(0)?;
        if !media.contains(path.as_str()) {
            sqlx::query("delete from content_media where path = $1")
                .bind(path)
                .execute(&mut *write.transaction)
                .await?;
            removed += 1;
        }
    }
    Ok(removed)
}

async fn check_related(write: &mut Write, change: &ContentChange) -> Result<(), ContentChangeError> {
    for item in &change.items {
        for related in &item.related {
            let (folder, slug) = related.split_once('/').unwrap_or_default();
            let kind = Kind::from_folder(folder).map_or("", Kind::as_str);
            let found = sqlx::query("select id from content_items where kind = $1 and slug = $2")
                .bind(kind)
                .bind(slug)
                .fetch_optional(&mut *write.transaction)
                .await?;
            if found.is_none() {
                return Err(ContentChangeError::UnknownRelated {
                    item: format!("{}/{}", item.card.kind.folder(), item.card.slug),
                    related: related.clone(),
                });
            }
        }
    }
    Ok(())
}

fn instants(change: &ContentChange) -> impl Iterator<Item = i64> {
    let items = change.items.iter().map(|item| item.publish_at);
    let jobs = change.jobs.iter().flat_map(|job| [Some(job.publish_at), job.closed_from]).flatten();
    items.chain(jobs)
}

pub(super) fn as_json<T: Serialize>(value: &T) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|cause| sqlx::Error::Encode(cause.into()))
}
