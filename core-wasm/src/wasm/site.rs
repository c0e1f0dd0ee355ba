//! Bindings of `site`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{to_js, to_ts};
use crate::site::{self, Landings, Resolution, search};

/// The page, redirect or not-found page at `path` (escapes as they came) and `query` (without `?`). What is no set of landings
/// counts as none.
#[wasm_bindgen]
pub fn resolve(path: &str, query: &str, landings: &Ts<Landings>) -> Ts<Resolution> {
    to_ts(&site::resolve(path, query, &landings.to_rust().unwrap_or_default()))
}

/// A searchable set of pages, read from the bytes that the server built.
#[wasm_bindgen]
pub struct SearchIndex(search::Index);

#[wasm_bindgen]
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
