//! Files of the web build and of the example: from a folder, or embedded in the binary when built with feature `embed`.
//!
//! Embedded files have paths that start with [`EMBEDDED`], so that callers need not distinguish the two.

#[cfg(feature = "embed")]
mod embedded;

use std::io;
use std::path::{Path, PathBuf};

use bytes::Bytes;

/// Path prefix of embedded files. The colon makes an accidental clash with a real path unlikely.
pub const EMBEDDED: &str = "binary:";

/// True if this binary embeds a web build, the example content and its settings.
pub const EMBEDS_WEB_BUILD: bool = cfg!(feature = "embed");

/// The reason why the web build cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {problem}; build it with scripts/build/web")]
pub struct WebBuildError {
    /// The file or folder that is missing or invalid.
    path: String,
    problem: String,
}

impl WebBuildError {
    pub fn new(path: &Path, problem: impl ToString) -> Self {
        Self { path: path.display().to_string(), problem: problem.to_string() }
    }
}

pub fn read(path: &Path) -> Result<Bytes, WebBuildError> {
    match path.strip_prefix(EMBEDDED) {
        Ok(name) => embedded_file(name).ok_or_else(|| WebBuildError::new(path, "the binary holds no such file")),
        Err(_) => std::fs::read(path).map(Bytes::from).map_err(|cause| WebBuildError::new(path, cause)),
    }
}

pub fn read_text(path: &Path) -> Result<String, WebBuildError> {
    String::from_utf8(read(path)?.into()).map_err(|cause| WebBuildError::new(path, cause))
}

pub fn is_file(path: &Path) -> bool {
    match path.strip_prefix(EMBEDDED) {
        Ok(name) => embedded_file(name).is_some(),
        Err(_) => path.is_file(),
    }
}

/// Lists the entries of a folder; the flag is true for a folder.
pub fn list(folder: &Path) -> Result<Vec<(PathBuf, bool)>, WebBuildError> {
    match folder.strip_prefix(EMBEDDED) {
        Ok(name) => {
            Ok(embedded_list(name).into_iter().map(|(name, is_folder)| (folder.join(name), is_folder)).collect())
        }
        Err(_) => listed(folder).map_err(|cause| WebBuildError::new(folder, cause)),
    }
}

/// Copies a folder with all that is in it. `to` has to exist.
pub fn copy_folder(from: &Path, to: &Path) -> Result<(), WebBuildError> {
    for (entry, is_folder) in list(from)? {
        let copy = to.join(entry.file_name().unwrap_or_default());
        let failed = |cause: io::Error| WebBuildError::new(&copy, cause);
        if is_folder {
            std::fs::create_dir(&copy).map_err(failed)?;
            copy_folder(&entry, &copy)?;
        } else {
            std::fs::write(&copy, read(&entry)?).map_err(failed)?;
        }
    }
    Ok(())
}

fn listed(folder: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
    std::fs::read_dir(folder)?
        .map(|entry| {
            let path = entry?.path();
            let is_folder = path.is_dir();
            Ok((path, is_folder))
        })
        .collect()
}

#[cfg(feature = "embed")]
use embedded::{file as embedded_file, list as embedded_list};

#[cfg(not(feature = "embed"))]
fn embedded_file(_: &Path) -> Option<Bytes> {
    None
}

#[cfg(not(feature = "embed"))]
fn embedded_list(_: &Path) -> Vec<(String, bool)> {
    Vec::new()
}
