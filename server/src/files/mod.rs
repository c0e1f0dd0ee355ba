//! The web build's files: from a folder, or embedded in the binary when built with feature `embed`.
//!
//! Embedded files have paths that start with [`EMBEDDED`], so that callers need not distinguish the two.

#[cfg(feature = "embed")]
mod embedded;

use std::io;
use std::path::{Path, PathBuf};

use bytes::Bytes;

/// Path prefix of embedded files. The colon makes an accidental clash with a real path unlikely.
pub const EMBEDDED: &str = "binary:";

/// True if this binary embeds a web build.
pub const HOLDS_WEB_BUILD: bool = cfg!(feature = "embed");

pub fn read(path: &Path) -> io::Result<Bytes> {
    match path.strip_prefix(EMBEDDED) {
        Ok(name) => embedded_file(name).ok_or_else(missing),
        Err(_) => std::fs::read(path).map(Bytes::from),
    }
}

pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?.into()).map_err(|cause| io::Error::new(io::ErrorKind::InvalidData, cause))
}

pub fn is_file(path: &Path) -> bool {
    match path.strip_prefix(EMBEDDED) {
        Ok(name) => embedded_file(name).is_some(),
        Err(_) => path.is_file(),
    }
}

/// Lists the entries of a folder; the flag is true for a folder.
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
