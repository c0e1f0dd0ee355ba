//! Job openings: from an external provider when one is configured, else from the database.

mod answer;
mod client;
mod refresh;

pub use answer::{AnswerError, parse};
pub use client::{FetchError, Limits, ProviderClient};
pub use core_wasm::careers::{JobLocation, JobOpening};
pub use refresh::{INTERVAL, RefreshError, client, refresh};

use core_wasm::careers::NOT_AVAILABLE;

use crate::state::AppState;
use crate::store::{StoreError, StoredJob};

/// The openings that visitors see. A provider that is slow, down or talks nonsense changes nothing here: its last
/// good answer stands in the database.
pub async fn openings(state: &AppState) -> Result<Vec<JobOpening>, StoreError> {
    if state.config.careers.is_some() {
        let kept = state.store.provider_jobs().await?;
        // Only what was understood is kept, so that what cannot be read was kept by another version.
        return Ok(kept.and_then(|(jobs, _)| serde_json::from_str(&jobs).ok()).unwrap_or_default());
    }
    Ok(state.store.open_jobs(state.clock.now_ms()).await?.iter().map(opening).collect())
}

/// A job of the database in the shape of the list.
pub fn opening(job: &StoredJob) -> JobOpening {
    JobOpening {
        id: job.id.clone(),
        title: job.title.clone(),
        department_name: Some(job.department.clone()),
        experience: Some(job.experience.clone().unwrap_or_else(|| NOT_AVAILABLE.to_owned())),
        job_locations: job.locations.iter().map(|name| JobLocation { name: name.clone() }).collect(),
        url: Some(format!("/career/{}", job.id)),
    }
}
