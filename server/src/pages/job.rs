//! `/career/{id}`: a job from the content.

use serde::Serialize;

use crate::site::site_content::SiteContent;
use crate::work::careers::{JobOpening, opening};
use crate::work::cpu_pool::{self, TaskCancelled};
use model::{CareersWords, Day, EmploymentType, Entry, Line, Phrase};

/// Data of the job page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct JobData {
    #[serde(flatten)]
    #[ts(skip)]
    pub opening: JobOpening,
    /// Country of its towns, for search engines: an ISO 3166-1 code.
    pub country: Option<Line>,
    /// Kind of employment, as displayed.
    pub employment_type: String,
    /// Value of schema.org's `employmentType`.
    pub employment_code: &'static str,
    /// First day on which it is open: `YYYY-MM-DD`.
    pub posted: Day,
    /// The first day as displayed.
    pub posted_label: String,
    /// Last day on which it is open: `YYYY-MM-DD`.
    pub closes: Option<Day>,
    /// The last day as displayed.
    pub closes_label: Option<String>,
    pub closed: bool,
    /// Description of the role as sanitised HTML.
    pub description: String,
    pub responsibilities: Vec<Entry>,
    pub requirements: Vec<Entry>,
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
    let (opening, closed, head) = (opening(&job), content.is_closed(&job), job.head);
    Ok(Some(JobData {
        opening,
        country: head.country,
        employment_type: employment_type(&content.words.careers, head.employment_type).to_string(),
        employment_code: head.employment_type.as_str(),
        posted_label: content.formats.date(head.date.date()),
        posted: head.date,
        closes_label: head.closes.as_ref().map(|day| content.formats.date(day.date())),
        closes: head.closes,
        closed,
        description,
        responsibilities: head.responsibilities,
        requirements: head.requirements,
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
