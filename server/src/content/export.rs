//! The database's content as a folder that can be imported again.

use std::fs;
use std::io;
use std::path::Path;

use serde::Serialize;

use super::folder::{JOBS_FOLDER, LANDINGS_FOLDER, MEDIA_FOLDER};
use super::kind::Kind;
use super::landing::{Highlight, Takeaway, TeamMember};
use super::time_of_day;
use crate::clock::rfc3339;
use crate::store::{ContentItem, Store, StoreError, StoredImage, StoredJob, StoredLanding, StoredMedium};

/// Why content was not exported.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The folder holds something: what it holds would mix with the export.
    #[error("{0} is not empty; export into a new folder")]
    NotEmpty(String),
    /// A file was not written.
    #[error("{file}: {cause}")]
    File {
        /// The file.
        file: String,
        /// Why.
        cause: io::Error,
    },
    /// A head was not written as YAML.
    #[error("{0}: the head cannot be written as YAML")]
    Yaml(String),
}

/// Writes every item, job, landing and medium, drafts among them. Answers the number of files.
pub async fn export(store: &Store, folder: &Path) -> Result<usize, ExportError> {
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(ExportError::NotEmpty(folder.display().to_string()));
    }
    let mut files = 0;
    for item in store.all_items().await? {
        let name = format!("{}/{}.md", item.card.kind.folder(), item.card.slug);
        write(folder, &name, item_text(&item).ok_or_else(|| ExportError::Yaml(name.clone()))?.as_bytes())?;
        files += 1;
    }
    for job in store.all_jobs().await? {
        let name = format!("{JOBS_FOLDER}/{}.md", job.id);
        write(folder, &name, job_text(&job).ok_or_else(|| ExportError::Yaml(name.clone()))?.as_bytes())?;
        files += 1;
    }
    for landing in store.all_landings().await? {
        let name = format!("{LANDINGS_FOLDER}/{}.md", landing.token);
        write(folder, &name, landing_text(&landing).ok_or_else(|| ExportError::Yaml(name.clone()))?.as_bytes())?;
        files += 1;
    }
    for path in store.media_paths().await? {
        if let Some(bytes) = store.medium(&path).await? {
            write(folder, &format!("{MEDIA_FOLDER}/{path}"), &bytes)?;
            files += 1;
        }
    }
    Ok(files)
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), ExportError> {
    let file = folder.join(name);
    let written = file.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&file, bytes));
    written.map_err(|cause| ExportError::File { file: file.display().to_string(), cause })
}

#[derive(Debug, Serialize)]
struct ItemHead<'a> {
    title: &'a str,
    date: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_date: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    location: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<&'a str>,
    excerpt: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    news_url: Option<&'a str>,
    thumbnail: String,
    #[serde(skip_serializing_if = "str::is_empty")]
    thumbnail_alt: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    video: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    video_poster: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    video_captions: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gallery: Vec<PictureHead<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    related: &'a [String],
    #[serde(skip_serializing_if = "is_false")]
    featured: bool,
    #[serde(skip_serializing_if = "is_false")]
    draft: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    publish_at: Option<String>,
}

#[derive(Debug, Serialize)]
struct PictureHead<'a> {
    image: String,
    alt: &'a str,
}

#[derive(Debug, Serialize)]
struct JobHead<'a> {
    title: &'a str,
    department: &'a str,
    locations: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    experience: Option<&'a str>,
    employment_type: &'a str,
    date: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    closes: Option<&'a str>,
    status: &'a str,
    #[serde(skip_serializing_if = "is_false")]
    draft: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    publish_at: Option<String>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    responsibilities: &'a [String],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    requirements: &'a [String],
}

#[derive(Debug, Serialize)]
struct LandingHead<'a> {
    name: &'a str,
    booth: &'a str,
    tagline: &'a str,
    description: &'a str,
    time_zone: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    time_zone_name: Option<&'a str>,
    first_day: String,
    last_day: String,
    slot_minutes: u16,
    first_slot: String,
    last_slot: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    closed_slots: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    highlights: Vec<HighlightHead<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    takeaways: &'a [Takeaway],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    team: Vec<TeamHead<'a>>,
}

#[derive(Debug, Serialize)]
struct HighlightHead<'a> {
    id: &'a str,
    title: &'a str,
    text: &'a str,
    icon: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    starts: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ends: Option<String>,
}

#[derive(Debug, Serialize)]
struct TeamHead<'a> {
    name: &'a str,
    role: &'a str,
    picture: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    linkedin: Option<&'a str>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}

fn item_text(item: &ContentItem) -> Option<String> {
    let card = &item.card;
    let picture = |image: &'_ StoredImage| reference(&image.medium);
    let video = item.video.as_ref();
    let head = ItemHead {
        title: &card.title,
        date: &card.date,
        end_date: item.end_date.as_deref(),
        location: item.location.as_deref(),
        author: item.author.as_deref(),
        excerpt: &card.excerpt,
        news_url: card.news_url.as_deref().filter(|_| card.kind == Kind::News),
        thumbnail: picture(&card.thumbnail),
        thumbnail_alt: &card.thumbnail.alt,
        video: video.map(|video| reference(&video.medium)),
        video_poster: video.and_then(|video| video.poster.as_ref()).map(reference),
        video_captions: video.and_then(|video| video.captions.as_ref()).map(reference),
        gallery: item.gallery.iter().map(|image| PictureHead { image: picture(image), alt: &image.alt }).collect(),
        related: &item.related,
        featured: card.featured,
        draft: item.draft,
        publish_at: publish_at(item.publish_at),
    };
    text(&head, &item.body)
}

fn job_text(job: &StoredJob) -> Option<String> {
    let head = JobHead {
        title: &job.title,
        department: &job.department,
        locations: &job.locations,
        experience: job.experience.as_deref(),
        employment_type: job.employment_type.as_str(),
        date: &job.posted,
        closes: job.closes.as_deref(),
        status: if job.closed { "closed" } else { "open" },
        draft: job.draft,
        publish_at: publish_at(job.publish_at),
        responsibilities: &job.responsibilities,
        requirements: &job.requirements,
    };
    text(&head, &job.body)
}

fn landing_text(landing: &StoredLanding) -> Option<String> {
    let window = &landing.window;
    let head = LandingHead {
        name: &landing.name,
        booth: &landing.booth,
        tagline: &landing.tagline,
        description: &landing.description,
        time_zone: &landing.time_zone,
        time_zone_name: landing.time_zone_name.as_deref(),
        first_day: window.first_day.to_string(),
        last_day: window.last_day.to_string(),
        slot_minutes: window.slot_minutes,
        first_slot: time_of_day::write(window.first_slot),
        last_slot: time_of_day::write(window.last_slot),
        closed_slots: window.closed.iter().map(|start| time_of_day::write(*start)).collect(),
        highlights: landing.highlights.iter().map(HighlightHead::from).collect(),
        takeaways: &landing.takeaways,
        team: landing.team.iter().map(TeamHead::from).collect(),
    };
    text(&head, "")
}

impl<'a> From<&'a Highlight> for HighlightHead<'a> {
    fn from(highlight: &'a Highlight) -> Self {
        let session = highlight.session;
        Self {
            id: &highlight.id,
            title: &highlight.title,
            text: &highlight.text,
            icon: &highlight.icon,
            day: session.map(|session| session.day.to_string()),
            starts: session.map(|session| time_of_day::write(session.starts)),
            ends: session.map(|session| time_of_day::write(session.ends)),
        }
    }
}

impl<'a> From<&'a TeamMember<StoredMedium>> for TeamHead<'a> {
    fn from(member: &'a TeamMember<StoredMedium>) -> Self {
        Self {
            name: &member.name,
            role: &member.role,
            picture: reference(&member.picture),
            linkedin: member.linkedin.as_deref(),
        }
    }
}

fn text<T: Serialize>(head: &T, body: &str) -> Option<String> {
    let head = serde_saphyr::to_string(head).ok()?;
    let body = if body.is_empty() { String::new() } else { format!("\n{body}\n") };
    Some(format!("---\n{}\n---\n{body}", head.trim_end()))
}

fn reference(medium: &StoredMedium) -> String {
    match medium {
        StoredMedium::File { path, .. } => format!("{MEDIA_FOLDER}/{path}"),
        StoredMedium::Site { name } => name.clone(),
    }
}

fn publish_at(instant_ms: i64) -> Option<String> {
    (instant_ms != 0).then(|| rfc3339(instant_ms))
}
