//! `/events/{slug}` and `/blog/{slug}`.

use core_wasm::fields::Date;
use core_wasm::site::parameter;
use serde::Serialize;

use super::insight_card::{InsightCard, Picture};
use super::insights::cards;
use crate::clock::rfc3339;
use crate::content::{Kind, PREVIEW_PARAMETER, PreviewKey, RELATED_MAX, period_label, sanitise};
use crate::site_media::SiteMedia;
use crate::state::AppState;
use crate::store::{ContentItem, StoreError, StoredImage, StoredMedium, StoredVideo};

/// The detail page's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InsightDetail {
    /// What its card shows.
    #[serde(flatten)]
    pub card: InsightCard,
    /// An event's last day.
    pub end_date: Option<String>,
    /// The day, or the first and the last of several, as they are shown.
    pub period_label: String,
    /// Where an event takes place.
    pub location: Option<String>,
    /// Who wrote a post.
    pub author: Option<String>,
    /// A video.
    pub video: Option<VideoData>,
    /// Sanitised HTML.
    pub description: String,
    /// The gallery.
    pub images: Vec<Picture>,
    /// Whole minutes, at least 1.
    pub reading_minutes: i64,
    /// The next older item.
    pub previous: Option<InsightLink>,
    /// The next newer item.
    pub next: Option<InsightLink>,
    /// What else a reader may like.
    pub related: Vec<InsightCard>,
    /// The calendar file of an event that lies ahead.
    pub calendar_url: Option<String>,
    /// Whether it is shown under a preview address only.
    pub preview: bool,
    /// When it was last changed: RFC 3339.
    pub modified_at: String,
}

/// A video as the view plays it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VideoData {
    /// One of the site's own videos, by its name.
    pub name: Option<String>,
    /// One plain address of it.
    pub src: String,
    /// The media type.
    #[serde(rename = "type")]
    pub media_type: &'static str,
    /// The address of what stands in its place until it plays.
    pub poster: Option<String>,
    /// The address of its captions.
    pub captions: Option<String>,
}

/// A neighbour in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InsightLink {
    /// Its title.
    pub title: String,
    /// Its page.
    pub href: String,
}

/// Loads an item for its page; `None` when visitors do not see it. With a valid token in the query a draft is shown.
pub async fn insight_detail(
    state: &AppState,
    kind: Kind,
    slug: &str,
    query: &str,
) -> Result<Option<InsightDetail>, StoreError> {
    let now_ms = state.clock.now_ms();
    let Some(mut item) = state.store.item(kind, slug).await? else { return Ok(None) };
    // The page's path has the slug; an id is for the API alone.
    if item.card.slug != slug {
        return Ok(None);
    }
    let preview = !item.is_public(now_ms);
    if preview && !open_preview(state, &mut item, query, now_ms).await? {
        return Ok(None);
    }
    let siblings = cards(state, kind).await?;
    let (previous, next) = neighbours(&siblings, slug);
    let related = related(state, &item, siblings).await?;
    Ok(Some(detail(state, item, Around { previous, next, related, preview })))
}

struct Around {
    previous: Option<InsightLink>,
    next: Option<InsightLink>,
    related: Vec<InsightCard>,
    preview: bool,
}

fn detail(state: &AppState, item: ContentItem, around: Around) -> InsightDetail {
    let site = &state.site_media;
    let Around { previous, next, related, preview } = around;
    let calendar_url = (item.card.kind == Kind::Event && !preview && lies_ahead(&item, state.clock.today()))
        .then(|| format!("/events/{}/calendar.ics", item.card.slug));
    InsightDetail {
        period_label: period(&item.card.date, item.end_date.as_deref()),
        video: item.video.as_ref().map(|video| video_data(video, site)),
        description: sanitise(&item.html),
        images: item.gallery.iter().map(|image| Picture::new(image, site)).collect(),
        modified_at: rfc3339(item.card.updated_at),
        card: InsightCard::new(item.card, site),
        end_date: item.end_date,
        location: item.location,
        author: item.author,
        reading_minutes: item.reading_minutes,
        previous,
        next,
        related,
        calendar_url,
        preview,
    }
}

/// Whether an item's last day is not over. `today` counts from 1970-01-01.
fn lies_ahead(item: &ContentItem, today: i64) -> bool {
    let last = item.end_date.as_deref().unwrap_or(&item.card.date);
    Date::parse(last).is_ok_and(|last| i64::from(last.days()) >= today)
}

/// Whether the query has a valid token. The item's media then have the addresses that open them for as long.
async fn open_preview(state: &AppState, item: &mut ContentItem, query: &str, now_ms: i64) -> Result<bool, StoreError> {
    let Some(token) = parameter(query, PREVIEW_PARAMETER) else { return Ok(false) };
    let Some(key) = PreviewKey::find(&state.store).await? else { return Ok(false) };
    let allowed = key.allows(&token, item.card.kind, &item.card.slug, now_ms);
    if allowed {
        key.open_media(item, &token);
    }
    Ok(allowed)
}

/// The older and the newer neighbour in a list that has the newest first.
fn neighbours(list: &[InsightCard], slug: &str) -> (Option<InsightLink>, Option<InsightLink>) {
    let Some(place) = list.iter().position(|card| card.slug == slug) else { return (None, None) };
    let link = |card: &InsightCard| InsightLink { title: card.title.clone(), href: card.href.clone() };
    let newer = place.checked_sub(1).and_then(|place| list.get(place));
    (list.get(place + 1).map(link), newer.map(link))
}

/// What the editor chose; without a choice, the nearest by date of the same kind.
async fn related(
    state: &AppState,
    item: &ContentItem,
    siblings: Vec<InsightCard>,
) -> Result<Vec<InsightCard>, StoreError> {
    if item.related.is_empty() {
        return Ok(nearest(siblings, &item.card.slug, &item.card.date));
    }
    let now_ms = state.clock.now_ms();
    let mut chosen = Vec::new();
    for entry in &item.related {
        let Some((folder, slug)) = entry.split_once('/') else { continue };
        let Some(kind) = Kind::from_folder(folder) else { continue };
        if let Some(found) = state.store.item(kind, slug).await?
            && found.is_public(now_ms)
        {
            chosen.push(InsightCard::new(found.card, &state.site_media));
        }
    }
    Ok(chosen)
}

fn nearest(mut list: Vec<InsightCard>, slug: &str, date: &str) -> Vec<InsightCard> {
    let instant = |day: &str| Date::parse(day).map_or(0, crate::content::midnight_ms);
    let here = instant(date);
    list.retain(|card| card.slug != slug);
    list.sort_by_key(|card| (instant(&card.date) - here).abs());
    list.truncate(RELATED_MAX);
    list
}

fn period(first: &str, last: Option<&str>) -> String {
    let last = last.and_then(|day| Date::parse(day).ok());
    Date::parse(first).map_or_else(|_| first.to_owned(), |first| period_label(first, last))
}

/// A video's plain address.
pub fn video_address(video: &StoredVideo) -> String {
    match &video.medium {
        StoredMedium::Site { name } => SiteMedia::video(name),
        StoredMedium::File { src, .. } => src.clone(),
    }
}

fn video_data(video: &StoredVideo, site: &SiteMedia) -> VideoData {
    let address =
        |medium: &StoredMedium| Picture::new(&StoredImage { medium: medium.clone(), alt: String::new() }, site).src;
    let captions = video.captions.as_ref().map(address);
    let poster = video.poster.as_ref().map(address);
    match &video.medium {
        StoredMedium::Site { name } => {
            VideoData { name: Some(name.clone()), src: video_address(video), media_type: "video/mp4", poster, captions }
        }
        StoredMedium::File { path, .. } => VideoData {
            name: None,
            src: video_address(video),
            media_type: if path.ends_with(".webm") { "video/webm" } else { "video/mp4" },
            poster,
            captions,
        },
    }
}
