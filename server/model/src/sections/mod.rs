//! Sections: the parts of a page. Each is one struct here and one React component of the same name.

mod about_story;
mod artefact;
mod banner;
mod career_life;
mod chapter;
mod circle;
mod contact;
mod delivery;
mod expertise;
mod featured_products;
mod figures;
mod find_us;
mod home_hero;
mod industry_hero;
mod insights_hub;
mod insights_teaser;
mod key_benefits;
mod leadership;
mod live_field;
mod long_read;
mod message;
mod migration;
mod next_story;
mod numbered_sections;
mod openings;
mod other_services;
mod overview;
mod packages;
mod page_hero;
mod partners;
mod pillars;
mod product_about;
mod results;
mod site_search;
mod statement;
mod success_stories;
mod testimonials;
mod thrive;
mod transforms;
mod vision;
mod who_we_are;
mod workflow;

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use about_story::{AboutStory, Fact};
pub use artefact::{
    Artefact, ArtefactDraft, ArtefactEntry, ArtefactForecast, ArtefactKind, ArtefactLimit, ArtefactLog, ArtefactMap,
    ArtefactNode, ArtefactPoint, ArtefactRow, ArtefactRunbook, ArtefactSentence, ArtefactSource, ArtefactStatus,
    ArtefactStep, ArtefactTable, ClientResult, Tone,
};
pub use banner::Banner;
pub use career_life::{CareerLife, LifeCard};
pub use chapter::Chapter;
pub use circle::{Circle, CircleItem};
pub use contact::{Contact, ContactStep};
pub use delivery::Delivery;
pub use expertise::{Expertise, ExpertiseCard};
pub use featured_products::{FeaturedProduct, FeaturedProducts};
pub use figures::{ClientVoice, Figures};
pub use find_us::FindUs;
pub use home_hero::{Headline, HeroSlide, HomeHero};
pub use industry_hero::IndustryHero;
pub use insights_hub::{HubTab, InsightsHub};
pub use insights_teaser::InsightsTeaser;
pub use key_benefits::{KeyBenefit, KeyBenefits};
pub use leadership::Leadership;
pub use live_field::{FieldCause, FieldCauses, FieldComponents, FieldControls, FieldReasons, FieldTable, LiveField};
pub use long_read::{LongRead, LongReadSection, Updated};
pub use message::Message;
pub use migration::{Migration, MigrationBox};
pub use next_story::NextStory;
pub use numbered_sections::{NumberedSection, NumberedSections};
pub use openings::{FilterLocation, Openings};
pub use other_services::OtherServices;
pub use overview::Overview;
pub use packages::{Package, Packages};
pub use page_hero::{PageHero, RelatedPage};
pub use partners::Partners;
pub use pillars::{Pillar, Pillars};
pub use product_about::ProductAbout;
pub use results::Results;
pub use site_search::SiteSearch;
pub use statement::Statement;
pub use success_stories::{StoryGroup, StoryLink, SuccessStories};
pub use testimonials::Testimonials;
pub use thrive::{Thrive, ThriveCard};
pub use transforms::{Transform, Transforms};
pub use vision::{Vision, VisionStatement};
pub use who_we_are::WhoWeAre;
pub use workflow::Workflow;

/// A section of a page. In a file it is a key with the section's name and its fields below.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum Section {
    /// The hero of a page: a headline over an image.
    PageHero(#[garde(dive)] Box<PageHero>),
    /// A claim in large letters with its reason.
    Statement(#[garde(dive)] Box<Statement>),
    /// An example of the work.
    Artefact(#[garde(dive)] Box<Artefact>),
    /// Numbered columns that support an offer.
    Pillars(#[garde(dive)] Box<Pillars>),
    /// Reasons arranged on a rotating ring.
    Circle(#[garde(dive)] Box<Circle>),
    /// Systems from which clients have been migrated.
    Migration(#[garde(dive)] Box<Migration>),
    /// The steps of the delivery method, from the list `delivery`.
    Delivery(#[garde(dive)] Box<Delivery>),
    /// Cards about ways in which clients are helped.
    Thrive(#[garde(dive)] Box<Thrive>),
    /// Packages at a fixed price or in a fixed time.
    Packages(#[garde(dive)] Box<Packages>),
    /// A carousel of other pages, each by its card.
    OtherServices(#[garde(dive)] Box<OtherServices>),
    /// A product in a few sentences.
    ProductAbout(#[garde(dive)] Box<ProductAbout>),
    /// Benefits of a product for its users.
    KeyBenefits(#[garde(dive)] Box<KeyBenefits>),
    /// Changes that a product brings, step by step.
    Transforms(#[garde(dive)] Box<Transforms>),
    /// The hero of an industry page: a headline among images.
    IndustryHero(#[garde(dive)] Box<IndustryHero>),
    /// An industry's question and the company's answer between two images.
    Overview(#[garde(dive)] Box<Overview>),
    /// Numbered texts with an image each.
    NumberedSections(#[garde(dive)] Box<NumberedSections>),
    /// Groups of success stories in a carousel.
    SuccessStories(#[garde(dive)] Box<SuccessStories>),
    /// Paragraphs under a heading.
    Chapter(#[garde(dive)] Box<Chapter>),
    /// Results of a project, one line each.
    Results(#[garde(dive)] Box<Results>),
    /// A link to another story, with that story's headline and image.
    NextStory(#[garde(dive)] Box<NextStory>),
    /// The hero of the home page: slides that advance automatically.
    HomeHero(#[garde(dive)] Box<HomeHero>),
    /// One piece of news, one post and one event.
    InsightsTeaser(#[garde(dive)] Box<InsightsTeaser>),
    /// Cards that link to services.
    Expertise(#[garde(dive)] Box<Expertise>),
    /// The partners' logos, from the list `partners`, and the offices.
    Partners(#[garde(dive)] Box<Partners>),
    /// Two synthetic pay runs, compared in the visitor's browser.
    LiveField(#[garde(dive)] Box<LiveField>),
    /// A stack of product cards.
    FeaturedProducts(#[garde(dive)] Box<FeaturedProducts>),
    /// Numbers that count up.
    Figures(#[garde(dive)] Box<Figures>),
    /// The company's story beside an image.
    AboutStory(#[garde(dive)] Box<AboutStory>),
    /// The steps of the delivery method, from the list `delivery`, with a video that follows the scroll position.
    Workflow(#[garde(dive)] Box<Workflow>),
    /// Statements that appear one after another as the page scrolls.
    Vision(#[garde(dive)] Box<Vision>),
    /// The company's leaders, from the list `leaders`.
    Leadership(#[garde(dive)] Box<Leadership>),
    /// Testimonials of clients, from the list `testimonials`.
    Testimonials(#[garde(dive)] Box<Testimonials>),
    /// The company in a sentence and in numbers.
    WhoWeAre(#[garde(dive)] Box<WhoWeAre>),
    /// A band with a call to action.
    Banner(#[garde(dive)] Box<Banner>),
    /// The contact form with its introduction.
    Contact(#[garde(dive)] Box<Contact>),
    /// The offices with addresses and phone numbers.
    FindUs(#[garde(dive)] Box<FindUs>),
    /// Life at the company, as cards.
    CareerLife(#[garde(dive)] Box<CareerLife>),
    /// The current job openings with search and filter.
    Openings(#[garde(dive)] Box<Openings>),
    /// Events, news and blog posts in tabs.
    InsightsHub(#[garde(dive)] Box<InsightsHub>),
    /// A long text with a table of contents.
    LongRead(#[garde(dive)] Box<LongRead>),
    /// The search over the whole site.
    SiteSearch(#[garde(dive)] Box<SiteSearch>),
    /// A message in place of a page: not found, or too many requests.
    Message(#[garde(dive)] Box<Message>),
}

impl Section {
    /// Returns the only path at which the section works: the addresses of the items that it lists are fixed, and with
    /// them those of its tabs and filters.
    pub fn fixed_path(&self) -> Option<&'static str> {
        match self {
            Self::InsightsHub(_) => Some("/insights"),
            Self::Openings(_) => Some("/career"),
            _ => None,
        }
    }

    /// Returns true for a section whose view renders the page's main heading (h1).
    pub fn has_main_heading(&self) -> bool {
        matches!(
            self,
            Self::PageHero(_)
                | Self::IndustryHero(_)
                | Self::HomeHero(_)
                | Self::AboutStory(_)
                | Self::Contact(_)
                | Self::InsightsHub(_)
                | Self::LongRead(_)
                | Self::SiteSearch(_)
                | Self::Message(_)
        )
    }

    /// Returns the section's key in files and views.
    pub fn kind(&self) -> Option<String> {
        let Value::Object(named) = serde_json::to_value(self).ok()? else { return None };
        named.into_iter().next().map(|(kind, _)| kind)
    }
}
