//! The content folder on disk. Symbolic links in it are rejected at every path component, relative to open directory
//! handles: a link could publish any file of this machine.

use std::collections::BTreeSet;
use std::ffi::CStr;
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::OwnedFd;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, fstat, openat, statat};

/// The reason why a file or folder could not be read.
#[derive(Debug, thiserror::Error)]
pub(super) enum SourceError {
    #[error("does not exist")]
    Missing,
    /// The entry is a symbolic link.
    #[error("is a symbolic link; content is read from plain files and folders only")]
    Link,
    #[error("its name is not UTF-8")]
    NotUtf8,
    /// The entry is a pipe, a device, a folder in place of a file, or a file in place of a folder.
    #[error("is neither a plain file nor a folder of content")]
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
    Io(#[from] io::Error),
}

impl From<rustix::io::Errno> for SourceError {
    fn from(cause: rustix::io::Errno) -> Self {
        match cause {
            rustix::io::Errno::NOENT => Self::Missing,
            _ => Self::Io(cause.into()),
        }
    }
}

/// An open content folder.
#[derive(Debug)]
pub(super) struct Source {
    root: OwnedFd,
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
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        Ok(Self { root: openat(CWD, folder, flags, Mode::empty())? })
    }

    /// Returns names and kinds of the entries of a subfolder, sorted; empty if it does not exist. Path components are
    /// separated by `/`; an empty path is the folder itself.
    pub(super) fn entries(&self, folder: &str) -> Result<Vec<(String, EntryKind)>, SourceError> {
        let below = match self.folder(folder) {
            Ok(below) => below,
            Err(SourceError::Missing) => return Ok(Vec::new()),
            Err(cause) => return Err(cause),
        };
        let folder = below.as_ref().unwrap_or(&self.root);
        let mut entries = Vec::new();
        for entry in Dir::read_from(folder)? {
            let entry = entry?;
            let name = entry.file_name();
            if !matches!(name.to_bytes(), b"." | b"..") {
                entries.push((name.to_string_lossy().into_owned(), kind_of(folder, name)?));
            }
        }
        entries.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        Ok(entries)
    }

    /// Returns the names in a subfolder, sorted; empty if it does not exist.
    pub(super) fn names(&self, folder: &str) -> Result<BTreeSet<String>, SourceError> {
        let named = self.entries(folder)?.into_iter().filter(|(_, kind)| *kind != EntryKind::Unreadable);
        Ok(named.map(|(name, _)| name).collect())
    }

    /// Opens a subfolder, component by component; `None` for an empty path.
    fn folder(&self, path: &str) -> Result<Option<OwnedFd>, SourceError> {
        let mut folder: Option<OwnedFd> = None;
        for name in path.split('/').filter(|name| !name.is_empty()) {
            folder = Some(open_below(folder.as_ref().unwrap_or(&self.root), name, OFlags::DIRECTORY)?);
        }
        Ok(folder)
    }

    /// Reads a file. Path components are separated by `/`.
    pub(super) fn read(&self, path: &str, limit: u64) -> Result<Vec<u8>, SourceError> {
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
        let folder = self.folder(folder)?;
        // Without NONBLOCK, opening a pipe would block.
        let file = open_below(folder.as_ref().unwrap_or(&self.root), name, OFlags::NONBLOCK)?;
        let about = fstat(&file)?;
        if FileType::from_raw_mode(about.st_mode) != FileType::RegularFile {
            return Err(SourceError::OtherKind);
        }
        let mut bytes = Vec::new();
        let mut file = File::from(file);
        // One byte more than allowed: the file may grow while it is read.
        file.by_ref().take(limit + 1).read_to_end(&mut bytes)?;
        let size = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        if size > limit {
            let size = size.max(u64::try_from(about.st_size).unwrap_or_default());
            return Err(SourceError::TooLarge { size, limit });
        }
        Ok(bytes)
    }
}

fn kind_of(folder: &OwnedFd, name: &CStr) -> Result<EntryKind, SourceError> {
    if name.to_str().is_err() {
        return Ok(EntryKind::Unreadable);
    }
    Ok(match FileType::from_raw_mode(statat(folder, name, AtFlags::SYMLINK_NOFOLLOW)?.st_mode) {
        FileType::Directory => EntryKind::Folder,
        FileType::Symlink => EntryKind::Link,
        _ => EntryKind::File,
    })
}

/// Opens one name in an open folder, without following a symbolic link.
fn open_below(folder: &OwnedFd, name: &str, flags: OFlags) -> Result<OwnedFd, SourceError> {
    let flags = flags | OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    openat(folder, name, flags, Mode::empty()).map_err(|cause| {
        // The error for a symbolic link differs between systems.
        match statat(folder, name, AtFlags::SYMLINK_NOFOLLOW).map(|about| FileType::from_raw_mode(about.st_mode)) {
            Ok(FileType::Symlink) => SourceError::Link,
            Ok(_) if cause == rustix::io::Errno::NOTDIR => SourceError::OtherKind,
            _ => cause.into(),
        }
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::symlink;

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
    fn follows_no_link_at_any_step() {
        let secret = tempfile::tempdir().unwrap();
        fs::write(secret.path().join("key.txt"), "secret").unwrap();
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("media")).unwrap();
        symlink(secret.path(), folder.path().join("media/sub")).unwrap();
        symlink(secret.path().join("key.txt"), folder.path().join("media/key.txt")).unwrap();
        symlink("/nowhere", folder.path().join("media/dangling.txt")).unwrap();
        symlink(secret.path(), folder.path().join("blog")).unwrap();
        let source = Source::open(folder.path()).unwrap();
        for path in ["media/sub/key.txt", "media/key.txt", "media/dangling.txt", "blog/key.txt"] {
            assert!(matches!(source.read(path, 100), Err(SourceError::Link)), "{path}");
        }
        assert!(matches!(source.names("blog"), Err(SourceError::Link)));
        assert!(source.entries("").unwrap().contains(&("blog".to_owned(), EntryKind::Link)));
    }

    #[test]
    fn a_pipe_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        rustix::fs::mknodat(CWD, folder.path().join("pipe"), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
        let source = Source::open(folder.path()).unwrap();
        assert!(matches!(source.read("pipe", 100), Err(SourceError::OtherKind)));
    }
}
