//! Bindings of `site::search`.

use wasm_bindgen::prelude::*;

use super::to_js;
use crate::site::search;

/// A search index, parsed from the server's bytes.
#[wasm_bindgen]
pub struct SearchIndex(search::Index);

#[wasm_bindgen]
impl SearchIndex {
    /// Parses the bytes; throws if they are not an index.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Result<Self, JsValue> {
        search::Index::from_bytes(bytes).map(Self).map_err(|_| JsValue::from_str(search::MalformedIndex::MESSAGE))
    }

    /// Returns the pages that match `query`, at most `limit`, best first.
    #[wasm_bindgen(unchecked_return_type = "Hit[]")]
    pub fn search(&self, query: &str, limit: u32) -> JsValue {
        to_js(&self.0.search(query, usize::try_from(limit).unwrap_or(usize::MAX)))
    }
}
