//! Loads the client's folder.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;

use super::kind::kind_of;
use super::precompressed::Precompressed;
use super::{Assets, BrandFiles};
use crate::files;
use crate::http::{Representation, Variants};

/// Hashed names change with their content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Icons and similar files keep their names; an hour is short enough to replace one.
const AN_HOUR: &str = "public, max-age=3600";
/// URL path of files with hashed names.
const HASHED: &str = "/assets/";
/// Files for the server only. Dotfiles and dot-folders are skipped too.
const NOT_SERVED: [&str; 1] = ["preload.json"];
/// Extensions of files that the build compressed.
const CODED_EXTENSIONS: [&str; 3] = ["br", "gz", "zst"];

/// A file of the web build could not be read.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {cause}; build the web part first (scripts/run does)")]
pub struct AssetError {
    path: String,
    cause: std::io::Error,
}

impl Assets {
    /// Reads `{web_dist}/client`, with the brand's own files in place of the build's. Stores compressed bodies in
    /// `{web_dist}/compressed`, so that the next start compresses nothing.
    pub fn load(web_dist: &Path, brand: BrandFiles) -> Result<Self, AssetError> {
        let client = web_dist.join("client");
        let files = walk(&client)?;
        let precompressed = Precompressed::open(&web_dist.join("compressed"));
        let loaded = Mutex::new(Ok(HashMap::new()));
        let next = AtomicUsize::new(0);
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let read = read(&client, file, &precompressed);
                        let mut loaded = loaded.lock().unwrap_or_else(PoisonError::into_inner);
                        match (read, loaded.as_mut()) {
                            (Ok((address, representation)), Ok(files)) => {
                                files.insert(address, representation);
                            }
                            (Err(error), Ok(_)) => *loaded = Err(error),
                            (_, Err(_)) => return,
                        }
                    }
                });
            }
        });
        let mut files = loaded.into_inner().unwrap_or_else(PoisonError::into_inner)?;
        for (address, path, body) in brand.files {
            files.insert(address.to_owned(), representation(&path, address, body, &precompressed));
        }
        precompressed.forget_unused();
        Ok(Self { files })
    }
}

fn read(client: &Path, file: &Path, precompressed: &Precompressed) -> Result<(String, Representation), AssetError> {
    let path = client.join(file);
    let body = files::read(&path).map_err(|cause| failed(&path, cause))?;
    let address = format!("/{}", file.display());
    let representation = representation(&path, &address, body, precompressed);
    Ok((address, representation))
}

fn representation(path: &Path, address: &str, body: Bytes, precompressed: &Precompressed) -> Representation {
    let kind = kind_of(path);
    let variants = if kind.compressible { precompressed.variants(path, body) } else { Variants::plain(body) };
    let lifetime = if address.starts_with(HASHED) { FOR_EVER } else { AN_HOUR };
    Representation::new(kind.content_type, lifetime, variants)
}

/// Returns the path of every file to serve, relative to the folder.
fn walk(client: &Path) -> Result<Vec<PathBuf>, AssetError> {
    let mut files = Vec::new();
    let mut folders = vec![client.to_owned()];
    while let Some(folder) = folders.pop() {
        for (path, is_folder) in files::list(&folder).map_err(|cause| failed(&folder, cause))? {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or(".");
            let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
            // The HTML of the build is not served: pages come from the renderer.
            if name.starts_with('.') || NOT_SERVED.contains(&name) || extension == "html" {
                continue;
            }
            if is_folder {
                folders.push(path);
            } else if !CODED_EXTENSIONS.contains(&extension)
                && let Ok(file) = path.strip_prefix(client)
            {
                files.push(file.to_owned());
            }
        }
    }
    Ok(files)
}

fn failed(path: &Path, cause: std::io::Error) -> AssetError {
    AssetError { path: path.display().to_string(), cause }
}
