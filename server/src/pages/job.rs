//! `/career/{id}`: one job of the database.

use serde::Serialize;

use super::insight_card::label;
use crate::careers::{JobOpening, opening};
use crate::content::sanitise;
use crate::state::AppState;
use crate::store::StoreError;

/// The job page's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct JobData {
    /// What the list shows.
    #[serde(flatten)]
    pub opening: JobOpening,
    /// Full-time, or what else, as it is shown.
    pub employment_type: &'static str,
    /// The word of schema.org's `employmentType`.
    pub employment_code: &'static str,
    /// Since when it is open: `YYYY-MM-DD`.
    pub posted: String,
    /// The same as it is shown.
    pub posted_label: String,
    /// The last day on which it is open.
    pub closes: Option<String>,
    /// The same as it is shown.
    pub closes_label: Option<String>,
    /// Whether it is closed.
    pub closed: bool,
    /// Sanitised HTML about the role.
    pub description: String,
    /// What is to be done.
    pub responsibilities: Vec<String>,
    /// What is asked for.
    pub requirements: Vec<String>,
}

/// Loads a job for its page; `None` when there is none, or when a provider lists the jobs.
pub async fn job(state: &AppState, id: &str) -> Result<Option<JobData>, StoreError> {
    if state.config.careers.is_some() {
        return Ok(None);
    }
    let now_ms = state.clock.now_ms();
    let Some(stored) = state.store.job(id).await?.filter(|job| job.is_public(now_ms)) else { return Ok(None) };
    Ok(Some(JobData {
        opening: opening(&stored),
        employment_type: stored.employment_type.label(),
        employment_code: stored.employment_type.as_str(),
        posted_label: label(&stored.posted),
        closes_label: stored.closes.as_deref().map(label),
        closed: stored.is_closed(now_ms),
        description: sanitise(&stored.html),
        posted: stored.posted,
        closes: stored.closes,
        responsibilities: stored.responsibilities,
        requirements: stored.requirements,
    }))
}
