//! `/sitemap.xml`: every page that answers 200, an ended landing among them, and nothing else.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use core_wasm::site::all_static_paths;

use crate::api::unavailable;
use crate::clock::rfc3339;
use crate::content::Kind;
use crate::http::{Effort, Representation, compress_all};
use crate::state::AppState;
use crate::store::StoreError;

/// Crawlers ask rarely; a new page is announced within the hour.
const LIFETIME: &str = "public, max-age=3600";

/// A page, with the instant of its last change where that is known.
type Entry = (String, Option<i64>);

/// The sitemap.
pub async fn get_sitemap(State(state): State<AppState>, headers: HeaderMap) -> Response {
    match entries(&state).await {
        Ok(entries) => {
            let xml = sitemap(&state.origin, &entries);
            Representation::new("application/xml", LIFETIME, compress_all(xml.into(), Effort::Page))
                .respond(StatusCode::OK, &headers)
        }
        Err(cause) => unavailable(&cause),
    }
}

async fn entries(state: &AppState) -> Result<Vec<Entry>, StoreError> {
    let landings = state.landings();
    let landings = landings.iter().map(|landing| format!("/{}", landing.token));
    let mut entries: Vec<Entry> = all_static_paths().into_iter().chain(landings).map(|path| (path, None)).collect();
    entries.extend(content_pages(state).await?);
    Ok(entries)
}

/// The pages of events, posts and open jobs.
pub async fn content_pages(state: &AppState) -> Result<Vec<Entry>, StoreError> {
    let now_ms = state.clock.now_ms();
    let mut pages = Vec::new();
    for kind in [Kind::Event, Kind::Blog] {
        let cards = state.store.cards(kind, now_ms).await?;
        pages.extend(cards.into_iter().filter_map(|card| Some((kind.page(&card.slug)?, Some(card.updated_at)))));
    }
    if state.config.careers.is_none() {
        let jobs = state.store.open_jobs(now_ms).await?;
        pages.extend(jobs.into_iter().map(|job| (format!("/career/{}", job.id), Some(job.updated_at))));
    }
    Ok(pages)
}

fn sitemap(origin: &str, entries: &[Entry]) -> String {
    // Paths are of the core's and the editor's making (lower-case letters, digits, hyphens, slashes): nothing needs
    // escaping.
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
