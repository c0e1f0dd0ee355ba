//! `/search`: results of the site search.

use core_wasm::site::search::Hit;
use core_wasm::site::{encode_value, parameter};
use serde::Serialize;

use crate::cpu_pool;
use crate::state::AppState;

/// Longest query, in characters, equal to the limit of the input; longer ones are truncated.
pub const QUERY_MAX_CHARS: usize = 200;
/// Largest number of results that are shown, and counted.
pub const HITS_MAX: usize = 50;

/// Data of the search page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SearchData {
    /// The query, trimmed.
    pub query: String,
    /// Matching pages, best first.
    #[cfg_attr(test, ts(type = "SearchHit[]"))]
    pub hits: Vec<Hit>,
}

impl SearchData {
    /// Returns the query of the page's canonical address, without `?`.
    pub fn address(&self) -> String {
        if self.query.is_empty() { String::new() } else { format!("q={}", encode_value(&self.query)) }
    }
}

/// Searches the site for the text in the parameter `q` of `query`, the address's query.
pub async fn search(state: &AppState, query: &str) -> SearchData {
    let text: String = parameter(query, "q").unwrap_or_default().trim().chars().take(QUERY_MAX_CHARS).collect();
    if text.is_empty() {
        return SearchData { query: text, hits: Vec::new() };
    }
    let (index, words) = (state.search_index().await, text.clone());
    let hits = cpu_pool::run(move || index.index.search(&words, HITS_MAX)).await.unwrap_or_default();
    SearchData { query: text, hits }
}
