//! A content folder, read and checked as a whole.

use std::collections::BTreeMap;
use std::path::Path;

use super::body::{MediaByPath, references};
use super::error::ContentError;
use super::item::Item;
use super::job::Job;
use super::kind::Kind;
use super::landing::Landing;
use super::media::{MEDIA_MAX_BYTES, MediaFile, MediaPath, Medium};
use super::source::{EntryKind, Source, SourceError};

/// The folder of job openings.
pub(super) const JOBS_FOLDER: &str = "jobs";
/// The folder of event landings.
pub(super) const LANDINGS_FOLDER: &str = "landings";
/// The folder of pictures, videos and captions.
pub(super) const MEDIA_FOLDER: &str = "media";
/// The folders that hold texts, in the order in which they are read.
pub const FOLDERS: [&str; 5] =
    [Kind::Event.folder(), Kind::News.folder(), Kind::Blog.folder(), JOBS_FOLDER, LANDINGS_FOLDER];
/// Largest text: a long read is a twentieth of it.
const FILE_MAX_BYTES: u64 = 1024 * 1024;

/// A content folder without a fault.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Folder {
    /// Events, news and blog posts.
    pub items: Vec<Item>,
    /// Job openings.
    pub jobs: Vec<Job>,
    /// Event landings.
    pub landings: Vec<Landing<Medium>>,
    /// Every medium that a file names.
    pub media: MediaByPath,
}

impl Folder {
    /// Reads a folder. Every fault of every file is reported at once, in the files' order.
    pub fn read(folder: &Path) -> Result<Self, Vec<ContentError>> {
        Self::read_part(folder, None)
    }

    /// The same of one of [`FOLDERS`] and the media that its texts name.
    pub fn read_part(folder: &Path, only: Option<&str>) -> Result<Self, Vec<ContentError>> {
        let source = Source::open(folder).map_err(|_| {
            vec![ContentError { file: folder.display().to_string(), line: 0, problem: "is no folder".to_owned() }]
        })?;
        let mut reading = Reading { source, only, read: Self::default(), errors: Vec::new(), places: BTreeMap::new() };
        reading.run();
        let Reading { read, mut errors, .. } = reading;
        if errors.is_empty() {
            return Ok(read);
        }
        errors.sort();
        Err(errors)
    }
}

struct Reading<'a> {
    source: Source,
    only: Option<&'a str>,
    read: Folder,
    errors: Vec<ContentError>,
    /// Where each medium is named first.
    places: BTreeMap<MediaPath, (String, usize)>,
}

impl Reading<'_> {
    fn run(&mut self) {
        self.look_for_strangers();
        for kind in Kind::ALL {
            for (slug, file, text) in self.texts(kind.folder()) {
                match Item::parse(kind, &slug, &file, &text) {
                    Ok(item) => self.keep_item(&file, item),
                    Err(errors) => self.errors.extend(errors),
                }
            }
        }
        for (slug, file, text) in self.texts(JOBS_FOLDER) {
            match Job::parse(&slug, &file, &text) {
                Ok(job) => {
                    self.note_references(&file, &job.body, job.body_line);
                    self.read.jobs.push(job);
                }
                Err(errors) => self.errors.extend(errors),
            }
        }
        for (token, file, text) in self.texts(LANDINGS_FOLDER) {
            match Landing::parse(&token, &file, &text) {
                Ok(landing) => {
                    for path in landing.files() {
                        self.places.entry(path.clone()).or_insert_with(|| (file.clone(), 1));
                    }
                    self.read.landings.push(landing);
                }
                Err(errors) => self.errors.extend(errors),
            }
        }
        self.check_related();
        self.read_media();
    }

    fn error(&mut self, file: &str, line: usize, problem: impl Into<String>) {
        self.errors.push(ContentError { file: file.to_owned(), line, problem: problem.into() });
    }

    /// A folder that is spelt wrong would otherwise be passed over without a word.
    fn look_for_strangers(&mut self) {
        let others = [JOBS_FOLDER, LANDINGS_FOLDER, MEDIA_FOLDER];
        let known: Vec<&str> = Kind::ALL.into_iter().map(Kind::folder).chain(others).collect();
        let entries = match self.source.entries() {
            Ok(entries) => entries,
            Err(cause) => return self.error(".", 0, cause.to_string()),
        };
        for (name, kind) in entries.iter().filter(|(name, _)| !name.starts_with('.')) {
            match kind {
                EntryKind::Link => self.error(name, 0, SourceError::Link.to_string()),
                EntryKind::Folder if !known.contains(&name.as_str()) => {
                    self.error(name, 0, format!("is no folder of content; expected {}", known.join(", ")));
                }
                EntryKind::Folder | EntryKind::File => {}
            }
        }
    }

    /// Slug, name and text of each file of a folder, by name.
    fn texts(&mut self, folder: &str) -> Vec<(String, String, String)> {
        if self.only.is_some_and(|only| only != folder) {
            return Vec::new();
        }
        let names = match self.source.names(folder) {
            Ok(names) => names,
            // The link was reported with the folder's other entries.
            Err(SourceError::Link) => return Vec::new(),
            Err(cause) => {
                self.error(folder, 0, cause.to_string());
                return Vec::new();
            }
        };
        let mut texts = Vec::new();
        for name in names {
            let file = format!("{folder}/{name}");
            if name.starts_with('.') {
                continue;
            }
            let Some(slug) = name.strip_suffix(".md") else {
                self.error(&file, 0, "expected a file whose name ends in .md");
                continue;
            };
            match read_text(&self.source, &file) {
                Ok(text) => texts.push((slug.to_owned(), file, text)),
                Err(problem) => self.error(&file, 0, problem),
            }
        }
        texts
    }

    fn keep_item(&mut self, file: &str, item: Item) {
        for path in item.files() {
            self.places.entry(path.clone()).or_insert_with(|| (file.to_owned(), 1));
        }
        self.note_references(file, &item.body, item.body_line);
        self.read.items.push(item);
    }

    fn note_references(&mut self, file: &str, body: &str, body_line: usize) {
        for reference in references(body) {
            let line = body_line + reference.line;
            match reference.file {
                Ok(path) => {
                    self.places.entry(path).or_insert_with(|| (file.to_owned(), line));
                }
                Err(problem) => self.error(file, line, problem),
            }
        }
    }

    /// What an item names as related stands in the same folder, or in the database: the import looks there.
    fn check_related(&mut self) {
        let mut wrong = Vec::new();
        for item in &self.read.items {
            let itself = item.related.iter().any(|related| related.kind == item.kind && related.slug == item.slug);
            if itself {
                wrong.push(format!("{}/{}.md", item.kind.folder(), item.slug));
            }
        }
        for file in wrong {
            self.error(&file, 1, "related: the item names itself");
        }
    }

    fn read_media(&mut self) {
        for (path, (file, line)) in std::mem::take(&mut self.places) {
            match read_bytes(&self.source, &path).and_then(|bytes| MediaFile::new(path.clone(), bytes)) {
                Ok(medium) => {
                    self.read.media.insert(path, medium);
                }
                Err(problem) => self.error(&file, line, problem),
            }
        }
    }
}

fn read_text(source: &Source, file: &str) -> Result<String, String> {
    let bytes = source.read(file, FILE_MAX_BYTES).map_err(|cause| cause.to_string())?;
    let text = String::from_utf8(bytes).map_err(|_| "is not UTF-8".to_owned())?;
    // Editors on other systems write a byte-order mark and carriage returns.
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text).replace("\r\n", "\n");
    match text.contains('\0') {
        true => Err("holds a null character".to_owned()),
        false => Ok(text),
    }
}

fn read_bytes(source: &Source, path: &MediaPath) -> Result<Vec<u8>, String> {
    let limit = u64::try_from(MEDIA_MAX_BYTES).unwrap_or(u64::MAX);
    source.read(&path.to_string(), limit).map_err(|cause| format!("{path} {cause}"))
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

    const POST: &str = "---\ntitle: A\ndate: 2025-10-13\nexcerpt: B\nthumbnail: media/a.gif\n---\n\nText\n";

    #[test]
    fn a_sound_folder_is_read_whole() {
        let job = "---\ntitle: J\ndepartment: Oracle\nlocations: [Kochi]\ndate: 2026-01-02\n---\nText\n";
        let read = Folder::read(folder(&[("blog/a.md", POST), ("jobs/j.md", job)]).path()).unwrap();
        let item = read.items.first().unwrap();
        assert_eq!((item.kind, item.slug.as_str(), item.body.as_str(), item.body_line), (Kind::Blog, "a", "Text", 8));
        assert_eq!(read.jobs.first().unwrap().locations, ["Kochi"]);
        assert_eq!(read.media.len(), 1);
    }

    #[test]
    fn every_fault_is_reported_with_its_line() {
        let bad = "---\ntitle: \" \"\ndate: 2025-02-30\nexcerpt: B\nthumbnail: media/none.jpg\nend_date: 2025-01-01\n\
                   gallery:\n  - image: media/../a.gif\n    alt: A\nrelated: [news/a]\n---\n\n![x](media/b.png)\n<img src=y>\n";
        assert_eq!(
            problems(&[("blog/Bad.md", bad), ("events/good.md", POST)]),
            [
                "blog/Bad.md: a file's name is a slug: lower-case letters, digits and hyphens, then .md",
                "blog/Bad.md:2: title: expected a line of text",
                "blog/Bad.md:3: date: expected a day such as 2026-10-05, found \"2025-02-30\"",
                "blog/Bad.md:6: end_date is for events",
                "blog/Bad.md:8: gallery: \"media/../a.gif\": a medium's name has lower-case letters, digits, hyphens, \
                 underscores and dots",
                "blog/Bad.md:10: related: expected events/SLUG or blog/SLUG, found \"news/a\"",
            ]
        );
        let missing = POST.replace("Text", "\n![x](media/b.png)\n\n<img src=y>");
        assert_eq!(
            problems(&[("blog/a.md", &missing)]),
            [
                "blog/a.md:9: media/b.png does not exist",
                "blog/a.md:11: a picture is written as ![What it shows](media/a.jpg)",
            ]
        );
    }

    #[test]
    fn slips_of_the_pen_are_seen() {
        for (text, problem) in [
            (POST.replace("excerpt", "excerp"), "blog/a.md:4: "),
            (POST.replace("title: A", "title: A\ntitle: B"), "blog/a.md:3: "),
            (POST.replace("title: A", "title: [A"), "blog/a.md:"),
            (POST.replace("title: A\n", ""), "blog/a.md:1: title is missing"),
            (
                POST.replace("title: A", "title: A\nslug: b"),
                "blog/a.md:3: slug: expected \"a\", the file's name, found \"b\"",
            ),
            (POST.replace("title: A", "title: A\ndraft: maybe"), "blog/a.md:3: "),
            (POST.replace("title: A", "title: A\nnews_url: https://a.example"), "blog/a.md:3: news_url is for news"),
            (POST.replace("media/a.gif", "https://x.example/a.gif"), "blog/a.md:5: thumbnail: "),
        ] {
            let found = problems(&[("blog/a.md", &text)]);
            assert!(found.first().unwrap().starts_with(problem), "{found:?} for {problem}");
        }
        assert_eq!(
            problems(&[("blogs/a.md", POST)]),
            ["blogs: is no folder of content; expected events, news, blog, jobs, landings, media"]
        );
        assert_eq!(problems(&[("blog/a.txt", "")]), ["blog/a.txt: expected a file whose name ends in .md"]);
    }

    #[test]
    fn a_link_is_refused_by_name_wherever_it_stands() {
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
        let is_link = "is a symbolic link; content is read from plain files and folders only";
        for (link, target, place, text) in [
            ("media/a.gif", "a.gif", "blog/a.md:1: media/a.gif", POST.to_owned()),
            ("media/sub", "", "blog/a.md:1: media/sub/a.gif", POST.replace("a.gif", "sub/a.gif")),
            ("blog/b.md", "a.md", "blog/b.md:", POST.to_owned()),
            ("events", "", "events:", POST.to_owned()),
            ("notes", "", "notes:", POST.to_owned()),
        ] {
            assert_eq!(said(link, target, &text), [format!("{place} {is_link}")]);
        }
    }

    #[test]
    fn news_needs_its_article_and_has_no_text() {
        let news = POST.replace("Text\n", "").replace("title: A", "title: A\nnews_url: https://news.example/a");
        assert!(Folder::read(folder(&[("news/a.md", &news)]).path()).is_ok());
        assert_eq!(
            problems(&[("news/a.md", POST)]),
            [
                "news/a.md:1: news_url is missing",
                "news/a.md:7: news has no text of its own: its card opens the article"
            ]
        );
        let script = news.replace("https:", "javascript:");
        assert_eq!(
            problems(&[("news/a.md", &script)]),
            ["news/a.md:3: news_url: expected an address that starts with https://"]
        );
    }

    #[test]
    fn the_seed_is_without_fault() {
        let seed = Path::new(env!("CARGO_MANIFEST_DIR")).join("seed");
        let read = Folder::read(&seed).unwrap();
        let count = |kind| read.items.iter().filter(|item| item.kind == kind).count();
        assert_eq!((count(Kind::Event), count(Kind::Blog)), (16, 4));
        assert!(count(Kind::News) >= 3 && read.jobs.len() >= 30);
        assert_eq!(read.landings.len(), 2);
    }
}
