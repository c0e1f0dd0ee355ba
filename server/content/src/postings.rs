//! Job openings as they are displayed.

use super::body::render;
use super::front_matter::markdown;
use model::{EmploymentType, Entry, Job, JobStatus, Line, MediaFiles};
use store::StoredDocument;

/// A job opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JobPosting {
    /// The slug: last segment of its page's path.
    pub id: String,
    pub title: String,
    pub department: String,
    pub locations: Vec<String>,
    /// ISO 3166-1 code.
    pub country: Option<String>,
    pub experience: Option<String>,
    pub employment_type: EmploymentType,
    /// First day on which it is open: `YYYY-MM-DD`.
    pub posted: String,
    /// Last day on which it is open: `YYYY-MM-DD`.
    pub closes: Option<String>,
    /// Instant from which it is closed, in UTC milliseconds.
    closed_from: Option<i64>,
    /// True if its file closes it.
    closed: bool,
    pub draft: bool,
    /// Start of publication in UTC milliseconds; 0 for jobs without one.
    pub publish_at: i64,
    pub responsibilities: Vec<String>,
    pub requirements: Vec<String>,
    /// UTC milliseconds.
    pub updated_at: i64,
    /// Markdown.
    text: String,
    /// Files under `media/` that it uses.
    media: MediaFiles,
}

impl JobPosting {
    /// Reads a job from its document.
    pub fn read(document: &StoredDocument) -> Result<Self, String> {
        let head: Job = document.head()?;
        let lines = |lines: Vec<Line>| lines.into_iter().map(String::from).collect();
        let entries = |entries: Vec<Entry>| entries.into_iter().map(String::from).collect();
        Ok(Self {
            id: document.slug.clone(),
            closed_from: head.closed_from(),
            title: head.title.into(),
            department: head.department.into(),
            locations: lines(head.locations),
            country: head.country.map(String::from),
            experience: head.experience.map(String::from),
            employment_type: head.employment_type,
            posted: head.date.into(),
            closes: head.closes.map(String::from),
            closed: head.status == JobStatus::Closed,
            draft: document.draft,
            publish_at: document.publish_at,
            responsibilities: entries(head.responsibilities),
            requirements: entries(head.requirements),
            updated_at: document.updated_at,
            text: markdown(&document.source),
            media: document.media.clone(),
        })
    }

    /// Returns true when visitors can see its page, open or closed.
    pub fn is_public(&self, now_ms: i64) -> bool {
        !self.draft && self.publish_at <= now_ms
    }

    /// Returns true when the job accepts no applications at `now_ms`.
    pub fn is_closed(&self, now_ms: i64) -> bool {
        self.closed || self.closed_from.is_some_and(|instant| instant <= now_ms)
    }

    /// Renders the description of the role to sanitised HTML.
    pub fn html(&self) -> String {
        render(&self.text, &self.media)
    }
}
