//! Loads the client's folder.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use bytes::Bytes;

use super::kind::kind_of;
use super::theme::is_drawing;
use super::{Assets, BrandFiles};
use crate::http::files::{self, WebBuildError};
use crate::http::{Encoding, Representation, Variants, compress_all};

/// `Cache-Control` of files with hashed names, which change with the content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// `Cache-Control` of icons and similar files: they keep their names, and an hour is short enough to replace one.
pub(super) const AN_HOUR: &str = "public, max-age=3600";
/// URL path of files with hashed names.
const HASHED: &str = "/assets/";
/// Files for the server only. Dotfiles and dot-folders are skipped too.
const NOT_SERVED: [&str; 1] = ["preload.json"];
/// Content codings that the build writes next to a file, with the extension that each adds to its name.
const CODINGS: [(Encoding, &str); 2] = [(Encoding::Brotli, "br"), (Encoding::Gzip, "gz")];

struct File {
    /// Path of its URL.
    address: String,
    path: PathBuf,
}

impl Assets {
    /// Reads `{web_dist}/client` and, if it was built, `{web_dist}/admin`, with the brand's own files
    /// instead of the build's. Files of both with the same address are equal, since their names contain a hash.
    pub fn load(web_dist: &Path, brand: BrandFiles) -> Result<Self, WebBuildError> {
        let mut files = walk(&web_dist.join("client"))?;
        let admin = web_dist.join("admin");
        if files::list(web_dist)?.contains(&(admin.clone(), true)) {
            files.extend(walk(&admin)?);
        }
        let mut loaded = HashMap::new();
        for File { address, path } in files {
            let file = representation(&path, &address, files::read(&path)?);
            loaded.insert(address, file);
        }
        for (address, path, body) in brand.files {
            loaded.insert(address.to_owned(), representation(&path, address, body));
        }
        Ok(Self { files: loaded })
    }
}

fn representation(path: &Path, address: &str, body: Bytes) -> Representation {
    let kind = kind_of(path);
    let variants = if kind.compressible { variants(path, body) } else { Variants::plain(body) };
    let lifetime = if address.starts_with(HASHED) && !is_drawing(address) { IMMUTABLE } else { AN_HOUR };
    Representation::new(kind.content_type, lifetime, variants)
}

/// Returns the codings of a file, from the build or compressed now.
fn variants(path: &Path, body: Bytes) -> Variants {
    let precompressed =
        |(encoding, extension)| Some((encoding, files::read(&path.with_added_extension(extension)).ok()?));
    let coded: Vec<(Encoding, Bytes)> = CODINGS.into_iter().filter_map(precompressed).collect();
    if coded.is_empty() { compress_all(body) } else { Variants::made(body, coded) }
}

/// Returns every file to serve of a folder.
fn walk(root: &Path) -> Result<Vec<File>, WebBuildError> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for (path, is_folder) in files::list(&folder)? {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or(".");
            let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
            // The HTML of the build is not served: pages come from the renderer.
            if name.starts_with('.') || NOT_SERVED.contains(&name) || extension == "html" {
                continue;
            }
            if is_folder {
                folders.push(path);
            } else if !CODINGS.iter().any(|(_, coded)| *coded == extension)
                && let Ok(file) = path.strip_prefix(root)
            {
                files.push(File { address: format!("/{}", file.display()), path });
            }
        }
    }
    Ok(files)
}
