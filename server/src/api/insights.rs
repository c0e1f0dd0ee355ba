//! Events, news and blog posts: `GET /api/event/`, `/api/news/`, `/api/blog/`, and one event or post.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::{json, unavailable};
use super::openapi::{Unknown, Unreachable};
use crate::clock::rfc3339;
use crate::content::{Kind, sanitise};
use crate::http::Problem;
use crate::pages::{Picture, video_address};
use crate::site_media::SiteMedia;
use crate::state::AppState;
use crate::store::{ContentItem, ItemCard};

/// The envelope of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ItemList {
    data: Vec<Item>,
}

/// The envelope of one event or post.
#[derive(Debug, Serialize, ToSchema)]
pub struct ItemDetail {
    data: Detail,
}

/// An event, a news item or a post as a list has it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Item {
    /// For as long as the item exists.
    #[schema(format = "uuid")]
    id: String,
    title: String,
    /// Path of a picture.
    thumbnail: String,
    #[schema(format = Date)]
    date: String,
    #[schema(format = DateTime)]
    created_at: String,
    slug: String,
    /// The article; there for news and for nothing else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    news_url: Option<String>,
}

/// An event or a post.
#[derive(Debug, Serialize, ToSchema)]
pub struct Detail {
    /// For as long as the item exists.
    #[schema(format = "uuid")]
    id: String,
    slug: String,
    title: String,
    /// Path of a picture.
    thumbnail: String,
    #[schema(format = Date)]
    date: String,
    #[schema(required)]
    video_url: Option<String>,
    /// Sanitised HTML.
    description: String,
    images: Vec<DetailImage>,
}

/// A picture of a gallery.
#[derive(Debug, Serialize, ToSchema)]
pub struct DetailImage {
    /// Path of the picture.
    image: String,
    /// What it shows; empty for a picture that only decorates.
    alt: String,
    /// Pixels.
    width: i64,
    /// Pixels.
    height: i64,
}

/// Events, newest first.
#[utoipa::path(get, path = "/api/event/", tag = "insights", responses(
    (status = 200, description = "Events, newest first.", body = ItemList,
        links(("first" = (operation_id = "event", parameters(("key" = "$response.body#/data/0/slug")))))),
    Unreachable,
))]
pub async fn events(State(state): State<AppState>, headers: HeaderMap) -> Response {
    list(&state, Kind::Event, &headers).await
}

/// News, newest first.
#[utoipa::path(get, path = "/api/news/", tag = "insights", responses(
    (status = 200, description = "News, newest first.", body = ItemList),
    Unreachable,
))]
pub async fn news(State(state): State<AppState>, headers: HeaderMap) -> Response {
    list(&state, Kind::News, &headers).await
}

/// Blog posts, newest first.
#[utoipa::path(get, path = "/api/blog/", tag = "insights", responses(
    (status = 200, description = "Blog posts, newest first.", body = ItemList,
        links(("first" = (operation_id = "post", parameters(("key" = "$response.body#/data/0/slug")))))),
    Unreachable,
))]
pub async fn posts(State(state): State<AppState>, headers: HeaderMap) -> Response {
    list(&state, Kind::Blog, &headers).await
}

/// One event.
#[utoipa::path(get, path = "/api/event/{key}/", tag = "insights",
    params(("key" = String, Path, description = "Its slug or its id.")),
    responses(
        (status = 200, description = "One event.", body = ItemDetail),
        Unknown,
    ))]
pub async fn event(State(state): State<AppState>, Path(key): Path<String>, headers: HeaderMap) -> Response {
    detail(&state, Kind::Event, &key, &headers).await
}

/// One blog post.
#[utoipa::path(get, path = "/api/blog/{key}/", tag = "insights",
    params(("key" = String, Path, description = "Its slug or its id.")),
    responses(
        (status = 200, description = "One blog post.", body = ItemDetail),
        Unknown,
    ))]
pub async fn post(State(state): State<AppState>, Path(key): Path<String>, headers: HeaderMap) -> Response {
    detail(&state, Kind::Blog, &key, &headers).await
}

async fn list(state: &AppState, kind: Kind, headers: &HeaderMap) -> Response {
    match state.store.cards(kind, state.clock.now_ms()).await {
        Ok(cards) => {
            let data: Vec<Item> = cards.into_iter().map(|card| item(card, &state.site_media)).collect();
            json(&ItemList { data }, headers)
        }
        Err(cause) => unavailable(&cause),
    }
}

async fn detail(state: &AppState, kind: Kind, key: &str, headers: &HeaderMap) -> Response {
    // PostgreSQL refuses a null character; nothing is called so in any case.
    if key.contains('\0') {
        return Problem::not_found().into_response();
    }
    match state.store.item(kind, key).await {
        Ok(Some(item)) if item.is_public(state.clock.now_ms()) => {
            json(&ItemDetail { data: whole(item, &state.site_media) }, headers)
        }
        Ok(_) => Problem::not_found().into_response(),
        Err(cause) => unavailable(&cause),
    }
}

fn item(card: ItemCard, site: &SiteMedia) -> Item {
    Item {
        thumbnail: Picture::new(&card.thumbnail, site).src,
        created_at: rfc3339(card.created_at),
        id: card.id,
        title: card.title,
        date: card.date,
        slug: card.slug,
        news_url: card.news_url,
    }
}

fn whole(item: ContentItem, site: &SiteMedia) -> Detail {
    let images = item.gallery.iter().map(|image| {
        let Picture { src, alt, width, height, .. } = Picture::new(image, site);
        DetailImage { image: src, alt, width, height }
    });
    Detail {
        images: images.collect(),
        thumbnail: Picture::new(&item.card.thumbnail, site).src,
        video_url: item.video.as_ref().map(video_address),
        description: sanitise(&item.html),
        id: item.card.id,
        slug: item.card.slug,
        title: item.card.title,
        date: item.card.date,
    }
}
