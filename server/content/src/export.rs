//! Export of the database's content to a folder that can be imported again.

use std::fs;
use std::io;
use std::path::Path;

use super::folder::MEDIA_FOLDER;
use super::media_notes::{NOTES_FILE, write_notes};
use store::{Snapshot, Store, StoreError};

/// The reason why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The target folder is not empty: its files would mix with the export.
    #[error("{0} is not empty; export into a new folder")]
    NotEmpty(String),
    /// A row of the database has a name outside the folder, such as `../a.md`.
    #[error("{0:?} is not a name within the folder; correct this row of the database and export again")]
    Name(String),
    /// A file could not be written.
    #[error("{file}: {cause}")]
    File { file: String, cause: io::Error },
}

/// Writes every document and media file as it is stored, drafts included. Returns the number of files. From then on an
/// import may replace what was written. A snapshot keeps the files consistent during a concurrent change.
pub async fn export(store: &Store, folder: &Path) -> Result<usize, ExportError> {
    export_snapshot(store, store.snapshot().await?, folder).await
}

/// Writes the files of a snapshot; see [`export`].
pub async fn export_snapshot(store: &Store, mut snapshot: Snapshot, folder: &Path) -> Result<usize, ExportError> {
    let (files, media) = write_files(&mut snapshot, folder).await?;
    let revisions = snapshot.revisions_not_in_files().await?;
    drop(snapshot);
    if !revisions.is_empty() {
        store.note_export(&revisions).await?;
    }
    store.note_exported_media(&media).await?;
    Ok(files)
}

/// Returns the number of files, and the media among them with their digests.
async fn write_files(snapshot: &mut Snapshot, folder: &Path) -> Result<(usize, Vec<(String, String)>), ExportError> {
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(ExportError::NotEmpty(folder.display().to_string()));
    }
    let (documents, media) = (snapshot.all_documents().await?, snapshot.media_paths().await?);
    let paths = media.iter().map(|(path, _)| path);
    let mut names = documents.iter().map(|document| &document.file).chain(paths);
    if let Some(name) = names.find(|name| !is_inside(name)) {
        return Err(ExportError::Name(name.clone()));
    }
    for document in &documents {
        write(folder, &document.file, document.source.as_bytes())?;
    }
    for (path, _) in &media {
        write(folder, &format!("{MEDIA_FOLDER}/{path}"), &snapshot.medium(path).await?)?;
    }
    let notes = write_notes(&snapshot.library_media().await?);
    if let Some(notes) = &notes {
        write(folder, NOTES_FILE, notes.as_bytes())?;
    }
    Ok((documents.len() + media.len() + usize::from(notes.is_some()), media))
}

/// Returns true for a relative path that stays in its folder, on every operating system.
fn is_inside(name: &str) -> bool {
    let is_plain = |char: char| !char.is_control() && !matches!(char, '\\' | ':');
    name.chars().all(is_plain) && name.split('/').all(|part| !matches!(part, "" | "." | ".."))
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), ExportError> {
    let file = folder.join(name);
    let written = file.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&file, bytes));
    written.map_err(|cause| ExportError::File { file: file.display().to_string(), cause })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_stays_in_the_folder() {
        for name in ["menus.yaml", "pages/services/planning.yaml", "2026/a..b.jpg", "..a.md"] {
            assert!(is_inside(name), "{name}");
        }
        for name in [
            "",
            "../a.md",
            "blog/../../a.md",
            "/etc/a.md",
            "blog//a.md",
            "./a.md",
            "C:/a.md",
            "c:a.md",
            "..\\a.md",
            "a\0.md",
        ] {
            assert!(!is_inside(name), "{name}");
        }
    }
}
