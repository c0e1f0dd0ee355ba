//! Bindings of `careers`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{list_from_js, machine, to_ts};
use crate::careers::{self, JobFilterSnapshot};

machine! {
    /// The filter of the openings.
    JobFilter(careers::JobFilter) {
        /// Sets the search text.
        #[wasm_bindgen(js_name = setQuery)]
        fn set_query(&mut self, query: &str);
        /// Selects a chip by its id; 'all' selects all locations.
        #[wasm_bindgen(js_name = setLocation)]
        fn set_location(&mut self, id: &str);
        /// Restores the filters after navigation in the history.
        #[wasm_bindgen(js_name = readAddress)]
        fn read_address(&mut self, address: &str);
        /// Toggles a group by its id, from its heading.
        fn toggle(&mut self, id: &str);
        /// Returns the query string (without `?`) that restores the filters.
        fn address(&self) -> String;
        fn snapshot(&self) -> Ts<JobFilterSnapshot>;
    }
}

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
}
