//! A content folder, read and checked as a whole.

use std::collections::BTreeMap;
use std::path::Path;

use super::addresses::address_of;
use super::document_checks::check_documents;
use super::documents::{
    ContentFile, DEPTH_MAX, MENUS_FILE, PAGES_FOLDER, SCHEMA_FOLDER, TEXT_EXTENSION, TEXT_FOLDERS, read_documents,
};
use super::error::ContentError;
use super::media::{MEDIA_MAX_BYTES, MediaFile};
use super::media_notes::read_notes;
use super::source::{EntryKind, Source, SourceError};
use model::near::nearest;
use model::{DocumentKind, MediaPath};
use store::MediumChange;

/// Folder of images, videos and captions.
pub(super) const MEDIA_FOLDER: &str = "media";
/// Parts of a folder that can be read separately. `pages` includes the lists, menus, redirects, words and settings.
pub const FOLDERS: [&str; 6] = {
    let [events, news, blog, jobs, landings] = TEXT_FOLDERS;
    [events, news, blog, jobs, landings, PAGES_FOLDER]
};

/// A content folder without faults.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Folder {
    /// The documents, sorted by folder and name.
    pub documents: Vec<ContentFile>,
    /// Every media file that a document names.
    pub media: BTreeMap<MediaPath, MediaFile>,
    /// Settings of media files by editors, by path below `media/`.
    pub media_notes: Vec<(String, MediumChange)>,
    /// Faults that do not prevent an import.
    pub warnings: Vec<ContentError>,
}

impl Folder {
    /// Reads a folder. On failure returns every fault of every file, in the order of the files.
    pub fn read(folder: &Path) -> Result<Self, Vec<ContentError>> {
        Self::read_part(folder, None)
    }

    /// Reads one of [`FOLDERS`] and the media that its documents name.
    pub fn read_part(folder: &Path, only: Option<&str>) -> Result<Self, Vec<ContentError>> {
        let source = Source::open(folder)
            .map_err(|_| vec![ContentError::of_file(&folder.display().to_string(), "is not a folder")])?;
        let mut errors = Vec::new();
        reject_unknown_folders(&source, &mut errors);
        let mut faults = Vec::new();
        let documents = read_documents(&source, only, &mut faults);
        let (wrong, warnings) = check_documents(&documents, &addresses(&source), faults.is_empty());
        errors.extend(faults.into_iter().chain(wrong));
        let media = read_media(&source, &documents, &mut errors);
        let media_notes = read_notes(&source, &mut errors);
        if only.is_none() && documents.is_empty() && errors.is_empty() {
            let known = FOLDERS.join(", ");
            let problem = format!(
                "contains no documents; expected one of these folders below it: {known}, lists and {MENUS_FILE}"
            );
            errors.push(ContentError::of_file(&folder.display().to_string(), problem));
        }
        if errors.is_empty() {
            return Ok(Self { documents, media, media_notes, warnings });
        }
        errors.sort();
        errors.dedup();
        Err(errors)
    }

    /// Returns the documents of a kind.
    pub fn of_kind(&self, kind: DocumentKind) -> impl Iterator<Item = &ContentFile> {
        self.documents.iter().filter(move |document| document.kind == kind)
    }
}

/// Returns the addresses of events, posts, jobs and landings with their files, faulty ones included.
fn addresses(source: &Source) -> BTreeMap<String, String> {
    let files = DocumentKind::ALL.into_iter().flat_map(|kind| {
        let names = source.names(kind.folder()).unwrap_or_default();
        names.into_iter().map(move |name| (kind, name))
    });
    let file = |(kind, name): (DocumentKind, String)| {
        let address = address_of(kind, name.strip_suffix(TEXT_EXTENSION)?)?;
        Some((address, format!("{}/{name}", kind.folder())))
    };
    files.filter_map(file).collect()
}

/// Reports unknown folders: a misspelt one would otherwise be ignored silently.
fn reject_unknown_folders(source: &Source, errors: &mut Vec<ContentError>) {
    let others = [MEDIA_FOLDER, PAGES_FOLDER, DocumentKind::List.folder()];
    let known: Vec<&str> = TEXT_FOLDERS.into_iter().chain(others).collect();
    let entries = match source.entries("") {
        Ok(entries) => entries,
        Err(cause) => return errors.push(ContentError::of_file(".", cause.to_string())),
    };
    for (name, kind) in entries.iter().filter(|(name, _)| !name.starts_with('.')) {
        match kind {
            EntryKind::Link => errors.push(ContentError::of_file(name, SourceError::Link.to_string())),
            EntryKind::Unreadable => errors.push(ContentError::of_file(name, SourceError::NotUtf8.to_string())),
            EntryKind::Folder if name != SCHEMA_FOLDER && !known.contains(&name.as_str()) => {
                let problem = format!("is not a content folder; expected {}", known.join(", "));
                errors.push(ContentError::of_file(name, problem));
            }
            EntryKind::Folder | EntryKind::File => {}
        }
    }
}

fn read_media(
    source: &Source,
    documents: &[ContentFile],
    errors: &mut Vec<ContentError>,
) -> BTreeMap<MediaPath, MediaFile> {
    let mut media = BTreeMap::new();
    let mut seen = BTreeMap::new();
    for document in documents {
        for (path, place) in &document.media {
            seen.entry(path).or_insert((document, *place));
        }
    }
    for (path, (document, place)) in seen {
        match read_bytes(source, path).and_then(|bytes| MediaFile::new(path.clone(), bytes)) {
            Ok(medium) => drop(media.insert(path.clone(), medium)),
            Err(problem) => errors.push(ContentError::at(&document.file, place, problem)),
        }
    }
    media
}

fn read_bytes(source: &Source, path: &MediaPath) -> Result<Vec<u8>, String> {
    let limit = u64::try_from(MEDIA_MAX_BYTES).unwrap_or(u64::MAX);
    source.read(&path.to_string(), limit).map_err(|cause| match cause {
        SourceError::Missing => {
            let mut files = Vec::new();
            list_media(source, MEDIA_FOLDER, DEPTH_MAX, &mut files);
            format!("{path} {cause}{}", near_medium(path, &files))
        }
        _ => format!("{path} {cause}"),
    })
}

/// Returns the suggestion of a file whose name is close to that of a missing one.
pub(super) fn near_medium<'a>(missing: &MediaPath, files: impl IntoIterator<Item = &'a MediaPath>) -> String {
    // Compare paths without the media folder, which all files share.
    let near = nearest(missing.as_str(), files.into_iter().map(MediaPath::as_str));
    near.map(|near| format!("; did you mean '{MEDIA_FOLDER}/{near}'?")).unwrap_or_default()
}

/// Lists the files of a folder and its subfolders that content may name.
fn list_media(source: &Source, folder: &str, depth: usize, files: &mut Vec<MediaPath>) {
    for (name, kind) in source.entries(folder).unwrap_or_default() {
        let path = format!("{folder}/{name}");
        match kind {
            EntryKind::Folder if depth > 0 => list_media(source, &path, depth - 1, files),
            EntryKind::File => files.extend(MediaPath::parse(&path).ok()),
            EntryKind::Folder | EntryKind::Link | EntryKind::Unreadable => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::symlink;

    use super::super::media::tests::PIXEL;
    use super::*;

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        fs::create_dir_all(folder.path().join("media")).unwrap();
        fs::write(folder.path().join("media/a.gif"), PIXEL).unwrap();
        folder
    }

    fn problems(files: &[(&str, &str)]) -> Vec<String> {
        let errors = Folder::read(folder(files).path()).unwrap_err();
        errors.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_folder_without_a_document_is_refused() {
        let folder = folder(&[("content/blog/a.md", POST)]);
        let parent = tempfile::tempdir().unwrap();
        for (path, problem) in [
            (
                parent.path(),
                "contains no documents; expected one of these folders below it: events, news, blog, jobs, landings, pages",
            ),
            (folder.path(), "content: is not a content folder"),
        ] {
            let errors = Folder::read(path).unwrap_err();
            assert!(errors.iter().any(|error| error.to_string().contains(problem)), "{errors:?}");
        }
    }

    const POST: &str = "---\ntitle: A\ndate: 2025-10-13\nexcerpt: B\nthumbnail: media/a.gif\n---\n\nText\n";

    #[test]
    fn a_valid_folder_is_read() {
        let job = "---\ntitle: J\ndepartment: Oracle\nlocations: [Kochi]\ndate: 2026-01-02\n---\nText\n";
        let read = Folder::read(folder(&[("blog/a.md", POST), ("jobs/j.md", job)]).path()).unwrap();
        let slugs: Vec<_> = read.documents.iter().map(|document| (document.kind, document.slug.as_str())).collect();
        assert_eq!(slugs, [(DocumentKind::Blog, "a"), (DocumentKind::Job, "j")]);
        assert_eq!((read.documents[0].source.as_str(), read.media.len()), (POST, 1));
    }

    #[test]
    fn every_fault_is_reported_with_its_line_at_once() {
        let bad = "---\ntitle: \" \"\ndate: 2025-02-30\nexcerpt: B\nthumbnail: media/none.jpg\nend_date: 2025-01-01\n\
                   gallery:\n  - image: media/../a.gif\n    alt: A\nrelated: [news/a]\n---\n\n![x](media/b.png)\n<img src=y>\n";
        assert_eq!(
            problems(&[("blog/Bad.md", bad), ("blog/bad.md", bad), ("events/good.md", POST)]),
            [
                "blog/Bad.md: a file's name has lower-case letters, digits and hyphens, then .md",
                "blog/bad.md:2:8: title: expected a text",
                "blog/bad.md:3:7: date: expected a day such as 2026-10-05, found \"2025-02-30\"",
                "blog/bad.md:6:1: unknown key 'end_date'; expected one of slug, title, date, author, excerpt, thumbnail, \
                 thumbnail_alt, video, video_poster, video_captions, gallery, related, featured, draft, publish_at",
                "blog/bad.md:8:12: image: \"media/../a.gif\": a medium's name has lower-case letters, digits, hyphens, \
                 underscores and dots",
                "blog/bad.md:10:11: related: expected events/SLUG or blog/SLUG, found \"news/a\"",
                "blog/bad.md:14: a picture is written as ![What it shows](media/a.jpg)",
            ]
        );
        let missing = POST.replace("Text", "\n![x](media/b.png)\n\n<img src=y>");
        assert_eq!(
            problems(&[("blog/a.md", &missing.replace("<img src=y>", "Text"))]),
            ["blog/a.md:9: media/b.png does not exist"]
        );
        assert_eq!(
            problems(&[("blog/a.md", &missing)]),
            ["blog/a.md:11: a picture is written as ![What it shows](media/a.jpg)"]
        );
    }

    #[test]
    fn a_missing_file_is_reported_with_a_similar_name() {
        let folder = folder(&[("media/2026/ward-day.gif", ""), ("media/Ward.gif", ""), ("media/ward.txt", "")]);
        let problem = |name: &str| {
            fs::create_dir_all(folder.path().join("blog")).unwrap();
            fs::write(folder.path().join("blog/a.md"), POST.replace("media/a.gif", name)).unwrap();
            Folder::read(folder.path()).unwrap_err().iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        for (name, suggestion) in [
            ("media/2026/wrad-day.gif", "; did you mean 'media/2026/ward-day.gif'?"),
            ("media/a.png", ""),
            ("media/aa.gif", "; did you mean 'media/a.gif'?"),
            ("media/portrait.jpg", ""),
        ] {
            assert_eq!(problem(name), [format!("blog/a.md:5:12: {name} does not exist{suggestion}")]);
        }
    }

    #[test]
    fn a_name_that_is_not_utf8_is_reported_with_all_other_faults() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;
        let folder = folder(&[("events/good.md", POST), ("events/Bad.md", POST)]);
        for name in [&b"events/caf\xe9.md"[..], b"events/.caf\xe9.md.swp", b"m\xe9dia"] {
            fs::write(folder.path().join(OsStr::from_bytes(name)), POST).unwrap();
        }
        let errors = Folder::read(folder.path()).unwrap_err();
        assert_eq!(
            errors.iter().map(ToString::to_string).collect::<Vec<_>>(),
            [
                "events/Bad.md: a file's name has lower-case letters, digits and hyphens, then .md",
                "events/caf\u{fffd}.md: its name is not UTF-8",
                "m\u{fffd}dia: its name is not UTF-8",
            ]
        );
    }

    #[test]
    fn mistyped_keys_and_values_are_reported() {
        for (text, problem) in [
            (POST.replace("excerpt", "excerp"), "blog/a.md:4:1: unknown key 'excerp'; did you mean 'excerpt'?"),
            (
                POST.replace("date: 2025", "dat: x\ndate: 2025"),
                "blog/a.md:3:1: unknown key 'dat'; did you mean 'date'?",
            ),
            (POST.replace("title: A", "title: A\ntitle: B"), "blog/a.md:3:1: duplicate key 'title'"),
            (POST.replace("title: A", "title: [A"), "blog/a.md:"),
            (POST.replace("title: A\n", ""), "blog/a.md:2:1: title is missing"),
            (
                POST.replace("title: A", "title: A\nslug: b"),
                "blog/a.md:3:7: slug: expected \"a\", the file's name, found \"b\"",
            ),
            (POST.replace("title: A", "title: A\ndraft: maybe"), "blog/a.md:3:8: draft: expected true or false"),
            (
                POST.replace("title: A", "title: A\nnews_url: https://a.example"),
                "blog/a.md:3:1: unknown key 'news_url'",
            ),
            (POST.replace("media/a.gif", "https://x.example/a.gif"), "blog/a.md:5:12: thumbnail: "),
            (
                POST.replace("media/a.gif", "service/agentic-a"),
                "blog/a.md:5:12: thumbnail: the site has no picture 'service/agentic-a'; did you mean 'service/agentic-ai'?",
            ),
            (
                POST.replace("title: A", "title: A\nvideo_poster: media/a.gif"),
                "blog/a.md:3:15: video_poster: is for items with a video",
            ),
            (POST.replace("title: A", "title: A\nrelated: [blog/a]"), "blog/a.md:3:11: related: the item names itself"),
        ] {
            let found = problems(&[("blog/a.md", &text)]);
            assert!(found.first().unwrap().starts_with(problem), "{found:?} for {problem}");
        }
        assert_eq!(
            problems(&[("events/a.md", &POST.replace("title: A", "title: A\nend_date: 2025-10-12"))]),
            ["events/a.md:3:11: end_date: 2025-10-12 is before 2025-10-13"]
        );
        assert_eq!(
            problems(&[("blogs/a.md", POST)]),
            ["blogs: is not a content folder; expected events, news, blog, jobs, landings, media, pages, lists"]
        );
        assert_eq!(problems(&[("blog/a.txt", "")]), ["blog/a.txt: expected a file whose name ends in .md"]);
    }

    const LANDING: &str = "---\nname: Summit\nbooth: \"12\"\ntagline: Meet us\ndescription: At the summit\n\
        time_zone: America/Los_Angeles\nfirst_day: 2027-10-12\nlast_day: 2027-10-15\nfirst_slot: \"10:00\"\n\
        last_slot: \"15:30\"\nclosed_slots: [\"10:00\"]\nhighlights:\n  - id: talk\n    title: A talk\n    text: Words\n    \
        icon: presentation\n    day: 2027-10-13\n    starts: \"14:00\"\n    ends: \"14:45\"\ntakeaways:\n  - title: A plan\n    \
        text: On paper\nteam:\n  - name: Ada\n    role: Engineer\n    picture: team/meera-nambiar\n---\n";

    /// Test cases: a text of the valid landing, its replacement, and the expected fault without the file's name.
    const LANDING_FAULTS: &str = r#"Los_Angeles | Atlantis | 6:12: time_zone: expected a zone such as America/Los_Angeles, found "America/Atlantis"
Los_Angeles | Los_Angeles\ntime_zone_name: Europe/London | 7:17: time_zone_name: expected a name such as Pacific Time, Las Vegas, found "Europe/London"
2027-10-15 | 2027-10-11 | 8:11: last_day: 2027-10-11 is before 2027-10-12
2027-10-15 | 2027-10-32 | 8:11: last_day: expected a day such as 2026-10-05, found "2027-10-32"
"15:30" | "15:40" | 10:12: last_slot: expected first_slot plus a whole number of slots, over by midnight
["10:00"] | ["10:10"] | 11:16: closed_slots: no slot starts at 10:10
"10:00"\nlast | "25:00"\nlast | 9:13: first_slot: expected a time such as "14:30", found "25:00"
"14:45" | "14:00" | 19:11: ends: is not after starts
2027-10-13 | 2027-10-16 | 17:10: day: 2027-10-16 is not between first_day and last_day
    starts: "14:00"\n |  | 17:10: day: a session has day, starts and ends
icon: presentation | icon: presentatio | 16:11: icon: unknown name 'presentatio'; did you mean 'presentation'?
id: talk | id: A talk | 13:9: id: expected lower-case letters, digits and hyphens, found "A talk"
    picture: team/meera-nambiar\n |  | 24:5: team: picture is missing
team/meera-nambiar | team/meera-nambiar\n    linkedin: javascript:x | 27:15: linkedin: expected an address that starts with https://
team/meera-nambiar | team/meera-nambia | 26:14: picture: the site has no picture 'team/meera-nambia'; did you mean 'team/meera-nambiar'?
name: Summit | name: Summit\nslot_minutes: 3 | 3:15: slot_minutes: expected 5 to 240, found 3"#;

    #[test]
    fn every_fault_of_a_landing_has_its_line() {
        for fault in LANDING_FAULTS.lines() {
            let fault = fault.replace("\\n", "\n");
            let [from, to, problem] = fault.split(" | ").collect::<Vec<_>>().try_into().unwrap();
            let found = problems(&[("landings/summit.md", &LANDING.replacen(from, to, 1))]);
            // A wrong first slot also moves the slots after it, which causes further faults.
            assert_eq!(found.first(), Some(&format!("landings/summit.md:{problem}")), "{to}: {found:?}");
        }
        assert_eq!(
            problems(&[("landings/summit.md", &format!("{LANDING}\nText\n"))]),
            ["landings/summit.md:28: a landing has no text below its head: all that it shows has a key"]
        );
        assert_eq!(
            problems(&[("landings/search.md", LANDING)]),
            ["landings/search.md: the server uses this address itself; choose another path"]
        );
    }

    #[test]
    fn a_symbolic_link_is_refused_anywhere_and_named() {
        let secret = tempfile::tempdir().unwrap();
        fs::write(secret.path().join("a.gif"), PIXEL).unwrap();
        fs::write(secret.path().join("a.md"), POST).unwrap();
        let said = |link: &str, target: &str, text: &str| {
            let folder = folder(&[("blog/a.md", text)]);
            let link = folder.path().join(link);
            drop(fs::remove_file(&link));
            symlink(secret.path().join(target), link).unwrap();
            let errors = Folder::read(folder.path()).unwrap_err();
            errors.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let is_link = "is a symbolic link; content is read from regular files and folders only";
        for (link, target, place, text) in [
            ("media/a.gif", "a.gif", "blog/a.md:5:12: media/a.gif", POST.to_owned()),
            ("media/sub", "", "blog/a.md:5:12: media/sub/a.gif", POST.replace("a.gif", "sub/a.gif")),
            ("blog/b.md", "a.md", "blog/b.md:", POST.to_owned()),
            ("events", "", "events:", POST.to_owned()),
            ("notes", "", "notes:", POST.to_owned()),
        ] {
            assert_eq!(said(link, target, &text), [format!("{place} {is_link}")]);
        }
    }

    #[test]
    fn news_needs_a_link_and_has_no_text() {
        let news = POST.replace("Text\n", "").replace("title: A", "title: A\nnews_url: https://news.example/a");
        assert!(Folder::read(folder(&[("news/a.md", &news)]).path()).is_ok());
        assert_eq!(
            problems(&[("news/a.md", POST)]),
            [
                "news/a.md:2:1: news_url is missing",
                "news/a.md:7: news has no text of its own: its card opens the article"
            ]
        );
        let script = news.replace("https:", "javascript:");
        assert_eq!(
            problems(&[("news/a.md", &script)]),
            ["news/a.md:3:11: news_url: expected an address that starts with https://"]
        );
    }

    #[test]
    fn the_example_has_no_faults() {
        let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let read = Folder::read(&example).unwrap();
        assert!(read.warnings.is_empty(), "{:?}", read.warnings);
        // Its settings are in site.toml.
        for kind in DocumentKind::ALL.into_iter().filter(|kind| *kind != DocumentKind::Settings) {
            assert!(read.of_kind(kind).count() > 0, "{kind:?}");
        }
    }
}
