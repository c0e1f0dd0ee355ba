//! Bindings of `careers`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{items, member, property, to_ts};
use crate::careers::{self, Department, JobFilterSnapshot, JobLocation, JobOpening, Location};

/// The filter over the openings.
#[wasm_bindgen]
pub struct JobFilter(careers::JobFilter);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl JobFilter {
    /// A filter set as the page's query string (without `?`) says, waiting for its jobs.
    #[wasm_bindgen(constructor)]
    pub fn new(address: &str) -> Self {
        Self(careers::JobFilter::new(address))
    }

    /// The jobs have come, as the careers call answers them. An entry without id or title is left out.
    pub fn loaded(&mut self, jobs: Vec<Ts<JobOpening>>) {
        self.0.loaded(jobs.iter().filter_map(|job| opening(&job.js_value())).collect());
    }

    /// The jobs cannot be had.
    pub fn failed(&mut self) {
        self.0.failed();
    }

    /// The search text has changed.
    #[wasm_bindgen(js_name = setQuery)]
    pub fn set_query(&mut self, query: &str) {
        self.0.set_query(query);
    }

    /// A chip (`all`, `kochi`, `bangalore`) has been chosen.
    #[wasm_bindgen(js_name = setLocation)]
    pub fn set_location(&mut self, location: &str) {
        if let Some(location) = Location::from_id(location) {
            self.0.set_location(location);
        }
    }

    /// Both filters are off.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The visitor has gone back or forward.
    #[wasm_bindgen(js_name = readAddress)]
    pub fn read_address(&mut self, address: &str) {
        self.0.read_address(address);
    }

    /// The heading of a group (`engineering`, `marketing`, `oracle`, `other`) has been clicked.
    pub fn toggle(&mut self, department: &str) {
        if let Some(department) = Department::from_id(department) {
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

fn opening(value: &JsValue) -> Option<JobOpening> {
    let locations = member(value, "jobLocations").unwrap_or_default();
    Some(JobOpening {
        id: property(value, "id")?,
        title: property(value, "title")?,
        department_name: property(value, "departmentName"),
        experience: property(value, "experience"),
        job_locations: items(&locations)
            .filter_map(|location| property(&location, "name").map(|name| JobLocation { name }))
            .collect(),
        url: property(value, "url"),
    })
}
