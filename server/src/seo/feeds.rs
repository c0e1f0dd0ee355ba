//! RSS 2.0: `/blog/feed.xml`, `/news/feed.xml`, `/events/feed.xml`.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};

use crate::app::state::AppState;
use crate::http::Problem;
use crate::site::site_content::SiteContent;
use content::{ItemCard, escape};
use model::Kind;
use model::clock::http_date;
use model::midnight_ms;

/// Limit of items in a feed: readers keep what they have seen.
const ITEMS_MAX: usize = 50;
/// Feed readers poll often; a delay of a quarter of an hour is fine.
const LIFETIME: &str = "public, max-age=900";

/// Returns the path of a kind's feed.
pub fn feed_path(kind: Kind) -> &'static str {
    match kind {
        Kind::Event => "/events/feed.xml",
        Kind::Blog => "/blog/feed.xml",
        Kind::News => "/news/feed.xml",
    }
}

/// Returns the title of a kind's feed; `None` if no tab lists the kind.
pub fn feed_title(content: &SiteContent, kind: Kind) -> Option<String> {
    content.tab_label(kind).map(|label| format!("{} {label}", content.config.site.brand.name))
}

pub async fn feed(kind: Kind, State(state): State<AppState>, headers: HeaderMap) -> Response {
    if state.content().tab_label(kind).is_none() {
        return Problem::not_found().into_response();
    }
    let make = move |state: &AppState, content: &SiteContent| {
        let title = feed_title(content, kind).unwrap_or_default();
        let cards: Vec<&ItemCard> = content.cards(kind).collect();
        rss(&state.origin, &content.config.language.tag, &title, kind, &cards)
    };
    state.respond_with_cached(feed_path(kind), "application/rss+xml; charset=utf-8", LIFETIME, &headers, make).await
}

fn rss(origin: &str, language: &str, title: &str, kind: Kind, cards: &[&ItemCard]) -> String {
    let title = escape(title);
    let tab = kind.folder();
    let changed = cards.iter().map(|card| card.updated_at).max();
    let changed = changed.map(|instant| format!("<lastBuildDate>{}</lastBuildDate>", http_date(instant)));
    let items: String = cards.iter().take(ITEMS_MAX).map(|card| item(origin, card)).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"><channel><title>{title}</title>\
         <link>{origin}/insights?tab={tab}</link><description>{title}</description><language>{language}</language>\
         <atom:link href=\"{origin}{path}\" rel=\"self\" type=\"application/rss+xml\"/>{changed}{items}\
         </channel></rss>\n",
        path = feed_path(kind),
        changed = changed.unwrap_or_default(),
    )
}

fn item(origin: &str, card: &ItemCard) -> String {
    let link = card.kind.page(&card.slug).map(|path| format!("{origin}{path}"));
    let link = link.or_else(|| card.news_url.clone()).unwrap_or_default();
    format!(
        "<item><title>{}</title><link>{}</link><guid isPermaLink=\"false\">{}</guid><pubDate>{}</pubDate>\
         <description>{}</description></item>",
        escape(&card.title),
        escape(&link),
        escape(&card.id),
        http_date(midnight_ms(card.date.date())),
        escape(&card.excerpt),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::ItemImage;
    use model::{Day, Medium};

    #[test]
    fn a_feed_escapes_what_editors_write() {
        let card = ItemCard {
            id: "i".into(),
            kind: Kind::Blog,
            slug: "a".into(),
            title: "A < B & \"C\"".into(),
            excerpt: "x\u{1}y".into(),
            date: Day::try_from("2025-10-13".to_owned()).unwrap(),
            news_url: None,
            thumbnail: ItemImage { medium: Medium::Site { name: "a/b".into() }, alt: String::new() },
            featured: false,
            created_at: 0,
            updated_at: 1_760_659_199_000,
        };
        let xml = rss("https://a.example", "en", "A & B Blogs", Kind::Blog, &[&card]);
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
