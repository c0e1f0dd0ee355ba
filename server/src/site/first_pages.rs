//! The first pages of a site: the example's, or a few.

use std::path::Path;

use crate::http::files::{EMBEDDED, EMBEDS_WEB_BUILD, WebBuildError, copy_folder};
use crate::work::cpu_pool::{self, TaskCancelled};
use content::{Folder, ImportError, ImportOptions, Translation, import_read, write_starter};
use serde::Deserialize;
use store::Store;

/// Folder of the example content, relative to the repository. A binary may contain it.
pub const EXAMPLE: &str = "content";

/// The documents that a site starts with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FirstPages {
    /// The example's content.
    Example,
    /// A home page, contact, and the pages that every site needs.
    Blank,
}

/// The reason why the first pages were not imported. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum FirstPagesError {
    #[error(transparent)]
    Import(#[from] ImportError),
    #[error(transparent)]
    WebBuild(#[from] WebBuildError),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Stopped(#[from] TaskCancelled),
    #[error("{EXAMPLE}: no such folder, and the binary does not contain the example")]
    NoExample,
}

/// Returns true if the example can be imported.
pub fn has_example() -> bool {
    EMBEDS_WEB_BUILD || Path::new(EXAMPLE).is_dir()
}

/// Reads a content folder; the example's may be in the binary. Returns `None` for a missing folder.
pub fn read_folder(folder: &Path) -> Result<Option<Folder>, FirstPagesError> {
    let read = |folder: &Path| Folder::read(folder).map_err(ImportError::Content);
    if folder.is_dir() {
        return Ok(Some(read(folder)?));
    }
    if !EMBEDS_WEB_BUILD || folder != Path::new(EXAMPLE) {
        return Ok(None);
    }
    let copy = tempfile::tempdir()?;
    copy_folder(&Path::new(EMBEDDED).join(EXAMPLE), copy.path())?;
    Ok(Some(read(copy.path())?))
}

/// Imports the first pages; a few ones in a translation. Fails if the site has pages already.
pub async fn import(
    store: &Store,
    pages: FirstPages,
    translation: Translation,
    now_ms: i64,
) -> Result<(), FirstPagesError> {
    let read = move || match pages {
        FirstPages::Example => read_folder(Path::new(EXAMPLE))?.ok_or(FirstPagesError::NoExample),
        FirstPages::Blank => {
            let folder = tempfile::tempdir()?;
            write_starter(folder.path(), translation)?;
            Ok(Folder::read(folder.path()).map_err(ImportError::Content)?)
        }
    };
    let folder = cpu_pool::run(read).await??;
    import_read(store, folder, ImportOptions { first: true, ..ImportOptions::default() }, now_ms).await?;
    Ok(())
}
