//! Front matter of job openings. The description of the role follows it.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::insights::not_before;
use super::values::{Day, Entry, Instant, Line, Slug, Title};
use crate::attributes::{names, rule};
use crate::end_ms;

/// Limit of towns, responsibilities or requirements.
const LIST_MAX: usize = 40;

/// A job opening.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Job {
    /// The file's name; optional.
    pub slug: Option<Slug>,
    /// The job title.
    pub title: Title,
    /// The department; its name decides under which group the careers page lists the job.
    pub department: Line,
    /// The towns where the job is offered; `Remote` for work from anywhere in the country.
    #[garde(length(min = 1, max = LIST_MAX))]
    pub locations: Vec<Line>,
    /// The country of the towns, such as `IN` (ISO 3166-1); when omitted, that of the office in each town.
    #[garde(inner(custom(of_two_letters)))]
    pub country: Option<Line>,
    /// The required experience; shown as N/A when omitted.
    pub experience: Option<Line>,
    /// The kind of employment; full-time when omitted.
    #[serde(default)]
    pub employment_type: EmploymentType,
    /// First day on which the job is open.
    pub date: Day,
    /// Last day (UTC) on which the job is open.
    #[garde(custom(not_before(&self.date)))]
    pub closes: Option<Day>,
    /// Set to `closed` to close the job at once.
    #[serde(default)]
    pub status: JobStatus,
    /// Drafts are never shown.
    #[serde(default)]
    pub draft: bool,
    /// Start of publication; hidden before.
    pub publish_at: Option<Instant>,
    /// The responsibilities, one per entry.
    #[serde(default)]
    #[garde(length(max = LIST_MAX))]
    pub responsibilities: Vec<Entry>,
    /// The requirements, one per entry.
    #[serde(default)]
    #[garde(length(max = LIST_MAX))]
    pub requirements: Vec<Entry>,
}

fn of_two_letters(country: &Line, (): &()) -> garde::Result {
    let code = country.as_str();
    let is_code = code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    rule(is_code, format!("expected a country code such as IN, found \"{code}\""))
}

impl Job {
    /// Returns the instant from which its last day closes it, in UTC milliseconds.
    pub fn closed_from(&self) -> Option<i64> {
        self.closes.as_ref().map(|day| end_ms(day.date()))
    }
}

/// The status of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum JobStatus {
    /// Accepts applications until its last day.
    #[default]
    Open,
    /// Accepts no more applications.
    Closed,
}

names! {
    /// The kind of employment, in the terms of schema.org's `employmentType`.
    #[derive(Default, JsonSchema)]
    pub enum EmploymentType {
        /// Full-time.
        #[default]
        FullTime = "FULL_TIME",
        /// Part-time.
        PartTime = "PART_TIME",
        /// A contract for a project or a term.
        Contract = "CONTRACTOR",
        /// An internship.
        Internship = "INTERN",
        /// Temporary work.
        Temporary = "TEMPORARY",
    }
}
