//! Export of the database's content to a folder that can be imported again.

use std::fs;
use std::io;
use std::path::Path;

use super::folder::MEDIA_FOLDER;
use crate::store::{Snapshot, StoreError};

/// The reason why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The target folder is not empty: its files would mix with the export.
    #[error("{0} is not empty; export into a new folder")]
    NotEmpty(String),
    /// A file could not be written.
    #[error("{file}: {cause}")]
    File { file: String, cause: io::Error },
}

/// Writes every document and media file as it was imported, drafts included. Returns the number of files. The snapshot
/// makes them files of one instant, which refer to one another, whatever is imported meanwhile.
pub async fn export(mut snapshot: Snapshot, folder: &Path) -> Result<usize, ExportError> {
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(ExportError::NotEmpty(folder.display().to_string()));
    }
    let mut files = 0;
    for document in snapshot.all_documents().await? {
        write(folder, &document.file, document.source.as_bytes())?;
        files += 1;
    }
    for path in snapshot.media_paths().await? {
        let bytes = snapshot.medium(&path).await?;
        write(folder, &format!("{MEDIA_FOLDER}/{path}"), &bytes)?;
        files += 1;
    }
    Ok(files)
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), ExportError> {
    let file = folder.join(name);
    let written = file.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&file, bytes));
    written.map_err(|cause| ExportError::File { file: file.display().to_string(), cause })
}
