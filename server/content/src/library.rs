//! The database's documents, read once, to check single documents against all others.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::Value;

use super::addresses::{address_of, name_fault, page_file, targets};
use super::document_checks::Checks;
use super::documents::{
    Content, ContentFile, EXTENSION, LISTS_FOLDER, MENUS_FILE, Names, PAGES_FOLDER, REDIRECTS_FILE, SETTINGS_FILE,
    TEXT_EXTENSION, WORDS_FILE, read_document,
};
use super::error::ContentError;
use super::faults::Found;
use super::folder::{MEDIA_FOLDER, near_medium};
use super::media::address;
use super::schema::{known_schema, schema_name};
use super::schema_parts::SchemaParts;
use super::text_file::{FILE_MAX_BYTES, TextFile};
use super::tree::Place;
use super::value_limits::{limit_fault, too_large};
use super::value_source::value_source;
use super::write_source::{ordered, write_source};
use model::near::suggestion;
use model::{DocumentKind, Fault, ImageFile, MEDIA_PREFIX, MediaPath, PathStep};
use store::{LibraryMedium, NewDocument, StoredDocument};

/// All documents of a database, for one version of its content.
#[derive(Debug, Default)]
pub struct Library {
    documents: Vec<Arc<Entry>>,
    /// Addresses of events, posts, jobs and landings with their files. Includes files that this version cannot read.
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
    /// Reads documents.
    pub fn new(documents: &[StoredDocument], media: &[LibraryMedium]) -> Self {
        Self::default().updated(documents, media)
    }

    /// Reads documents of a later version of the content. Unchanged ones are not read again.
    #[must_use]
    pub fn updated(&self, documents: &[StoredDocument], media: &[LibraryMedium]) -> Self {
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
        library.media = media_files(media);
        library
    }

    /// Checks the values and the Markdown of a document that is stored under this slug, or is new. It is checked as a file
    /// is, against all other documents.
    pub fn check(&self, kind: DocumentKind, slug: &str, values: &Value, text: &str) -> Checked {
        if let Some((path, problem)) = limit_fault(kind, values, text) {
            return Checked::of_fault(path, problem);
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
        let document = document.filter(|_| is_sound).map(|document| {
            let document = document.into_new_document(|path| self.media.get(path).cloned());
            NewDocument { source, ..document }
        });
        Checked { document, faults }
    }

    /// Returns the names of the documents that link to a path of this site, such as `menus` and `pages/about`.
    pub fn links_to(&self, path: &str) -> Vec<String> {
        let links = self.documents.iter().filter(|entry| entry.targets.contains(path));
        let own = |entry: &Entry| entry.file.page().is_some_and(|page| page.path.as_str() == path);
        links.filter(|entry| !own(entry)).map(|entry| entry.file.kind.document_name(&entry.file.slug)).collect()
    }

    fn all(&self) -> Vec<&ContentFile> {
        self.documents.iter().map(|entry| &entry.file).collect()
    }

    /// Returns faults of other documents that a change of a document causes.
    fn caused<'a>(
        &'a self,
        document: &ContentFile,
        earlier: Option<&ContentFile>,
        mut before: Checks<'a>,
        mut after: Checks<'a>,
    ) -> Vec<ContentError> {
        for entry in self.linked(document, earlier) {
            before.check(&entry.file);
            after.check(&entry.file);
        }
        let faults = |checks: Checks<'_>| checks.errors.into_iter().chain(checks.warnings).collect::<BTreeSet<_>>();
        let earlier = faults(before);
        faults(after).into_iter().filter(|fault| !earlier.contains(fault)).collect()
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

        let stored = self.all();
        let mut before = Checks::of(&stored, &self.others, self.is_whole);
        before.check_needed(&stored);
        checks.check_needed(&all);
        found.errors.extend(checks.errors.extract_if(.., |error| !before.errors.contains(error)));
        found.elsewhere = self.caused(document, earlier.map(|entry| &entry.file), before, checks);
        found
    }

    /// Returns the other documents whose links, quotes or files a change of a document may break.
    fn linked(&self, document: &ContentFile, earlier: Option<&ContentFile>) -> impl Iterator<Item = &Arc<Entry>> {
        let addresses = |document: &ContentFile| document.kind.addresses(&document.slug);
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
                let near = near_medium(path, self.media.keys());
                errors.push(ContentError::at(&document.file, *place, format!("{path} does not exist{near}")));
            }
        }
    }

    /// Checks that no page and no redirect has an address of the document.
    fn check_address(&self, document: &ContentFile, errors: &mut Vec<ContentError>) {
        let others = self.documents.iter().map(|entry| &entry.file).filter(|other| other.file != document.file);
        let own: Vec<String> = match document.kind {
            DocumentKind::Redirects => return,
            kind => kind.addresses(&document.slug).collect(),
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
            DocumentKind::Words => return WORDS_FILE.to_owned(),
            DocumentKind::Settings => return SETTINGS_FILE.to_owned(),
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
}

impl Entry {
    /// Reads a stored document; `None` if this version cannot.
    fn read(document: &StoredDocument) -> Option<Self> {
        let names = Names { kind: document.kind, stem: stem_of(document.kind, &document.slug) };
        let file = read_document(names, &document.file, &TextFile::of(&document.source)).ok()?;
        Some(Self { targets: targets(&file), file })
    }
}

/// Returns addresses and sizes of media.
fn media_files(media: &[LibraryMedium]) -> BTreeMap<MediaPath, ImageFile> {
    let file = |medium: &LibraryMedium| {
        let path = MediaPath::parse(&format!("{MEDIA_FOLDER}/{}", medium.path)).ok()?;
        let (src, width, height) = (address(&path, &medium.digest), medium.width, medium.height);
        Some((path, ImageFile { src, sizes: None, focus: None, width, height }))
    };
    media.iter().filter_map(file).collect()
}

/// Returns the name by which a document is read: a page's is its path's.
fn stem_of(kind: DocumentKind, slug: &str) -> &str {
    if kind == DocumentKind::Page { "" } else { slug }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use serde_json::json;

    use super::super::{Folder, has_text, template, values_of, values_of_source};
    use super::*;

    fn example() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
    }

    /// Returns a small site.
    fn library() -> Library {
        let (documents, media) = stored(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/content-small"));
        Library::new(&documents, &media)
    }

    /// Returns the values and the text of a document of the small site.
    fn values(library: &Library, kind: DocumentKind, slug: &str) -> (Value, String) {
        let entry = library.documents.iter().find(|entry| (entry.file.kind, entry.file.slug.as_str()) == (kind, slug));
        values_of_source(kind, slug, &entry.unwrap().file.source).unwrap()
    }

    /// Changes a value, or adds a key.
    fn set(values: &mut Value, pointer: &str, value: Value) {
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        match values.pointer_mut(parent).unwrap() {
            Value::Object(entries) => drop(entries.insert(key.to_owned(), value)),
            Value::Array(items) => items[key.parse::<usize>().unwrap()] = value,
            _ => panic!("{pointer}"),
        }
    }

    /// Checks a document of the small site with one changed value. Returns path and message of each fault.
    fn faults(name: (DocumentKind, &str), pointer: &str, value: Value) -> Vec<String> {
        let library = library();
        let (kind, slug) = name;
        let (mut values, text) = values(&library, kind, slug);
        set(&mut values, pointer, value);
        let Checked { document, faults } = library.check(kind, slug, &values, &text);
        assert_eq!(document.is_none(), faults.iter().any(|fault| !fault.warning));
        let line = |fault: &Fault| format!("{}{fault}", if fault.warning { "warning: " } else { "" });
        faults.iter().map(line).collect()
    }

    /// Returns the documents of a folder as a database has them.
    fn stored(folder: &Path) -> (Vec<StoredDocument>, Vec<LibraryMedium>) {
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
        let media = media.values().map(|file| LibraryMedium {
            path: file.path.as_str().to_owned(),
            digest: file.digest.clone(),
            width: file.width,
            height: file.height,
            ..LibraryMedium::default()
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
        }
    }

    #[test]
    fn templates_have_no_faults() {
        let (documents, media) = stored(&example());
        let library = Library::new(&documents, &media);
        for kind in DocumentKind::ALL {
            let Some((values, text)) = template(kind, "my-new-one", "My new one", "2026-10-05") else {
                assert!(matches!(
                    kind,
                    DocumentKind::List
                        | DocumentKind::Menus
                        | DocumentKind::Redirects
                        | DocumentKind::Words
                        | DocumentKind::Settings
                ));
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

    const PLANNING: (DocumentKind, &str) = (DocumentKind::Page, "services/planning");
    const MENUS: (DocumentKind, &str) = (DocumentKind::Menus, "menus");

    #[test]
    fn faults_lead_to_their_values() {
        for (name, pointer, value, expected) in [
            (PLANNING, "/label", json!(null), "label: label is missing"),
            (PLANNING, "/labl", json!("A"), "labl: unknown key 'labl'; did you mean 'label'?"),
            (PLANNING, "/seo/title", json!(["A"]), "seo.title: expected a text"),
            (PLANNING, "/sections/0/pageHero/image", json!(null), "sections.0.pageHero.image: image is missing"),
            (
                PLANNING,
                "/sections/0/pageHero/image/name",
                json!("media/none.png"),
                "sections.0.pageHero.image.name: media/none.png does not exist",
            ),
            (
                PLANNING,
                "/sections/0/pageHero/actions/1/href",
                json!("/events/open-dya"),
                "sections.0.pageHero.actions.1.href: no page has the path /events/open-dya; did you mean \
                 '/events/open-day'?",
            ),
            (PLANNING, "/sections/1/cards/look", json!("grid"), "sections.1.cards: the look 'grid' needs claim"),
            (
                PLANNING,
                "/sections/1/cards/cards/0/chips/1",
                json!("a\tb"),
                "sections.1.cards.cards.0.chips.1: contains a tab; use spaces",
            ),
            (
                PLANNING,
                "/sections/2",
                json!({"prosa": {}}),
                "sections.2.prosa: unknown name 'prosa'; did you mean 'prose'?",
            ),
            (
                PLANNING,
                "/path",
                json!("/services/support"),
                "path: /services/support is the path of pages/services/support.yaml already",
            ),
            (
                PLANNING,
                "/path",
                json!("/home"),
                "path: /home is an old address in the redirects; remove that redirect first",
            ),
            (MENUS, "/slideIn/0/group/id", json!("other"), "slideIn.0.group.id: no dropdown has the id 'other'"),
            (
                (DocumentKind::Redirects, "redirects"),
                "/redirects/0/from",
                json!("/insights"),
                "redirects.0.from: /insights is the address of pages/insights.yaml",
            ),
            (
                (DocumentKind::Event, "open-day"),
                "/related",
                json!(["blog/none"]),
                "related.0: blog/none does not exist",
            ),
            (
                (DocumentKind::Event, "open-day"),
                "/excerpt",
                json!("By {brand}."),
                "warning: excerpt: '{brand}' is replaced only in pages, menus, lists and words; write the fact itself",
            ),
            ((DocumentKind::Page, "404"), "/draft", json!(true), "/404 is a draft, and the site needs it"),
        ] {
            let found = faults(name, pointer, value);
            assert!(found.iter().any(|fault| fault == expected), "{expected}: {found:?}");
        }
    }

    #[test]
    fn faults_of_the_text_have_its_line() {
        let library = library();
        let (values, _) = values(&library, DocumentKind::Event, "open-day");
        let text = "\r\nOne\r\n\r\n[A](/nowhere)\r\n<img src=x>\r\n";
        let checked = library.check(DocumentKind::Event, "open-day", &values, text);
        let found: Vec<String> = checked.faults.iter().map(ToString::to_string).collect();
        assert_eq!(found, ["text:5: a picture is written as ![What it shows](media/a.jpg)"]);
        let text = text.replace("<img src=x>", "");
        let checked = library.check(DocumentKind::Event, "open-day", &values, &text);
        let found: Vec<String> = checked.faults.iter().map(ToString::to_string).collect();
        assert_eq!(found, ["text:4: no page has the path /nowhere"]);
        assert!(checked.document.unwrap().source.ends_with("---\n\nOne\n\n[A](/nowhere)\n"));
    }

    #[test]
    fn change_that_breaks_other_documents_is_a_warning() {
        let found = faults(PLANNING, "/path", json!("/services/plans"));
        let expected = [
            "warning: menus: href: no page has the path /services/planning",
            "warning: pages/: page: no page has the path /services/planning",
            "warning: redirects: to: no page has the path /services/planning",
        ];
        for expected in expected {
            assert!(found.iter().any(|fault| fault.starts_with(expected)), "{expected}: {found:?}");
        }
        let library = library();
        let (mut support, _) = values(&library, DocumentKind::Page, "services/support");
        support["card"] = Value::Null;
        let checked = library.check(DocumentKind::Page, "services/support", &support, "");
        let expected = "pages/services/planning: pages: /services/support has no card to show here";
        assert!(checked.faults.iter().any(|fault| fault.message.starts_with(expected)), "{:?}", checked.faults);
    }

    #[test]
    fn links_to_a_page_are_found_in_every_kind_of_document() {
        let library = library();
        assert_eq!(library.links_to("/services/planning"), ["pages/", "menus", "redirects"]);
        assert_eq!(library.links_to("/events/open-day"), ["pages/services/planning"]);
        assert_eq!(library.links_to("/nowhere"), [""; 0]);
    }

    #[test]
    fn new_page_gets_a_file_of_its_path() {
        let library = library();
        for (path, file) in [
            ("/services/new-one", "pages/services/new-one.yaml"),
            ("/services/a.b", "pages/services/a-b.yaml"),
            ("/draft", "pages/draft-2.yaml"),
        ] {
            assert_eq!(library.file_of(DocumentKind::Page, "new", &json!({ "path": path })), file);
        }
        assert_eq!(library.file_of(DocumentKind::Blog, "a", &json!({})), "blog/a.md");
    }

    /// Checks values that came from an attacker. Returns the messages.
    fn attack(library: &Library, kind: DocumentKind, slug: &str, values: &Value, text: &str) -> Vec<String> {
        let Checked { document, faults } = library.check(kind, slug, values, text);
        // What is accepted can be stored, and read again.
        if let Some(document) = document {
            assert!(!document.source.contains('\0'));
            let (read, _) = values_of_source(kind, &document.slug, &document.source).unwrap();
            let again = library.check(kind, slug, &read, text).document.unwrap();
            assert_eq!((again.body, again.source), (document.body, document.source));
        }
        faults.into_iter().filter(|fault| !fault.warning).map(|fault| fault.to_string()).collect()
    }

    /// Returns the pointers of all texts.
    fn texts(values: &Value, pointer: &str, found: &mut Vec<String>) {
        match values {
            Value::String(_) => found.push(pointer.to_owned()),
            Value::Array(items) => {
                items.iter().enumerate().for_each(|(index, item)| texts(item, &format!("{pointer}/{index}"), found));
            }
            Value::Object(entries) => {
                entries.iter().for_each(|(key, value)| texts(value, &format!("{pointer}/{key}"), found));
            }
            _ => {}
        }
    }

    #[test]
    fn hostile_text_in_any_field_is_a_fault_or_a_text() {
        let library = library();
        for (kind, slug) in [PLANNING, MENUS, (DocumentKind::Event, "open-day"), (DocumentKind::List, "leaders")] {
            let (sound, text) = values(&library, kind, slug);
            let mut pointers = Vec::new();
            texts(&sound, "", &mut pointers);
            for pointer in &pointers {
                for hostile in [
                    "<script>alert(1)</script>",
                    "\"><img src=x onerror=alert(1)>",
                    "javascript:alert(1)",
                    "//evil.example",
                    "data:text/html,x",
                    "a\u{1}b",
                    "a\u{85}\u{9f}\u{feff}\u{202e}b",
                    "---\n---\n",
                    "{{brand}}",
                    "&a *a !!x",
                ] {
                    let mut values = sound.clone();
                    set(&mut values, pointer, json!(hostile));
                    let found = attack(&library, kind, slug, &values, &text);
                    let key = pointer.rsplit('/').next().unwrap();
                    let is_address =
                        matches!(key, "href" | "path" | "thumbnail" | "name") && !pointer.contains("leaders");
                    if is_address && !hostile.contains("{{") && key != "name" {
                        assert!(!found.is_empty(), "{pointer} {hostile:?}");
                    }
                }
                for value in [json!("\0"), json!("a\0b")] {
                    let mut values = sound.clone();
                    set(&mut values, pointer, value);
                    let expected =
                        format!("{}: contains a null character", pointer.trim_start_matches('/').replace('/', "."));
                    assert_eq!(attack(&library, kind, slug, &values, &text), [expected]);
                }
            }
        }
    }

    #[test]
    fn value_of_another_kind_is_a_fault_or_harmless() {
        let library = library();
        let (sound, _) = values(&library, DocumentKind::Page, "");
        let counter = "/sections/2/figures/counters/0/end";
        for (value, is_sound) in [
            (json!(0), true),
            (json!(4_294_967_295_u32), true),
            (json!(4_294_967_296_u64), false),
            (json!(u64::MAX), false),
            (json!(i64::MIN), false),
            (json!(-1), false),
            (json!(1.5), false),
            (json!(1e300), false),
            (json!(f64::MIN_POSITIVE), false),
            (json!(true), false),
            (json!("0x7fffffffffffffffffffffff"), false),
            (json!("9".repeat(5_000)), false),
            (json!([[[]]]), false),
            (json!({}), false),
            (json!({"end": 1}), false),
            (json!(null), false),
        ] {
            let mut values = sound.clone();
            set(&mut values, counter, value.clone());
            let found = attack(&library, DocumentKind::Page, "", &values, "");
            assert_eq!(found.is_empty(), is_sound, "{value}: {found:?}");
            for pointer in ["/label", "/seo", "/sections", "/sections/0", "/sections/2/figures", "/draft", "/other"] {
                let mut values = sound.clone();
                set(&mut values, pointer, value.clone());
                attack(&library, DocumentKind::Page, "", &values, "");
            }
        }
        for values in [json!(null), json!([]), json!("a"), json!(5)] {
            assert_eq!(attack(&library, DocumentKind::Page, "", &values, ""), ["expected keys, each with its value"]);
        }
        // The last of two equal keys counts.
        let twice: Value = serde_json::from_str(r#"{"redirects": 5, "redirects": []}"#).unwrap();
        assert_eq!(attack(&library, DocumentKind::Redirects, "redirects", &twice, ""), [""; 0]);
    }

    #[test]
    fn oversized_values_are_refused_quickly() {
        let library = library();
        let (sound, _) = values(&library, DocumentKind::Page, "services/planning");
        let check = |pointer: &str, value: Value| {
            let mut values = sound.clone();
            set(&mut values, pointer, value);
            attack(&library, DocumentKind::Page, "services/planning", &values, "")
        };
        let nested = |depth: usize| (0..depth).fold(json!("a"), |inner, _| json!([inner]));
        let megabyte = "a".repeat(1024 * 1024);
        let began = std::time::Instant::now();
        for (found, expected) in [
            (check("/label", json!(megabyte)), "the document has "),
            (check("/label", json!("a".repeat(1_000_000))), "label: has 1000000 characters; at most 200 are allowed"),
            (check("/kind", json!("a".repeat(1_000_000))), "kind: unknown name 'aaa"),
            (check("/sections/1/cards/look", json!("é".repeat(400_000))), "sections.1.cards.look: unknown name 'é"),
            (check("/label", nested(31)), "label: expected a text"),
            (check("/label", nested(32)), "label"),
            (check("/label", nested(100)), "label"),
            (check("/a", json!(vec![1; 20_000])), "the document has more than 20000 values"),
            (check("/sections", json!(vec![json!({}); 19_000])), "sections"),
            (check(&format!("/{}", "k".repeat(201)), json!(1)), "a key has more than 200 characters"),
            (check("/a\0b", json!(1)), "contains a null character"),
        ] {
            assert!(found.first().is_some_and(|fault| fault.starts_with(expected)), "{expected}: {found:?}");
            assert!(found.len() <= 200 && found.iter().all(|fault| fault.chars().count() < 600));
        }
        let found = library.check(DocumentKind::Event, "open-day", &json!({"title": "A"}), &megabyte).faults;
        assert!(found[0].message.starts_with("the document has "), "{found:?}");
        let (event, _) = values(&library, DocumentKind::Event, "open-day");
        for text in ["> ".repeat(100_000), "[".repeat(500_000), "<b>".repeat(300_000), "![a](".repeat(100_000)] {
            attack(&library, DocumentKind::Event, "open-day", &event, &text);
        }
        let found = attack(&library, DocumentKind::Event, "open-day", &event, "a\0b");
        assert_eq!(found, ["text: contains a null character"]);
        assert_eq!(
            attack(&library, DocumentKind::Page, "services/planning", &sound, "Text"),
            ["text: a document of this kind has no text: all that it shows has a key"]
        );
        // Minutes, if one of them took time that grows with its square.
        assert!(began.elapsed().as_secs() < 120, "{:?}", began.elapsed());
    }

    #[test]
    fn name_that_is_no_address_is_a_fault() {
        let library = library();
        for (kind, slug, expected) in [
            (DocumentKind::Blog, "../a", "the address has lower-case letters, digits and hyphens, found \"../a\""),
            (DocumentKind::Blog, "", "the address has lower-case letters, digits and hyphens, found \"\""),
            (DocumentKind::Landing, "search", "the server uses this address itself; choose another"),
            (DocumentKind::List, "none", "is not a list; there are delivery, testimonials, leaders, partners"),
        ] {
            assert_eq!(attack(&library, kind, slug, &json!({}), ""), [expected], "{slug}");
        }
        let page = |path: &str| attack(&library, DocumentKind::Page, "new", &json!({ "path": path }), "");
        assert!(page("/../../etc/passwd").iter().any(|fault| fault.starts_with("path: expected the path of a page")));
        assert_eq!(library.file_of(DocumentKind::Page, "a", &json!({ "path": "/../../etc" })), "pages/etc.yaml");
    }
}
