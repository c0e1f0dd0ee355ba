//! `/search`: what the site's pages say to a query.

use core_wasm::site::search::Hit;
use core_wasm::site::{encode_value, parameter};
use serde::Serialize;

use crate::heavy;
use crate::state::AppState;

/// Longest query that is read, in characters: the input's own limit. What is beyond it is cut.
const QUERY_MAX_CHARS: usize = 200;
/// Most results on the page: who needs more needs another word.
const HITS_MAX: usize = 50;

/// The search page's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SearchData {
    /// What was asked, white space trimmed.
    pub query: String,
    /// The pages that answer it, best first.
    pub hits: Vec<Hit>,
}

impl SearchData {
    /// The parameters that the page knows, in one form.
    pub fn address(&self) -> String {
        if self.query.is_empty() { String::new() } else { format!("q={}", encode_value(&self.query)) }
    }
}

/// Answers the page's query.
pub async fn search(state: &AppState, query: &str) -> SearchData {
    let asked: String = parameter(query, "q").unwrap_or_default().trim().chars().take(QUERY_MAX_CHARS).collect();
    if asked.is_empty() {
        return SearchData { query: asked, hits: Vec::new() };
    }
    let (index, words) = (state.search.current(state).await, asked.clone());
    let hits = heavy::in_turn(move || index.index.search(&words, HITS_MAX)).await.unwrap_or_default();
    SearchData { query: asked, hits }
}
