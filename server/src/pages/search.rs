//! `/search`: results of the site search.

use core_wasm::site::search::Hit;
use core_wasm::site::{encode_value, parameter};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::state::AppState;
use crate::work::cpu_pool;

/// Longest query, in characters, equal to the limit of the input; longer ones are truncated.
pub const QUERY_MAX_CHARS: usize = 200;
/// Largest number of results that are shown, and counted.
const HITS_MAX: usize = 50;

/// Data of the search page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct SearchData {
    /// The query, trimmed.
    pub query: String,
    /// Matching pages, best first.
    pub hits: Vec<SearchHit>,
}

/// A page that matches a query.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema, ts_rs::TS)]
pub struct SearchHit {
    /// The canonical path, or the address of a news article.
    pub path: String,
    pub title: String,
    /// The kind of the page, such as `Service`.
    pub kind: String,
    /// The beginning of the page's text.
    #[schema(required)]
    pub snippet: Option<String>,
}

impl From<Hit> for SearchHit {
    fn from(Hit { path, title, kind, snippet }: Hit) -> Self {
        Self { path, title, kind, snippet }
    }
}

/// Returns the canonical query of the page's address; empty without a text to search for.
pub(super) fn search_query(query: &str) -> String {
    let text = searched_text(query);
    if text.is_empty() { text } else { format!("q={}", encode_value(&text)) }
}

/// Searches the site for the text in the parameter `q` of `query`, the address's query.
pub async fn find_pages(state: &AppState, query: &str) -> SearchData {
    let text = searched_text(query);
    if text.is_empty() {
        return SearchData::default();
    }
    let (index, words) = (state.search_index().await, text.clone());
    let hits = cpu_pool::run(move || index.search(&words, HITS_MAX)).await.unwrap_or_default();
    SearchData { query: text, hits: hits.into_iter().map(SearchHit::from).collect() }
}

fn searched_text(query: &str) -> String {
    parameter(query, "q").unwrap_or_default().trim().chars().take(QUERY_MAX_CHARS).collect()
}
