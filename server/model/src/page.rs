//! A page: an address, its metadata and its sections.

use std::collections::BTreeMap;

use macro_rules_attribute::apply;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::sections::{CardsLook, Section, SectionCard};
use super::values::{Day, Image, ImageFile, Line, PagePath, PictureName, Seo};
use crate::attributes::{document, view};

/// Paths of the pages that every site has: home, the messages for unknown addresses and for too many requests, the
/// contact form that buttons lead to, the privacy policy that forms ask consent to, and search.
pub const NEEDED_PAGES: [&str; 6] = ["/", "/404", "/429", "/contacts", "/privacy-policy", "/search"];

/// Most sections of a page.
const SECTIONS_MAX: usize = 200;

/// A page of the site.
#[apply(document!)]
pub struct Page {
    /// The address, such as `/ai-services/agentic-ai`. A page whose path ends in `/404` is shown for unknown addresses
    /// below that path; `/429` is shown when a visitor sends too many requests.
    pub path: PagePath,
    /// The name of the page in breadcrumbs, search results and structured data.
    pub label: Line,
    /// The kind of page, for search results and structured data.
    #[serde(default)]
    pub kind: PageKind,
    /// The group of a service or product, such as 'AI Services'.
    pub family: Option<Line>,
    /// Title and description for search engines.
    pub seo: Seo,
    /// The image of shared links; by default that of the first section.
    pub share: Option<PictureName>,
    /// The page's card in carousels of other pages.
    pub card: Option<Card>,
    /// Drafts are never shown.
    #[serde(default)]
    pub draft: bool,
    /// The sections, in display order.
    #[garde(length(min = 1, max = SECTIONS_MAX), dive)]
    pub sections: Vec<Section>,
}

impl Page {
    /// Returns the images of its sections that may be files in `media/`, in order.
    pub fn images_mut(&mut self) -> impl Iterator<Item = &mut Image> {
        self.sections.iter_mut().flat_map(|section| section.content_mut().images_mut())
    }

    /// Returns the first result of a success story.
    pub fn first_result(&self) -> Option<&SectionCard> {
        self.sections.iter().find_map(|section| match section {
            Section::Cards(cards) if cards.look == CardsLook::Results => cards.cards.first(),
            _ => None,
        })
    }
}

/// Sets the address and size of images that name a file in `media/`.
pub fn fill_media<'a>(images: impl Iterator<Item = &'a mut Image>, files: &BTreeMap<String, ImageFile>) {
    for image in images {
        image.file = files.get(image.name.as_str()).cloned();
    }
}

/// The kind of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum PageKind {
    /// Any other page.
    #[default]
    Page,
    /// A service.
    Service,
    /// A product.
    Product,
    /// An industry.
    Industry,
    /// A success story.
    Story,
}

/// A page's card in carousels of other pages.
#[apply(view!)]
pub struct Card {
    /// The headline.
    pub title: Line,
    /// The text of the badge, such as 'Blog'.
    pub category: Line,
    /// The date on the badge.
    pub date: Day,
}
