//! Openings, described.

use serde::Serialize;
use utoipa::ToSchema;

/// An open job.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Job {
    /// The provider's id, or the slug of this site's own page.
    pub id: String,
    /// The position.
    pub title: String,
    /// The department, from whose name the page makes its groups.
    pub department_name: String,
    /// `N/A` when it is not said.
    pub experience: String,
    /// The towns.
    pub job_locations: Vec<Town>,
    /// Where the job's details are.
    pub url: String,
}

/// A place of work.
#[derive(Debug, Serialize, ToSchema)]
pub struct Town {
    /// Free text.
    pub name: String,
}
