//! Job openings: from an external provider if one is configured, otherwise from the content.

mod client;
mod refresh;
mod response;

pub use client::{FetchError, FetchLimits, ProviderClient};
pub use core_wasm::careers::{JobLocation, JobOpening};
pub use refresh::{INTERVAL, RefreshError, client, refresh};
pub use response::{ResponseError, parse};

use core_wasm::careers::NOT_AVAILABLE;

use crate::site::site_content::SiteContent;
use content::JobPosting;
use model::{Job, Line};
use store::{Store, StoreError};

/// Returns the openings that visitors see. A failing provider has no effect here: its last valid response is in the
/// database.
pub async fn openings(store: &Store, content: &SiteContent) -> Result<Vec<JobOpening>, StoreError> {
    if content.config.careers.is_some() {
        let stored = store.provider_jobs().await?;
        // Only valid responses are stored; one that does not parse was stored by another version of the server.
        return Ok(stored.and_then(|(jobs, _)| serde_json::from_str(&jobs).ok()).unwrap_or_default());
    }
    Ok(content.open_jobs().map(opening).collect())
}

/// Converts a job of the content to an entry of the list.
pub fn opening(job: &JobPosting) -> JobOpening {
    let Job { title, department, experience, locations, .. } = &job.head;
    JobOpening {
        id: job.id.clone(),
        title: title.to_string(),
        department_name: Some(department.to_string()),
        experience: Some(experience.as_ref().map_or(NOT_AVAILABLE, Line::as_str).to_owned()),
        job_locations: locations.iter().map(|name| JobLocation { name: name.to_string() }).collect(),
        url: Some(format!("/career/{}", job.id)),
    }
}
