//! Events, news and blog posts.

use serde::{Deserialize, Serialize};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::content::Kind;

/// Columns of a card, in the order of [`card`].
const CARD: &str = "id, kind, slug, title, excerpt, date, news_url, thumbnail, featured, created_at, updated_at";

/// A picture or video as a row holds it: a file of the content, or one of the site's own by its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "camelCase")]
pub enum StoredMedium {
    /// A file.
    File {
        /// Its path below `media/`.
        path: String,
        /// Where it is served.
        src: String,
        /// Pixels.
        width: i64,
        /// Pixels.
        height: i64,
    },
    /// One of the site's own media.
    Site {
        /// Its name.
        name: String,
    },
}

/// A picture with its description.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredImage {
    /// Which picture.
    pub medium: StoredMedium,
    /// What it shows.
    pub alt: String,
}

/// A video with what belongs to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredVideo {
    /// Which video.
    pub medium: StoredMedium,
    /// What stands in its place until it plays.
    pub poster: Option<StoredMedium>,
    /// WebVTT captions: a file.
    pub captions: Option<StoredMedium>,
}

/// What a list shows of an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ItemCard {
    /// UUIDv7, for as long as the item exists.
    pub id: String,
    /// Event, news or blog post.
    pub kind: Kind,
    /// The last segment of its page's path.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// A sentence or two.
    pub excerpt: String,
    /// `YYYY-MM-DD`.
    pub date: String,
    /// The article, for news.
    pub news_url: Option<String>,
    /// The card's picture.
    pub thumbnail: StoredImage,
    /// Whether the teaser prefers it.
    pub featured: bool,
    /// UTC milliseconds.
    pub created_at: i64,
    /// UTC milliseconds.
    pub updated_at: i64,
}

/// Everything about an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ContentItem {
    /// What a list shows.
    pub card: ItemCard,
    /// An event's last day.
    pub end_date: Option<String>,
    /// Where an event takes place.
    pub location: Option<String>,
    /// Who wrote a post.
    pub author: Option<String>,
    /// A video.
    pub video: Option<StoredVideo>,
    /// More pictures.
    pub gallery: Vec<StoredImage>,
    /// What else a reader may like, as folder/slug.
    pub related: Vec<String>,
    /// Whether only a preview address shows it.
    pub draft: bool,
    /// Hidden until then; 0 for what was never hidden.
    pub publish_at: i64,
    /// Markdown as it was written.
    pub body: String,
    /// The sanitised HTML that came of it.
    pub html: String,
    /// Whole minutes.
    pub reading_minutes: i64,
    /// SHA-256 over all that is written.
    pub digest: String,
}

impl ContentItem {
    /// Whether visitors see it.
    pub fn is_public(&self, now_ms: i64) -> bool {
        !self.draft && self.publish_at <= now_ms
    }

    /// Every picture, video and caption file outside its text.
    pub fn media(&self) -> impl Iterator<Item = &StoredMedium> {
        let video = self.video.iter().flat_map(|video| {
            [Some(&video.medium), video.poster.as_ref(), video.captions.as_ref()].into_iter().flatten()
        });
        let gallery = self.gallery.iter().map(|image| &image.medium);
        [&self.card.thumbnail.medium].into_iter().chain(gallery).chain(video)
    }

    fn media_mut(&mut self) -> impl Iterator<Item = &mut StoredMedium> {
        let video = self.video.iter_mut().flat_map(|video| {
            [Some(&mut video.medium), video.poster.as_mut(), video.captions.as_mut()].into_iter().flatten()
        });
        let gallery = self.gallery.iter_mut().map(|image| &mut image.medium);
        [&mut self.card.thumbnail.medium].into_iter().chain(gallery).chain(video)
    }

    /// Rewrites the addresses of its media; `address` gets a path below `media/` and the address.
    pub fn readdress_media(&mut self, address: impl Fn(&str, &str) -> String) {
        for medium in self.media_mut() {
            if let StoredMedium::File { path, src, .. } = medium {
                *src = address(path, src);
            }
        }
    }
}

impl Store {
    /// The public items of a kind, newest first.
    pub async fn cards(&self, kind: Kind, now_ms: i64) -> Result<Vec<ItemCard>, StoreError> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "select {CARD} from content_items where kind = $1 and draft = 0 and publish_at <= $2 \
             order by date desc, slug"
        )))
        .bind(kind.as_str())
        .bind(now_ms)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(card).collect::<Result<Vec<_>, _>>()?)
    }

    /// The item of a slug or id, be it public or not.
    pub async fn item(&self, kind: Kind, slug_or_id: &str) -> Result<Option<ContentItem>, StoreError> {
        let row = sqlx::query("select * from content_items where kind = $1 and (slug = $2 or id = $2)")
            .bind(kind.as_str())
            .bind(slug_or_id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(item).transpose()?)
    }

    /// Whether there is any item or job.
    pub async fn has_content(&self) -> Result<bool, StoreError> {
        let row = sqlx::query("select id from content_items union all select id from jobs limit 1")
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    /// Every item, hidden ones among them, newest first in each kind.
    pub async fn all_items(&self) -> Result<Vec<ContentItem>, StoreError> {
        let rows =
            sqlx::query("select * from content_items order by kind, date desc, slug").fetch_all(&self.pool).await?;
        Ok(rows.iter().map(item).collect::<Result<Vec<_>, _>>()?)
    }
}

fn card(row: &AnyRow) -> Result<ItemCard, sqlx::Error> {
    let kind: String = row.try_get("kind")?;
    Ok(ItemCard {
        id: row.try_get("id")?,
        kind: Kind::parse(&kind).ok_or_else(|| unreadable("kind", &kind))?,
        slug: row.try_get("slug")?,
        title: row.try_get("title")?,
        excerpt: row.try_get("excerpt")?,
        date: row.try_get("date")?,
        news_url: row.try_get("news_url")?,
        thumbnail: json(row, "thumbnail")?,
        featured: flag(row, "featured")?,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
    })
}

fn item(row: &AnyRow) -> Result<ContentItem, sqlx::Error> {
    let video: Option<String> = row.try_get("video")?;
    Ok(ContentItem {
        card: card(row)?,
        end_date: row.try_get("end_date")?,
        location: row.try_get("location")?,
        author: row.try_get("author")?,
        video: video.map(|text| from_json("video", &text)).transpose()?,
        gallery: json(row, "gallery")?,
        related: json(row, "related")?,
        draft: flag(row, "draft")?,
        publish_at: row.try_get("publish_at")?,
        body: row.try_get("body")?,
        html: row.try_get("html")?,
        reading_minutes: row.try_get("reading_minutes")?,
        digest: row.try_get("digest")?,
    })
}

/// A flag, 0 or 1.
pub(super) fn flag(row: &AnyRow, column: &str) -> Result<bool, sqlx::Error> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

/// A column that holds JSON.
pub(super) fn json<T: for<'de> Deserialize<'de>>(row: &AnyRow, column: &str) -> Result<T, sqlx::Error> {
    from_json(column, &row.try_get::<String, _>(column)?)
}

fn from_json<T: for<'de> Deserialize<'de>>(column: &str, text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text)
        .map_err(|cause| sqlx::Error::ColumnDecode { index: column.to_owned(), source: cause.into() })
}

pub(super) fn unreadable(column: &str, value: &str) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: format!("{value:?} is not known").into() }
}
