//! The web build's files: from a folder, or out of the binary itself where it was built with feature `embed`.
//!
//! Files inside the binary have paths of their own, which begin with [`EMBEDDED`], so that whoever reads the web build
//! need not know where it is.

#[cfg(feature = "embed")]
mod embedded;

use std::io;
use std::path::{Path, PathBuf};

use bytes::Bytes;

/// The folder that stands for the binary itself. A colon is in no path that an operator would write by accident.
pub const EMBEDDED: &str = "binary:";

/// Whether this binary holds a web build.
pub const HOLDS_WEB_BUILD: bool = cfg!(feature = "embed");

/// Whether a path leads into the binary.
pub fn is_embedded(path: &Path) -> bool {
    path.starts_with(EMBEDDED)
}

/// A file's bytes.
pub fn read(path: &Path) -> io::Result<Bytes> {
    match path.strip_prefix(EMBEDDED) {
        Ok(name) => embedded_file(name).ok_or_else(missing),
        Err(_) => std::fs::read(path).map(Bytes::from),
    }
}

/// A file's text.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?.into()).map_err(|cause| io::Error::new(io::ErrorKind::InvalidData, cause))
}

/// Whether there is such a file.
pub fn is_file(path: &Path) -> bool {
    match path.strip_prefix(EMBEDDED) {
        Ok(name) => embedded_file(name).is_some(),
        Err(_) => path.is_file(),
    }
}

/// What lies in a folder, and whether each of it is a folder.
pub fn list(folder: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
    match folder.strip_prefix(EMBEDDED) {
        Ok(name) => {
            Ok(embedded_list(name).into_iter().map(|(name, is_folder)| (folder.join(name), is_folder)).collect())
        }
        Err(_) => std::fs::read_dir(folder)?
            .map(|entry| {
                let path = entry?.path();
                let is_folder = path.is_dir();
                Ok((path, is_folder))
            })
            .collect(),
    }
}

fn missing() -> io::Error {
    io::Error::new(io::ErrorKind::NotFound, "the binary holds no such file")
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
