//! Events, news and blog posts: `GET /api/event/`, `/api/news/`, `/api/blog/`, and one event or post.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::json;
use super::responses::Missing;
use crate::clock::rfc3339;
use crate::content::model::Kind;
use crate::content::{ContentItem, ItemCard};
use crate::cpu_pool;
use crate::http::{PathParameter, Problem};
use crate::pages::{Picture, video_address};
use crate::site_media::SiteMedia;
use crate::state::AppState;

/// Response envelope of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ItemList {
    data: Vec<Item>,
}

/// Response envelope of one event or post.
#[derive(Debug, Serialize, ToSchema)]
pub struct ItemDetail {
    data: Detail,
}

/// An event, a news item or a post in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Item {
    /// Constant for the lifetime of the item.
    #[schema(format = "uuid")]
    id: String,
    title: String,
    /// Path of an image.
    thumbnail: String,
    #[schema(format = Date)]
    date: String,
    #[schema(format = DateTime)]
    created_at: String,
    slug: String,
    /// Address of the article; present for news only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    news_url: Option<String>,
}

/// An event or a post.
#[derive(Debug, Serialize, ToSchema)]
pub struct Detail {
    /// Constant for the lifetime of the item.
    #[schema(format = "uuid")]
    id: String,
    slug: String,
    title: String,
    /// Path of an image.
    thumbnail: String,
    #[schema(format = Date)]
    date: String,
    #[schema(required)]
    video_url: Option<String>,
    /// Sanitised HTML.
    description: String,
    images: Vec<DetailImage>,
}

/// An image of a gallery.
#[derive(Debug, Serialize, ToSchema)]
pub struct DetailImage {
    /// Path of the image.
    image: String,
    /// Alternative text; empty for a decorative image.
    alt: String,
    /// Pixels.
    width: i64,
    /// Pixels.
    height: i64,
}

/// Returns the events, newest first.
#[utoipa::path(get, path = "/api/event/", tag = "insights", responses(
    (status = 200, description = "Events, newest first.", body = ItemList,
        links(("first" = (operation_id = "event", parameters(("key" = "$response.body#/data/0/slug")))))),
))]
pub async fn events(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, Problem> {
    list(&state, Kind::Event, &headers).await
}

/// Returns the news, newest first.
#[utoipa::path(get, path = "/api/news/", tag = "insights", responses(
    (status = 200, description = "News, newest first.", body = ItemList),
))]
pub async fn news(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, Problem> {
    list(&state, Kind::News, &headers).await
}

/// Returns the blog posts, newest first.
#[utoipa::path(get, path = "/api/blog/", tag = "insights", responses(
    (status = 200, description = "Blog posts, newest first.", body = ItemList,
        links(("first" = (operation_id = "post", parameters(("key" = "$response.body#/data/0/slug")))))),
))]
pub async fn posts(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, Problem> {
    list(&state, Kind::Blog, &headers).await
}

/// Returns one event.
#[utoipa::path(get, path = "/api/event/{key}/", tag = "insights",
    params(("key" = String, Path, description = "Its slug or its id.")),
    responses(
        (status = 200, description = "One event.", body = ItemDetail),
        Missing,
    ))]
pub async fn event(
    State(state): State<AppState>,
    PathParameter(key): PathParameter,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    detail(&state, Kind::Event, &key, &headers).await
}

/// Returns one blog post.
#[utoipa::path(get, path = "/api/blog/{key}/", tag = "insights",
    params(("key" = String, Path, description = "Its slug or its id.")),
    responses(
        (status = 200, description = "One blog post.", body = ItemDetail),
        Missing,
    ))]
pub async fn post(
    State(state): State<AppState>,
    PathParameter(key): PathParameter,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    detail(&state, Kind::Blog, &key, &headers).await
}

async fn list(state: &AppState, kind: Kind, headers: &HeaderMap) -> Result<Response, Problem> {
    let content = state.content();
    let cards = content.cards(kind, state.clock.now_ms());
    json(&ItemList { data: cards.map(|card| to_item(card, &state.site_media)).collect() }, headers).await
}

async fn detail(state: &AppState, kind: Kind, key: &str, headers: &HeaderMap) -> Result<Response, Problem> {
    let found = state.content().item(kind, key).filter(|item| item.is_public(state.clock.now_ms())).cloned();
    let item = found.ok_or_else(Problem::not_found)?;
    let state = state.clone();
    let data = cpu_pool::run(move || to_detail(&item, &state.site_media)).await.map_err(|_| Problem::internal())?;
    json(&ItemDetail { data }, headers).await
}

fn to_item(card: &ItemCard, site: &SiteMedia) -> Item {
    Item {
        thumbnail: Picture::new(&card.thumbnail, site).src,
        created_at: rfc3339(card.created_at),
        id: card.id.clone(),
        title: card.title.clone(),
        date: card.date.clone(),
        slug: card.slug.clone(),
        news_url: card.news_url.clone(),
    }
}

fn to_detail(item: &ContentItem, site: &SiteMedia) -> Detail {
    let images = item.gallery.iter().map(|image| {
        let Picture { src, alt, width, height, .. } = Picture::new(image, site);
        DetailImage { image: src, alt, width, height }
    });
    Detail {
        images: images.collect(),
        thumbnail: Picture::new(&item.card.thumbnail, site).src,
        video_url: item.video.as_ref().map(video_address),
        description: item.html(),
        id: item.card.id.clone(),
        slug: item.card.slug.clone(),
        title: item.card.title.clone(),
        date: item.card.date.clone(),
    }
}
