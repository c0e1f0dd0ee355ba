//! `/sitemap.xml`: exactly the pages with status 200, ended landings included.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use model::Kind;
use model::clock::rfc3339;

const PATH: &str = "/sitemap.xml";
/// Crawlers poll rarely; a new page is announced within the hour.
const LIFETIME: &str = "public, max-age=3600";

/// A page with the time of its last change, if known.
type Entry = (String, Option<i64>);

pub async fn get_sitemap(State(state): State<AppState>, headers: HeaderMap) -> Response {
    let make = |state: &AppState, content: &SiteContent| sitemap(&state.origin, &entries(content));
    state.respond_with_cached(PATH, "application/xml", LIFETIME, &headers, make).await
}

fn entries(content: &SiteContent) -> Vec<Entry> {
    let landings = content.landings.iter().map(|landing| format!("/{}", landing.token));
    let pages = content.paths().map(str::to_owned);
    let mut entries: Vec<Entry> = pages.chain(landings).map(|path| (path, None)).collect();
    entries.extend(content_pages(content));
    entries
}

/// Returns the pages of events, posts and open jobs.
pub fn content_pages(content: &SiteContent) -> Vec<Entry> {
    let mut pages = Vec::new();
    for kind in [Kind::Event, Kind::Blog] {
        let cards = content.cards(kind);
        pages.extend(cards.filter_map(|card| Some((kind.page(&card.slug)?, Some(card.updated_at)))));
    }
    if content.config.careers.is_none() {
        let jobs = content.open_jobs();
        pages.extend(jobs.map(|job| (format!("/career/{}", job.id), Some(job.updated_at))));
    }
    pages
}

fn sitemap(origin: &str, entries: &[Entry]) -> String {
    // Paths consist of lower-case letters, digits, hyphens and slashes: nothing needs escaping.
    let urls: String = entries
        .iter()
        .map(|(path, changed)| {
            let changed = changed.map(|instant| format!("<lastmod>{}</lastmod>", rfc3339(instant)));
            format!("<url><loc>{origin}{path}</loc>{}</url>", changed.unwrap_or_default())
        })
        .collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">{urls}</urlset>\n"
    )
}
