//! A job opening, as loaded and as displayed.

use serde::{Deserialize, Serialize};

/// Displayed for a missing experience or location.
pub const NOT_AVAILABLE: &str = "N/A";

/// A place of work.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct JobLocation {
    /// Free text, such as 'Lisbon, Portugal'.
    pub name: String,
}

/// A job opening as listed by `GET /api/careers/jobs/`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct JobOpening {
    /// The provider's id, or the slug of the job's page on this site.
    pub id: String,
    /// The job title.
    pub title: String,
    /// The provider's department, which decides the group.
    #[serde(default)]
    pub department_name: Option<String>,
    /// The required experience, as free text.
    #[serde(default)]
    pub experience: Option<String>,
    /// The places of work.
    #[serde(default)]
    pub job_locations: Vec<JobLocation>,
    /// Address of the job's page.
    #[serde(default)]
    pub url: Option<String>,
}

/// A job opening for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Job {
    /// The provider's id, or the slug of the job's page on this site.
    pub id: String,
    /// The job title.
    pub title: String,
    /// The required experience, or [`NOT_AVAILABLE`].
    pub experience: String,
    /// The places of work, comma-separated, or [`NOT_AVAILABLE`].
    pub locations: String,
    /// Address of the job's page.
    pub url: Option<String>,
}

impl JobOpening {
    /// Converts the opening to its texts for display.
    pub fn view(&self) -> Job {
        Job {
            id: self.id.clone(),
            title: self.title.clone(),
            experience: or_not_available(self.experience.as_deref().unwrap_or_default()),
            locations: or_not_available(&self.location_names().collect::<Vec<_>>().join(", ")),
            url: self.url.clone(),
        }
    }

    /// Returns the non-blank names of the places of work.
    pub(super) fn location_names(&self) -> impl Iterator<Item = &str> {
        self.job_locations.iter().map(|location| location.name.trim()).filter(|name| !name.is_empty())
    }
}

fn or_not_available(text: &str) -> String {
    let text = text.trim();
    if text.is_empty() { NOT_AVAILABLE } else { text }.to_owned()
}
