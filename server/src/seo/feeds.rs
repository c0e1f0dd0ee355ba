//! RSS 2.0: `/blog/feed.xml`, `/news/feed.xml`, `/events/feed.xml`.

use std::time::{Duration, UNIX_EPOCH};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use core_wasm::fields::Date;

use crate::api::unavailable;
use crate::content::{Kind, escape, midnight_ms};
use crate::http::{Effort, Representation, compress_all};
use crate::state::AppState;
use crate::store::ItemCard;

/// Items of a feed: readers keep what they have seen, and few look further back.
const ITEMS_MAX: usize = 50;
/// Readers ask often; a quarter of an hour is soon enough.
const LIFETIME: &str = "public, max-age=900";

/// The feed of posts.
pub async fn blog_feed(State(state): State<AppState>, headers: HeaderMap) -> Response {
    feed(&state, Kind::Blog, &headers).await
}

/// The feed of news.
pub async fn news_feed(State(state): State<AppState>, headers: HeaderMap) -> Response {
    feed(&state, Kind::News, &headers).await
}

/// The feed of events.
pub async fn events_feed(State(state): State<AppState>, headers: HeaderMap) -> Response {
    feed(&state, Kind::Event, &headers).await
}

/// The address of a kind's feed.
pub fn feed_path(kind: Kind) -> String {
    format!("/{}/feed.xml", kind.folder())
}

/// The title of a kind's feed.
pub fn feed_title(brand: &str, kind: Kind) -> String {
    let label = match kind {
        Kind::Event => "Events",
        Kind::News => "News",
        Kind::Blog => "Blogs",
    };
    format!("{brand} {label}")
}

async fn feed(state: &AppState, kind: Kind, headers: &HeaderMap) -> Response {
    match state.store.cards(kind, state.clock.now_ms()).await {
        Ok(cards) => {
            let xml = rss(&state.origin, &state.config.site.brand.name, kind, &cards);
            Representation::new("application/rss+xml; charset=utf-8", LIFETIME, compress_all(xml.into(), Effort::Page))
                .respond(StatusCode::OK, headers)
        }
        Err(cause) => unavailable(&cause),
    }
}

fn rss(origin: &str, brand: &str, kind: Kind, cards: &[ItemCard]) -> String {
    let title = escape(&feed_title(brand, kind));
    let tab = kind.folder();
    let changed = cards.iter().map(|card| card.updated_at).max();
    let changed = changed.map(|instant| format!("<lastBuildDate>{}</lastBuildDate>", rfc_822(instant)));
    let items: String = cards.iter().take(ITEMS_MAX).map(|card| item(origin, card)).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"><channel><title>{title}</title>\
         <link>{origin}/insights?tab={tab}</link><description>{title}</description><language>en</language>\
         <atom:link href=\"{origin}{path}\" rel=\"self\" type=\"application/rss+xml\"/>{changed}{items}\
         </channel></rss>\n",
        path = feed_path(kind),
        changed = changed.unwrap_or_default(),
    )
}

fn item(origin: &str, card: &ItemCard) -> String {
    let link = card.kind.page(&card.slug).map(|path| format!("{origin}{path}"));
    let link = link.or_else(|| card.news_url.clone()).unwrap_or_default();
    let date = Date::parse(&card.date).map_or(0, midnight_ms);
    format!(
        "<item><title>{}</title><link>{}</link><guid isPermaLink=\"false\">{}</guid><pubDate>{}</pubDate>\
         <description>{}</description></item>",
        escape(&card.title),
        escape(&link),
        escape(&card.id),
        rfc_822(date),
        escape(&card.excerpt),
    )
}

/// The date that RSS wants; HTTP's has the same form.
fn rfc_822(instant_ms: i64) -> String {
    let since = Duration::from_millis(u64::try_from(instant_ms).unwrap_or_default());
    httpdate::fmt_http_date(UNIX_EPOCH + since)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{StoredImage, StoredMedium};

    #[test]
    fn a_feed_escapes_what_editors_write() {
        let card = ItemCard {
            id: "i".into(),
            kind: Kind::Blog,
            slug: "a".into(),
            title: "A < B & \"C\"".into(),
            excerpt: "x\u{1}y".into(),
            date: "2025-10-13".into(),
            news_url: None,
            thumbnail: StoredImage { medium: StoredMedium::Site { name: "a/b".into() }, alt: String::new() },
            featured: false,
            created_at: 0,
            updated_at: 1_760_659_199_000,
        };
        let xml = rss("https://a.example", "A & B", Kind::Blog, &[card]);
        assert_eq!(
            xml,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\" \
             xmlns:atom=\"http://www.w3.org/2005/Atom\"><channel><title>A &amp; B Blogs</title>\
             <link>https://a.example/insights?tab=blog</link><description>A &amp; B Blogs</description>\
             <language>en</language><atom:link href=\"https://a.example/blog/feed.xml\" rel=\"self\" \
             type=\"application/rss+xml\"/><lastBuildDate>Thu, 16 Oct 2025 23:59:59 GMT</lastBuildDate>\
             <item><title>A &lt; B &amp; &quot;C&quot;</title><link>https://a.example/blog/a</link>\
             <guid isPermaLink=\"false\">i</guid><pubDate>Mon, 13 Oct 2025 00:00:00 GMT</pubDate>\
             <description>xy</description></item></channel></rss>\n"
        );
    }
}
