//! `/career`: the openings, filtered by the query.

use core_wasm::careers::{DepartmentGroup, JobFilter, JobFilterSnapshot, LocationChip};
use serde::Serialize;

use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use crate::work::careers::JobOpening;
use model::{FilterLocation, Line, Openings, OpeningsGroup};
use store::StoreError;

/// Data of the careers page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct CareerData {
    #[ts(type = "Required<JobOpening>[]")]
    pub jobs: Vec<JobOpening>,
    /// True if an external provider lists them.
    pub provider: bool,
    /// Initial state of the browser's filter, and the result shown without scripts.
    #[ts(type = "JobFilterSnapshot")]
    pub filter: JobFilterSnapshot,
}

impl CareerData {
    fn new(openings: &Openings, jobs: Vec<JobOpening>, provider: bool, query: &str) -> Self {
        let mut filter = new_filter(openings, query);
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
    new_filter(openings, query).address()
}

/// Creates a filter with the section's groups and locations.
fn new_filter(openings: &Openings, query: &str) -> JobFilter {
    let texts = |lines: &[Line]| lines.iter().map(ToString::to_string).collect();
    let group = |group: &OpeningsGroup| DepartmentGroup {
        id: group.id.to_string(),
        label: group.label.to_string(),
        words: texts(&group.words),
    };
    let chip = |location: &FilterLocation| LocationChip {
        id: location.id.to_string(),
        label: location.label.to_string(),
        names: texts(&location.names),
    };
    let groups = openings.groups.iter().map(group).collect();
    JobFilter::new(groups, openings.locations.iter().map(chip).collect(), query)
}

/// Loads the openings: the provider's last valid list, or those in the database.
pub async fn career(
    state: &AppState,
    content: &SiteContent,
    openings: &Openings,
    query: &str,
) -> Result<CareerData, StoreError> {
    let jobs = crate::work::careers::openings(&state.store, content).await?;
    Ok(CareerData::new(openings, jobs, content.config.careers.is_some(), query))
}
