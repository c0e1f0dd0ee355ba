//! A content folder's way into the database.

use std::path::Path;

use super::body::{MediaByPath, render};
use super::day::end_ms;
use super::digest::digest;
use super::error::ContentError;
use super::folder::Folder;
use super::item::{Image, Item, Related, Video};
use super::job::Job;
use super::landing::Landing;
use super::media::Medium;
use super::reading_time::reading_minutes;
use crate::store::{
    ContentChange, ContentChangeError, ContentChanged, ContentItem, ItemCard, NewMedium, Store, StoreError,
    StoredImage, StoredJob, StoredLanding, StoredMedium, StoredVideo,
};

/// Why a folder was not imported. Nothing of it stands in the database then.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// Faults of the files.
    #[error("{}", lines(.0))]
    Content(Vec<ContentError>),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn lines(errors: &[ContentError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

impl From<ContentChangeError> for ImportError {
    fn from(cause: ContentChangeError) -> Self {
        match cause {
            ContentChangeError::Store(cause) => Self::Store(cause),
            ContentChangeError::BookedLanding { token, meetings } => Self::Content(vec![ContentError {
                file: format!("landings/{token}.md"),
                line: 0,
                problem: format!("is missing, and {meetings} meetings are booked there; cancel them first"),
            }]),
            ContentChangeError::UnknownRelated { item, related } => Self::Content(vec![ContentError {
                file: format!("{item}.md"),
                line: 1,
                problem: format!("related: {related} exists neither in the folder nor in the database"),
            }]),
        }
    }
}

/// Reads a folder and brings it into the database: all of it or, after any fault, nothing. Done again, it changes
/// nothing. With `prune`, what the folder lacks leaves the database.
pub async fn import(store: &Store, folder: &Path, prune: bool, now_ms: i64) -> Result<ContentChanged, ImportError> {
    let folder = Folder::read(folder).map_err(ImportError::Content)?;
    import_read(store, folder, prune, now_ms).await
}

/// [`import`] of a folder that was read already.
pub async fn import_read(
    store: &Store,
    folder: Folder,
    prune: bool,
    now_ms: i64,
) -> Result<ContentChanged, ImportError> {
    Ok(store.change_content(&change(folder, prune), now_ms).await?)
}

/// What a folder asks of the database.
fn change(folder: Folder, prune: bool) -> ContentChange {
    let items = folder.items.iter().map(|item| stored_item(item, &folder.media)).collect();
    let jobs = folder.jobs.iter().map(|job| stored_job(job, &folder.media)).collect();
    let landings = folder.landings.into_iter().map(|landing| stored_landing(landing, &folder.media)).collect();
    let media = folder.media.into_values().map(|file| NewMedium {
        path: file.path.as_str().to_owned(),
        digest: file.digest,
        bytes: file.bytes,
    });
    ContentChange { items, jobs, landings, media: media.collect(), prune }
}

fn stored_item(item: &Item, media: &MediaByPath) -> ContentItem {
    let image = |image: &Image| StoredImage { medium: stored_medium(&image.medium, media), alt: image.alt.clone() };
    let mut stored = ContentItem {
        card: ItemCard {
            id: String::new(),
            kind: item.kind,
            slug: item.slug.clone(),
            title: item.title.clone(),
            excerpt: item.excerpt.clone(),
            date: item.date.to_string(),
            news_url: item.news_url.clone(),
            thumbnail: image(&item.thumbnail),
            featured: item.featured,
            created_at: 0,
            updated_at: 0,
        },
        end_date: item.end_date.map(|day| day.to_string()),
        location: item.location.clone(),
        author: item.author.clone(),
        video: item.video.as_ref().map(|video| stored_video(video, media)),
        gallery: item.gallery.iter().map(image).collect(),
        related: item.related.iter().map(Related::to_string).collect(),
        draft: item.draft,
        publish_at: item.publish_at.unwrap_or(0),
        body: item.body.clone(),
        html: render(&item.body, media),
        reading_minutes: reading_minutes(&item.body),
        digest: String::new(),
    };
    stored.digest = digest_of(&stored);
    stored
}

fn stored_job(job: &Job, media: &MediaByPath) -> StoredJob {
    let mut stored = StoredJob {
        id: job.slug.clone(),
        title: job.title.clone(),
        department: job.department.clone(),
        locations: job.locations.clone(),
        experience: job.experience.clone(),
        employment_type: job.employment_type,
        posted: job.posted.to_string(),
        closes: job.closes.map(|day| day.to_string()),
        closed_from: job.closes.map(end_ms),
        closed: job.closed,
        draft: job.draft,
        publish_at: job.publish_at.unwrap_or(0),
        responsibilities: job.responsibilities.clone(),
        requirements: job.requirements.clone(),
        body: job.body.clone(),
        html: render(&job.body, media),
        updated_at: 0,
        digest: String::new(),
    };
    stored.digest = digest_of(&stored);
    stored
}

fn stored_landing(landing: Landing<Medium>, media: &MediaByPath) -> StoredLanding {
    landing.with_pictures(|picture| stored_medium(&picture, media))
}

fn stored_video(video: &Video, media: &MediaByPath) -> StoredVideo {
    StoredVideo {
        medium: stored_medium(&video.medium, media),
        poster: video.poster.as_ref().map(|poster| stored_medium(poster, media)),
        captions: video.captions.clone().map(|path| stored_medium(&Medium::File(path), media)),
    }
}

fn stored_medium(medium: &Medium, media: &MediaByPath) -> StoredMedium {
    match medium {
        Medium::Site(name) => StoredMedium::Site { name: name.clone() },
        Medium::File(path) => {
            let file = media.get(path);
            StoredMedium::File {
                path: path.as_str().to_owned(),
                src: file.map(super::MediaFile::address).unwrap_or_default(),
                width: file.map_or(0, |file| file.width),
                height: file.map_or(0, |file| file.height),
            }
        }
    }
}

/// The digest covers the HTML, so that a new rule of rendering reaches what was imported before.
fn digest_of<T: serde::Serialize>(stored: &T) -> String {
    digest(&serde_json::to_vec(stored).unwrap_or_default())
}
