//! Events, news and blog posts: `GET /api/event/`, `/api/news/`, `/api/blog/`, and one event or post.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::respond::cached_json;
use super::responses::Missing;
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use crate::pages::{Picture, video_address};
use crate::site::site_media::SiteMedia;
use crate::work::cpu_pool;
use content::{ContentItem, ItemCard};
use model::Kind;
use model::clock::rfc3339;

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
    list(&state, Kind::Event, "/api/event/", &headers).await
}

/// Returns the news, newest first.
#[utoipa::path(get, path = "/api/news/", tag = "insights", responses(
    (status = 200, description = "News, newest first.", body = ItemList),
))]
pub async fn news(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, Problem> {
    list(&state, Kind::News, "/api/news/", &headers).await
}

/// Returns the blog posts, newest first.
#[utoipa::path(get, path = "/api/blog/", tag = "insights", responses(
    (status = 200, description = "Blog posts, newest first.", body = ItemList,
        links(("first" = (operation_id = "post", parameters(("key" = "$response.body#/data/0/slug")))))),
))]
pub async fn posts(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, Problem> {
    list(&state, Kind::Blog, "/api/blog/", &headers).await
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
    detail(&state, Kind::Event, &key, "/api/event/{key}/", &headers).await
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
    detail(&state, Kind::Blog, &key, "/api/blog/{key}/", &headers).await
}

async fn list(state: &AppState, kind: Kind, route: &'static str, headers: &HeaderMap) -> Result<Response, Problem> {
    let content = state.content();
    let items =
        async { Ok(ItemList { data: content.cards(kind).map(|card| to_item(card, &state.site_media)).collect() }) };
    cached_json(state, &content, route.to_owned(), route, headers, items).await
}

async fn detail(
    state: &AppState,
    kind: Kind,
    key: &str,
    route: &'static str,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let content = state.content();
    let item = content.public_item(kind, key).ok_or_else(Problem::not_found)?;
    let path = route.replace("{key}", &item.card.slug);
    let data = async {
        let (state, item) = (state.clone(), item.clone());
        let data = cpu_pool::run(move || to_detail(&item, &state.site_media)).await;
        data.map(|data| ItemDetail { data }).map_err(|_| Problem::internal())
    };
    cached_json(state, &content, path, route, headers, data).await
}

fn to_item(card: &ItemCard, site: &SiteMedia) -> Item {
    Item {
        thumbnail: Picture::new(&card.thumbnail, site).src,
        created_at: rfc3339(card.created_at),
        id: card.id.clone(),
        title: card.title.clone(),
        date: card.date.to_string(),
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
        video_url: item.video.as_ref().map(|video| video_address(video, site)),
        description: item.html(),
        id: item.card.id.clone(),
        slug: item.card.slug.clone(),
        title: item.card.title.clone(),
        date: item.card.date.to_string(),
    }
}
