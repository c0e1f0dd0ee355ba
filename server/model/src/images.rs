//! All images of a page that may be files in `media/`.

use std::collections::BTreeMap;

use super::page::Page;
use super::sections::Section;
use super::values::{Image, ImageFile};

impl Page {
    /// Returns the images of its sections, in order.
    pub fn images_mut(&mut self) -> impl Iterator<Item = &mut Image> {
        self.sections.iter_mut().flat_map(Section::images_mut)
    }
}

impl Section {
    /// Has no wildcard arm, so that the compiler asks every new section for its images.
    fn images_mut(&mut self) -> Vec<&mut Image> {
        match self {
            Self::PageHero(section) => vec![&mut section.image],
            Self::IndustryHero(section) => vec![
                &mut section.background_image,
                &mut section.main_image,
                &mut section.top_image,
                &mut section.bottom_image,
            ],
            Self::Overview(section) => vec![&mut section.left_image, &mut section.right_image],
            Self::NumberedSections(section) => section.sections.iter_mut().map(|part| &mut part.image).collect(),
            Self::OtherServices(section) => vec![&mut section.lead_image],
            Self::SuccessStories(section) => vec![&mut section.image],
            Self::HomeHero(section) => {
                section.slides.iter_mut().flat_map(|slide| slide.wide.iter_mut().chain(&mut slide.narrow)).collect()
            }
            Self::FeaturedProducts(section) => section.cards.iter_mut().map(|card| &mut card.image).collect(),
            Self::AboutStory(section) => vec![&mut section.image],
            Self::CareerLife(section) => vec![&mut section.image],
            Self::Statement(_)
            | Self::Artefact(_)
            | Self::Pillars(_)
            | Self::Circle(_)
            | Self::Migration(_)
            | Self::Delivery(_)
            | Self::Thrive(_)
            | Self::Packages(_)
            | Self::ProductAbout(_)
            | Self::KeyBenefits(_)
            | Self::Transforms(_)
            | Self::Chapter(_)
            | Self::Results(_)
            | Self::NextStory(_)
            | Self::InsightsTeaser(_)
            | Self::Expertise(_)
            | Self::Partners(_)
            | Self::LiveField(_)
            | Self::Figures(_)
            | Self::Workflow(_)
            | Self::Vision(_)
            | Self::Leadership(_)
            | Self::Testimonials(_)
            | Self::WhoWeAre(_)
            | Self::Banner(_)
            | Self::Contact(_)
            | Self::FindUs(_)
            | Self::Openings(_)
            | Self::InsightsHub(_)
            | Self::LongRead(_)
            | Self::SiteSearch(_)
            | Self::Message(_) => Vec::new(),
        }
    }
}

/// Sets the address and size of images that name a file in `media/`.
pub fn fill_media<'a>(images: impl Iterator<Item = &'a mut Image>, files: &BTreeMap<String, ImageFile>) {
    for image in images {
        image.file = files.get(image.name.as_str()).cloned();
    }
}
