//! Mails that were written to files.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::mime::VISITOR_HEADER;
use store::{email_digest, email_key};

/// Extensions of mails, complete and unfinished.
pub const MAIL_FILE_EXTENSIONS: [&str; 2] = ["eml", "part"];
/// Longest header section that is read, in bytes. This server writes less than 1 KiB.
const HEAD_BYTES: u64 = 16 * 1024;

/// Returns the files of mails to or about a person: found by message ids, and by the addresses in their headers, since
/// a message's row is deleted before its file.
pub fn mail_files_of(folder: &Path, email: &str, message_ids: &[String]) -> io::Result<Vec<PathBuf>> {
    let (key, digest) = (email_key(email), email_digest(email));
    let mut found = Vec::new();
    for file in mail_files(folder)? {
        let id = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        if message_ids.iter().any(|known| known == id) || is_for(&file, &key, &digest)? {
            found.push(file);
        }
    }
    Ok(found)
}

/// Deletes the files of mails to or about a person, including files that are renamed or written meanwhile. Returns
/// their number.
pub fn delete_mail_files_of(folder: &Path, email: &str, message_ids: &[String]) -> io::Result<u64> {
    let mut deleted = 0;
    loop {
        let files = mail_files_of(folder, email, message_ids)?;
        if files.is_empty() {
            return Ok(deleted);
        }
        deleted += delete_all(&files)?;
    }
}

/// Deletes mails that were written before an instant. Returns their number.
pub fn delete_old_mail_files(folder: &Path, before: SystemTime) -> io::Result<u64> {
    let mut old = Vec::new();
    for file in mail_files(folder)? {
        if let Some(data) = if_there(fs::metadata(&file))?
            && data.modified()? < before
        {
            old.push(file);
        }
    }
    delete_all(&old)
}

/// Deletes files. Returns the number of deleted ones, or the first error once all others are deleted.
fn delete_all(files: &[PathBuf]) -> io::Result<u64> {
    let mut deleted = 0;
    let mut failed = None;
    for file in files {
        match if_there(fs::remove_file(file)) {
            Ok(Some(())) => deleted += 1,
            Ok(None) => {}
            Err(cause) => failed = failed.or(Some(cause)),
        }
    }
    failed.map_or(Ok(deleted), Err)
}

/// Returns `None` for a missing file: a running server renames and deletes mails.
fn if_there<T>(result: io::Result<T>) -> io::Result<Option<T>> {
    match result {
        Err(cause) if cause.kind() == io::ErrorKind::NotFound => Ok(None),
        result => result.map(Some),
    }
}

/// Returns the mails of a folder by name; empty if the folder does not exist.
fn mail_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let Some(entries) = if_there(fs::read_dir(folder))? else { return Ok(Vec::new()) };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry?;
        let file = entry.path();
        let extension = file.extension().and_then(|extension| extension.to_str());
        if extension.is_some_and(|extension| MAIL_FILE_EXTENSIONS.contains(&extension)) && entry.file_type()?.is_file()
        {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}

/// Returns true when a mail's recipient, reply address or visitor is the given one.
fn is_for(file: &Path, key: &str, digest: &str) -> io::Result<bool> {
    let Some(file) = if_there(File::open(file))? else { return Ok(false) };
    let mut head = BufReader::new(file.take(HEAD_BYTES));
    let mut line = Vec::new();
    loop {
        line.clear();
        if head.read_until(b'\n', &mut line)? == 0 {
            return Ok(false);
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end();
        if text.is_empty() {
            return Ok(false);
        }
        let Some((name, value)) = text.split_once(':') else { continue };
        let value = value.trim();
        let is_theirs = match name {
            "To" | "Reply-To" => email_key(value.trim_start_matches('<').trim_end_matches('>')) == key,
            VISITOR_HEADER => value == digest,
            _ => false,
        };
        if is_theirs {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn only_old_mails_are_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let old = SystemTime::now() - Duration::from_secs(60);
        for name in ["old.eml", "old.part", "old.txt", "new.eml"] {
            let file = File::create(folder.path().join(name)).unwrap();
            if name.starts_with("old") {
                file.set_modified(old).unwrap();
            }
        }
        assert_eq!(delete_old_mail_files(folder.path(), old + Duration::from_secs(1)).unwrap(), 2);
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["new.eml", "old.txt"]);
        assert_eq!(delete_old_mail_files(&folder.path().join("none"), old).unwrap(), 0);
    }

    #[test]
    fn mails_are_found_by_id_and_by_address() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in [
            ("1.eml", "To: grace@a.example\r\n\r\nTo: ada@a.example\r\n"),
            ("2.eml", "From: x@a.example\r\nTo: ADA@a.example\r\n\r\n"),
            ("3.eml", "To: owner@a.example\r\nReply-To: <ada@a.example>\r\n\r\n"),
            ("4.part", "To: ada@a.example\r\n"),
            ("5.eml", "To: owner@a.example\r\n\r\n"),
            ("6.txt", "To: ada@a.example\r\n"),
            ("7.eml", "To: ada@xn--exmple-cua.de\r\n"),
            ("8.eml", &format!("To: owner@a.example\r\nX-Visitor: {}\r\n\r\n", email_digest("ädä@a.example"))),
        ] {
            fs::write(folder.path().join(name), text).unwrap();
        }
        assert_eq!(delete_mail_files_of(folder.path(), "ÄDÄ@A.example", &[]).unwrap(), 1);
        let found = mail_files_of(folder.path(), " Ada@a.example", &["5".to_owned()]).unwrap();
        let names: Vec<_> = found.iter().map(|file| file.file_name().unwrap().to_str().unwrap()).collect();
        assert_eq!(names, ["2.eml", "3.eml", "4.part", "5.eml"]);
        assert_eq!(mail_files_of(folder.path(), "Ada@EXÄMPLE.de", &[]).unwrap(), [folder.path().join("7.eml")]);
        assert_eq!(delete_mail_files_of(folder.path(), "ada@a.example", &["5".to_owned()]).unwrap(), 4);
        assert_eq!(mail_files(folder.path()).unwrap(), [folder.path().join("1.eml"), folder.path().join("7.eml")]);
        assert_eq!(mail_files_of(&folder.path().join("none"), "ada@a.example", &[]).unwrap(), Vec::<PathBuf>::new());
    }
}
