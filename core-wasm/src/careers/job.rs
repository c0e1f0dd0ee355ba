//! An opening, as it comes and as it is shown.

use crate::text::join;
use serde::{Deserialize, Serialize};

/// What stands where a job has no experience or no location (document 2, section 3).
pub const NOT_AVAILABLE: &str = "N/A";

/// A place of work.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct JobLocation {
    /// Free text, such as 'Kochi, Kerala'.
    pub name: String,
}

/// An opening as `GET /api/careers/jobs/` lists it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct JobOpening {
    /// The provider's id, or the slug of this site's own page.
    pub id: String,
    /// The position.
    pub title: String,
    /// The provider's department, from which the group follows.
    #[serde(default)]
    pub department_name: Option<String>,
    /// Experience asked for, free text.
    #[serde(default)]
    pub experience: Option<String>,
    /// Places of work.
    #[serde(default)]
    pub job_locations: Vec<JobLocation>,
    /// Where the job's details are.
    #[serde(default)]
    pub url: Option<String>,
}

/// An opening as the page shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Job {
    /// The provider's id, or the slug of this site's own page.
    pub id: String,
    /// The position.
    pub title: String,
    /// Experience asked for, or [`NOT_AVAILABLE`].
    pub experience: String,
    /// Places of work, joined by commas, or [`NOT_AVAILABLE`].
    pub locations: String,
    /// Where the job's details are.
    pub url: Option<String>,
}

impl JobOpening {
    /// The opening with its texts as they are shown.
    #[must_use]
    pub fn view(&self) -> Job {
        Job {
            id: self.id.clone(),
            title: self.title.clone(),
            experience: or_not_available(self.experience.as_deref().unwrap_or_default()),
            locations: or_not_available(&join(self.location_names(), ", ")),
            url: self.url.clone(),
        }
    }

    /// The places of work that have a name.
    pub(super) fn location_names(&self) -> impl Iterator<Item = &str> {
        self.job_locations.iter().map(|location| location.name.trim()).filter(|name| !name.is_empty())
    }
}

fn or_not_available(text: &str) -> String {
    let text = text.trim();
    if text.is_empty() { NOT_AVAILABLE } else { text }.to_owned()
}
