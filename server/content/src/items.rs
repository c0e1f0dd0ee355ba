//! Events, news and blog posts as they are displayed.

use super::body::{parts, render};
use super::front_matter::markdown;
use super::reading_time::reading_minutes;
use model::{
    BlogPost, CaptionsFile, Day, Event, EventPerson, Excerpt, GalleryPicture, Kind, Line, MediaFiles, Medium, News,
    PictureMedium, RelatedName, TextPart, Title, VideoMedium,
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
    /// `YYYY-MM-DD`.
    pub date: String,
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
    pub end_date: Option<String>,
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

/// Keys that all three kinds share.
struct Common {
    title: Title,
    excerpt: Excerpt,
    date: Day,
    thumbnail: PictureMedium,
    thumbnail_alt: Option<Line>,
    featured: bool,
}

macro_rules! common {
    ($head:ident) => {
        Common {
            title: $head.title,
            excerpt: $head.excerpt,
            date: $head.date,
            thumbnail: $head.thumbnail,
            thumbnail_alt: $head.thumbnail_alt,
            featured: $head.featured,
        }
    };
}

impl ContentItem {
    /// Reads an item from its document.
    pub fn read(document: &StoredDocument, kind: Kind) -> Result<Self, String> {
        let files = &document.media;
        Ok(match kind {
            Kind::Event => {
                let head: Event = document.head()?;
                Self {
                    end_date: head.end_date.filter(|last| *last != head.date).map(String::from),
                    location: head.location.map(String::from),
                    people: head.people,
                    video: video(head.video, head.video_poster, head.video_captions, files),
                    gallery: gallery(head.gallery, files),
                    related: related(&head.related),
                    ..Self::new(document, kind, common!(head))
                }
            }
            Kind::News => {
                let head: News = document.head()?;
                let news_url = Some(String::from(head.news_url));
                let item = Self::new(document, kind, common!(head));
                Self { card: ItemCard { news_url, ..item.card }, ..item }
            }
            Kind::Blog => {
                let head: BlogPost = document.head()?;
                Self {
                    author: head.author.map(String::from),
                    video: video(head.video, head.video_poster, head.video_captions, files),
                    gallery: gallery(head.gallery, files),
                    related: related(&head.related),
                    ..Self::new(document, kind, common!(head))
                }
            }
        })
    }

    fn new(document: &StoredDocument, kind: Kind, common: Common) -> Self {
        let alt = common.thumbnail_alt.map(String::from).unwrap_or_default();
        Self {
            card: ItemCard {
                id: document.id.clone(),
                kind,
                slug: document.slug.clone(),
                title: common.title.into(),
                excerpt: common.excerpt.into(),
                date: common.date.into(),
                news_url: None,
                thumbnail: ItemImage { medium: Medium::new(common.thumbnail.as_str(), &document.media), alt },
                featured: common.featured,
                created_at: document.created_at,
                updated_at: document.updated_at,
            },
            end_date: None,
            location: None,
            people: Vec::new(),
            author: None,
            video: None,
            gallery: Vec::new(),
            related: Vec::new(),
            draft: document.draft,
            publish_at: document.publish_at,
            text: markdown(&document.source),
            media: document.media.clone(),
        }
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

fn video(
    medium: Option<VideoMedium>,
    poster: Option<PictureMedium>,
    captions: Option<CaptionsFile>,
    files: &MediaFiles,
) -> Option<ItemVideo> {
    Some(ItemVideo {
        medium: Medium::new(medium?.as_str(), files),
        poster: poster.map(|poster| Medium::new(poster.as_str(), files)),
        captions: captions.map(|captions| Medium::new(captions.as_str(), files)),
    })
}

fn gallery(pictures: Vec<GalleryPicture>, files: &MediaFiles) -> Vec<ItemImage> {
    let image = |picture: GalleryPicture| ItemImage {
        medium: Medium::new(picture.image.as_str(), files),
        alt: picture.alt.unwrap_or_default().trim().to_owned(),
    };
    pictures.into_iter().map(image).collect()
}

fn related(names: &[RelatedName]) -> Vec<(Kind, String)> {
    names.iter().filter_map(RelatedName::item).map(|(kind, slug)| (kind, slug.to_owned())).collect()
}
