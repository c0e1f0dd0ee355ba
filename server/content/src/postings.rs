//! Job openings as they are displayed.

use super::body::render;
use super::front_matter::markdown;
use model::{Job, JobStatus, MediaFiles};
use store::StoredDocument;

/// A job opening.
#[derive(Debug, Clone, PartialEq)]
pub struct JobPosting {
    /// The slug: last segment of its page's path.
    pub id: String,
    pub head: Job,
    pub draft: bool,
    /// Start of publication in UTC milliseconds; 0 for jobs without one.
    pub publish_at: i64,
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
        Ok(Self {
            id: document.slug.clone(),
            head: document.head()?,
            draft: document.draft,
            publish_at: document.publish_at,
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
        self.head.status == JobStatus::Closed || self.head.closed_from().is_some_and(|instant| instant <= now_ms)
    }

    /// Renders the description of the role to sanitised HTML.
    pub fn html(&self) -> String {
        render(&self.text, &self.media)
    }
}
