//! `/career/{id}`: a job from the content.

use serde::Serialize;

use super::insight_card::label;
use crate::site::site_content::SiteContent;
use crate::work::careers::{JobOpening, opening};
use crate::work::cpu_pool::{self, TaskCancelled};
use model::{CareersWords, EmploymentType, Phrase};

/// Data of the job page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct JobData {
    #[serde(flatten)]
    #[ts(skip)]
    pub opening: JobOpening,
    /// Country of its towns, for search engines: an ISO 3166-1 code.
    pub country: Option<String>,
    /// Kind of employment, as displayed.
    pub employment_type: String,
    /// Value of schema.org's `employmentType`.
    pub employment_code: &'static str,
    /// First day on which it is open: `YYYY-MM-DD`.
    pub posted: String,
    /// The first day as displayed.
    pub posted_label: String,
    /// Last day on which it is open: `YYYY-MM-DD`.
    pub closes: Option<String>,
    /// The last day as displayed.
    pub closes_label: Option<String>,
    pub closed: bool,
    /// Description of the role as sanitised HTML.
    pub description: String,
    pub responsibilities: Vec<String>,
    pub requirements: Vec<String>,
}

/// Returns the data of a job; `None` if it does not exist, or if a provider lists the jobs.
pub async fn job(content: &SiteContent, id: &str) -> Result<Option<JobData>, TaskCancelled> {
    if content.config.careers.is_some() {
        return Ok(None);
    }
    let Some(job) = content.job(id).cloned() else { return Ok(None) };
    let (job, description) = cpu_pool::run(move || {
        let html = job.html();
        (job, html)
    })
    .await?;
    Ok(Some(JobData {
        opening: opening(&job),
        closed: content.is_closed(&job),
        country: job.country,
        employment_type: employment_type(&content.words.careers, job.employment_type).to_string(),
        employment_code: job.employment_type.as_str(),
        posted_label: label(&content.formats, &job.posted),
        posted: job.posted,
        closes_label: job.closes.as_deref().map(|day| label(&content.formats, day)),
        closes: job.closes,
        description,
        responsibilities: job.responsibilities,
        requirements: job.requirements,
    }))
}

/// Returns the visible name of an employment type.
fn employment_type(words: &CareersWords, employment: EmploymentType) -> &Phrase {
    match employment {
        EmploymentType::FullTime => &words.full_time,
        EmploymentType::PartTime => &words.part_time,
        EmploymentType::Contract => &words.contract,
        EmploymentType::Internship => &words.internship,
        EmploymentType::Temporary => &words.temporary,
    }
}
