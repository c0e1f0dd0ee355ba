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
    JobOpening {
        id: job.id.clone(),
        title: job.title.clone(),
        department_name: Some(job.department.clone()),
        experience: Some(job.experience.clone().unwrap_or_else(|| NOT_AVAILABLE.to_owned())),
        job_locations: job.locations.iter().map(|name| JobLocation { name: name.clone() }).collect(),
        url: Some(format!("/career/{}", job.id)),
    }
}
