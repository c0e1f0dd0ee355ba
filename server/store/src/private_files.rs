//! Files and folders with visitors' data: only the server's own user can read them.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// Mode of files: read and write for the owner.
const FILE_MODE: u32 = 0o600;
/// Mode of folders: read, write and enter for the owner.
const FOLDER_MODE: u32 = 0o700;
/// Permissions of group and others.
const SHARED: u32 = 0o077;
/// First bytes of a SQLite database (its file format, section 1.3.1).
const SQLITE_MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// Sticky bit of folders that several users write into, such as `/tmp`.
const STICKY: u32 = 0o1000;

/// Creates a new file. Fails, changing nothing, if the name exists, also as a link.
pub fn create_new(file: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(FILE_MODE).open(file)
}

/// Creates a folder and its parents, unless they exist.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(folder)
}

/// Removes the permissions of group and others, which an earlier version or a copy may have set. Skips links, and folders
/// that several users share; logs each change.
pub fn tighten(path: &Path) {
    // The mode of a link has no meaning, and its target may belong to another user.
    let Ok(metadata) = fs::symlink_metadata(path) else { return };
    let mode = metadata.mode();
    let is_shared_folder = metadata.is_dir() && mode & STICKY != 0;
    if mode & SHARED == 0 || is_shared_folder || !(metadata.is_dir() || metadata.is_file()) {
        return;
    }
    let tightened = mode & !SHARED & 0o7777;
    match fs::set_permissions(path, fs::Permissions::from_mode(tightened)) {
        Ok(()) => tracing::info!(path = %path.display(), "permissions tightened: other users could read this"),
        Err(cause) => {
            tracing::warn!(path = %path.display(), %cause, "other users can read this, and its permissions cannot be changed: run chmod go= on it")
        }
    }
}

/// Creates a database's file and folder unless they exist, and restricts an existing database and the files that SQLite
/// creates next to it. An existing folder stays as it is: it may hold other programs' files. So does a file that is not
/// a database, which a mistyped address may name.
pub fn keep_database_private(file: &Path) -> io::Result<()> {
    if !file.exists() {
        check_owner(file, rustix::process::geteuid().is_root())?;
    }
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        create_folder(folder)?;
    }
    match create_new(file) {
        Err(cause) if cause.kind() != io::ErrorKind::AlreadyExists => return Err(cause),
        _ => {}
    }
    if !may_be_database(file) {
        return Ok(());
    }
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        tighten(Path::new(&name));
    }
    Ok(())
}

/// Fails when root would create a file in the folder of another user, whose server could not read it.
fn check_owner(file: &Path, is_root: bool) -> io::Result<()> {
    let folder = file
        .ancestors()
        .skip(1)
        .find_map(|folder| fs::metadata(if folder.as_os_str().is_empty() { Path::new(".") } else { folder }).ok());
    match folder.map(|about| (about.uid(), about.mode() & STICKY != 0)) {
        Some((owner, false)) if is_root && owner != 0 => Err(io::Error::new(
            io::ErrorKind::PermissionDenied,
            format!(
                "its folder belongs to the user {owner}, who could not read a database that root creates; run this \
                 command as that user"
            ),
        )),
        _ => Ok(()),
    }
}

/// Returns true for a file that is empty, as a new database is, or begins as a SQLite database does.
fn may_be_database(file: &Path) -> bool {
    // Opening a pipe would block.
    fs::metadata(file).is_ok_and(|about| about.is_file() && (about.len() == 0 || is_sqlite(file)))
}

fn is_sqlite(file: &Path) -> bool {
    let mut head = [0; SQLITE_MAGIC.len()];
    File::open(file).is_ok_and(|mut file| file.read_exact(&mut head).is_ok()) && head == *SQLITE_MAGIC
}

/// Creates a folder unless it exists, and restricts an existing one with its files of these extensions. A folder that
/// holds anything else keeps its mode: others may need it.
pub fn keep_folder_private(folder: &Path, extensions: &[&str]) -> io::Result<()> {
    create_folder(folder)?;
    let is_own = |path: &PathBuf| extensions.iter().any(|own| path.extension().is_some_and(|found| found == *own));
    let paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    if paths.iter().all(is_own) {
        tighten(folder);
    }
    paths.iter().filter(|path| is_own(path)).for_each(|path| tighten(path));
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
    fn new_files_and_folders_are_readable_by_their_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        create_folder(&folder.path().join("a/b")).unwrap();
        drop(create_new(&folder.path().join("a/b/c")).unwrap());
        for (path, expected) in [("a", 0o700), ("a/b", 0o700), ("a/b/c", 0o600)] {
            assert_eq!(mode(&folder.path().join(path)), expected, "{path}");
        }
    }

    #[test]
    fn create_new_neither_overwrites_files_nor_follows_links() {
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
    fn a_database_in_an_existing_folder_does_not_change_its_mode() {
        let folder = tempfile::tempdir().unwrap();
        set_mode(folder.path(), 0o755);
        let file = folder.path().join("site.db");
        fs::write(&file, "").unwrap();
        set_mode(&file, 0o644);
        keep_database_private(&file).unwrap();
        keep_database_private(&folder.path().join("new/site.db")).unwrap();
        assert_eq!((mode(folder.path()), mode(&file)), (0o755, 0o600));
        for (name, expected) in [("new", 0o700), ("new/site.db", 0o600)] {
            assert_eq!(mode(&folder.path().join(name)), expected, "{name}");
        }
    }

    #[test]
    fn root_does_not_create_a_database_in_another_users_folder() {
        let folder = tempfile::tempdir().unwrap();
        let is_root = rustix::process::geteuid().is_root();
        for name in ["site.db", "data/site.db"] {
            assert!(check_owner(&folder.path().join(name), is_root).is_ok(), "{name}");
        }
        if is_root {
            std::os::unix::fs::chown(folder.path(), Some(10_001), None).unwrap();
        }
        for name in ["site.db", "data/site.db"] {
            let error = check_owner(&folder.path().join(name), true).unwrap_err().to_string();
            assert!(error.contains("run this command as that user"), "{error}");
            assert!(check_owner(&folder.path().join(name), false).is_ok(), "{name}");
        }
        set_mode(folder.path(), 0o1777);
        assert!(check_owner(&folder.path().join("site.db"), true).is_ok(), "a folder that several users share");
    }

    #[test]
    fn only_a_new_or_empty_file_or_a_database_is_restricted() {
        for (bytes, expected) in [
            (&b""[..], 0o600),
            (b"SQLite format 3\0 and its pages", 0o600),
            (b"SQLite format 3", 0o644),
            (b"SQLite format 2\0", 0o644),
            (b"Milk, bread", 0o644),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("site.db");
            for name in ["site.db", "site.db-wal", "site.db-shm"] {
                fs::write(folder.path().join(name), bytes).unwrap();
                set_mode(&folder.path().join(name), 0o644);
            }
            keep_database_private(&file).unwrap();
            for name in ["site.db", "site.db-wal", "site.db-shm"] {
                assert_eq!(mode(&folder.path().join(name)), expected, "{name}: {bytes:?}");
            }
        }
        let folder = tempfile::tempdir().unwrap();
        let [below, pipe] = ["folder", "pipe"].map(|name| folder.path().join(name));
        fs::create_dir(&below).unwrap();
        let kind = rustix::fs::FileType::Fifo;
        rustix::fs::mknodat(rustix::fs::CWD, &pipe, kind, rustix::fs::Mode::empty(), 0).unwrap();
        for (path, wide) in [(below, 0o755), (pipe, 0o644)] {
            set_mode(&path, wide);
            keep_database_private(&path).unwrap();
            assert_eq!(mode(&path), wide, "{}", path.display());
        }
    }

    #[test]
    fn existing_files_are_restricted_except_link_targets_and_shared_folders() {
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
        keep_folder_private(&outbox, &["eml"]).unwrap();
        assert_eq!((mode(&outbox), mode(&outbox.join("a.eml"))), (0o755, 0o600), "the link may belong to another user");
        fs::remove_file(outbox.join("link")).unwrap();
        keep_folder_private(&outbox, &["eml"]).unwrap();
        assert_eq!(mode(&outbox), 0o700);
        assert_eq!(mode(&folder.path().join("elsewhere")), 0o644, "the target of a link is not restricted");
        set_mode(&outbox, 0o1777);
        tighten(&outbox);
        assert_eq!(mode(&outbox), 0o1777, "a folder that several users share");
    }
}
