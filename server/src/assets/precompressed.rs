//! Compressed bodies on disk, by the hash of what they hold, so that each is made once per build.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;

use crate::files;
use crate::http::{Effort, Encoding, Variants, compress_all, content_hash};

/// The codings that a file is held in, with the extension that each has on disk.
const CODINGS: [(Encoding, &str); 3] = [(Encoding::Brotli, "br"), (Encoding::Gzip, "gz"), (Encoding::Zstd, "zst")];

/// A folder of compressed bodies. Without it (a read-only disk, say) they are made at each start.
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

    /// The codings of a file: from beside it, where the build put them, from the folder, or made now.
    pub(super) fn variants(&self, path: &Path, body: Bytes) -> Variants {
        let beside = |extension: &str| PathBuf::from(format!("{}.{extension}", path.display()));
        if let Some(coded) = read_all(beside) {
            return Variants::made(body, coded);
        }
        let hash = content_hash(&body);
        let kept = |extension: &str| self.folder.join(format!("{hash}.{extension}"));
        self.used.lock().unwrap_or_else(PoisonError::into_inner).insert(hash.clone());
        if let Some(coded) = read_all(kept) {
            return Variants::made(body, coded);
        }
        let variants = compress_all(body, Effort::File);
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

    /// Removes what no file of this build holds.
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

/// Writes aside and renames: a start that is cut short leaves no half of a file behind.
fn keep(path: &Path, bytes: &[u8]) {
    let aside = path.with_extension(format!("{}.{}", std::process::id(), "new"));
    if std::fs::write(&aside, bytes).and_then(|()| std::fs::rename(&aside, path)).is_err() {
        drop(std::fs::remove_file(&aside));
    }
}
