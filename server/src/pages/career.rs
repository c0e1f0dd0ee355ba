//! `/career`: the openings, filtered as the address says.

use core_wasm::careers::{JobFilter, JobFilterSnapshot};
use serde::Serialize;

use crate::careers::JobOpening;
use crate::state::AppState;
use crate::store::StoreError;

/// The career page's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CareerData {
    /// Open jobs.
    pub jobs: Vec<JobOpening>,
    /// Whether they come from an external provider.
    pub provider: bool,
    /// What the filter shows of them: where the browser's own filter begins, and all there is without scripts.
    pub filter: JobFilterSnapshot,
}

impl CareerData {
    fn new(jobs: Vec<JobOpening>, provider: bool, query: &str) -> Self {
        let mut filter = JobFilter::new(query);
        filter.loaded(jobs.clone());
        Self { filter: filter.snapshot(), jobs, provider }
    }

    /// What is shown while the openings cannot be had.
    pub fn without_jobs() -> Self {
        Self::new(Vec::new(), false, "")
    }
}

/// The filter that a query string asks for, in one form; empty when it asks for none.
pub(super) fn filter_query(query: &str) -> String {
    JobFilter::new(query).address()
}

/// Loads the openings: the provider's last good copy, or the database's own.
pub async fn career(state: &AppState, query: &str) -> Result<CareerData, StoreError> {
    let jobs = crate::careers::openings(state).await?;
    Ok(CareerData::new(jobs, state.config.careers.is_some(), query))
}
