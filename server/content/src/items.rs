//! Events, news and blog posts as they are displayed.

use serde::Deserialize;

use super::body::{parts, render};
use super::front_matter::markdown;
use super::reading_time::reading_minutes;
use model::{
    CaptionsFile, Day, EventPerson, Excerpt, GalleryPicture, Kind, Line, MediaFiles, Medium, PictureMedium,
    RelatedName, TextPart, Title, VideoMedium, WebAddress,
};
use store::StoredDocument;

/// An image with its alternative text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemImage {
    pub medium: Medium,
    /// Alternative text; empty for a decorative image.
    pub alt: String,
}

/// A video with its poster and captions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemVideo {
    pub medium: Medium,
    pub poster: Option<Medium>,
    /// WebVTT file.
    pub captions: Option<Medium>,
}

/// An item as lists display it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemCard {
    /// UUIDv7, constant for the lifetime of the item.
    pub id: String,
    pub kind: Kind,
    /// The last segment of its page's path.
    pub slug: String,
    pub title: String,
    /// One or two sentences.
    pub excerpt: String,
    pub date: Day,
    /// Address of the article, for news.
    pub news_url: Option<String>,
    pub thumbnail: ItemImage,
    /// True if the teaser prefers it to newer items.
    pub featured: bool,
    /// UTC milliseconds.
    pub created_at: i64,
    /// UTC milliseconds.
    pub updated_at: i64,
}

/// An event, a news item or a blog post.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContentItem {
    pub card: ItemCard,
    /// Last day of an event.
    pub end_date: Option<Day>,
    /// Venue of an event.
    pub location: Option<String>,
    /// People whom visitors of an event meet.
    pub people: Vec<EventPerson>,
    /// Author of a post.
    pub author: Option<String>,
    pub video: Option<ItemVideo>,
    pub gallery: Vec<ItemImage>,
    /// Recommended items, by kind and slug.
    pub related: Vec<(Kind, String)>,
    /// True if only a preview address shows it.
    pub draft: bool,
    /// Start of publication in UTC milliseconds; 0 for items without one.
    pub publish_at: i64,
    /// Markdown.
    text: String,
    /// Files under `media/` that it uses.
    media: MediaFiles,
}

/// The keys of all kinds. Keys that a kind lacks are empty.
#[derive(Deserialize)]
struct Head {
    title: Title,
    excerpt: Excerpt,
    date: Day,
    end_date: Option<Day>,
    location: Option<Line>,
    #[serde(default)]
    people: Vec<EventPerson>,
    author: Option<Line>,
    news_url: Option<WebAddress>,
    thumbnail: PictureMedium,
    thumbnail_alt: Option<Line>,
    video: Option<VideoMedium>,
    video_poster: Option<PictureMedium>,
    video_captions: Option<CaptionsFile>,
    #[serde(default)]
    gallery: Vec<GalleryPicture>,
    #[serde(default)]
    related: Vec<RelatedName>,
    #[serde(default)]
    featured: bool,
}

impl ContentItem {
    /// Reads an item from its document.
    pub fn read(document: &StoredDocument, kind: Kind) -> Result<Self, String> {
        let head: Head = document.head()?;
        let medium = |name: &str| Medium::new(name, &document.media);
        let picture = |picture: GalleryPicture| ItemImage {
            medium: medium(picture.image.as_str()),
            alt: picture.alt.unwrap_or_default().trim().to_owned(),
        };
        Ok(Self {
            end_date: head.end_date.filter(|last| *last != head.date),
            location: head.location.map(String::from),
            people: head.people,
            author: head.author.map(String::from),
            video: head.video.map(|video| ItemVideo {
                medium: medium(video.as_str()),
                poster: head.video_poster.map(|poster| medium(poster.as_str())),
                captions: head.video_captions.map(|captions| medium(captions.as_str())),
            }),
            gallery: head.gallery.into_iter().map(picture).collect(),
            related: head
                .related
                .iter()
                .filter_map(RelatedName::item)
                .map(|(kind, slug)| (kind, slug.to_owned()))
                .collect(),
            draft: document.draft,
            publish_at: document.publish_at,
            text: markdown(&document.source),
            media: document.media.clone(),
            card: ItemCard {
                id: document.id.clone(),
                kind,
                slug: document.slug.clone(),
                title: head.title.into(),
                excerpt: head.excerpt.into(),
                date: head.date,
                news_url: head.news_url.map(String::from),
                thumbnail: ItemImage {
                    medium: medium(head.thumbnail.as_str()),
                    alt: head.thumbnail_alt.map(String::from).unwrap_or_default(),
                },
                featured: head.featured,
                created_at: document.created_at,
                updated_at: document.updated_at,
            },
        })
    }

    /// Returns true when visitors can see the item at `now_ms`.
    pub fn is_public(&self, now_ms: i64) -> bool {
        !self.draft && self.publish_at <= now_ms
    }

    /// Renders the text to sanitised HTML.
    pub fn html(&self) -> String {
        render(&self.text, &self.media)
    }

    /// Returns the parts of the text.
    pub fn parts(&self) -> Vec<TextPart> {
        parts(&self.text)
    }

    /// Returns the reading time in whole minutes, at least 1.
    pub fn reading_minutes(&self) -> i64 {
        reading_minutes(&self.text)
    }
}
