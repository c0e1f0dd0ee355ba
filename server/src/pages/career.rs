//! `/career`: the openings, filtered by the query.

use core_wasm::careers::{JobFilter, JobFilterSnapshot, LocationChip};
use serde::Serialize;

use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use crate::work::careers::JobOpening;
use model::{FilterLocation, Openings};
use store::StoreError;

/// Data of the careers page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CareerData {
    #[cfg_attr(test, ts(type = "Required<JobOpening>[]"))]
    pub jobs: Vec<JobOpening>,
    /// True if an external provider lists them.
    pub provider: bool,
    /// Initial state of the browser's filter, and the result shown without scripts.
    #[cfg_attr(test, ts(type = "JobFilterSnapshot"))]
    pub filter: JobFilterSnapshot,
}

impl CareerData {
    fn new(openings: &Openings, jobs: Vec<JobOpening>, provider: bool, query: &str) -> Self {
        let mut filter = JobFilter::new(chips(openings), query);
        filter.loaded(jobs.clone());
        Self { filter: filter.snapshot(), jobs, provider }
    }

    /// Returns the data for when the openings cannot be loaded.
    pub fn without_jobs(openings: &Openings) -> Self {
        Self::new(openings, Vec::new(), false, "")
    }
}

/// Returns the canonical query of the filter; empty without one.
pub(super) fn filter_query(openings: &Openings, query: &str) -> String {
    JobFilter::new(chips(openings), query).address()
}

/// Returns the locations of the filter as the core's type.
fn chips(openings: &Openings) -> Vec<LocationChip> {
    let chip = |location: &FilterLocation| LocationChip {
        id: location.id.to_string(),
        label: location.label.to_string(),
        names: location.names.iter().map(ToString::to_string).collect(),
    };
    openings.locations.iter().map(chip).collect()
}

/// Loads the openings: the provider's last valid list, or those in the database.
pub async fn career(
    state: &AppState,
    content: &SiteContent,
    openings: &Openings,
    query: &str,
) -> Result<CareerData, StoreError> {
    let jobs = crate::work::careers::openings(&state.store, &state.config, content).await?;
    Ok(CareerData::new(openings, jobs, state.config.careers.is_some(), query))
}
