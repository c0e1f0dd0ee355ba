//! Bindings of `site`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{items, member, property, to_js, to_ts};
use crate::site::{self, InsightsTab, Landings, Resolution, search};

/// What answers `path` (escapes as they came) and `query` (without `?`).
#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
pub fn resolve(path: &str, query: &str, landings: &Ts<Landings>) -> Ts<Resolution> {
    to_ts(&site::resolve(path, query, &read(landings)))
}

/// The insights hub's tab in a query (without `?`).
#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen, js_name = insightsTab)]
pub fn insights_tab(query: &str) -> Ts<InsightsTab> {
    to_ts(&InsightsTab::from_query(query))
}

/// The landings of a JavaScript object; what is missing or of another type counts as not configured.
fn read(landings: &Ts<Landings>) -> Landings {
    let landings = landings.js_value();
    let tokens = member(&landings, "tokens").unwrap_or_default();
    Landings {
        tokens: items(&tokens).filter_map(|token| token.as_string()).collect(),
        oracle_ai_world_2025: property(&landings, "oracleAiWorld2025"),
    }
}

/// A searchable set of pages, read from the bytes that the server built.
#[wasm_bindgen]
pub struct SearchIndex(search::Index);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl SearchIndex {
    /// Reads the bytes; throws if they are no index.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Result<Self, JsValue> {
        search::Index::from_bytes(bytes).map(Self).map_err(|_| JsValue::from_str(search::MalformedIndex::MESSAGE))
    }

    /// The pages that answer `query`, at most `limit`, best first.
    #[wasm_bindgen(unchecked_return_type = "Hit[]")]
    pub fn search(&self, query: &str, limit: u32) -> JsValue {
        to_js(&self.0.search(query, usize::try_from(limit).unwrap_or(usize::MAX)))
    }
}
