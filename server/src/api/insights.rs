//! Events, news and blog posts: `GET /api/event/`, `/api/news/`, `/api/blog/`, and one event or post.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::answer::{json, unavailable};
use crate::clock::rfc3339;
use crate::content::{Kind, sanitise};
use crate::http::Problem;
use crate::pages::{Picture, video_address};
use crate::site_media::SiteMedia;
use crate::state::AppState;
use crate::store::{ContentItem, ItemCard};

/// The envelope of every answer.
#[derive(Debug, Serialize)]
struct Data<T> {
    data: T,
}

/// An item of a list.
#[derive(Debug, Serialize)]
struct Item {
    id: String,
    title: String,
    thumbnail: String,
    date: String,
    created_at: String,
    slug: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    news_url: Option<String>,
}

/// An event or a post.
#[derive(Debug, Serialize)]
struct Detail {
    id: String,
    slug: String,
    title: String,
    thumbnail: String,
    date: String,
    video_url: Option<String>,
    description: String,
    images: Vec<DetailImage>,
}

#[derive(Debug, Serialize)]
struct DetailImage {
    image: String,
    alt: String,
    width: i64,
    height: i64,
}

/// `GET /api/event/`
pub async fn events(State(state): State<AppState>, headers: HeaderMap) -> Response {
    list(&state, Kind::Event, &headers).await
}

/// `GET /api/news/`
pub async fn news(State(state): State<AppState>, headers: HeaderMap) -> Response {
    list(&state, Kind::News, &headers).await
}

/// `GET /api/blog/`
pub async fn posts(State(state): State<AppState>, headers: HeaderMap) -> Response {
    list(&state, Kind::Blog, &headers).await
}

/// `GET /api/event/{slug or id}/`
pub async fn event(State(state): State<AppState>, Path(key): Path<String>, headers: HeaderMap) -> Response {
    detail(&state, Kind::Event, &key, &headers).await
}

/// `GET /api/blog/{slug or id}/`
pub async fn post(State(state): State<AppState>, Path(key): Path<String>, headers: HeaderMap) -> Response {
    detail(&state, Kind::Blog, &key, &headers).await
}

async fn list(state: &AppState, kind: Kind, headers: &HeaderMap) -> Response {
    match state.store.cards(kind, state.clock.now_ms()).await {
        Ok(cards) => {
            let data: Vec<Item> = cards.into_iter().map(|card| item(card, &state.site_media)).collect();
            json(&Data { data }, headers)
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
            json(&Data { data: whole(item, &state.site_media) }, headers)
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
