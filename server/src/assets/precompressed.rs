//! Compressed bodies on disk, named by the hash of their content, so that each is made once per build.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use uuid::Uuid;

use crate::files;
use crate::http::{CompressionLevel, Encoding, Variants, compress_all, content_hash, is_coding_of};

/// Content codings of files, with their extension on disk.
const CODINGS: [(Encoding, &str); 2] = [(Encoding::Brotli, "br"), (Encoding::Gzip, "gz")];

/// A folder of compressed bodies. Where it cannot be written, for example on a read-only disk, they are made at each
/// start.
pub(super) struct Precompressed {
    folder: PathBuf,
    used: Mutex<BTreeSet<String>>,
}

impl Precompressed {
    pub(super) fn open(folder: &Path) -> Self {
        if !files::is_embedded(folder)
            && let Err(cause) = std::fs::create_dir_all(folder)
        {
            tracing::warn!(%cause, folder = %folder.display(), "files are compressed anew at each start");
        }
        Self { folder: folder.to_owned(), used: Mutex::new(BTreeSet::new()) }
    }

    /// Returns the codings of a file: from compressed files beside it, from the folder, or made now.
    pub(super) fn variants(&self, path: &Path, body: Bytes) -> Variants {
        let beside = |extension: &str| PathBuf::from(format!("{}.{extension}", path.display()));
        if let Some(coded) = read_all(beside) {
            return Variants::made(body, coded);
        }
        let hash = content_hash(&body);
        let kept = |extension: &str| self.folder.join(format!("{hash}.{extension}"));
        self.used.lock().unwrap_or_else(PoisonError::into_inner).insert(hash.clone());
        if let Some(coded) = read_all(kept) {
            if coded.iter().all(|(encoding, bytes)| is_coding_of(bytes, *encoding, &body)) {
                return Variants::made(body, coded);
            }
            tracing::warn!(path = %path.display(), "its compressed bodies were damaged and are made anew");
        }
        let variants = compress_all(body, CompressionLevel::File);
        for (encoding, extension) in CODINGS {
            if files::is_embedded(&self.folder) {
                break;
            }
            if let Some(bytes) = variants.get(encoding) {
                keep(&kept(extension), bytes);
            }
        }
        variants
    }

    /// Removes bodies that belong to no file of this build.
    pub(super) fn forget_unused(&self) {
        if files::is_embedded(&self.folder) {
            return;
        }
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        for entry in std::fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let hash = name.to_str().and_then(|name| name.split('.').next()).unwrap_or_default();
            if !used.contains(hash) {
                drop(std::fs::remove_file(entry.path()));
            }
        }
    }
}

fn read_all(place: impl Fn(&str) -> PathBuf) -> Option<Vec<(Encoding, Bytes)>> {
    CODINGS.into_iter().map(|(encoding, extension)| Some((encoding, files::read(&place(extension)).ok()?))).collect()
}

/// Writes to a temporary file and renames it: an interrupted start leaves no partial file. Its name is its own: several
/// servers may write the same body at once.
fn keep(path: &Path, bytes: &[u8]) {
    let aside = PathBuf::from(format!("{}.{}.new", path.display(), Uuid::now_v7()));
    if std::fs::write(&aside, bytes).and_then(|()| std::fs::rename(&aside, path)).is_err() {
        drop(std::fs::remove_file(&aside));
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    /// Returns the variants of a body, made or kept; each has to decode to the body.
    fn checked(kept: &Precompressed, body: &Bytes) -> Variants {
        let variants = kept.variants(Path::new("nowhere.js"), body.clone());
        for (encoding, _) in CODINGS {
            assert!(is_coding_of(variants.get(encoding).unwrap(), encoding, body), "{encoding:?}");
        }
        variants
    }

    #[test]
    fn servers_that_start_at_once_keep_whole_bodies() {
        let folder = tempfile::tempdir().unwrap();
        let bodies: Vec<_> =
            (0..40).map(|number| Bytes::from(format!("export const n = {number};\n").repeat(60))).collect();
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let kept = Precompressed::open(folder.path());
                    bodies.iter().for_each(|body| drop(checked(&kept, body)));
                });
            }
        });
        for body in &bodies {
            let hash = content_hash(body);
            for (encoding, extension) in CODINGS {
                let bytes = std::fs::read(folder.path().join(format!("{hash}.{extension}"))).unwrap();
                assert!(is_coding_of(&bytes, encoding, body), "{extension}");
            }
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), bodies.len() * CODINGS.len());
    }

    #[test]
    fn a_damaged_body_is_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let kept = Precompressed::open(folder.path());
        let body = Bytes::from("export const answer = 42;\n".repeat(60));
        let made = checked(&kept, &body);
        let file = folder.path().join(format!("{}.br", content_hash(&body)));
        for damage in [&b""[..], b"not brotli", made.get(Encoding::Gzip).unwrap()] {
            std::fs::write(&file, damage).unwrap();
            assert_eq!(checked(&kept, &body), made);
            assert_eq!(&std::fs::read(&file).unwrap(), made.get(Encoding::Brotli).unwrap());
        }
    }
}
