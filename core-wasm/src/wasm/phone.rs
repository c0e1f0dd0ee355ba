//! Bindings of `phone`.

use super::to_js;
use crate::phone::{Country, CountryChoice, search};
use wasm_bindgen::prelude::*;

/// Returns the countries that match the query by name, ISO code or dial code, best first; all of them, by name, for a
/// blank query.
#[wasm_bindgen(js_name = searchCountries, unchecked_return_type = "CountryChoice[]")]
pub fn search_countries(query: &str) -> JsValue {
    let choices: Vec<CountryChoice> = search::search(query).iter().map(Country::choice).collect();
    to_js(&choices)
}
