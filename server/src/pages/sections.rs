//! Sections as views receive them: the editor's content with the server's data.

use std::collections::BTreeMap;

use core_wasm::carousel::{
    PositionSnapshot, ScrollBounds, ScrollBoundsSnapshot, Slideshow, SlideshowSnapshot, SwipeCarousel, WindowCarousel,
    WindowSnapshot, starting_slide,
};
use core_wasm::fields::limits;
use core_wasm::forms::FormSnapshot;
use core_wasm::motion::sequencer::Timeline;
use core_wasm::site::contact_address;
use serde::Serialize;
use serde_json::{Map, Value, to_value};

use super::career::CareerData;
use super::contacts::ContactData;
use super::insight_card::InsightCard;
use super::insights::InsightsData;
use super::live_field::LiveFieldData;
use super::search::SearchData;
use super::upcoming_event::UpcomingEvent;
use crate::render::PageSection;
use crate::site::site_content::SiteContent;
use content::draw_marks;
use model::{
    Action, Anchor, DeliveryStep, HeroResult, Href, Image, Leader, Line, Page, PageHero, PagePath, Partner,
    PublicTestimonial, RequestStrip, Section, SectionCard, SectionContent, SectionIds, unmarked,
};

/// Results of the queries for sections that show more than the editor's content.
#[derive(Debug, Clone, Default)]
pub struct PageQueries {
    /// False if the store could not be read.
    pub is_read: bool,
    /// Up to three cards of the insights hub.
    pub teaser: Vec<InsightCard>,
    /// The next event that can be booked.
    pub upcoming: Option<UpcomingEvent>,
    /// Days until that event, negative once it has begun.
    pub days_until_event: Option<i32>,
    /// The list of the insights hub.
    pub insights: Option<InsightsData>,
    pub career: Option<CareerData>,
    pub search: Option<SearchData>,
    pub contact: ContactData,
}

/// Initial data of the contact form.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(super) struct ContactFormData {
    /// Prefilled values, a refused form, or the reference of a message that was sent.
    #[serde(flatten)]
    pub data: ContactData,
    /// Initial snapshot of the form.
    #[ts(type = "FormSnapshot")]
    pub machine: FormSnapshot,
    /// Characters.
    pub description_limit: usize,
}

impl ContactFormData {
    /// Adds the initial snapshot to the form's data.
    pub(super) fn new(country: &str, data: ContactData) -> Self {
        Self { machine: data.snapshot(country), data, description_limit: limits::DESCRIPTION }
    }
}

/// The story of an artefact's result; none without one, or if it is a draft.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct ArtefactData {
    story: Option<PageLink>,
}

/// A page by its label.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct PageLink {
    label: String,
    href: String,
}

/// A client's testimonial and a story next to the figures.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct FiguresData<'a> {
    /// The testimonial; none if the list has none of that id.
    voice: Option<&'a PublicTestimonial>,
    story: Option<PageLink>,
}

/// A client's result and a client's words.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct ProofData<'a> {
    /// The testimonial; none if the list has none of that id.
    voice: Option<&'a PublicTestimonial>,
    /// None if the story is a draft or states no result.
    result: Option<StoryResult>,
}

/// The first result of a story.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct StoryResult {
    /// The figure in the text, such as '3X'.
    figure: Option<String>,
    text: String,
    story: PageLink,
}

/// The leader who answers.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct RequestStripData<'a> {
    /// None if the list has no leader of that name.
    leader: Option<&'a Leader>,
}

/// The offer at the end of an item of the insights hub.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct ItemOffer<'a> {
    props: RequestStrip,
    data: RequestStripData<'a>,
}

/// Returns the offer at the end of an item, as JSON of [`ItemOffer`]. A leader who wrote the item answers it.
pub(super) fn item_offer(content: &SiteContent, path: &str, author: Option<&Leader>) -> Option<Value> {
    let mut props = content.hub()?.offer.clone()?;
    props.action.href = props.action.href.or_else(|| contact_href(None, None, path));
    let leader = author.or_else(|| leader(content, props.leader.as_ref()));
    let offer = to_value(ItemOffer { data: RequestStripData { leader }, props });
    let log = |cause: &serde_json::Error| tracing::error!(path, %cause, "an offer was left out of its item");
    let mut offer = offer.inspect_err(log).ok()?;
    content.tokens.fill_all(&mut offer);
    Some(offer)
}

/// Images of the services' heroes, in the order of their cards.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct ExpertiseData {
    images: Vec<Option<Image>>,
}

/// Initial snapshot of a carousel.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct CircleData {
    #[ts(type = "PositionSnapshot")]
    machine: PositionSnapshot,
}

/// Cards of other pages.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct OtherServicesData {
    cards: Vec<PageCard>,
    #[ts(type = "WindowSnapshot")]
    machine: WindowSnapshot,
}

/// A page's card.
#[derive(Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(super) struct PageCard {
    /// The page's own name.
    label: String,
    title: String,
    category: String,
    /// Group of the service or product.
    family: Option<String>,
    /// YYYY-MM-DD.
    date: String,
    /// The date as displayed.
    date_label: String,
    href: String,
}

/// The steps of the delivery method, each with the video frame at which it is shown.
#[derive(Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(super) struct WorkflowData<'a> {
    steps: &'a [DeliveryStep],
    step_frames: Vec<u8>,
}

/// Initial snapshot of the stories' carousel, and the stories' results.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct SuccessStoriesData {
    #[ts(type = "WindowSnapshot")]
    machine: WindowSnapshot,
    /// By the path of the story.
    results: BTreeMap<String, StoryResult>,
}

/// Another story, as a link.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct NextStoryData {
    title: String,
    summary: Option<String>,
    image: Image,
    href: String,
}

/// Initial snapshots of the hero's slides and headlines, and the next event.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct HomeHeroData {
    #[ts(type = "SlideshowSnapshot")]
    hero: SlideshowSnapshot,
    #[ts(type = "SlideshowSnapshot")]
    headlines: SlideshowSnapshot,
    upcoming: Option<UpcomingEvent>,
    /// The clients' figures.
    results: Vec<HeroFigure>,
}

/// A figure that a client measured.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct HeroFigure {
    figure: String,
    /// Its meaning in a few words.
    label: String,
    href: String,
}

/// Cards of the insights hub.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct InsightsTeaserData {
    items: Vec<InsightCard>,
}

/// The company's partners.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct PartnersData<'a> {
    partners: &'a [Partner],
}

/// The company's leaders, with the initial snapshot of their list.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct LeadershipData<'a> {
    leaders: &'a [Leader],
    #[ts(type = "ScrollBoundsSnapshot")]
    machine: ScrollBoundsSnapshot,
}

/// Testimonials of clients, with the initial snapshot of their carousel.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(super) struct TestimonialsData<'a> {
    testimonials: &'a [PublicTestimonial],
    #[ts(type = "PositionSnapshot")]
    machine: PositionSnapshot,
}

/// Server data of each kind of section that has any.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[expect(dead_code, reason = "only exported to TypeScript")]
#[ts(rename_all = "camelCase")]
pub(crate) struct SectionDataByKind<'a> {
    artefact: ArtefactData,
    expertise: ExpertiseData,
    figures: FiguresData<'a>,
    proof: ProofData<'a>,
    request_strip: RequestStripData<'a>,
    circle: CircleData,
    other_services: OtherServicesData,
    workflow: WorkflowData<'a>,
    success_stories: SuccessStoriesData,
    next_story: NextStoryData,
    home_hero: HomeHeroData,
    insights_teaser: InsightsTeaserData,
    partners: PartnersData<'a>,
    leadership: LeadershipData<'a>,
    testimonials: TestimonialsData<'a>,
    live_field: LiveFieldData,
    contact: ContactFormData,
    openings: CareerData,
    insights_hub: InsightsData,
    site_search: SearchData,
}

/// Returns the sections of a page as views receive them. `country` is the default country of phone fields.
pub(super) fn page_sections(
    content: &SiteContent,
    country: &str,
    page: &Page,
    queries: &PageQueries,
) -> Vec<PageSection> {
    let mut ids = SectionIds::of(&page.sections);
    let section = |section| page_section(content, country, page, section, queries, &mut ids);
    page.sections.iter().filter_map(section).collect()
}

fn page_section(
    content: &SiteContent,
    country: &str,
    page: &Page,
    section: &Section,
    queries: &PageQueries,
    ids: &mut SectionIds,
) -> Option<PageSection> {
    // A link to a story that is a draft is left out.
    if matches!(section, Section::NextStory(next) if next_story(content, next.page.as_str()).is_none()) {
        return None;
    }
    let mut section = section.clone();
    lead_to_contact(content, &mut section, page);
    if let Section::Cards(cards) = &mut section
        && cards.is_delivery()
    {
        cards.cards = content.delivery.iter().map(SectionCard::from).collect();
    }
    let read = named_props(&section).and_then(|named| Ok((named, data_of(content, country, &section, queries)?)));
    let ((kind, mut props), mut data) =
        read.inspect_err(|cause| tracing::error!(path = page.path.as_str(), %cause, "a section was skipped")).ok()?;
    content.tokens.fill_all(&mut props);
    if is_content(&section) {
        content.tokens.fill_all(&mut data);
    }
    Some(PageSection { id: ids.next(&section), kind, props, data })
}

/// Returns the name of a section's kind, and what its file says, with the parts of marked texts.
fn named_props(section: &Section) -> serde_json::Result<(String, Value)> {
    let mut section = to_value(section)?;
    draw_marks(&mut section);
    let named: Map<String, Value> = serde_json::from_value(section)?;
    named.into_iter().next().ok_or_else(|| serde::de::Error::custom("the section has no name"))
}

/// Returns true when a section's data comes from page content, in which tokens have to be replaced.
fn is_content(section: &Section) -> bool {
    matches!(
        section,
        Section::Workflow(_)
            | Section::Partners(_)
            | Section::Leadership(_)
            | Section::Testimonials(_)
            | Section::OtherServices(_)
            | Section::NextStory(_)
            | Section::Artefact(_)
            | Section::Figures(_)
            | Section::HomeHero(_)
            | Section::Proof(_)
            | Section::RequestStrip(_)
            | Section::SuccessStories(_)
    )
}

/// Sets the address of buttons without one to the contact form, with the page and its offer as parameters.
fn lead_to_contact(content: &SiteContent, section: &mut Section, page: &Page) {
    // Each with the part of the offer that it requests.
    let actions: Vec<(Option<&str>, &mut Action)> = match section {
        Section::PageHero(hero) => hero.actions.iter_mut().map(|action| (None, action)).collect(),
        Section::IndustryHero(hero) => vec![(None, &mut hero.action)],
        Section::RequestStrip(strip) => vec![(None, &mut strip.action)],
        Section::Cards(cards) => {
            let parts = cards.cards.iter_mut().map(|card| (card.title.as_ref().map(Line::as_str), &mut card.action));
            parts.filter_map(|(part, action)| Some((part, action.as_mut()?))).collect()
        }
        _ => return,
    };
    let offer = content.offer(page.path.as_str());
    for (part, action) in actions.into_iter().filter(|(_, action)| action.href.is_none()) {
        let part = part.map(|part| content.tokens.fill(part));
        action.href = contact_href(offer.as_deref(), part.as_deref(), page.path.as_str());
    }
}

/// Returns the address of the contact form with what a button requests.
fn contact_href(offer: Option<&str>, part: Option<&str>, path: &str) -> Option<Href> {
    let href = Href::try_from(contact_address(offer, part, path));
    href.inspect_err(|cause| tracing::error!(path, cause, "a button was skipped: its address is not valid")).ok()
}

fn data_of(
    content: &SiteContent,
    country: &str,
    section: &Section,
    queries: &PageQueries,
) -> serde_json::Result<Value> {
    let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    match section {
        Section::Artefact(artefact) => to_value(ArtefactData {
            story: artefact.result.as_ref().and_then(|result| page_link(content, result.page.as_str())),
        }),
        Section::Expertise(expertise) => to_value(ExpertiseData {
            images: expertise.cards.iter().map(|card| picture_of(content, &card.page)).collect(),
        }),
        Section::Figures(figures) => to_value(FiguresData {
            voice: testimonial(content, figures.testimonial()),
            story: figures.voice.as_ref().and_then(|voice| page_link(content, voice.page.as_str())),
        }),
        Section::Proof(proof) => to_value(ProofData {
            voice: testimonial(content, proof.testimonial.as_ref()),
            result: proof.story.as_ref().and_then(|story| story_result(content, story.as_str())),
        }),
        Section::RequestStrip(strip) => to_value(RequestStripData { leader: leader(content, strip.leader.as_ref()) }),
        Section::Circle(circle) => {
            to_value(CircleData { machine: SwipeCarousel::new(count(circle.items.len())).snapshot() })
        }
        Section::OtherServices(services) => {
            let cards: Vec<PageCard> =
                services.pages.iter().filter_map(|path| page_card(content, path.as_str())).collect();
            // Plus one for the fixed card.
            let machine = WindowCarousel::services(count(cards.len() + 1)).snapshot();
            to_value(OtherServicesData { cards, machine })
        }
        Section::Workflow(_) => {
            let step_frames = Timeline::new(count(content.delivery.len())).step_frames().collect();
            to_value(WorkflowData { steps: &content.delivery, step_frames })
        }
        Section::SuccessStories(stories) => {
            let paths = stories.cards.iter().flat_map(|card| &card.stories).map(|story| story.page.as_str());
            let result = |path: &str| Some((path.to_owned(), story_result(content, path)?));
            let machine = WindowCarousel::stories(count(stories.cards.len())).snapshot();
            to_value(SuccessStoriesData { machine, results: paths.filter_map(result).collect() })
        }
        Section::NextStory(next) => to_value(next_story(content, next.page.as_str())),
        Section::HomeHero(hero) => {
            let headlines = hero.slides.iter().map(|slide| slide.headlines.len()).max().unwrap_or_default();
            let start = starting_slide(hero.slides.iter().map(|slide| slide.upcoming), queries.days_until_event);
            to_value(HomeHeroData {
                hero: Slideshow::hero(count(hero.slides.len()), start).snapshot(),
                headlines: Slideshow::headlines(count(headlines)).snapshot(),
                upcoming: queries.upcoming.clone(),
                results: hero.results.iter().filter_map(|result| hero_figure(content, result)).collect(),
            })
        }
        Section::InsightsTeaser(_) => to_value(InsightsTeaserData { items: queries.teaser.clone() }),
        Section::Partners(_) => to_value(PartnersData { partners: &content.partners }),
        Section::Leadership(_) => {
            to_value(LeadershipData { leaders: &content.leaders, machine: ScrollBounds::new().snapshot() })
        }
        Section::Testimonials(_) => to_value(TestimonialsData {
            testimonials: &content.testimonials,
            machine: SwipeCarousel::new(count(content.testimonials.len())).snapshot(),
        }),
        Section::LiveField(_) => to_value(LiveFieldData::shared()),
        Section::Contact(_) => to_value(ContactFormData::new(country, queries.contact.clone())),
        Section::Openings(openings) => {
            to_value(queries.career.clone().unwrap_or_else(|| CareerData::without_jobs(openings)))
        }
        Section::InsightsHub(_) => {
            to_value(queries.insights.clone().unwrap_or_else(|| InsightsData::without_items(content.default_tab())))
        }
        Section::SiteSearch(_) => to_value(queries.search.clone().unwrap_or_default()),
        _ => Ok(Value::Null),
    }
}

/// Returns a page's card, if it has one.
fn page_card(content: &SiteContent, path: &str) -> Option<PageCard> {
    let page = content.page(path)?;
    let card = page.card.as_ref()?;
    Some(PageCard {
        label: page.label.to_string(),
        title: card.title.to_string(),
        category: card.category.to_string(),
        family: page.family.as_ref().map(ToString::to_string),
        date: card.date.to_string(),
        date_label: content.formats.date(card.date.date()),
        href: path.to_owned(),
    })
}

fn leader<'a>(content: &'a SiteContent, name: Option<&Line>) -> Option<&'a Leader> {
    content.leader(name?.as_str())
}

fn testimonial<'a>(content: &'a SiteContent, id: Option<&Anchor>) -> Option<&'a PublicTestimonial> {
    content.testimonials.iter().find(|testimonial| Some(&testimonial.id) == id)
}

/// Returns the first result of a story; `None` if the story is a draft or states none.
fn story_result(content: &SiteContent, path: &str) -> Option<StoryResult> {
    let result = content.page(path)?.first_result()?;
    Some(StoryResult {
        figure: result.figure.as_ref().map(ToString::to_string),
        text: unmarked(result.text.as_ref()?.as_str()),
        story: page_link(content, path)?,
    })
}

fn hero_figure(content: &SiteContent, result: &HeroResult) -> Option<HeroFigure> {
    let StoryResult { figure, story, .. } = story_result(content, result.page.as_str())?;
    Some(HeroFigure { figure: figure?, label: result.label.to_string(), href: story.href })
}

fn page_link(content: &SiteContent, path: &str) -> Option<PageLink> {
    let page = content.page(path)?;
    Some(PageLink { label: page.label.to_string(), href: path.to_owned() })
}

/// Returns the image of a page's hero, for a crop on a card.
fn picture_of(content: &SiteContent, path: &PagePath) -> Option<Image> {
    content.section(path.as_str(), page_hero).map(|hero| hero.image.clone())
}

/// Returns another story with the headline and image of its hero; `None` if it is a draft.
fn next_story(content: &SiteContent, path: &str) -> Option<NextStoryData> {
    let opening = content.section(path, page_hero)?;
    Some(NextStoryData {
        title: opening.title.to_string(),
        summary: opening.text.as_ref().map(ToString::to_string),
        image: opening.image.clone(),
        href: path.to_owned(),
    })
}

pub(super) fn page_hero(section: &Section) -> Option<&PageHero> {
    match section {
        Section::PageHero(hero) => Some(hero),
        _ => None,
    }
}

/// Returns the image of a page's first section; of the home page's hero that of the first slide with one.
pub(super) fn opening_picture(page: &Page) -> Option<&Image> {
    page.sections.first().and_then(|section| match section {
        Section::PageHero(hero) => Some(&hero.image),
        Section::IndustryHero(hero) => Some(&hero.main_image),
        Section::AboutStory(story) => Some(&story.image),
        Section::Cards(cards) => cards.image.as_ref(),
        Section::HomeHero(hero) => hero.slides.iter().find_map(|slide| slide.wide.as_ref()),
        _ => None,
    })
}
