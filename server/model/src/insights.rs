//! Front matter of events, news and blog posts. The text of an event or a post follows it.

use garde::Validate;
use macro_rules_attribute::apply;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::values::{
    CaptionsFile, Day, Excerpt, Instant, Line, PictureMedium, RelatedName, Slug, Title, VideoMedium, WebAddress,
};
use crate::attributes::{document, rule};

/// Limit of related items: as many as a page shows.
pub const RELATED_MAX: usize = 3;
/// Limit of people of an event: as many as its opening shows in a row.
const PEOPLE_MAX: usize = 4;
/// Limit of images in a gallery.
const GALLERY_MAX: usize = 60;

/// A part of a text: what follows a heading of the first level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct TextPart {
    /// Id of the rendered heading.
    pub id: String,
    /// The heading as plain text.
    pub title: String,
}

/// An event.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Event {
    /// The file's name; optional.
    pub slug: Option<Slug>,
    /// The title.
    pub title: Title,
    /// The first day.
    pub date: Day,
    /// The last day, where there are several.
    #[garde(custom(not_before(&self.date)))]
    pub end_date: Option<Day>,
    /// The venue or town.
    pub location: Option<Line>,
    /// People whom visitors meet there.
    #[serde(default)]
    #[garde(length(max = PEOPLE_MAX))]
    pub people: Vec<EventPerson>,
    /// One or two sentences for the card, the feed and search engines.
    pub excerpt: Excerpt,
    /// The card's image.
    pub thumbnail: PictureMedium,
    /// Alternative text of the card's image; omit for a decorative image.
    pub thumbnail_alt: Option<Line>,
    /// A video, shown at the top of the page.
    pub video: Option<VideoMedium>,
    /// The image shown until the video plays.
    #[garde(custom(with_video(self.video.as_ref())))]
    pub video_poster: Option<PictureMedium>,
    /// Captions of the video.
    #[garde(custom(with_video(self.video.as_ref())))]
    pub video_captions: Option<CaptionsFile>,
    /// Images of the gallery.
    #[serde(default)]
    #[garde(length(max = GALLERY_MAX))]
    pub gallery: Vec<GalleryPicture>,
    /// Recommended events and posts; by default the nearest by date.
    #[serde(default)]
    #[garde(length(max = RELATED_MAX))]
    pub related: Vec<RelatedName>,
    /// True if the home page shows it instead of the newest event.
    #[serde(default)]
    pub featured: bool,
    /// Drafts are visible under a preview address only.
    #[serde(default)]
    pub draft: bool,
    /// Start of publication; hidden before.
    pub publish_at: Option<Instant>,
}

/// A person whom visitors of an event meet.
#[apply(document!)]
#[derive(Eq)]
pub struct EventPerson {
    /// The name; that of a leader shows the leader's portrait.
    pub name: Line,
    pub role: Line,
}

/// A piece of news: a card that links to an article on another site.
#[apply(document!)]
pub struct News {
    /// The file's name; optional.
    pub slug: Option<Slug>,
    /// The title.
    pub title: Title,
    /// The date of the article.
    pub date: Day,
    /// One or two sentences for the card, the feed and search engines.
    pub excerpt: Excerpt,
    /// Address of the article.
    pub news_url: WebAddress,
    /// The card's image.
    pub thumbnail: PictureMedium,
    /// Alternative text of the card's image; omit for a decorative image.
    pub thumbnail_alt: Option<Line>,
    /// True if the home page shows it instead of the newest piece of news.
    #[serde(default)]
    pub featured: bool,
    /// Drafts are never shown.
    #[serde(default)]
    pub draft: bool,
    /// Start of publication; hidden before.
    pub publish_at: Option<Instant>,
}

/// A blog post.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct BlogPost {
    /// The file's name; optional.
    pub slug: Option<Slug>,
    /// The title.
    pub title: Title,
    /// The date of publication that readers see.
    pub date: Day,
    /// The author.
    pub author: Option<Line>,
    /// One or two sentences for the card, the feed and search engines.
    pub excerpt: Excerpt,
    /// The card's image.
    pub thumbnail: PictureMedium,
    /// Alternative text of the card's image; omit for a decorative image.
    pub thumbnail_alt: Option<Line>,
    /// A video, shown at the top of the page.
    pub video: Option<VideoMedium>,
    /// The image shown until the video plays.
    #[garde(custom(with_video(self.video.as_ref())))]
    pub video_poster: Option<PictureMedium>,
    /// Captions of the video.
    #[garde(custom(with_video(self.video.as_ref())))]
    pub video_captions: Option<CaptionsFile>,
    /// Images of the gallery.
    #[serde(default)]
    #[garde(length(max = GALLERY_MAX))]
    pub gallery: Vec<GalleryPicture>,
    /// Recommended events and posts; by default the nearest by date.
    #[serde(default)]
    #[garde(length(max = RELATED_MAX))]
    pub related: Vec<RelatedName>,
    /// True if the home page shows it instead of the newest post.
    #[serde(default)]
    pub featured: bool,
    /// Drafts are visible under a preview address only.
    #[serde(default)]
    pub draft: bool,
    /// Start of publication; hidden before.
    pub publish_at: Option<Instant>,
}

/// An image of a gallery.
#[apply(document!)]
pub struct GalleryPicture {
    /// The image.
    pub image: PictureMedium,
    /// Alternative text; omit for a decorative image.
    pub alt: Option<String>,
}

/// Returns a rule that rejects days before `first`.
pub(super) fn not_before(first: &Day) -> impl FnOnce(&Option<Day>, &()) -> garde::Result {
    move |last, ()| last.as_ref().map_or(Ok(()), |last| rule(last >= first, format!("{last} is before {first}")))
}

/// Returns a rule that rejects a poster or captions without a video.
fn with_video<T>(video: Option<&VideoMedium>) -> impl FnOnce(&Option<T>, &()) -> garde::Result {
    move |value, ()| rule(value.is_none() || video.is_some(), "is for items with a video")
}
