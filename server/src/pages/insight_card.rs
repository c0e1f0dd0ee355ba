//! An event, a news item or a blog post as a card.

use core_wasm::fields::Date;
use serde::Serialize;

use crate::content::Kind;
use crate::site_media::SiteMedia;
use crate::store::{ItemCard, StoredImage, StoredMedium};

/// A picture with its own size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Picture {
    /// One of the site's own pictures, by its name.
    pub name: Option<String>,
    /// One plain address of it.
    pub src: String,
    /// What it shows; empty for a picture that only decorates.
    pub alt: String,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
}

impl Picture {
    /// A picture as views and programs show it.
    pub fn new(image: &StoredImage, site: &SiteMedia) -> Self {
        Self::of(&image.medium, image.alt.clone(), site)
    }

    fn of(medium: &StoredMedium, alt: String, site: &SiteMedia) -> Self {
        match medium {
            StoredMedium::File { src, width, height, .. } => {
                Self { name: None, src: src.clone(), alt, width: *width, height: *height }
            }
            StoredMedium::Site { name } => {
                let picture = site.picture(name);
                Self { name: Some(name.clone()), src: picture.src, alt, width: picture.width, height: picture.height }
            }
        }
    }
}

/// A card of the hub, of the teaser and of related items.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InsightCard {
    /// UUIDv7.
    pub id: String,
    /// Event, news or blog post.
    pub kind: Kind,
    /// The last segment of its page's path.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// A sentence or two.
    pub excerpt: String,
    /// Its picture.
    pub thumbnail: Picture,
    /// `YYYY-MM-DD`.
    pub date: String,
    /// The date as it is shown.
    pub date_label: String,
    /// The article, for news.
    pub news_url: Option<String>,
    /// Where the card leads.
    pub href: String,
}

impl InsightCard {
    /// An item as a card.
    pub fn new(card: ItemCard, site: &SiteMedia) -> Self {
        let href = card.kind.page(&card.slug).or_else(|| card.news_url.clone()).unwrap_or_default();
        Self {
            thumbnail: Picture::new(&card.thumbnail, site),
            date_label: label(&card.date),
            id: card.id,
            kind: card.kind,
            slug: card.slug,
            title: card.title,
            excerpt: card.excerpt,
            date: card.date,
            news_url: card.news_url,
            href,
        }
    }
}

/// A stored day as it is shown. Only days were stored.
pub(super) fn label(day: &str) -> String {
    Date::parse(day).map_or_else(|_| day.to_owned(), Date::label)
}
