//! Bindings of `site`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{items, member, property, to_ts};
use crate::site::{self, ContactPrefill, InsightsTab, Landings, Menus, Resolution, search};

/// What answers `path` (escapes as they came) and `query` (without `?`).
#[wasm_bindgen]
pub fn resolve(path: &str, query: &str, landings: &Ts<Landings>) -> Result<Ts<Resolution>, JsValue> {
    to_ts(&site::resolve(path, query, &read(landings)))
}

/// All menus, complete and in order.
#[wasm_bindgen]
pub fn menus() -> Result<Ts<Menus>, JsValue> {
    to_ts(&site::menus())
}

/// The insights hub's tab in a query (without `?`).
#[wasm_bindgen(js_name = insightsTab)]
pub fn insights_tab(query: &str) -> Result<Ts<InsightsTab>, JsValue> {
    to_ts(&InsightsTab::from_query(query))
}

/// What the contact form starts with, by the contact page's query (without `?`).
#[wasm_bindgen(js_name = contactPrefill)]
pub fn contact_prefill(query: &str, landings: &Ts<Landings>) -> Result<Ts<ContactPrefill>, JsValue> {
    to_ts(&ContactPrefill::from_query(query, &read(landings)))
}

/// Whether `path` is the canonical path of a page of this site.
#[wasm_bindgen(js_name = isSafeOrigin)]
pub fn is_safe_origin(path: &str, landings: &Ts<Landings>) -> bool {
    site::is_safe_origin(path, &read(landings))
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

#[wasm_bindgen]
impl SearchIndex {
    /// Reads the bytes; throws if they are no index.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Result<Self, JsValue> {
        search::Index::from_bytes(bytes).map(Self).map_err(|error| JsValue::from_str(&error.to_string()))
    }

    /// The pages that answer `query`, at most `limit`, best first.
    pub fn search(&self, query: &str, limit: u32) -> Result<Vec<Ts<search::Hit>>, JsValue> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        self.0.search(query, limit).iter().map(to_ts).collect()
    }
}
