//! What can be found: each page as the index reads it.

use core_wasm::site::search::Document;

use crate::careers::{JobOpening, openings};
use crate::content::Kind;
use crate::render::RenderError;
use crate::state::AppState;
use crate::store::{ItemCard, StoreError};

/// The pages whose copy is in the web bundle.
pub(super) async fn of_bundle(state: &AppState) -> Result<Vec<Document>, RenderError> {
    let not_json = |cause: serde_json::Error| RenderError::Output(cause.to_string());
    let site = serde_json::to_string(&state.config.site).map_err(not_json)?;
    serde_json::from_str(&state.renderer.search_documents(site).await?).map_err(not_json)
}

/// The pages that the store holds: events, posts, news and open jobs.
pub(super) async fn of_store(state: &AppState) -> Result<Vec<Document>, StoreError> {
    let mut documents = Vec::new();
    for kind in [Kind::Event, Kind::Blog, Kind::News] {
        documents.extend(state.store.cards(kind, state.clock.now_ms()).await?.into_iter().filter_map(item));
    }
    documents.extend(openings(state).await?.into_iter().filter_map(job));
    Ok(documents)
}

fn item(card: ItemCard) -> Option<Document> {
    let kind = match card.kind {
        Kind::Event => "Event",
        Kind::Blog => "Blog post",
        Kind::News => "News",
    };
    Some(Document {
        path: card.kind.page(&card.slug).or(card.news_url)?,
        title: card.title,
        kind: kind.to_owned(),
        headings: Vec::new(),
        text: card.excerpt,
    })
}

fn job(job: JobOpening) -> Option<Document> {
    let places = job.job_locations.into_iter().map(|location| location.name).collect::<Vec<_>>().join(", ");
    let text = [job.department_name, job.experience, Some(places)];
    Some(Document {
        path: job.url?,
        title: job.title,
        kind: "Job".to_owned(),
        headings: Vec::new(),
        text: text.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "),
    })
}
