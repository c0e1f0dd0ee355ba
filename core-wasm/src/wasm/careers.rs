//! Bindings of `careers`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{list_from_js, to_ts};
use crate::careers::{self, JobFilterSnapshot};

/// The filter of the openings.
#[wasm_bindgen]
pub struct JobFilter(careers::JobFilter);

#[wasm_bindgen]
impl JobFilter {
    /// Creates a filter that waits for its jobs, from the page's query string (without `?`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "readonly DepartmentGroup[]")] departments: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "readonly LocationChip[]")] chips: &JsValue,
        address: &str,
    ) -> Self {
        Self(careers::JobFilter::new(list_from_js(departments), list_from_js(chips), address))
    }

    /// Sets the jobs from the careers response. Skips entries without an id or a title.
    pub fn loaded(&mut self, #[wasm_bindgen(unchecked_param_type = "JobOpening[]")] jobs: &JsValue) {
        self.0.loaded(list_from_js(jobs));
    }

    /// Sets the search text.
    #[wasm_bindgen(js_name = setQuery)]
    pub fn set_query(&mut self, query: &str) {
        self.0.set_query(query);
    }

    /// Selects a chip by its id; 'all' selects all locations.
    #[wasm_bindgen(js_name = setLocation)]
    pub fn set_location(&mut self, id: &str) {
        self.0.set_location(id);
    }

    /// Restores the filters after navigation in the history.
    #[wasm_bindgen(js_name = readAddress)]
    pub fn read_address(&mut self, address: &str) {
        self.0.read_address(address);
    }

    /// Toggles a group by its id, from its heading.
    pub fn toggle(&mut self, id: &str) {
        self.0.toggle(id);
    }

    /// Returns the query string (without `?`) that restores the filters.
    pub fn address(&self) -> String {
        self.0.address()
    }

    pub fn snapshot(&self) -> Ts<JobFilterSnapshot> {
        to_ts(&self.0.snapshot())
    }
}
