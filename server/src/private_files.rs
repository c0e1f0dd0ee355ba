//! Files and folders that hold what visitors sent: nobody but the server's own user reads them.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;

/// Reading and writing for the owner.
const FILE_MODE: u32 = 0o600;
/// The same, and entering, for the owner.
const FOLDER_MODE: u32 = 0o700;
/// Permissions of group and others.
const SHARED: u32 = 0o077;
/// The mark of a folder that several users write into, such as `/tmp`.
const STICKY: u32 = 0o1000;

/// Makes a file that is not there yet. What stands under its name, a link too, is an error and stays as it is.
pub(crate) fn create_new(file: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(FILE_MODE).open(file)
}

/// Makes a folder, and those above it, unless they are there.
pub(crate) fn create_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(folder)
}

/// Takes from group and others what an earlier version, or somebody's copy, gave them. A folder that several users share is
/// left alone, and so is what belongs to another user; the log says what was done.
pub(crate) fn tighten(path: &Path) {
    // A link's own mode means nothing, and its target is not ours to change.
    let Ok(about) = fs::symlink_metadata(path) else { return };
    let mode = about.mode();
    let is_shared_folder = about.is_dir() && mode & STICKY != 0;
    if mode & SHARED == 0 || is_shared_folder || !(about.is_dir() || about.is_file()) {
        return;
    }
    let tightened = mode & !SHARED & 0o7777;
    match fs::set_permissions(path, fs::Permissions::from_mode(tightened)) {
        Ok(()) => tracing::info!(path = %path.display(), "others could read this; now its owner alone can"),
        Err(cause) => {
            tracing::warn!(path = %path.display(), %cause, "others can read this, and its mode cannot be changed")
        }
    }
}

/// Makes a database's file and folder unless they are there, and tightens what is: the file, those that SQLite keeps beside
/// it and gives its mode, and the folder, unless the process works in it or below it.
pub(crate) fn keep_database_private(file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        create_folder(folder)?;
        let works_there = match (std::env::current_dir(), folder.canonicalize()) {
            (Ok(here), Ok(folder)) => here.starts_with(folder),
            _ => true,
        };
        if !works_there {
            tighten(folder);
        }
    }
    match create_new(file) {
        Err(cause) if cause.kind() != io::ErrorKind::AlreadyExists => return Err(cause),
        _ => {}
    }
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        tighten(Path::new(&name));
    }
    Ok(())
}

/// Makes what does not exist, and tightens what does: a folder and the files in it.
pub(crate) fn keep_folder_private(folder: &Path) -> io::Result<()> {
    create_folder(folder)?;
    tighten(folder);
    for entry in fs::read_dir(folder)?.flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_file()) {
            tighten(&entry.path());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().mode() & 0o7777
    }

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn new_files_and_folders_are_the_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        create_folder(&folder.path().join("a/b")).unwrap();
        drop(create_new(&folder.path().join("a/b/c")).unwrap());
        for (path, expected) in [("a", 0o700), ("a/b", 0o700), ("a/b/c", 0o600)] {
            assert_eq!(mode(&folder.path().join(path)), expected, "{path}");
        }
    }

    #[test]
    fn what_stands_there_is_neither_written_nor_followed() {
        let folder = tempfile::tempdir().unwrap();
        let (target, link) = (folder.path().join("target"), folder.path().join("link"));
        fs::write(&target, "kept").unwrap();
        symlink(&target, &link).unwrap();
        symlink(folder.path().join("none"), folder.path().join("dangling")).unwrap();
        for name in ["target", "link", "dangling"] {
            assert_eq!(
                create_new(&folder.path().join(name)).unwrap_err().kind(),
                io::ErrorKind::AlreadyExists,
                "{name}"
            );
        }
        assert_eq!(fs::read_to_string(&target).unwrap(), "kept");
        assert!(!folder.path().join("none").exists());
    }

    #[test]
    fn what_others_could_read_is_tightened() {
        let folder = tempfile::tempdir().unwrap();
        let outbox = folder.path().join("outbox");
        fs::create_dir(&outbox).unwrap();
        fs::write(outbox.join("a.eml"), "").unwrap();
        fs::write(folder.path().join("elsewhere"), "").unwrap();
        symlink(folder.path().join("elsewhere"), outbox.join("link")).unwrap();
        for (path, wide) in
            [(outbox.clone(), 0o755), (outbox.join("a.eml"), 0o644), (folder.path().join("elsewhere"), 0o644)]
        {
            set_mode(&path, wide);
        }
        keep_folder_private(&outbox).unwrap();
        assert_eq!((mode(&outbox), mode(&outbox.join("a.eml"))), (0o700, 0o600));
        assert_eq!(mode(&folder.path().join("elsewhere")), 0o644, "a link's target is not ours");
        set_mode(&outbox, 0o1777);
        tighten(&outbox);
        assert_eq!(mode(&outbox), 0o1777, "a folder that several users share");
    }
}
