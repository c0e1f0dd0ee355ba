//! The content folder on disk. Symbolic links in it are rejected at every path component: a link could publish any file
//! of this machine.

use std::collections::BTreeSet;
use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The reason why a file or folder could not be read.
#[derive(Debug, thiserror::Error)]
pub(super) enum SourceError {
    #[error("does not exist")]
    Missing,
    /// The entry is a symbolic link.
    #[error("is a symbolic link; content is read from regular files and folders only")]
    Link,
    #[error("its name is not UTF-8")]
    NotUtf8,
    /// The entry is a pipe or a device, a folder instead of a file, or a file instead of a folder.
    #[error("is neither a regular file nor a content folder")]
    OtherKind,
    /// The file exceeds the size limit of its kind.
    #[error("has {size} bytes; at most {limit} are allowed")]
    TooLarge {
        /// Size in bytes.
        size: u64,
        /// Limit in bytes.
        limit: u64,
    },
    #[error("cannot be read: {0}")]
    Io(io::Error),
}

impl From<io::Error> for SourceError {
    fn from(cause: io::Error) -> Self {
        match cause.kind() {
            io::ErrorKind::NotFound => Self::Missing,
            io::ErrorKind::NotADirectory => Self::OtherKind,
            _ => Self::Io(cause),
        }
    }
}

/// A content folder.
#[derive(Debug)]
pub(super) struct Source {
    root: PathBuf,
}

/// The kind of a directory entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EntryKind {
    Folder,
    Link,
    /// An entry of any kind whose name is not UTF-8. The name has replacement characters, and no path leads to it.
    Unreadable,
    /// Anything else.
    File,
}

impl Source {
    /// Opens a folder. Its own path may contain symbolic links: the operator chose it.
    pub(super) fn open(folder: &Path) -> Result<Self, SourceError> {
        let root = folder.canonicalize()?;
        if root.is_dir() { Ok(Self { root }) } else { Err(SourceError::OtherKind) }
    }

    /// Returns names and kinds of the entries of a subfolder, sorted; empty if it does not exist. Path components are
    /// separated by `/`; an empty path is the folder itself.
    pub(super) fn entries(&self, folder: &str) -> Result<Vec<(String, EntryKind)>, SourceError> {
        let path = match self.find(folder) {
            Ok((path, _)) => path,
            Err(SourceError::Missing) => return Ok(Vec::new()),
            Err(cause) => return Err(cause),
        };
        let mut entries = Vec::new();
        for entry in fs::read_dir(path)? {
            let entry = entry?;
            let kind = match entry.file_type()? {
                _ if entry.file_name().to_str().is_none() => EntryKind::Unreadable,
                kind if kind.is_symlink() => EntryKind::Link,
                kind if kind.is_dir() => EntryKind::Folder,
                _ => EntryKind::File,
            };
            entries.push((entry.file_name().to_string_lossy().into_owned(), kind));
        }
        entries.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        Ok(entries)
    }

    /// Returns the names in a subfolder, sorted; empty if it does not exist.
    pub(super) fn names(&self, folder: &str) -> Result<BTreeSet<String>, SourceError> {
        let named = self.entries(folder)?.into_iter().filter(|(_, kind)| *kind != EntryKind::Unreadable);
        Ok(named.map(|(name, _)| name).collect())
    }

    /// Returns the path of a file or folder below this one, if no component is a symbolic link.
    fn find(&self, path: &str) -> Result<(PathBuf, Metadata), SourceError> {
        let mut found = self.root.clone();
        let mut about = found.symlink_metadata()?;
        for name in path.split('/').filter(|name| !name.is_empty()) {
            found.push(name);
            about = found.symlink_metadata()?;
            if about.is_symlink() {
                return Err(SourceError::Link);
            }
        }
        Ok((found, about))
    }

    /// Reads a file. Path components are separated by `/`.
    pub(super) fn read(&self, path: &str, limit: u64) -> Result<Vec<u8>, SourceError> {
        let (path, about) = self.find(path)?;
        // Opening a pipe would block.
        if !about.is_file() {
            return Err(SourceError::OtherKind);
        }
        let mut bytes = Vec::new();
        // One byte more than allowed: the file may grow while it is read.
        File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
        let size = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        match size > limit {
            true => Err(SourceError::TooLarge { size: size.max(about.len()), limit }),
            false => Ok(bytes),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn reads_files_and_folders_in_order() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("media/a")).unwrap();
        fs::write(folder.path().join("media/a/b.txt"), "text").unwrap();
        fs::write(folder.path().join("README"), "").unwrap();
        let source = Source::open(folder.path()).unwrap();
        assert_eq!(
            source.entries("").unwrap(),
            [("README".to_owned(), EntryKind::File), ("media".to_owned(), EntryKind::Folder)]
        );
        assert_eq!(source.names("media").unwrap().into_iter().collect::<Vec<_>>(), ["a"]);
        assert!(source.names("none").unwrap().is_empty());
        assert_eq!(source.read("media/a/b.txt", 4).unwrap(), b"text");
        assert!(matches!(source.read("media/a/b.txt", 3), Err(SourceError::TooLarge { size: 4, limit: 3 })));
        assert!(matches!(source.read("media/a/c.txt", 3), Err(SourceError::Missing)));
        assert!(matches!(source.read("media/a", 3), Err(SourceError::OtherKind)));
        assert!(matches!(source.read("README/a", 3), Err(SourceError::OtherKind)));
    }

    #[test]
    fn a_pipe_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let (kind, mode) = (rustix::fs::FileType::Fifo, rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR);
        rustix::fs::mknodat(rustix::fs::CWD, folder.path().join("pipe"), kind, mode, 0).unwrap();
        let source = Source::open(folder.path()).unwrap();
        assert!(matches!(source.read("pipe", 100), Err(SourceError::OtherKind)));
    }
}
