//! Bindings of `phone`.

#![allow(unreachable_pub, reason = "wasm-bindgen exports only what is public")]

use super::to_ts;
use crate::phone::{CountryChoice, search};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// Countries that the query finds by name, ISO code or dial code, the likeliest first; all of them, by name, for a blank one.
#[wasm_bindgen(js_name = searchCountries)]
pub fn search_countries(query: &str) -> Result<Vec<Ts<CountryChoice>>, JsValue> {
    search::search(query).iter().map(|country| to_ts(&country.choice())).collect()
}
