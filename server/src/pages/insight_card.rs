//! An event, a news item or a blog post as a card.

use core_wasm::formats::DateFormats;
use serde::Serialize;

use crate::site::site_media::SiteMedia;
use content::{ItemCard, ItemImage};
use model::{Day, ImageFocus, ImageSizes, Kind, Medium};

/// An image with its size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Picture {
    /// Name of one of the site's own images.
    pub name: Option<String>,
    /// Address of one of its files.
    pub src: String,
    /// Alternative text; empty for a decorative image.
    pub alt: String,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
    /// Sizes of a file in AVIF and WebP.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sizes: Option<ImageSizes>,
    /// The point of a file that stays in sight when it is cropped; the middle if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub focus: Option<ImageFocus>,
}

impl Picture {
    /// Converts an image to the form that views and API responses show.
    pub fn new(image: &ItemImage, site: &SiteMedia) -> Self {
        Self::of(&image.medium, image.alt.clone(), site)
    }

    pub(super) fn of(medium: &Medium, alt: String, site: &SiteMedia) -> Self {
        match medium {
            Medium::File { file, .. } => Self {
                name: None,
                src: file.src.clone(),
                alt,
                width: file.width,
                height: file.height,
                sizes: file.sizes.clone(),
                focus: file.focus,
            },
            Medium::Site { name } => {
                let picture = site.picture(name);
                Self {
                    name: Some(name.clone()),
                    src: picture.src,
                    alt,
                    width: picture.width,
                    height: picture.height,
                    sizes: None,
                    focus: None,
                }
            }
        }
    }
}

/// A card of the hub, the teaser and the related items.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct InsightCard {
    /// UUIDv7.
    pub id: String,
    pub kind: Kind,
    /// The last segment of its page's path.
    pub slug: String,
    pub title: String,
    /// One or two sentences.
    pub excerpt: String,
    pub thumbnail: Picture,
    pub date: Day,
    /// The date as displayed.
    pub date_label: String,
    /// Address of the article, for news.
    pub news_url: Option<String>,
    /// Address that the card links to.
    pub href: String,
}

impl InsightCard {
    pub fn new(card: &ItemCard, formats: &DateFormats, site: &SiteMedia) -> Self {
        let href = card.kind.page(&card.slug).or_else(|| card.news_url.clone()).unwrap_or_default();
        Self {
            thumbnail: Picture::new(&card.thumbnail, site),
            date_label: formats.date(card.date.date()),
            id: card.id.clone(),
            kind: card.kind,
            slug: card.slug.clone(),
            title: card.title.clone(),
            excerpt: card.excerpt.clone(),
            date: card.date.clone(),
            news_url: card.news_url.clone(),
            href,
        }
    }
}
