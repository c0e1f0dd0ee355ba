//! A job opening, as its file says it.

use core_wasm::fields::Date;
use serde::Deserialize;
use serde_saphyr::Spanned;

use super::employment::EmploymentType;
use super::error::ContentError;
use super::front_matter::{Parts, read, split};
use super::item::{LINE_MAX_CHARS, TITLE_MAX_CHARS, check_slug};
use super::report::{Given, Report};

/// Most towns, duties or requirements that a job lists.
const LIST_MAX: usize = 40;
/// Longest duty or requirement, in characters.
const ENTRY_MAX_CHARS: usize = 400;

/// A job opening.
#[derive(Debug, Clone, PartialEq)]
pub struct Job {
    /// The last segment of its page's path, and its id in the API.
    pub slug: String,
    /// The position.
    pub title: String,
    /// The department, from whose name the page makes its groups.
    pub department: String,
    /// The towns.
    pub locations: Vec<String>,
    /// How much experience is asked for.
    pub experience: Option<String>,
    /// Full-time, or what else.
    pub employment_type: EmploymentType,
    /// Since when it is open.
    pub posted: Date,
    /// The last day on which it is open.
    pub closes: Option<Date>,
    /// Whether it is closed already.
    pub closed: bool,
    /// Whether it is hidden.
    pub draft: bool,
    /// Hidden until this instant, in UTC milliseconds.
    pub publish_at: Option<i64>,
    /// What is to be done.
    pub responsibilities: Vec<String>,
    /// What is asked for.
    pub requirements: Vec<String>,
    /// About the role, in Markdown.
    pub body: String,
    /// The line of its file on which the text starts.
    pub body_line: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    title: Given<String>,
    slug: Given<String>,
    department: Given<String>,
    locations: Given<Vec<Spanned<String>>>,
    experience: Given<String>,
    employment_type: Given<String>,
    date: Given<String>,
    closes: Given<String>,
    status: Given<String>,
    draft: Option<bool>,
    publish_at: Given<String>,
    responsibilities: Given<Vec<Spanned<String>>>,
    requirements: Given<Vec<Spanned<String>>>,
}

impl Job {
    /// Reads a file. `file` is its name for messages.
    pub fn parse(slug: &str, file: &str, text: &str) -> Result<Self, Vec<ContentError>> {
        let parts = split(file, text).map_err(|error| vec![error])?;
        let head: Head = read(file, &parts).map_err(|error| vec![error])?;
        let mut report = Report::new(file, parts.head_line);
        let job = checked(slug, &head, &parts, &mut report);
        report.finish(job)
    }
}

fn checked(slug: &str, head: &Head, parts: &Parts<'_>, report: &mut Report<'_>) -> Option<Job> {
    check_slug(slug, head.slug.as_ref(), report);
    let title = report.required("title", &head.title, TITLE_MAX_CHARS);
    let department = report.required("department", &head.department, LINE_MAX_CHARS);
    report.must_be_there("locations", &head.locations);
    let locations = list("locations", &head.locations, LINE_MAX_CHARS, report);
    if let Some(given) = &head.locations
        && given.value.is_empty()
    {
        report.refuse(given, "locations: expected at least one");
    }
    let experience = report.text("experience", &head.experience, LINE_MAX_CHARS);
    let employment_type = employment_type(head, report);
    report.must_be_there("date", &head.date);
    let posted = report.day("date", &head.date);
    let closes = report.day("closes", &head.closes);
    if let (Some(posted), Some(closes), Some(given)) = (posted, closes, &head.closes)
        && closes < posted
    {
        report.refuse(given, format!("closes {closes} is before date {posted}"));
    }
    let closed = closed(head, report);
    let publish_at = report.instant("publish_at", &head.publish_at);
    let responsibilities = list("responsibilities", &head.responsibilities, ENTRY_MAX_CHARS, report);
    let requirements = list("requirements", &head.requirements, ENTRY_MAX_CHARS, report);
    Some(Job {
        slug: slug.to_owned(),
        title: title?,
        department: department?,
        locations,
        experience,
        employment_type: employment_type?,
        posted: posted?,
        closes,
        closed: closed?,
        draft: head.draft.unwrap_or_default(),
        publish_at,
        responsibilities,
        requirements,
        body: parts.body.trim().to_owned(),
        body_line: parts.body_line + parts.body.lines().take_while(|line| line.trim().is_empty()).count(),
    })
}

fn employment_type(head: &Head, report: &mut Report<'_>) -> Option<EmploymentType> {
    let Some(given) = &head.employment_type else { return Some(EmploymentType::default()) };
    let parsed = EmploymentType::parse(given.value.trim());
    if parsed.is_none() {
        let known = EmploymentType::ALL.map(EmploymentType::as_str).join(", ");
        report.refuse(given, format!("employment_type: expected one of {known}, found {:?}", given.value));
    }
    parsed
}

fn closed(head: &Head, report: &mut Report<'_>) -> Option<bool> {
    let Some(given) = &head.status else { return Some(false) };
    match given.value.trim() {
        "open" => Some(false),
        "closed" => Some(true),
        other => {
            report.refuse(given, format!("status: expected open or closed, found {other:?}"));
            None
        }
    }
}

fn list(key: &str, given: &Given<Vec<Spanned<String>>>, limit: usize, report: &mut Report<'_>) -> Vec<String> {
    let Some(given) = given else { return Vec::new() };
    if given.value.len() > LIST_MAX {
        report.refuse(given, format!("{key} has {} entries; at most {LIST_MAX} are allowed", given.value.len()));
    }
    let entries = given.value.iter().map(|entry| Some(entry.clone()));
    entries.filter_map(|entry| report.text(key, &entry, limit)).collect()
}
