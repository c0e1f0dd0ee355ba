//! Bindings of `careers`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::ids::{Department, Location};
use super::{list_from_js, to_ts};
use crate::careers::{self, JobFilterSnapshot};

/// The filter over the openings.
#[wasm_bindgen]
pub struct JobFilter(careers::JobFilter);

#[wasm_bindgen]
impl JobFilter {
    /// A filter set as the page's query string (without `?`) says, waiting for its jobs.
    #[wasm_bindgen(constructor)]
    pub fn new(address: &str) -> Self {
        Self(careers::JobFilter::new(address))
    }

    /// The jobs have come, as the careers call answers them. An entry without id or title is left out.
    pub fn loaded(&mut self, #[wasm_bindgen(unchecked_param_type = "JobOpening[]")] jobs: &JsValue) {
        self.0.loaded(list_from_js(jobs));
    }

    /// The search text has changed.
    #[wasm_bindgen(js_name = setQuery)]
    pub fn set_query(&mut self, query: &str) {
        self.0.set_query(query);
    }

    /// A chip has been chosen.
    #[wasm_bindgen(js_name = setLocation)]
    pub fn set_location(&mut self, location: Location) {
        if let Some(location) = location.known() {
            self.0.set_location(location);
        }
    }

    /// The visitor has gone back or forward.
    #[wasm_bindgen(js_name = readAddress)]
    pub fn read_address(&mut self, address: &str) {
        self.0.read_address(address);
    }

    /// The heading of a group has been clicked.
    pub fn toggle(&mut self, department: Department) {
        if let Some(department) = department.known() {
            self.0.toggle(department);
        }
    }

    /// The query string (without `?`) that leads back to these filters.
    pub fn address(&self) -> String {
        self.0.address()
    }

    /// What the page shows.
    pub fn snapshot(&self) -> Ts<JobFilterSnapshot> {
        to_ts(&self.0.snapshot())
    }
}
