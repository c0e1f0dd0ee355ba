//! Documents as read from their files.

use std::collections::BTreeMap;

use core_wasm::site::{is_landing_token, is_slug};
use garde::Validate;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::body::{links, markup_fault, references, unread_markup};
use super::downloads::download;
use super::error::ContentError;
use super::front_matter::{Parts, split};
use super::marked_values::MARKED;
use super::schema::{known_schema, schema_name};
use super::source::{EntryKind, Source, SourceError};
use super::text_file::{TextFile, read_text};
use super::tree::{Place, Tree};
use super::typed_values::{TypedValue, typed_values};
use super::yaml::{parse, read};
use model::near::suggestion;
use model::{
    BlogPost, DeliverySteps, DocumentKind, Event, ImageFile, Instant, Job, Kind, Landing, LeaderList, ListName,
    MediaPath, Menus, News, Page, PartnerList, Redirects, Settings, TestimonialList, Words, is_media_file,
    marked_links,
};
use store::NewDocument;

pub(super) const PAGES_FOLDER: &str = DocumentKind::Page.folder();
pub(super) const LISTS_FOLDER: &str = DocumentKind::List.folder();
/// Folder of the JSON Schema files, which text editors read and the server does not.
pub(super) const SCHEMA_FOLDER: &str = "schema";
pub(super) const MENUS_FILE: &str = "menus.yaml";
pub(super) const REDIRECTS_FILE: &str = "redirects.yaml";
pub(super) const WORDS_FILE: &str = "words.yaml";
pub(super) const SETTINGS_FILE: &str = "settings.yaml";
/// Extension of documents that are YAML only.
pub(super) const EXTENSION: &str = ".yaml";
/// Extension of documents that are Markdown below YAML front matter.
pub(super) const TEXT_EXTENSION: &str = ".md";
/// Folders of Markdown documents.
pub(super) const TEXT_FOLDERS: [&str; 5] = [
    Kind::Event.folder(),
    Kind::News.folder(),
    Kind::Blog.folder(),
    DocumentKind::Job.folder(),
    DocumentKind::Landing.folder(),
];
/// Deepest nesting below `pages/` and `media/`: ends the walk of a folder that contains itself.
pub(super) const DEPTH_MAX: usize = 8;

/// A document of a content folder.
#[derive(Debug, Clone, PartialEq)]
pub struct ContentFile {
    pub kind: DocumentKind,
    /// Unique within its kind: a page's path without the leading slash, a list's name, otherwise the file's name.
    pub slug: String,
    /// Path relative to the content folder.
    pub file: String,
    /// Drafts are never served.
    pub draft: bool,
    /// Start of publication in UTC milliseconds; 0 for documents without one.
    pub publish_at: i64,
    /// The file's values as JSON, without the text below the front matter.
    pub body: String,
    /// The file's exact text.
    pub source: String,
    /// Files under `media/` that it names, each with the place of its first mention.
    pub(super) media: BTreeMap<MediaPath, Place>,
    /// Addresses that the text below the front matter links to.
    pub(super) links: Vec<(String, Place)>,
    /// Parts that visitors don't see as they were intended.
    pub(super) warnings: Vec<ContentError>,
    pub(super) content: Content,
    pub(super) tree: Tree,
}

/// The typed value of a document, for checks between documents.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Content {
    Page(Box<Page>),
    Menus(Box<Menus>),
    Redirects(Redirects),
    Landing(Box<Landing>),
    Words,
    Settings(Box<Settings>),
    Other,
}

impl ContentFile {
    /// Returns addresses, anchors and names of media, in the file's order.
    pub(super) fn typed_values(&self) -> Vec<TypedValue<'_>> {
        typed_values(known_schema(schema_name(self.kind, &self.slug)), &self.tree)
    }

    /// Returns the names of related items, such as `blog/first-post`, with their places.
    pub(super) fn related(&self) -> Vec<(String, Place)> {
        let values = self.typed_values();
        let related = values.iter().filter(|value| value.type_name == "RelatedName");
        related.map(|value| (value.text.trim_start_matches('/').to_owned(), value.place)).collect()
    }

    /// Returns true for a page that names an entry of a list: a testimonial by its id, or a leader.
    pub(super) fn quotes(&self) -> bool {
        let names_entry = |value: &TypedValue<'_>| {
            value.key == "testimonial" || (value.owner, value.key) == ("RequestStrip", "leader")
        };
        self.typed_values().iter().any(names_entry)
    }

    /// Returns the document to store, with the files that it shows.
    pub(super) fn into_new_document(self, image_file: impl Fn(&MediaPath) -> Option<ImageFile>) -> NewDocument {
        let shown = self.media.keys().filter_map(|path| Some((path.to_string(), image_file(path)?)));
        NewDocument {
            id: None,
            media: shown.collect(),
            related: self.related().into_iter().map(|(name, _)| name).collect(),
            kind: self.kind,
            slug: self.slug,
            draft: self.draft,
            publish_at: self.publish_at,
            file: self.file,
            body: self.body,
            source: self.source,
        }
    }

    pub(super) fn page(&self) -> Option<&Page> {
        match &self.content {
            Content::Page(page) => Some(page),
            _ => None,
        }
    }
}

/// Reads every document of a folder, or only one of [`super::FOLDERS`], and collects all faults.
pub(super) fn read_documents(source: &Source, only: Option<&str>, errors: &mut Vec<ContentError>) -> Vec<ContentFile> {
    let mut files = Vec::new();
    let wants = |folder: &str| only.is_none_or(|only| only == folder);
    for folder in TEXT_FOLDERS.into_iter().filter(|folder| wants(folder)) {
        list_files(source, folder, DEPTH_MAX, &mut files, errors);
    }
    if wants(PAGES_FOLDER) {
        list_files(source, PAGES_FOLDER, 0, &mut files, errors);
        list_files(source, LISTS_FOLDER, DEPTH_MAX, &mut files, errors);
        match source.entries("") {
            Ok(entries) => {
                let names = entries.into_iter().filter(|(_, kind)| *kind == EntryKind::File).map(|(name, _)| name);
                files.extend(names.filter(|name| name.ends_with(EXTENSION) || name.ends_with(".yml")));
            }
            Err(cause) => errors.push(ContentError::of_file(".", cause.to_string())),
        }
    }
    let mut documents = Vec::new();
    for file in files {
        let document = Names::of(&file).and_then(|names| {
            let text = read_text(source, &file).map_err(|problem| vec![ContentError::of_file(&file, problem)])?;
            read_document(names, &file, &text)
        });
        match document {
            Ok(document) => documents.push(document),
            Err(faults) => errors.extend(faults),
        }
    }
    documents
}

/// Lists the files of a folder and its subfolders, sorted by name.
fn list_files(source: &Source, folder: &str, depth: usize, files: &mut Vec<String>, errors: &mut Vec<ContentError>) {
    let entries = match source.entries(folder) {
        Ok(entries) => entries,
        // A link to a folder is reported when its parent is listed.
        Err(SourceError::Link) => return,
        Err(cause) => return errors.push(ContentError::of_file(folder, cause.to_string())),
    };
    for (name, kind) in entries.into_iter().filter(|(name, _)| !is_hidden(name)) {
        let path = format!("{folder}/{name}");
        match kind {
            EntryKind::Link => errors.push(ContentError::of_file(&path, SourceError::Link.to_string())),
            EntryKind::Unreadable => errors.push(ContentError::of_file(&path, SourceError::NotUtf8.to_string())),
            EntryKind::Folder if depth >= DEPTH_MAX => {
                errors.push(ContentError::of_file(&path, "expected a file; folders are nested too deep here"));
            }
            EntryKind::Folder if !is_slug(&name) => {
                let problem = "a folder's name has lower-case letters, digits and hyphens";
                errors.push(ContentError::of_file(&path, problem));
            }
            EntryKind::Folder => list_files(source, &path, depth + 1, files, errors),
            EntryKind::File => files.push(path),
        }
    }
}

/// Returns true for hidden files that are not documents: editors and macOS write `.#a.md` and `._a.md`.
fn is_hidden(name: &str) -> bool {
    let is_document = [TEXT_EXTENSION, EXTENSION, ".yml"].iter().any(|extension| name.ends_with(extension));
    name.starts_with('.') && (!is_document || name.starts_with("._") || name.starts_with(".#"))
}

/// A document's kind and name, derived from its file's path.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) kind: DocumentKind,
    /// The file's name without its extension.
    pub(super) stem: &'a str,
}

impl<'a> Names<'a> {
    fn of(file: &'a str) -> Result<Self, Vec<ContentError>> {
        let refused = |problem: String| Err(vec![ContentError::of_file(file, problem)]);
        let (folder, name) = file.rsplit_once('/').unwrap_or(("", file));
        let text_kind =
            DocumentKind::ALL.into_iter().find(|kind| kind.folder() == folder && TEXT_FOLDERS.contains(&folder));
        let extension = if text_kind.is_some() { TEXT_EXTENSION } else { EXTENSION };
        if name.starts_with('.') {
            return refused("a document's name cannot start with a dot; rename the file".to_owned());
        }
        let Some(stem) = name.strip_suffix(extension) else {
            return refused(format!("expected a file whose name ends in {extension}"));
        };
        if !is_slug(stem) {
            return refused(format!("a file's name has lower-case letters, digits and hyphens, then {extension}"));
        }
        let kind = match (text_kind, folder, stem) {
            (Some(DocumentKind::Landing), ..) if !is_landing_token(stem) => {
                return refused("the server uses this address itself; choose another path".to_owned());
            }
            (Some(kind), ..) => kind,
            (None, "", "menus") => DocumentKind::Menus,
            (None, "", "redirects") => DocumentKind::Redirects,
            (None, "", "words") => DocumentKind::Words,
            (None, "", "settings") => DocumentKind::Settings,
            (None, "", _) => {
                let near = suggestion(file, [MENUS_FILE, REDIRECTS_FILE, WORDS_FILE, SETTINGS_FILE]);
                return refused(format!(
                    "is not a document{near}; pages are in {PAGES_FOLDER}/, lists in {LISTS_FOLDER}/"
                ));
            }
            (None, LISTS_FOLDER, _) => DocumentKind::List,
            (None, ..) => DocumentKind::Page,
        };
        Ok(Self { kind, stem })
    }

    /// Returns the list that the file's name denotes.
    fn list(self, file: &str) -> Result<ListName, Vec<ContentError>> {
        ListName::parse(self.stem).ok_or_else(|| {
            let known = ListName::ALL.map(ListName::as_str);
            let problem = format!("is not a list{}; there are {}", suggestion(self.stem, known), known.join(", "));
            vec![ContentError::of_file(file, problem)]
        })
    }
}

/// Reads a file.
pub(super) fn read_document(names: Names<'_>, file: &str, text: &TextFile) -> Result<ContentFile, Vec<ContentError>> {
    // A file that is not a list is not read.
    let reading = || Reading::of(names, file, text);
    match names.kind {
        DocumentKind::Page => {
            let document = reading()?.document(|page: Page| Content::Page(Box::new(page)))?;
            let slug = document.page().map(|page| page.path.as_str().trim_start_matches('/').to_owned());
            Ok(ContentFile { slug: slug.unwrap_or_default(), ..document })
        }
        DocumentKind::List => match names.list(file)? {
            ListName::Delivery => reading()?.document(|_: DeliverySteps| Content::Other),
            ListName::Testimonials => reading()?.document(|_: TestimonialList| Content::Other),
            ListName::Leaders => reading()?.document(|_: LeaderList| Content::Other),
            ListName::Partners => reading()?.document(|_: PartnerList| Content::Other),
        },
        DocumentKind::Menus => reading()?.document(|menus: Menus| Content::Menus(Box::new(menus))),
        DocumentKind::Redirects => reading()?.document(Content::Redirects),
        DocumentKind::Words => reading()?.document(|_: Words| Content::Words),
        DocumentKind::Settings => reading()?.document(|settings: Settings| Content::Settings(Box::new(settings))),
        DocumentKind::Event => reading()?.document(|_: Event| Content::Other),
        DocumentKind::News => reading()?.document(|_: News| Content::Other),
        DocumentKind::Blog => reading()?.document(|_: BlogPost| Content::Other),
        DocumentKind::Job => reading()?.document(|_: Job| Content::Other),
        DocumentKind::Landing => reading()?.document(|landing: Landing| Content::Landing(Box::new(landing))),
    }
}

/// A document's file, before its values are read.
struct Reading<'a> {
    kind: DocumentKind,
    slug: &'a str,
    file: &'a str,
    parts: Parts<'a>,
    source: String,
    tree: Tree,
}

/// Keys that control visibility, with the same meaning in every kind that has them.
#[derive(Debug, Default, Deserialize)]
struct Visibility {
    #[serde(default)]
    draft: bool,
    publish_at: Option<Instant>,
}

impl<'a> Reading<'a> {
    fn of(names: Names<'a>, file: &'a str, text: &'a TextFile) -> Result<Self, Vec<ContentError>> {
        let Names { kind, stem } = names;
        let parts = match TEXT_FOLDERS.contains(&kind.folder()) {
            true => split(file, &text.plain).map_err(|error| vec![error])?,
            false => Parts { head: text.plain.clone(), body: "", body_line: 0 },
        };
        let tree = parse(file, &parts.head).map_err(|error| vec![error])?;
        Ok(Self { kind, slug: stem, file, parts, source: text.exact.clone(), tree })
    }

    fn document<T>(self, content: impl FnOnce(T) -> Content) -> Result<ContentFile, Vec<ContentError>>
    where
        T: DeserializeOwned + Serialize + Validate<Context = ()>,
    {
        let mut errors = self.faults_outside_values();
        let value: T =
            match read(self.file, &self.parts.head, &self.tree, known_schema(schema_name(self.kind, self.slug))) {
                Ok(value) if errors.is_empty() => value,
                Ok(_) => return Err(errors),
                Err(faults) => {
                    errors.extend(faults);
                    return Err(errors);
                }
            };
        let pictures: Vec<(MediaPath, Place)> =
            self.shown_pictures().filter_map(|(file, place)| Some((file.ok()?, place))).collect();
        let links = links(self.parts.body).into_iter().map(|(address, line)| (address, self.in_text(line))).collect();
        let cut = self.tree.cut_texts(&self.parts.head);
        let unread = unread_markup(self.parts.body).into_iter();
        let unread = unread.map(|(line, problem)| (self.in_text(line), format!("text: {problem}")));
        let warnings = cut.into_iter().chain(unread);
        let warnings = warnings.map(|(place, problem)| ContentError::at(self.file, place, problem)).collect();
        let unwritten = |cause: serde_json::Error| vec![ContentError::of_file(self.file, cause.to_string())];
        let body = serde_json::to_string(&value).map_err(unwritten)?;
        let Visibility { draft, publish_at } = serde_json::from_str(&body).map_err(unwritten)?;
        let mut document = ContentFile {
            kind: self.kind,
            slug: self.slug.to_owned(),
            file: self.file.to_owned(),
            draft,
            publish_at: publish_at.map(|instant| instant.ms()).unwrap_or_default(),
            body,
            source: self.source,
            media: BTreeMap::new(),
            links,
            warnings,
            content: content(value),
            tree: self.tree,
        };
        let mut media = BTreeMap::new();
        for value in document.typed_values() {
            if is_media_file(value.text) && may_be_file(&value) {
                // Files of other types have been checked on their own.
                match MediaPath::parse_of(value.text, "image/") {
                    Ok(path) if value.type_name != "PictureName" || path.media_type().starts_with("image/") => {
                        media.entry(path).or_insert(value.place);
                    }
                    Ok(path) => {
                        let problem = format!("{}: {path} is not a picture ({})", value.key, path.media_type());
                        errors.push(ContentError::at(self.file, value.place, problem));
                    }
                    Err(problem) => {
                        errors.push(ContentError::at(self.file, value.place, format!("{}: {problem}", value.key)));
                    }
                }
            }
        }
        let linked = document.typed_values().into_iter().flat_map(|value| {
            let links = match value.type_name {
                "Href" => vec![value.text.to_owned()],
                MARKED => marked_links(value.text),
                _ => Vec::new(),
            };
            links.into_iter().map(move |link| (link, value.place))
        });
        let linked = linked.chain(document.links.iter().cloned());
        let linked = linked.filter_map(|(link, place)| Some((download(&link)?, place)));
        for (path, place) in pictures.into_iter().chain(linked) {
            media.entry(path).or_insert(place);
        }
        document.media = media;
        if errors.is_empty() { Ok(document) } else { Err(errors) }
    }

    /// Returns the images of the text below the front matter, or the faults of their references.
    fn shown_pictures(&self) -> impl Iterator<Item = (Result<MediaPath, String>, Place)> {
        references(self.parts.body).into_iter().map(|reference| (reference.file, self.in_text(reference.line)))
    }

    /// Returns the place of a line of the text below the front matter, counted from 0.
    fn in_text(&self, line: usize) -> Place {
        Place { line: self.parts.body_line + line, column: 0 }
    }

    /// Returns faults of the file's name and of the text below the front matter.
    fn faults_outside_values(&self) -> Vec<ContentError> {
        if let Some((fault, line)) = markup_fault(self.parts.body) {
            return vec![ContentError::at(self.file, self.in_text(line), format!("text: {fault}"))];
        }
        let pictures = self.shown_pictures().filter_map(|(file, place)| Some((file.err()?, place)));
        let mut errors: Vec<ContentError> =
            pictures.map(|(problem, place)| ContentError::at(self.file, place, problem)).collect();
        // The file's name is the slug. The front matter may repeat it, but not contradict it.
        for entry in self.tree.entries().iter().filter(|entry| matches!(entry.key.as_str(), "slug" | "token")) {
            if let Some(other) = entry.value.text().filter(|text| *text != self.slug) {
                let problem = format!("{}: expected {:?}, the file's name, found {other:?}", entry.key, self.slug);
                errors.push(ContentError::at(self.file, entry.value.place, problem));
            }
        }
        let no_text = match self.kind {
            DocumentKind::News => "news has no text of its own: its card opens the article",
            DocumentKind::Landing => "a landing has no text below its head: all that it shows has a key",
            _ => return errors,
        };
        if !self.parts.body.trim().is_empty() {
            errors.push(ContentError::at(self.file, self.in_text(0), no_text));
        }
        errors
    }
}

/// Returns true when a value may name a file in `media/`.
pub(super) fn may_be_file(value: &TypedValue<'_>) -> bool {
    value.owner == "Image"
        || matches!(
            value.type_name,
            "PictureMedium" | "VideoMedium" | "CaptionsFile" | "HeadingTypeface" | "TextTypeface"
        )
        || value.type_name == "Href" && download(value.text).is_some()
}
