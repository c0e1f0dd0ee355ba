//! The database's documents, read once, to check single documents against all others.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use core_wasm::site::{is_landing_token, is_slug};
use heck::ToKebabCase;
use serde_json::Value;

use super::document_checks::{Checks, path_of};
use super::documents::{
    Content, ContentFile, DEPTH_MAX, EXTENSION, LISTS_FOLDER, MENUS_FILE, Names, PAGES_FOLDER, REDIRECTS_FILE,
    TEXT_EXTENSION, read_document,
};
use super::error::ContentError;
use super::folder::MEDIA_FOLDER;
use super::front_matter::split;
use super::media::address;
use super::schema::{known_schema, schema_name};
use super::schema_parts::SchemaParts;
use super::text_file::{FILE_MAX_BYTES, TextFile};
use super::tree::{Place, Tree};
use super::value_source::{TEXT_KEY, path_at, value_source};
use super::values::{has_front_matter, values_of_source};
use super::write_source::{ordered, write_source};
use super::yaml::parse;
use model::near::suggestion;
use model::{DocumentKind, FORMS_OF_LANDINGS, Fault, ImageFile, MEDIA_PREFIX, MediaPath, PathStep};
use store::{NewDocument, Store, StoreError, StoredDocument, StoredMedium};

/// Deepest nesting of values. The deepest section has about ten levels.
const VALUES_DEPTH_MAX: usize = 32;
/// Longest key, in characters: YAML does not look further for a colon.
const KEY_MAX_CHARS: usize = 200;
/// Limit of values. The largest list, 2,000 redirects, has 6,000.
const VALUES_MAX: usize = 20_000;
/// Limit of reported faults: an editor corrects the first ones first.
const FAULTS_MAX: usize = 200;
/// Longest message, in characters.
const MESSAGE_MAX_CHARS: usize = 400;

/// All documents of a database, for one version of its content.
#[derive(Debug, Default)]
pub struct Library {
    documents: Vec<Arc<Entry>>,
    /// Addresses of events, posts, jobs and landings with their files, those that this version cannot read included.
    others: BTreeMap<String, String>,
    /// Files of all documents.
    files: BTreeMap<String, (DocumentKind, String)>,
    media: BTreeMap<MediaPath, ImageFile>,
    /// False when this version cannot read some documents.
    is_whole: bool,
}

/// A document that was read.
#[derive(Debug)]
struct Entry {
    file: ContentFile,
    /// Paths of this site that it links to.
    targets: BTreeSet<String>,
}

/// The result of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// The document to store; `None` if a fault prevents its publication.
    pub document: Option<NewDocument>,
    /// Errors first.
    pub faults: Vec<Fault>,
}

impl Checked {
    fn of_fault(path: Vec<PathStep>, message: impl Into<String>) -> Self {
        Self { document: None, faults: vec![Fault { path, line: None, message: message.into(), warning: false }] }
    }
}

impl Library {
    /// Loads the documents and the media of a database.
    pub async fn load(store: &Store) -> Result<Self, StoreError> {
        Ok(Self::new(&store.all_documents().await?, &store.media().await?))
    }

    /// Reads documents.
    pub fn new(documents: &[StoredDocument], media: &[StoredMedium]) -> Self {
        Self::default().updated(documents, media)
    }

    /// Reads documents of a later version of the content. Those that did not change are not read again.
    #[must_use]
    pub fn updated(&self, documents: &[StoredDocument], media: &[StoredMedium]) -> Self {
        let earlier: BTreeMap<&str, &Arc<Entry>> =
            self.documents.iter().map(|entry| (entry.file.file.as_str(), entry)).collect();
        let mut library = Self { is_whole: true, ..Self::default() };
        for document in documents {
            let StoredDocument { kind, slug, file, source, .. } = document;
            library.files.insert(file.clone(), (*kind, slug.clone()));
            library.others.extend(address_of(*kind, slug).map(|address| (address, file.clone())));
            let unchanged = earlier
                .get(file.as_str())
                .filter(|entry| (entry.file.kind, &entry.file.slug, &entry.file.source) == (*kind, slug, source));
            match unchanged.map(|entry| Arc::clone(entry)).or_else(|| Entry::read(document).map(Arc::new)) {
                Some(entry) => library.documents.push(entry),
                None => library.is_whole = false,
            }
        }
        library.media = media_files(documents, media);
        library
    }

    /// Checks the values and the Markdown of a document that is stored under this slug, or is new. It is checked as a file
    /// is, against all other documents.
    pub fn check(&self, kind: DocumentKind, slug: &str, values: &Value, text: &str) -> Checked {
        if let Some(refused) = limit_fault(kind, values, text) {
            return refused;
        }
        let values = ordered(SchemaParts::of(known_schema(schema_name(kind, slug))), values);
        if let Some(problem) = name_fault(kind, slug) {
            return Checked::of_fault(Vec::new(), problem);
        }
        let file = self.file_of(kind, slug, &values);
        let source = value_source(kind, &values, &text.replace("\r\n", "\n"));
        let read = read_document(Names { kind, stem: stem_of(kind, slug) }, &file, &TextFile::of(&source));
        let (document, found) = match read {
            Ok(document) => {
                let found = self.check_document(&document);
                (Some(document), found)
            }
            Err(errors) => (None, Found { errors, ..Found::default() }),
        };
        let faults = found.faults(kind, &source, &self.files);
        let source = write_source(kind, slug, &values, text);
        if source.len() > usize::try_from(FILE_MAX_BYTES).unwrap_or(usize::MAX) {
            return Checked::of_fault(Vec::new(), too_large(source.len()));
        }
        let is_sound = faults.iter().all(|fault| fault.warning);
        let document = document.filter(|_| is_sound).map(|document| self.new_document(document, source));
        Checked { document, faults }
    }

    /// Checks the text of a document's file, such as that of an earlier revision. The text itself is stored.
    pub fn check_source(&self, kind: DocumentKind, slug: &str, source: &str) -> Checked {
        let Some((values, text)) = values_of_source(kind, slug, source) else {
            return Checked::of_fault(Vec::new(), "the text of the file cannot be read");
        };
        let Checked { document, faults } = self.check(kind, slug, &values, &text);
        let document = document.map(|document| NewDocument { source: source.to_owned(), ..document });
        Checked { document, faults }
    }

    /// Returns the names of the documents that link to a path of this site, such as `menus` and `pages/about`.
    pub fn links_to(&self, path: &str) -> Vec<String> {
        let links = self.documents.iter().filter(|entry| entry.targets.contains(path));
        let own = |entry: &Entry| entry.file.page().is_some_and(|page| page.path.as_str() == path);
        links.filter(|entry| !own(entry)).map(|entry| entry.file.kind.document_name(&entry.file.slug)).collect()
    }

    /// Checks a document, as one of all documents.
    fn check_document(&self, document: &ContentFile) -> Found {
        let is_same = |entry: &&Arc<Entry>| entry.file.file == document.file;
        let earlier = self.documents.iter().find(is_same);
        let mut all: Vec<&ContentFile> =
            self.documents.iter().filter(|entry| !is_same(entry)).map(|entry| &entry.file).collect();
        all.push(document);
        let mut addresses = self.others.clone();
        addresses.extend(address_of(document.kind, &document.slug).map(|address| (address, document.file.clone())));
        let mut checks = Checks::of(&all, &addresses, self.is_whole);
        checks.check(document);
        let mut found =
            Found { errors: checks.errors.split_off(0), warnings: checks.warnings.split_off(0), ..Found::default() };
        self.check_related(document, &mut found.errors);
        self.check_media(document, &mut found.errors);
        self.check_address(document, &mut found.errors);

        let stored: Vec<&ContentFile> = self.documents.iter().map(|entry| &entry.file).collect();
        let mut before = Checks::of(&stored, &self.others, self.is_whole);
        before.check_needed(&stored);
        checks.check_needed(&all);
        found.errors.extend(checks.errors.extract_if(.., |error| !before.errors.contains(error)));
        for entry in self.linked(document, earlier.map(|entry| &entry.file)) {
            before.check(&entry.file);
            checks.check(&entry.file);
        }
        let faults = |checks: Checks<'_>| checks.errors.into_iter().chain(checks.warnings).collect::<BTreeSet<_>>();
        let earlier = faults(before);
        found.elsewhere = faults(checks).into_iter().filter(|fault| !earlier.contains(fault)).collect();
        found
    }

    /// Returns the other documents whose links, quotes or files a change of a document may break.
    fn linked(&self, document: &ContentFile, earlier: Option<&ContentFile>) -> impl Iterator<Item = &Arc<Entry>> {
        let addresses: BTreeSet<String> = [Some(document), earlier].into_iter().flatten().flat_map(addresses).collect();
        let shows_media = [Some(document), earlier].into_iter().flatten().any(|document| !document.media.is_empty());
        let is_list = document.kind == DocumentKind::List;
        let file = document.file.clone();
        self.documents.iter().filter(move |entry| {
            let links_here = || entry.targets.iter().any(|target| addresses.contains(target));
            let links_to_file = || shows_media && entry.targets.iter().any(|target| target.starts_with(MEDIA_PREFIX));
            entry.file.file != file && (links_here() || links_to_file() || is_list && entry.file.quotes())
        })
    }

    fn check_related(&self, document: &ContentFile, errors: &mut Vec<ContentError>) {
        for (name, place) in document.related() {
            if !self.files.contains_key(&format!("{name}{TEXT_EXTENSION}")) {
                let names = self.files.keys().filter_map(|file| file.strip_suffix(TEXT_EXTENSION));
                let problem = format!("related: {name} does not exist{}", suggestion(&name, names));
                errors.push(ContentError::at(&document.file, place, problem));
            }
        }
    }

    fn check_media(&self, document: &ContentFile, errors: &mut Vec<ContentError>) {
        for (path, place) in &document.media {
            if !self.media.contains_key(path) {
                let names: Vec<String> = self.media.keys().map(MediaPath::to_string).collect();
                let near = suggestion(&path.to_string(), names.iter().map(String::as_str));
                errors.push(ContentError::at(&document.file, *place, format!("{path} does not exist{near}")));
            }
        }
    }

    /// Checks that no page and no redirect has an address of the document.
    fn check_address(&self, document: &ContentFile, errors: &mut Vec<ContentError>) {
        let others = self.documents.iter().map(|entry| &entry.file).filter(|other| other.file != document.file);
        let own: Vec<String> = match document.kind {
            DocumentKind::Redirects => return,
            _ => addresses(document).collect(),
        };
        for other in others {
            let taken = match &other.content {
                Content::Redirects(list) => list.redirects.iter().map(|redirect| redirect.from.as_str()).collect(),
                // Two pages with one path are reported with the file of the other.
                Content::Page(page) if document.kind != DocumentKind::Page => vec![page.path.as_str()],
                _ => continue,
            };
            if let Some(address) = own.iter().find(|address| taken.contains(&address.as_str())) {
                let problem = match other.kind {
                    DocumentKind::Redirects => {
                        format!("{address} is an old address in the redirects; remove that redirect first")
                    }
                    _ => format!("{address} is the address of {}; choose another name", other.file),
                };
                let (place, key) = match document.tree.get("path") {
                    Some(path) if document.kind == DocumentKind::Page => (path.place, "path: "),
                    _ => (Place::default(), ""),
                };
                errors.push(ContentError::at(&document.file, place, format!("{key}{problem}")));
            }
        }
    }

    /// Returns the file of a stored document, or that of a new one.
    fn file_of(&self, kind: DocumentKind, slug: &str, values: &Value) -> String {
        let stored = self.files.iter().find(|(_, (of, name))| *of == kind && name == slug);
        if let Some((file, _)) = stored {
            return file.clone();
        }
        let (folder, name, extension) = match kind {
            DocumentKind::Menus => return MENUS_FILE.to_owned(),
            DocumentKind::Redirects => return REDIRECTS_FILE.to_owned(),
            DocumentKind::List => (LISTS_FOLDER, slug.to_owned(), EXTENSION),
            DocumentKind::Page => {
                let path = values.get("path").and_then(Value::as_str).unwrap_or(slug);
                (PAGES_FOLDER, page_file(path), EXTENSION)
            }
            kind => (kind.folder(), slug.to_owned(), TEXT_EXTENSION),
        };
        let numbered = (2..).map(|number| format!("{folder}/{name}-{number}{extension}"));
        let mut names = std::iter::once(format!("{folder}/{name}{extension}")).chain(numbered);
        names.find(|file| !self.files.contains_key(file)).unwrap_or_default()
    }

    fn new_document(&self, document: ContentFile, source: String) -> NewDocument {
        let related = document.related().into_iter().map(|(name, _)| name).collect();
        let shown = document.media.keys().filter_map(|path| Some((path.to_string(), self.media.get(path)?.clone())));
        NewDocument {
            id: None,
            media: shown.collect(),
            kind: document.kind,
            slug: document.slug,
            draft: document.draft,
            publish_at: document.publish_at,
            closed_from: document.closed_from,
            related,
            file: document.file,
            body: document.body,
            source,
        }
    }
}

impl Entry {
    /// Reads a stored document; `None` if this version cannot.
    fn read(document: &StoredDocument) -> Option<Self> {
        let names = Names { kind: document.kind, stem: stem_of(document.kind, &document.slug) };
        let file = read_document(names, &document.file, &TextFile::of(&document.source)).ok()?;
        Some(Self { targets: targets(&file), file })
    }
}

/// Returns the paths of this site that a document links to. The form of a landing counts as the landing.
fn targets(document: &ContentFile) -> BTreeSet<String> {
    let values = document.typed_values();
    let values = values.iter().filter_map(|value| match value.type_name {
        "Href" => path_of(value.text).map(str::to_owned),
        "PagePath" if !matches!((value.owner, value.key), ("Redirect", "from") | ("", "path")) => {
            Some(value.text.to_owned())
        }
        "RelatedName" => Some(format!("/{}", value.text.trim_start_matches('/'))),
        _ => None,
    });
    let links = document.links.iter().filter_map(|(address, _)| path_of(address).map(str::to_owned));
    let paths: Vec<String> = values.chain(links).collect();
    let landings = paths.iter().filter_map(|path| FORMS_OF_LANDINGS.iter().find_map(|form| path.strip_suffix(form)));
    let landings: Vec<String> = landings.map(str::to_owned).collect();
    paths.into_iter().chain(landings).collect()
}

/// Returns the addresses of a document.
fn addresses(document: &ContentFile) -> impl Iterator<Item = String> + use<> {
    let page = document.page().map(|page| page.path.as_str().to_owned());
    let own = page.or_else(|| address_of(document.kind, &document.slug));
    let forms: &[&str] = if document.kind == DocumentKind::Landing { &FORMS_OF_LANDINGS } else { &[] };
    own.into_iter()
        .flat_map(|own| [""].into_iter().chain(forms.iter().copied()).map(move |form| format!("{own}{form}")))
}

/// Returns the address of an event, a post, a job or a landing.
fn address_of(kind: DocumentKind, slug: &str) -> Option<String> {
    match kind {
        DocumentKind::Event | DocumentKind::Blog => Some(format!("/{}/{slug}", kind.folder())),
        DocumentKind::Job => Some(format!("/career/{slug}")),
        DocumentKind::Landing => Some(format!("/{slug}")),
        DocumentKind::News
        | DocumentKind::Page
        | DocumentKind::List
        | DocumentKind::Menus
        | DocumentKind::Redirects => None,
    }
}

/// Returns addresses and sizes of media. The size of a file that an earlier version stored is in the documents that show
/// it.
fn media_files(documents: &[StoredDocument], media: &[StoredMedium]) -> BTreeMap<MediaPath, ImageFile> {
    let mut shown = BTreeMap::new();
    for (name, file) in documents.iter().flat_map(|document| &document.media) {
        shown.insert(file.src.as_str(), (name, file));
    }
    let file = |medium: &StoredMedium| {
        let path = MediaPath::parse(&format!("{MEDIA_FOLDER}/{}", medium.path)).ok()?;
        let src = address(&path, &medium.digest);
        let (mut width, mut height) = (medium.width, medium.height);
        if let Some((_, file)) = shown.get(src.as_str()).filter(|_| width == 0) {
            (width, height) = (file.width, file.height);
        }
        Some((path, ImageFile { src, width, height }))
    };
    media.iter().filter_map(file).collect()
}

/// Returns the name by which a document is read: a page's is its path's.
fn stem_of(kind: DocumentKind, slug: &str) -> &str {
    if kind == DocumentKind::Page { "" } else { slug }
}

/// Returns the name of a new page's file, without its folder and extension.
fn page_file(path: &str) -> String {
    let segments: Vec<String> =
        path.split('/').map(ToKebabCase::to_kebab_case).filter(|name| !name.is_empty()).collect();
    match segments.len() {
        0 => "home".to_owned(),
        depth => segments.join(if depth <= DEPTH_MAX { "/" } else { "-" }),
    }
}

/// Returns what is wrong with the name of a document.
fn name_fault(kind: DocumentKind, slug: &str) -> Option<String> {
    let has_slug = has_front_matter(kind);
    if has_slug && !is_slug(slug) {
        return Some(format!("the address has lower-case letters, digits and hyphens, found {slug:?}"));
    }
    (kind == DocumentKind::Landing && !is_landing_token(slug))
        .then(|| "the site answers at this address itself; choose another".to_owned())
}

/// Faults of a document, with places in the file that was checked.
#[derive(Debug, Default)]
struct Found {
    errors: Vec<ContentError>,
    warnings: Vec<ContentError>,
    /// Faults that the document would cause in others.
    elsewhere: Vec<ContentError>,
}

impl Found {
    /// Converts the faults. `source` is the file that was checked.
    fn faults(self, kind: DocumentKind, source: &str, names: &BTreeMap<String, (DocumentKind, String)>) -> Vec<Fault> {
        let head = match has_front_matter(kind) {
            true => split("", source).map(|parts| parts.head).unwrap_or_default(),
            false => source.to_owned(),
        };
        let tree = parse("", &head).ok();
        let mut errors = self.errors;
        errors.sort();
        errors.dedup();
        let errors = errors.into_iter().map(|error| fault(error, kind, tree.as_ref(), false));
        let warnings = self.warnings.into_iter().map(|error| fault(error, kind, tree.as_ref(), true));
        let elsewhere = self.elsewhere.into_iter().map(|error| {
            let name = names.get(&error.file).map_or(error.file, |(kind, slug)| kind.document_name(slug));
            Fault {
                path: Vec::new(),
                line: None,
                message: shortened(format!("{name}: {}", error.problem)),
                warning: true,
            }
        });
        errors.chain(warnings).chain(elsewhere).take(FAULTS_MAX).collect()
    }
}

/// Converts a fault of the document.
fn fault(error: ContentError, kind: DocumentKind, tree: Option<&Tree>, warning: bool) -> Fault {
    let place = Place { line: error.line, column: error.column };
    let (mut path, line) = tree.map(|tree| path_at(kind, tree, place)).unwrap_or_default();
    let key = path.iter().rev().find_map(|step| match step {
        PathStep::Key(key) => Some(format!("{key}: ")),
        PathStep::Index(_) => None,
    });
    let message = key.and_then(|key| error.problem.strip_prefix(&key)).unwrap_or(&error.problem);
    let message = shortened(message.to_owned());
    path.extend(error.missing.map(PathStep::Key));
    Fault { path, line, message, warning }
}

/// Shortens a message that repeats a long value.
fn shortened(message: String) -> String {
    match message.char_indices().nth(MESSAGE_MAX_CHARS) {
        Some((end, _)) => format!("{}…", message.get(..end).unwrap_or_default()),
        None => message,
    }
}

/// Refuses values that are too large or too deep to be checked, and characters that cannot be stored.
fn limit_fault(kind: DocumentKind, values: &Value, text: &str) -> Option<Checked> {
    let of_text = || vec![PathStep::Key(TEXT_KEY.to_owned())];
    if !values.is_object() {
        return Some(Checked::of_fault(Vec::new(), "expected keys, each with its value"));
    }
    let mut walk = Walk { path: Vec::new(), count: 0 };
    if let Some(problem) = walk.fault(values) {
        return Some(Checked::of_fault(walk.path, problem));
    }
    let size = values.to_string().len() + text.len();
    if size > usize::try_from(FILE_MAX_BYTES).unwrap_or(usize::MAX) {
        return Some(Checked::of_fault(Vec::new(), too_large(size)));
    }
    if text.contains('\0') {
        return Some(Checked::of_fault(of_text(), NULL_CHARACTER));
    }
    let has_no_text = !has_front_matter(kind) && !text.trim().is_empty();
    has_no_text
        .then(|| Checked::of_fault(of_text(), "a document of this kind has no text: all that it shows has a key"))
}

fn too_large(size: usize) -> String {
    format!("the document has {size} bytes; at most {FILE_MAX_BYTES} are allowed")
}

const NULL_CHARACTER: &str = "holds a null character";

/// A walk through values that ends at the first one that cannot be checked.
struct Walk {
    path: Vec<PathStep>,
    count: usize,
}

impl Walk {
    fn fault(&mut self, value: &Value) -> Option<String> {
        self.count += 1;
        if self.count > VALUES_MAX {
            self.path.clear();
            return Some(format!("the document has more than {VALUES_MAX} values"));
        }
        let children: Vec<(PathStep, &Value)> = match value {
            Value::Object(values) => values.iter().map(|(key, value)| (PathStep::Key(key.clone()), value)).collect(),
            Value::Array(values) => {
                values.iter().enumerate().map(|(index, value)| (PathStep::Index(index), value)).collect()
            }
            Value::String(text) => return text.contains('\0').then(|| NULL_CHARACTER.to_owned()),
            Value::Null | Value::Bool(_) | Value::Number(_) => return None,
        };
        if self.path.len() >= VALUES_DEPTH_MAX {
            return Some(format!("values are nested deeper than {VALUES_DEPTH_MAX} levels"));
        }
        for (step, child) in children {
            if let PathStep::Key(key) = &step {
                if key.chars().nth(KEY_MAX_CHARS).is_some() {
                    return Some(format!("a key has more than {KEY_MAX_CHARS} characters"));
                }
                if key.contains('\0') {
                    return Some(NULL_CHARACTER.to_owned());
                }
            }
            self.path.push(step);
            if let Some(problem) = self.fault(child) {
                return Some(problem);
            }
            self.path.pop();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use serde_json::json;

    use super::super::{Folder, has_text, template, values_of};
    use super::*;

    fn example() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
    }

    /// Returns the documents of a folder as a database has them.
    fn stored(folder: &Path) -> (Vec<StoredDocument>, Vec<StoredMedium>) {
        let Folder { documents, media, .. } = Folder::read(folder).unwrap();
        let documents = documents.into_iter().map(|document| StoredDocument {
            media: document.media.keys().map(|path| (path.to_string(), media[path].image_file())).collect(),
            kind: document.kind,
            slug: document.slug,
            id: String::new(),
            draft: document.draft,
            publish_at: document.publish_at,
            revision: 1,
            file: document.file,
            body: document.body,
            source: document.source,
            created_at: 0,
            updated_at: 0,
        });
        let media = media.values().map(|file| StoredMedium {
            path: file.path.as_str().to_owned(),
            digest: file.digest.clone(),
            size: 1,
            width: file.width,
            height: file.height,
        });
        (documents.collect(), media.collect())
    }

    #[test]
    fn unchanged_example_documents_have_no_faults_and_the_same_values() {
        let (documents, media) = stored(&example());
        let library = Library::new(&documents, &media);
        assert!(library.is_whole);
        for document in &documents {
            let (values, text) = values_of(document);
            let Checked { document: checked, faults } = library.check(document.kind, &document.slug, &values, &text);
            assert_eq!(faults, [], "{document}");
            let checked = checked.unwrap();
            assert_eq!(
                (checked.kind, &checked.slug, &checked.file, &checked.body, &checked.media, checked.draft),
                (document.kind, &document.slug, &document.file, &document.body, &document.media, document.draft)
            );
            let exact = library.check_source(document.kind, &document.slug, &document.source).document.unwrap();
            assert_eq!(exact.source, document.source);
        }
    }

    #[test]
    fn templates_have_no_faults() {
        let (documents, media) = stored(&example());
        let library = Library::new(&documents, &media);
        for kind in DocumentKind::ALL {
            let Some((values, text)) = template(kind, "my-new-one", "My new one", "2026-10-05") else {
                assert!(matches!(kind, DocumentKind::List | DocumentKind::Menus | DocumentKind::Redirects));
                continue;
            };
            assert_eq!(!text.is_empty(), has_text(kind), "{kind:?}");
            let checked = library.check(kind, "my-new-one", &values, &text);
            assert_eq!(checked.faults, [], "{kind:?}");
            assert_eq!(checked.document.unwrap().slug, "my-new-one");
        }
        let Checked { document, .. } = library.check(DocumentKind::Page, "a/b", &json!({}), "");
        assert_eq!(document, None);
    }
}
