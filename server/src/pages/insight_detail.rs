//! `/events/{slug}` and `/blog/{slug}`.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::Value;

use super::insight_card::{InsightCard, Picture};
use super::sections::item_offer;
use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use crate::site::site_media::SiteMedia;
use crate::work::cpu_pool::{self, TaskCancelled};
use content::{ContentItem, ItemCard, ItemVideo};
use model::clock::rfc3339;
use model::{Day, EventPerson, Image, Kind, Medium, RELATED_MAX, TextPart};

/// Data of the detail page.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct InsightDetail {
    #[serde(flatten)]
    pub card: InsightCard,
    /// Label of the tab that lists the item; `None` where no page has that tab.
    pub tab_label: Option<String>,
    /// Last day of an event.
    pub end_date: Option<Day>,
    /// The date or the range of dates as displayed.
    pub period_label: String,
    /// Venue of an event.
    pub location: Option<String>,
    /// People whom visitors of an event meet.
    pub people: Vec<MetPerson>,
    /// Author of a post.
    pub author: Option<String>,
    /// The author, if they are a leader.
    pub writer: Option<MetPerson>,
    /// An offer at the end.
    #[ts(type = "ItemOffer | null")]
    pub offer: Option<Value>,
    pub video: Option<VideoData>,
    /// Sanitised HTML.
    pub description: String,
    pub parts: Vec<TextPart>,
    pub images: Vec<Picture>,
    /// Whole minutes, at least 1.
    pub reading_minutes: i64,
    /// The next older item.
    pub previous: Option<InsightLink>,
    /// The next newer item.
    pub next: Option<InsightLink>,
    /// Recommended items.
    pub related: Vec<InsightCard>,
    /// Address of the calendar file of an upcoming event.
    pub calendar_url: Option<String>,
    /// True if only a preview address shows it.
    pub preview: bool,
    /// Time of the last change: RFC 3339.
    pub modified_at: String,
}

/// Somebody whom visitors of an event meet, or who wrote a post.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
pub struct MetPerson {
    /// The name.
    pub name: String,
    /// The role.
    pub role: String,
    /// The portrait of a leader of that name.
    pub image: Option<Image>,
}

/// A video as the view plays it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct VideoData {
    /// Name of one of the site's own videos.
    pub name: Option<String>,
    /// Address of one of its files.
    pub src: String,
    #[serde(rename = "type")]
    pub media_type: &'static str,
    /// Address of the image shown until it plays.
    pub poster: Option<String>,
    /// Address of its captions.
    pub captions: Option<String>,
}

/// A link to the previous or next item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct InsightLink {
    pub title: String,
    pub href: String,
}

/// Loads an item for its page; `None` if visitors cannot see it.
pub async fn insight_detail(
    state: &AppState,
    content: &SiteContent,
    kind: Kind,
    slug: &str,
) -> Result<Option<InsightDetail>, TaskCancelled> {
    // The page's path contains the slug; ids are for the API only.
    let public = content.public_item(kind, slug).filter(|item| item.card.slug == slug).cloned();
    let Some(item) = public else { return Ok(None) };
    let preview = content.is_preview_of(&item.card.id);
    let (item, description, parts) = cpu_pool::run(move || {
        let (html, parts) = (item.html(), item.parts());
        (item, html, parts)
    })
    .await?;
    let siblings: Vec<&ItemCard> = content.cards(kind).collect();
    let writer = item.author.as_deref().and_then(|name| content.leader(name));
    let (previous, next) = neighbours(&siblings, slug);
    let site = &state.site_media;
    let calendar_url = (kind == Kind::Event && !preview && is_upcoming(&item, state.clock.today()))
        .then(|| format!("/events/{slug}/calendar.ics"));
    Ok(Some(InsightDetail {
        period_label: content.formats.period(item.card.date.date(), item.end_date.as_ref().map(Day::date)),
        video: item.video.as_ref().map(|video| video_data(video, site)),
        description,
        parts,
        reading_minutes: item.reading_minutes(),
        images: item.gallery.iter().map(|image| Picture::new(image, site)).collect(),
        related: related(state, content, &item, siblings),
        modified_at: rfc3339(item.card.updated_at),
        card: InsightCard::new(&item.card, &content.formats, site),
        tab_label: content.tab_label(kind).map(Cow::into_owned),
        end_date: item.end_date,
        people: item.people.iter().map(|person| met_person(content, person)).collect(),
        location: item.location,
        author: item.author,
        writer: writer.map(|leader| MetPerson {
            name: leader.name.to_string(),
            role: leader.role.to_string(),
            image: Some(leader.image.clone()),
        }),
        offer: kind.page(slug).and_then(|path| item_offer(content, &path, writer)),
        previous,
        next,
        calendar_url,
        preview,
    }))
}

fn met_person(content: &SiteContent, person: &EventPerson) -> MetPerson {
    MetPerson {
        name: person.name.to_string(),
        role: person.role.to_string(),
        image: content.leader(person.name.as_str()).map(|leader| leader.image.clone()),
    }
}

/// Returns true until an event's last day is over. `today` counts days from 1970-01-01.
fn is_upcoming(item: &ContentItem, today: i64) -> bool {
    let last = item.end_date.as_ref().unwrap_or(&item.card.date);
    i64::from(last.date().days()) >= today
}

/// Returns the older and the newer neighbour in a list sorted newest first.
fn neighbours(list: &[&ItemCard], slug: &str) -> (Option<InsightLink>, Option<InsightLink>) {
    let Some(place) = list.iter().position(|card| card.slug == slug) else { return (None, None) };
    let link = |card: &&ItemCard| Some(InsightLink { title: card.title.clone(), href: card.kind.page(&card.slug)? });
    let newer = place.checked_sub(1).and_then(|place| list.get(place));
    (list.get(place + 1).and_then(link), newer.and_then(link))
}

/// Returns the items that the editor chose; by default the nearest by date of the same kind.
fn related(state: &AppState, content: &SiteContent, item: &ContentItem, siblings: Vec<&ItemCard>) -> Vec<InsightCard> {
    let cards = if item.related.is_empty() {
        nearest(siblings, &item.card)
    } else {
        let chosen = item.related.iter().filter_map(|(kind, slug)| content.public_item(*kind, slug));
        chosen.map(|found| &found.card).collect()
    };
    cards.into_iter().map(|card| InsightCard::new(card, &content.formats, &state.site_media)).collect()
}

fn nearest<'a>(mut list: Vec<&'a ItemCard>, to: &ItemCard) -> Vec<&'a ItemCard> {
    list.retain(|card| card.slug != to.slug);
    list.sort_by_cached_key(|card| card.date.date().days().abs_diff(to.date.date().days()));
    list.truncate(RELATED_MAX);
    list
}

/// Returns the address of a video's file.
pub fn video_address(video: &ItemVideo, site: &SiteMedia) -> String {
    match &video.medium {
        Medium::Site { name } => site.video(name),
        Medium::File { file, .. } => file.src.clone(),
    }
}

fn video_data(video: &ItemVideo, site: &SiteMedia) -> VideoData {
    let address = |medium: &Medium| Picture::of(medium, String::new(), site).src;
    let (name, media_type) = match &video.medium {
        Medium::Site { name } => (Some(name.clone()), "video/mp4"),
        Medium::File { path, .. } if path.ends_with(".webm") => (None, "video/webm"),
        Medium::File { .. } => (None, "video/mp4"),
    };
    VideoData {
        name,
        src: video_address(video, site),
        media_type,
        poster: video.poster.as_ref().map(address),
        captions: video.captions.as_ref().map(address),
    }
}
