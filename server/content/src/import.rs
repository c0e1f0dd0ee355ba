//! Import of a content folder into the database.

use std::collections::BTreeMap;
use std::path::Path;

use super::documents::{ContentFile, PAGES_FOLDER, REDIRECTS_FILE};
use super::error::ContentError;
use super::folder::Folder;
use super::media::MediaFile;
use super::tree::Place;
use model::MediaPath;
use model::clock::rfc3339;
use store::{
    ContentChange, ContentChangeError, ContentChanged, EditedDocument, NewMedium, Store, StoreError, meetings_are,
};

/// Author of revisions that come from a folder.
const CHANGED_BY: &str = "server content import";

/// The reason why an import failed. A failed import changes nothing.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The files have faults.
    #[error("{}", lines(.0))]
    Content(Vec<ContentError>),
    /// Documents were edited in the back office since the files were written.
    #[error(
        "{}\nThese documents are newer than the files: export them first, or replace them with --force.",
        edited(.0)
    )]
    Edited(Vec<EditedDocument>),
    /// The site has pages, and the folder has the first ones.
    #[error("the site has pages already")]
    HasPages,
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn edited(documents: &[EditedDocument]) -> String {
    let line = |EditedDocument { name, removed, changed_by, changed_at }: &EditedDocument| {
        let what = if *removed { "removed" } else { "edited" };
        format!("{name} was {what} by {changed_by} at {}", rfc3339(*changed_at))
    };
    documents.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn lines(errors: &[ContentError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

impl ImportError {
    /// Locates the fault in its file. `places` holds those at which files name related items and addresses.
    fn of_change(cause: ContentChangeError, places: &BTreeMap<(String, String), Place>) -> Self {
        let place_of =
            |file: &str, name: &str| places.get(&(file.to_owned(), name.to_owned())).copied().unwrap_or_default();
        Self::Content(vec![match cause {
            ContentChangeError::Store(cause) => return Self::Store(cause),
            ContentChangeError::Edited { documents } => return Self::Edited(documents),
            ContentChangeError::HasPages => return Self::HasPages,
            ContentChangeError::OtherVersion => ContentError::of_file(".", cause.to_string()),
            ContentChangeError::BookedLanding { token, meetings } => ContentError::of_file(
                &format!("landings/{token}.md"),
                format!(
                    "is missing or a draft, and {} booked there; cancel every meeting first",
                    meetings_are(&meetings)
                ),
            ),
            ContentChangeError::LostSlots { file, slot, more } => {
                let others = if more == 0 { String::new() } else { format!(" and {more} more") };
                let slots = format!("{} {}{others}", slot.day, slot.time());
                ContentError::of_file(&file, format!("leaves out booked slots ({slots}); cancel those meetings first"))
            }
            ContentChangeError::OtherTimeZone { file, time_zone, meetings } => ContentError::of_file(
                &file,
                format!(
                    "has another time zone, and {} booked in {time_zone}; cancel every meeting first",
                    meetings_are(&meetings)
                ),
            ),
            ContentChangeError::NeededPage { path } => ContentError::of_file(
                PAGES_FOLDER,
                format!("has no page {path}, and the site needs it; --prune would remove it"),
            ),
            ContentChangeError::UnknownRelated { file, related: name, pruned } => {
                let problem = match pruned {
                    true => "is in the database and not in the folder; --prune would remove it",
                    false => "exists neither in the folder nor in the database",
                };
                ContentError::at(&file, place_of(&file, &name), format!("related: {name} {problem}"))
            }
            ContentChangeError::TakenAddress { file, address, other } => {
                let (key, advice) = match file.as_str() {
                    REDIRECTS_FILE => ("from: ", "remove this redirect"),
                    page if page.starts_with(PAGES_FOLDER) => ("path: ", "choose another path"),
                    _ => ("", "give the file another name"),
                };
                let owner = match other.as_str() {
                    REDIRECTS_FILE => "an old address in the database's redirects".to_owned(),
                    _ => format!("the address of {other} in the database"),
                };
                let problem = format!("{key}{address} is {owner}; {advice}");
                ContentError::at(&file, place_of(&file, &address), problem)
            }
        }])
    }
}

/// What an import does beyond adding and changing documents.
#[derive(Debug, Clone, Copy, Default)]
pub struct ImportOptions {
    /// Remove documents and media that the folder lacks.
    pub prune: bool,
    /// Replace documents that were edited in the back office since the last import or export.
    pub force: bool,
    /// Change nothing.
    pub dry_run: bool,
    /// Fail if the site has a page already.
    pub first: bool,
}

/// Imports a folder: all of it or, after any fault, nothing. Idempotent. With `prune`, documents and media that the
/// folder lacks are removed from the database.
pub async fn import(store: &Store, folder: &Path, prune: bool, now_ms: i64) -> Result<ContentChanged, ImportError> {
    let folder = Folder::read(folder).map_err(ImportError::Content)?;
    import_read(store, folder, ImportOptions { prune, ..ImportOptions::default() }, now_ms).await
}

/// Imports a folder that was read already; see [`import`].
pub async fn import_read(
    store: &Store,
    folder: Folder,
    options: ImportOptions,
    now_ms: i64,
) -> Result<ContentChanged, ImportError> {
    let places = folder.documents.iter().flat_map(|document| {
        let named = document.related().into_iter().chain(addresses(document));
        named.map(|(name, place)| ((document.file.clone(), name), place))
    });
    let places = places.collect();
    let changed = store.change_content(&change(folder, options), now_ms).await;
    changed.map_err(|cause| ImportError::of_change(cause, &places))
}

/// Returns the addresses that a document's file names as its own or as old ones, with their places.
fn addresses(document: &ContentFile) -> impl Iterator<Item = (String, Place)> {
    let values = document.typed_values().into_iter();
    let paths = values.filter(|value| value.type_name == "PagePath");
    let addresses = paths.filter(|value| matches!((value.owner, value.key), ("", "path") | ("Redirect", "from")));
    addresses.map(|value| (value.text.to_owned(), value.place))
}

/// Converts a folder to a change of the database.
fn change(folder: Folder, options: ImportOptions) -> ContentChange {
    let ImportOptions { prune, force, dry_run, first } = options;
    let Folder { documents, media, media_notes, .. } = folder;
    let image_file = |path: &MediaPath| media.get(path).map(MediaFile::image_file);
    let documents = documents.into_iter().map(|document| document.into_new_document(image_file)).collect();
    let media = media.into_values().map(|file| NewMedium {
        path: file.path.as_str().to_owned(),
        digest: file.digest,
        width: file.width,
        height: file.height,
        bytes: file.bytes,
    });
    ContentChange {
        documents,
        media: media.collect(),
        media_notes,
        changed_by: CHANGED_BY.to_owned(),
        from_files: true,
        force,
        prune,
        dry_run,
        first,
        ..ContentChange::default()
    }
}
