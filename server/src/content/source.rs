//! The content folder on the disk. Symbolic links inside it are refused, at every step of a path and with the open file in
//! hand: a link would publish whatever file of this machine it names.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::OwnedFd;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, fstat, openat, statat};

/// Why a file or folder was not read.
#[derive(Debug, thiserror::Error)]
pub(super) enum SourceError {
    /// There is none.
    #[error("does not exist")]
    Missing,
    /// It is a symbolic link.
    #[error("is a symbolic link; content is read from plain files and folders only")]
    Link,
    /// It is a pipe, a device, or a folder in place of a file or the other way round.
    #[error("is neither a plain file nor a folder of content")]
    OtherKind,
    /// It is larger than a file of its kind may be.
    #[error("has {size} bytes; at most {limit} are allowed")]
    TooLarge {
        /// Bytes.
        size: u64,
        /// Most bytes.
        limit: u64,
    },
    /// The system did not read it.
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

/// An open folder of content.
#[derive(Debug)]
pub(super) struct Source {
    root: OwnedFd,
}

/// What a folder holds under a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EntryKind {
    /// A folder.
    Folder,
    /// A symbolic link.
    Link,
    /// Anything else.
    File,
}

impl Source {
    /// Opens a folder. Its own path may lead over links: the operator named it.
    pub(super) fn open(folder: &Path) -> Result<Self, SourceError> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        Ok(Self { root: openat(CWD, folder, flags, Mode::empty())? })
    }

    /// Names and kinds of what lies in the folder itself, in order.
    pub(super) fn entries(&self) -> Result<Vec<(String, EntryKind)>, SourceError> {
        let kind_of = |name: &str| {
            Ok(match FileType::from_raw_mode(statat(&self.root, name, AtFlags::SYMLINK_NOFOLLOW)?.st_mode) {
                FileType::Directory => EntryKind::Folder,
                FileType::Symlink => EntryKind::Link,
                _ => EntryKind::File,
            })
        };
        names(&self.root)?.into_iter().map(|name| kind_of(&name).map(|kind| (name, kind))).collect()
    }

    /// The names in a folder below, in order; none where there is no such folder.
    pub(super) fn names(&self, folder: &str) -> Result<BTreeSet<String>, SourceError> {
        match open_below(&self.root, folder, OFlags::DIRECTORY) {
            Ok(folder) => names(&folder),
            Err(SourceError::Missing) => Ok(BTreeSet::new()),
            Err(cause) => Err(cause),
        }
    }

    /// The bytes of a file below, named by its path with `/` between folders.
    pub(super) fn read(&self, path: &str, limit: u64) -> Result<Vec<u8>, SourceError> {
        let mut folder: Option<OwnedFd> = None;
        let mut rest = path;
        while let Some((name, below)) = rest.split_once('/') {
            folder = Some(open_below(folder.as_ref().unwrap_or(&self.root), name, OFlags::DIRECTORY)?);
            rest = below;
        }
        // A pipe would keep the reader waiting.
        let file = open_below(folder.as_ref().unwrap_or(&self.root), rest, OFlags::NONBLOCK)?;
        let about = fstat(&file)?;
        if FileType::from_raw_mode(about.st_mode) != FileType::RegularFile {
            return Err(SourceError::OtherKind);
        }
        let mut bytes = Vec::new();
        let mut file = File::from(file);
        // One more than may be there: it may grow while it is read.
        file.by_ref().take(limit + 1).read_to_end(&mut bytes)?;
        let size = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        if size > limit {
            let size = size.max(u64::try_from(about.st_size).unwrap_or_default());
            return Err(SourceError::TooLarge { size, limit });
        }
        Ok(bytes)
    }
}

/// Opens one name inside an open folder, and nothing that it may link to.
fn open_below(folder: &OwnedFd, name: &str, flags: OFlags) -> Result<OwnedFd, SourceError> {
    let flags = flags | OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    openat(folder, name, flags, Mode::empty()).map_err(|cause| {
        // Systems differ in what they call it.
        match statat(folder, name, AtFlags::SYMLINK_NOFOLLOW).map(|about| FileType::from_raw_mode(about.st_mode)) {
            Ok(FileType::Symlink) => SourceError::Link,
            Ok(_) if cause == rustix::io::Errno::NOTDIR => SourceError::OtherKind,
            _ => cause.into(),
        }
    })
}

fn names(folder: &OwnedFd) -> Result<BTreeSet<String>, SourceError> {
    let mut names = BTreeSet::new();
    for entry in Dir::read_from(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !matches!(name.as_str(), "." | "..") {
            names.insert(name);
        }
    }
    Ok(names)
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
            source.entries().unwrap(),
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
        assert!(source.entries().unwrap().contains(&("blog".to_owned(), EntryKind::Link)));
    }

    #[test]
    fn a_pipe_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        rustix::fs::mknodat(CWD, folder.path().join("pipe"), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
        let source = Source::open(folder.path()).unwrap();
        assert!(matches!(source.read("pipe", 100), Err(SourceError::OtherKind)));
    }
}
