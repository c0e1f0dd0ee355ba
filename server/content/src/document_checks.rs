//! Rules between the documents of a folder: links resolve, names are unique, media exist.

use std::collections::{BTreeMap, BTreeSet};

use core_wasm::fields::Date;
use core_wasm::formats::DateFormats;
use core_wasm::site::{is_document_path, is_server_path, is_slug};
use core_wasm::text::names_in;

use super::documents::{Content, ContentFile, MENUS_FILE, PAGES_FOLDER, may_be_file};
use super::downloads::download;
use super::error::ContentError;
use super::marked_values::MARKED;
use super::site_media_names::{family, is_site_file};
use super::site_words::placeholder_faults;
use super::tokens::NAMES;
use super::tree::{Place, Tree};
use super::typed_values::TypedValue;
use model::near::{suggestion, unknown};
use model::{
    DocumentKind, FORMS_OF_LANDINGS, Landing, MEDIA_PREFIX, MediaPath, NEEDED_PAGES, Page, PathStep, Section,
    SectionIds, Settings, SettingsFault, is_media_file, marked_links, places,
};

/// Paths that the views of some kinds of documents link to.
const LINKED_BY_VIEWS: [(&str, &[DocumentKind]); 2] = [
    ("/insights", &[DocumentKind::Event, DocumentKind::News, DocumentKind::Blog, DocumentKind::Landing]),
    ("/career", &[DocumentKind::Job]),
];

/// Places of every page: its top, which has two names, and its content.
const PAGE_PLACES: [&str; 3] = ["", "top", "main"];

/// Allowed beginnings of links in Markdown. Others are removed, or relative to the address at which a visitor reads.
const TEXT_LINKS: [&str; 6] = ["/", "#", "https://", "http://", "mailto:", "tel:"];

/// Anchors that the view adds to pages of events and posts: its own headings.
const ITEM_PLACES: [&str; 3] = ["overview", "gallery", "related"];

/// Days of a landing whose slots are checked, so that a mistyped last day costs no time.
const CHECKED_DAYS: usize = 3_660;

/// Checks the documents of a folder. Returns errors and warnings. `others` maps the addresses of events, posts, jobs
/// and landings to their files. `is_whole` is false when faults kept some documents from being read; no page is then
/// reported as missing.
pub(super) fn check_documents(
    documents: &[ContentFile],
    others: &BTreeMap<String, String>,
    is_whole: bool,
) -> (Vec<ContentError>, Vec<ContentError>) {
    let documents: Vec<&ContentFile> = documents.iter().collect();
    let mut checks = Checks::of(&documents, others, is_whole);
    checks.check_needed(&documents);
    for document in documents {
        checks.check(document);
    }
    (checks.errors, checks.warnings)
}

/// The fault of a link, with its message.
enum LinkFault {
    /// The link leads to a draft, which may be published later, or to a place that its page lacks.
    Loose(String),
    Dead(String),
}

/// Checks of some documents against all of them.
pub(super) struct Checks<'a> {
    pages: BTreeMap<&'a str, &'a ContentFile>,
    others: &'a BTreeMap<String, String>,
    /// The files of drafts.
    drafts: BTreeSet<&'a str>,
    /// Media of published documents.
    media: BTreeSet<&'a MediaPath>,
    lists: Vec<&'a ContentFile>,
    redirects: BTreeMap<&'a str, &'a str>,
    is_whole: bool,
    pub(super) errors: Vec<ContentError>,
    pub(super) warnings: Vec<ContentError>,
}

impl<'a> Checks<'a> {
    /// Prepares checks; see [`check_documents`].
    pub(super) fn of(documents: &[&'a ContentFile], others: &'a BTreeMap<String, String>, is_whole: bool) -> Self {
        let mut pages = BTreeMap::new();
        for (page, document) in documents.iter().filter_map(|document| Some((document.page()?, *document))) {
            pages.entry(page.path.as_str()).or_insert(document);
        }
        let redirects = documents.iter().find_map(|document| match &document.content {
            Content::Redirects(redirects) => Some(redirects),
            _ => None,
        });
        let redirects = redirects.iter().flat_map(|redirects| &redirects.redirects);
        let published = documents.iter().filter(|document| !document.draft);
        Self {
            pages,
            others,
            drafts: documents.iter().filter(|document| document.draft).map(|document| document.file.as_str()).collect(),
            media: published.flat_map(|document| document.media.keys()).collect(),
            lists: documents.iter().copied().filter(|document| document.kind == DocumentKind::List).collect(),
            redirects: redirects.map(|redirect| (redirect.from.as_str(), redirect.to.as_str())).collect(),
            is_whole,
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Checks one of the documents.
    pub(super) fn check(&mut self, document: &'a ContentFile) {
        self.warnings.extend(document.warnings.iter().cloned());
        self.check_names(document);
        self.check_values(document);
        self.check_text(document);
        self.check_tokens(document);
        match &document.content {
            Content::Page(page) => self.check_page(document, page),
            Content::Landing(landing) => self.check_slots(document, landing),
            Content::Words => {
                for (place, problem) in placeholder_faults(&document.tree) {
                    self.error(document, place, problem);
                }
            }
            Content::Settings(settings) => self.check_settings(document, settings),
            Content::Menus(_) | Content::Redirects(_) | Content::Other => {}
        }
    }

    fn error(&mut self, document: &ContentFile, place: Place, problem: impl Into<String>) {
        self.errors.push(ContentError::at(&document.file, place, problem));
    }

    fn warn(&mut self, document: &ContentFile, place: Place, problem: impl Into<String>) {
        self.warnings.push(ContentError::at(&document.file, place, problem));
    }

    /// Checks that the documents that every site needs are among all documents.
    pub(super) fn check_needed(&mut self, documents: &[&ContentFile]) {
        if self.pages.is_empty() || !self.is_whole {
            return;
        }
        for path in NEEDED_PAGES {
            match self.pages.get(path) {
                Some(document) if document.draft => {
                    self.error(document, Place::default(), format!("{path} is a draft, and the site needs it"));
                }
                Some(_) => {}
                None => self.errors.push(ContentError::of_file(
                    PAGES_FOLDER,
                    format!("has no page with the path {path}, and the site needs it"),
                )),
            }
        }
        for (path, kinds) in LINKED_BY_VIEWS {
            let mut shown = documents.iter().filter(|document| kinds.contains(&document.kind) && !document.draft);
            if let Some(document) = shown.next().filter(|_| !self.pages.contains_key(path)) {
                self.warn(document, Place::default(), format!("its page leads to {path}, which no page has"));
            }
        }
        if !documents.iter().any(|document| document.kind == DocumentKind::Menus) {
            self.errors.push(ContentError::of_file(MENUS_FILE, "is missing, and pages need it"));
        }
    }

    /// Checks that anchors and ids are unique, and that referenced ones exist.
    fn check_names(&mut self, document: &'a ContentFile) {
        let values = document.typed_values();
        let names =
            || values.iter().filter(|value| value.type_name == "Anchor" && matches!(value.key, "id" | "anchor"));
        let mut seen = BTreeSet::new();
        for value in names() {
            // All sections of a page share one address.
            let owner = if document.kind == DocumentKind::Page { "" } else { value.owner };
            if !seen.insert((owner, value.text)) {
                self.error(
                    document,
                    value.place,
                    format!("{}: '{}' is a duplicate; choose another", value.key, value.text),
                );
            }
        }
        let of = |owner: &'static str| names().filter(move |value| value.owner == owner);
        for group in of("SlideInGroup") {
            if !of("Dropdown").any(|dropdown| dropdown.text == group.text) {
                let near = suggestion(group.text, of("Dropdown").map(|dropdown| dropdown.text));
                self.error(document, group.place, format!("id: no dropdown has the id '{}'{near}", group.text));
            }
        }
    }

    /// Checks links, names of media, and references to entries of lists.
    fn check_values(&mut self, document: &'a ContentFile) {
        let mut old_addresses = BTreeSet::new();
        for value in document.typed_values() {
            match (value.type_name, value.owner, value.key) {
                ("Href", _, "href") if value.text.is_empty() => {
                    let problem = "href: is empty; put an address that begins with # into quotes";
                    self.error(document, value.place, problem);
                }
                ("Href", ..) => self.check_link(document, &value),
                (MARKED, ..) => {
                    for link in marked_links(value.text) {
                        self.check_link(document, &TypedValue { text: &link, ..value });
                    }
                }
                ("PagePath", "Redirect", "from") => {
                    self.check_old_address(document, &value);
                    if !old_addresses.insert(value.text) {
                        let problem = format!("from: {} is a duplicate; remove one of the redirects", value.text);
                        self.error(document, value.place, problem);
                    }
                }
                ("PagePath", "Redirect", _) => self.check_target(document, value.text, value.place),
                ("PagePath", owner, _) => {
                    self.check_link(document, &value);
                    match owner {
                        "OtherServices" => self.check_card(document, &value),
                        "HeroResult" => self.check_result(document, &value, "results", true),
                        "Proof" => self.check_result(document, &value, "story", false),
                        _ => {}
                    }
                }
                ("Anchor", _, "testimonial") => self.check_entry(document, &value, "Testimonial", "id"),
                ("Line", "RequestStrip", "leader") => self.check_entry(document, &value, "Leader", "name"),
                ("Day", "Highlight", "day") => self.check_session(document, &value),
                ("RelatedName", ..) if document.file == format!("{}.md", value.text.trim_start_matches('/')) => {
                    self.error(document, value.place, format!("{}: the item names itself", value.key));
                }
                _ => self.check_medium(document, &value),
            }
        }
    }

    /// Warns of tokens that nothing replaces: visitors would see them. In the words, faults of placeholders are errors.
    fn check_tokens(&mut self, document: &'a ContentFile) {
        if document.kind == DocumentKind::Words {
            return;
        }
        if matches!(document.kind, DocumentKind::Page | DocumentKind::Menus | DocumentKind::List) {
            for TypedValue { key, description, text, place, .. } in document.typed_values() {
                // The description of a key names the tokens that its view replaces.
                let known: Vec<&str> = NAMES.into_iter().chain(names_in(description).map(|(_, name)| name)).collect();
                for (_, name) in names_in(text).filter(|(_, name)| !known.contains(name)) {
                    self.warn(document, place, format!("{key}: {}", unknown("token", name, &known)));
                }
            }
            return;
        }
        for (line, text) in (1..).zip(document.source.lines()) {
            for (start, name) in names_in(text).filter(|(_, name)| NAMES.contains(name)) {
                let column = text.get(..start).unwrap_or_default().chars().count() + 1;
                let problem =
                    format!("'{{{name}}}' is replaced only in pages, menus, lists and words; write the fact itself");
                self.warn(document, Place { line, column }, problem);
            }
        }
    }

    /// Checks that values of the settings don't conflict.
    fn check_settings(&mut self, document: &ContentFile, settings: &Settings) {
        for SettingsFault { path, problem } in settings.faults() {
            let (mut tree, mut key) = (&document.tree, "");
            for step in &path {
                let next = match step {
                    PathStep::Key(name) => {
                        key = name;
                        tree.get(name)
                    }
                    PathStep::Index(index) => tree.items().get(*index),
                };
                let Some(next) = next else { break };
                tree = next;
            }
            self.error(document, tree.place, format!("{key}: {problem}"));
        }
    }

    /// Checks that a session takes place on one of the event's days.
    fn check_session(&mut self, document: &ContentFile, day: &TypedValue<'_>) {
        let Content::Landing(landing) = &document.content else { return };
        let days = landing.first_day.date()..=landing.last_day.date();
        if Date::parse(day.text).is_ok_and(|date| !days.contains(&date)) {
            let problem = format!("day: {} is not between first_day and last_day", day.text);
            self.error(document, day.place, problem);
        }
    }

    /// Warns of slots that the venue's clocks skip.
    fn check_slots(&mut self, document: &ContentFile, landing: &Landing) {
        let window = landing.window();
        let days = window.first_day.days()..=window.last_day.days();
        let slots = days.take(CHECKED_DAYS).filter_map(Date::from_days).flat_map(|date| {
            let open = window.slots().filter(|slot| !window.closed.contains(&slot.start()));
            open.map(move |slot| (date, slot))
        });
        let mut skipped = slots.filter(|(date, slot)| !window.exists(*date, *slot));
        let Some((date, slot)) = skipped.next() else { return };
        let more = match skipped.count() {
            0 => String::new(),
            more => format!(", and {more} more"),
        };
        let formats = DateFormats::default();
        let problem = format!(
            "time_zone: clocks change, so that these slots do not exist and are not offered: {}, {}{more}",
            formats.date(date),
            formats.slot(slot)
        );
        self.warn(document, at(document.tree.get("time_zone")), problem);
    }

    fn check_link(&mut self, document: &'a ContentFile, value: &TypedValue<'_>) {
        let TypedValue { key, place, .. } = *value;
        match self.link_fault(document, value.text) {
            Some(LinkFault::Loose(problem)) => self.warn(document, place, format!("{key}: {problem}")),
            Some(LinkFault::Dead(problem)) => self.error(document, place, format!("{key}: {problem}")),
            None => {}
        }
    }

    /// Warns of dead links in the text below the front matter. They may lead to addresses that no document describes.
    fn check_text(&mut self, document: &'a ContentFile) {
        for (address, place) in &document.links {
            if let Some(problem) = self.text_link_fault(document, address) {
                self.warn(document, *place, format!("text: {problem}"));
            }
        }
    }

    fn text_link_fault(&self, document: &ContentFile, address: &str) -> Option<String> {
        let nowhere = |advice: &str| Some(format!("the link {address:?} leads nowhere; {advice}"));
        // The sanitiser removes it: it looks like a path of this site.
        if address.starts_with("//") {
            return nowhere("an address of another site begins with https://");
        }
        // A missing file is reported with the media.
        if download(address).is_some() {
            return None;
        }
        if !TEXT_LINKS.iter().any(|start| address.starts_with(start)) {
            return nowhere("expected an address that begins with /, #, https://, mailto: or tel:");
        }
        // A partial import, such as `--only events`, has no pages.
        text_place_fault(document.kind, address).or_else(|| match self.link_fault(document, address)? {
            _ if self.pages.is_empty() => None,
            LinkFault::Loose(problem) | LinkFault::Dead(problem) => Some(problem),
        })
    }

    /// Returns what is wrong with a link of a document; nothing if it leads to another site.
    fn link_fault(&self, document: &ContentFile, address: &str) -> Option<LinkFault> {
        if address.starts_with('#') {
            return place_fault(document, address);
        }
        let path = path_of(address)?;
        if self.is_draft(path) && !document.draft {
            return Some(LinkFault::Loose(format!("{path} is a draft, and its visitors find no page")));
        }
        match (self.pages.get(path), self.redirects.get(path)) {
            (Some(page), _) => place_fault(page, address),
            (None, _) if self.others.contains_key(path) || self.landing_of_form(path).is_some() => None,
            (None, Some(to)) => Some(LinkFault::Dead(format!("{path} is an old address; write {to}"))),
            (None, None) if self.is_file(document, path) => None,
            (None, None) if self.is_whole => {
                let what = if path.contains('.') { "no page and no file" } else { "no page" };
                Some(LinkFault::Dead(format!("{what} has the path {path}{}", self.near(path))))
            }
            (None, None) => None,
        }
    }

    /// Returns true for a file of the server, and for a medium that this document or a published one shows.
    fn is_file(&self, document: &ContentFile, path: &str) -> bool {
        if path.starts_with(MEDIA_PREFIX) {
            let medium = MediaPath::of_address(path);
            return medium.is_some_and(|path| document.media.contains_key(&path) || self.media.contains(&path));
        }
        let event = path.strip_suffix("/calendar.ics").filter(|event| event.starts_with("/events/"));
        match path.strip_prefix("/media/") {
            Some(file) => is_site_file(file),
            None => {
                path.contains('.') && is_server_path(path) || event.is_some_and(|event| self.others.contains_key(event))
            }
        }
    }

    /// Returns true when the document at a path is a draft.
    fn is_draft(&self, path: &str) -> bool {
        let file = self.pages.get(path).map(|page| &page.file).or_else(|| self.others.get(path));
        file.is_some_and(|file| self.drafts.contains(file.as_str()))
    }

    /// Returns the file of the landing that has one of its forms at a path.
    fn landing_of_form(&self, path: &str) -> Option<&'a String> {
        let landing = FORMS_OF_LANDINGS.iter().find_map(|form| path.strip_suffix(form))?;
        self.others.get(landing).filter(|file| file.starts_with(DocumentKind::Landing.folder()))
    }

    fn near(&self, path: &str) -> String {
        suggestion(path, self.pages.keys().copied().chain(self.others.keys().map(String::as_str)))
    }

    fn check_medium(&mut self, document: &ContentFile, value: &TypedValue<'_>) {
        let Some(family) = family(value.type_name) else { return };
        let TypedValue { key, text, place, .. } = *value;
        if is_media_file(text) {
            if !may_be_file(value) {
                let word = family.word;
                self.error(document, place, format!("{key}: expected a {word} of the site's own, found a file"));
            }
        } else if !family.has(text) {
            // Files have an extension, names of the site's own have none.
            let near = if text.contains('.') && may_be_file(value) {
                format!("; a file of yours is 'media/{text}'")
            } else {
                suggestion(text, family.names())
            };
            self.error(document, place, format!("{key}: the site has no {} '{text}'{near}", family.word));
        }
    }

    fn check_page(&mut self, document: &'a ContentFile, page: &Page) {
        let path = page.path.as_str();
        let place = at(document.tree.get("path"));
        match self.pages.get(path) {
            Some(first) if first.file != document.file => {
                let file = first.file.clone();
                self.error(document, place, format!("path: {path} is the path of {file} already"));
            }
            _ => {}
        }
        if let Some(file) = self.others.get(path).or_else(|| self.landing_of_form(path)) {
            self.error(document, place, format!("path: {path} is the address of {file}"));
        } else if !is_document_path(path) {
            let problem = match path.contains('.') && !is_server_path(path) {
                true => "a page's path has no dot, as the names of files have; choose another path".to_owned(),
                false => format!("the server uses {path} itself; choose another path"),
            };
            self.error(document, place, format!("path: {problem}"));
        }
        let sections = document.tree.get("sections").map(Tree::items).unwrap_or_default();
        self.check_main_headings(document, page, sections);
        for (section, tree) in page.sections.iter().zip(sections) {
            self.check_fixed_path(document, page, section, tree);
        }
    }

    /// Checks that a section whose lists, tabs and filters work at one path only is on the page with that path.
    fn check_fixed_path(&mut self, document: &ContentFile, page: &Page, section: &Section, tree: &Tree) {
        let Some(path) = section.content().fixed_path().filter(|path| *path != page.path.as_str()) else { return };
        let key = tree.entries().first().map(|entry| entry.key.as_str()).unwrap_or_default();
        let problem = format!("{key}: works on the page with the path {path} alone, to which its items and links lead");
        self.error(document, tree.place, problem);
    }

    /// Warns of a page without a main heading, and of one with several. A draft may not be complete yet.
    fn check_main_headings(&mut self, document: &ContentFile, page: &Page, sections: &[Tree]) {
        let is_opening = |(section, _): &(&Section, &Tree)| section.content().has_main_heading();
        let mut openings = page.sections.iter().zip(sections).filter(is_opening);
        if document.draft {
            return;
        }
        let Some((_, first)) = openings.next() else {
            let place = at(document.tree.get("sections"));
            let problem = "sections: no section has the page's main heading (h1); add one such as pageHero";
            return self.warn(document, place, problem);
        };
        let key = |tree: &Tree| tree.entries().first().map(|entry| entry.key.clone()).unwrap_or_default();
        for (_, tree) in openings {
            let problem = format!("{}: is a second main heading (h1), after that of {}", key(tree), key(first));
            self.warn(document, tree.place, problem);
        }
    }

    /// Checks that a page of the carousel has a card.
    fn check_card(&mut self, document: &ContentFile, page: &TypedValue<'_>) {
        let target = self.pages.get(page.text).copied();
        if let Some(target) = target.filter(|target| target.page().is_some_and(|page| page.card.is_none())) {
            let problem = format!("pages: {} has no card to show here; give {} a card", page.text, target.file);
            self.error(document, page.place, problem);
        }
    }

    /// Checks that a list has the entry that a section names. `owner` is the type of the entries, `key` names them.
    fn check_entry(&mut self, document: &ContentFile, wanted: &TypedValue<'_>, owner: &str, key: &str) {
        let values = self.lists.iter().flat_map(|list| list.typed_values());
        let names: Vec<&str> =
            values.filter(|value| (value.owner, value.key) == (owner, key)).map(|value| value.text).collect();
        if self.is_whole && !names.contains(&wanted.text) {
            let (word, near) = (wanted.key, suggestion(wanted.text, names));
            let problem = format!("{word}: no {word} has the {key} '{}'{near}", wanted.text);
            self.error(document, wanted.place, problem);
        }
    }

    /// Checks that a story states a result, and a figure in it if the section shows one.
    fn check_result(&mut self, document: &ContentFile, story: &TypedValue<'_>, key: &str, needs_figure: bool) {
        // A missing page is reported as a dead link.
        let Some(target) = self.pages.get(story.text).copied() else { return };
        let problem = match target.page().and_then(Page::first_result) {
            None => "states no result; add cards with the look 'results' to",
            Some(result) if needs_figure && result.figure.is_none() => "has no figure in its first result; add one to",
            Some(_) => return,
        };
        self.error(document, story.place, format!("{key}: {} {problem} {}", story.text, target.file));
    }

    fn check_old_address(&mut self, document: &ContentFile, value: &TypedValue<'_>) {
        let TypedValue { text: from, place, .. } = *value;
        if is_server_path(from) {
            self.error(document, place, format!("from: the server uses {from} itself; remove this redirect"));
        }
        let page = self.pages.get(from).map(|page| &page.file);
        let file = page.or_else(|| self.others.get(from)).or_else(|| self.landing_of_form(from)).cloned();
        if let Some(file) = file {
            self.error(document, place, format!("from: {from} is the address of {file}"));
        }
    }

    /// Returns the final target of a path's redirects; `None` for a loop.
    fn end_of<'p>(&'p self, path: &'p str) -> Option<&'p str> {
        let mut end = path;
        for _ in 0..=self.redirects.len() {
            match self.redirects.get(end) {
                Some(next) => end = next,
                None => return Some(end),
            }
        }
        None
    }

    fn check_target(&mut self, document: &ContentFile, to: &str, place: Place) {
        let is_there = self.others.contains_key(to);
        match (self.pages.get(to), self.redirects.get(to)) {
            (_, Some(_)) => {
                let problem = match self.end_of(to) {
                    Some(end) => format!("{to} is an old address itself; write {end}"),
                    None => format!("{to} leads back to itself; write the path that it has now"),
                };
                self.error(document, place, format!("to: {problem}"));
            }
            (_, None) if self.is_draft(to) => {
                self.warn(document, place, format!("to: {to} is a draft, and its visitors find no page"));
            }
            (Some(_), None) => {}
            (None, None) if is_there || !self.is_whole => {}
            // A landing may be removed once its event is over.
            (None, None) if to.strip_prefix('/').is_some_and(is_slug) => {
                let near = self.near(to);
                self.warn(document, place, format!("to: no page and no landing has the path {to}{near}"));
            }
            (None, None) => {
                let near = self.near(to);
                self.error(document, place, format!("to: no page has the path {to}{near}"));
            }
        }
    }
}

/// Returns what is wrong with the place within a page that an address names. `target` is the document that it leads to.
fn place_fault(target: &ContentFile, address: &str) -> Option<LinkFault> {
    let page = target.page()?;
    let (_, place) = address.split_once('#')?;
    let mut ids = SectionIds::of(&page.sections);
    let mut known: Vec<String> = PAGE_PLACES.map(str::to_owned).into();
    for section in &page.sections {
        known.extend(places(section, &ids.next(section)));
    }
    let is_known = known.iter().any(|name| name == place);
    let near = || suggestion(place, known.iter().map(String::as_str));
    (!is_known).then(|| LinkFault::Loose(format!("{} has no place '#{place}'{}", page.path, near())))
}

/// Returns what is wrong with a link of a text to a place on its own page. The sanitiser removes the ids of headings.
fn text_place_fault(kind: DocumentKind, address: &str) -> Option<String> {
    let place = address.strip_prefix('#')?;
    let of_view: &[&str] = if kind == DocumentKind::Job { &[] } else { &ITEM_PLACES };
    let known = || PAGE_PLACES.iter().chain(of_view).copied();
    let named: Vec<&str> = known().filter(|known| !known.is_empty()).collect();
    let problem = format!(
        "the link {address:?} leads nowhere: a text's headings are no places; there are #{}",
        named.join(", #")
    );
    (!known().any(|known| known == place)).then_some(problem)
}

/// Returns the path of a link inside the site.
pub(super) fn path_of(address: &str) -> Option<&str> {
    address.split(['?', '#']).next().filter(|path| path.starts_with('/'))
}

fn at(tree: Option<&Tree>) -> Place {
    tree.map(|tree| tree.place).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use heck::ToKebabCase;

    use super::super::{ContentFile, Folder};

    /// Test cases: a file of the fixture, a text in it, its replacement, and the expected faults, separated by `;;`.
    const FAULTS: &str = r#"pages/services/planning.yaml | label: Planning\n | labl: Planning\n | pages/services/planning.yaml:2:1: unknown key 'labl'; did you mean 'label'?
pages/services/planning.yaml | label: Planning\n | | pages/services/planning.yaml:1:1: label is missing
pages/services/planning.yaml |       image:\n        name: media/desk.png\n        alt: A desk with a plan\n | | pages/services/planning.yaml:15:7: pageHero: image is missing
pages/services/planning.yaml | path: /services/planning | path: /Services | pages/services/planning.yaml:1:7: path: expected the path of a page such as /products/example, in lower case, found "/Services"
pages/services/planning.yaml | - cards: | - card: | pages/services/planning.yaml:25:5: unknown name 'card'; did you mean 'cards'?
pages/services/planning.yaml | look: pillars | look: pilars | pages/services/planning.yaml:26:13: look: unknown name 'pilars'; did you mean 'pillars'?
pages/services/planning.yaml | look: pillars | look: grid | pages/services/planning.yaml:26:7: cards: the look 'grid' needs claim ;; pages/services/planning.yaml:29:9: cards: card 1: the look 'grid' does not show chips
pages/services/planning.yaml | look: chapter | look: overview | pages/services/planning.yaml:34:7: prose: the look 'overview' needs label
pages/services/planning.yaml | look: chapter | look: chapter\n      highlight: Plan first. | pages/services/planning.yaml:34:7: prose: the look 'chapter' does not show highlight
pages/services/planning.yaml | chips: [ | icon: clock\n          chips: [ | pages/services/planning.yaml:29:9: cards: card 1: the look 'pillars' does not show icon
pages/services/planning.yaml | ground: mist | ground: mint | pages/services/planning.yaml:37:15: ground: unknown name 'mint'; did you mean 'mist'?
pages/services/planning.yaml | [Interviews, Workshops] | [Interviews, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] | pages/services/planning.yaml:31:18: chips: has too many entries; at most 12 are allowed
pages/services/planning.yaml | [Interviews, Workshops] | [Interviews, ""] | pages/services/planning.yaml:31:31: chips: expected a text
pages/services/planning.yaml | name: media/desk.png | name: desk.png | pages/services/planning.yaml:18:15: name: the site has no picture 'desk.png'; a file of yours is 'media/desk.png'
pages/services/planning.yaml | name: media/desk.png | name: media/none.png | pages/services/planning.yaml:18:15: media/none.png does not exist
pages/services/planning.yaml | name: media/desk.png | name: media/desk.mp4 | pages/services/planning.yaml:18:15: name: media/desk.mp4 is not a picture (video/mp4)
pages/services/planning.yaml | name: service/ai-consulting | name: service/ai-consultin | pages/services/planning.yaml:48:15: name: the site has no picture 'service/ai-consultin'; did you mean 'service/ai-consulting'?
pages/services/planning.yaml | share: service/ai-consulting | share: media/desk.png | pages/services/planning.yaml:8:8: share: expected a picture of the site's own, found a file
pages/services/planning.yaml | href: /events/open-day | href: /events/open-dya | pages/services/planning.yaml:23:17: href: no page has the path /events/open-dya; did you mean '/events/open-day'?
pages/services/planning.yaml | href: /events/open-day | href: /home | pages/services/planning.yaml:23:17: href: /home is an old address; write /
pages/services/planning.yaml | sections:\n | sections:\n  - pageHero: {title: A, imge: 1}\n | pages/services/planning.yaml:14:26: unknown key 'imge'; did you mean 'image'?
pages/services/planning.yaml | href: /events/open-day | href: "{email}" | pages/services/planning.yaml:23:17: href: a token needs mailto: or tel: before it, as in "mailto:{email}"
pages/services/planning.yaml | href: /events/open-day | href: https://a.example/{brand} | pages/services/planning.yaml:23:17: href: a token needs mailto: or tel: before it, as in "mailto:{brand}"
pages/services/planning.yaml | href: /events/open-day | href: media/none.pdf | pages/services/planning.yaml:23:17: media/none.pdf does not exist
pages/services/planning.yaml | href: /events/open-day | href: media/desk.png | pages/services/planning.yaml:23:17: href: media/desk.png is of the wrong kind (image/png); expected a PDF
pages/services/planning.yaml | Then we build. | Then [we build](/nowhere). | pages/services/planning.yaml:42:11: paragraphs: no page has the path /nowhere
pages/services/planning.yaml | Then we build. | Then [we build](/home). | pages/services/planning.yaml:42:11: paragraphs: /home is an old address; write /
pages/services/planning.yaml | Then we build. | Then [we build](buildings). | pages/services/planning.yaml:42:11: paragraphs: the link (buildings): expected a path of this site such as /contacts, or an address that starts with https://, found "buildings"
pages/services/planning.yaml | Then we build. | Then [we build](media/none.pdf). | pages/services/planning.yaml:42:11: media/none.pdf does not exist
pages/services/planning.yaml | href: /events/open-day | href: #openings | pages/services/planning.yaml:23:15: href: is empty; put an address that begins with # into quotes
menus.yaml | href: /insights} | href: } | menus.yaml:10:27: href: is empty; put an address that begins with # into quotes
pages/services/support.yaml | card: {title: Get answers, category: Service, date: 2026-10-06}\n | | pages/services/planning.yaml:50:11: pages: /services/support has no card to show here; give pages/services/support.yaml a card
pages/draft.yaml | path: /plans | path: /services/planning | pages/services/planning.yaml:1:7: path: /services/planning is the path of pages/draft.yaml already
pages/draft.yaml | path: /plans | path: /events/open-day | pages/draft.yaml:1:7: path: /events/open-day is the address of events/open-day.md
pages/draft.yaml | sections:\n | sections:\n  - openings: {heading: A, description: B, noneText: C, groups: [{id: a, label: A}]}\n | pages/draft.yaml:6:5: openings: works on the page with the path /career alone, to which its items and links lead
pages/draft.yaml | path: /plans | path: /blog/foo | pages/draft.yaml:1:7: path: the server uses /blog/foo itself; choose another path
pages/draft.yaml | path: /plans | path: /api/foo | pages/draft.yaml:1:7: path: the server uses /api/foo itself; choose another path
pages/draft.yaml | path: /plans | path: /feed.xml | pages/draft.yaml:1:7: path: a page's path has no dot, as the names of files have; choose another path
redirects.yaml | from: /plan\n | from: /api/x\n | redirects.yaml:4:11: from: the server uses /api/x itself; remove this redirect
pages/insights.yaml | description: Where to meet us.}\n      up | description: Where to meet us.}\n        - id: events\n          label: Fairs\n          description: A\n          seo: {title: A, description: A}\n      up | pages/insights.yaml:9:9: tabs: 'Fairs' is a second tab of its kind
pages/services/support.yaml | icon: clock | icon: clok | pages/services/support.yaml:18:17: icon: unknown name 'clok'; did you mean 'clock'?
pages/privacy-policy.yaml | - id: enquiries | - id: enquiries\n          title: A\n          body: [subheading: B]\n        - id: enquiries | pages/privacy-policy.yaml:16:15: id: 'enquiries' is a duplicate; choose another
pages/home.yaml | video: event | video: evnt | pages/home.yaml:12:18: video: the site has no video 'evnt'; did you mean 'event'?
pages/home.yaml | wide: {name: hero/home}\n | wide: {name: hero/home}\n          eyebrw: Tools\n | pages/home.yaml:20:11: unknown key 'eyebrw'; did you mean 'eyebrow'?
pages/home.yaml | wide: {name: hero/home}\n          eyebrow: Tools\n | eyebrow: Tools\n | pages/home.yaml:18:11: slides: expected a video, or the picture wide
pages/home.yaml | end: 30 | end: many | pages/home.yaml:39:16: end: expected a whole number from 0 on
pages/home.yaml | label: Projects\n | label: Projects\n      voice: {testimonial: nobody, label: Story, page: /}\n | pages/home.yaml:42:28: testimonial: no testimonial has the id 'nobody'
pages/home.yaml |   - figures:\n |   - proof: {label: A, testimonial: nobody}\n  - figures:\n | pages/home.yaml:36:36: testimonial: no testimonial has the id 'nobody'
pages/home.yaml |   - figures:\n |   - proof: {label: A}\n  - figures:\n | pages/home.yaml:36:12: proof: expected a story, a testimonial or both
pages/home.yaml |   - figures:\n |   - proof: {label: A, story: /services/support}\n  - figures:\n | pages/home.yaml:36:30: story: /services/support states no result; add cards with the look 'results' to pages/services/support.yaml
pages/home.yaml |   - figures:\n |   - requestStrip: {ground: mist, title: A, action: {label: B}, leader: Nobody}\n  - figures:\n | pages/home.yaml:36:72: leader: no leader has the name 'Nobody'
pages/home.yaml |   - figures:\n |   - cards: {look: results, title: A, cards: [{text: Twice as fast, figure: 2X}]}\n  - figures:\n | pages/home.yaml:36:45: cards: card 1: the text does not contain the figure '2X'
pages/home.yaml |   # The services |       results: [{page: /services/support, label: A}]\n  # The services | pages/home.yaml:27:24: results: /services/support states no result; add cards with the look 'results' to pages/services/support.yaml
pages/404.yaml | path: /404 | path: /services/404 | pages: has no page with the path /404, and the site needs it
pages/429.yaml | label: Message | draft: true\nlabel: Message | pages/429.yaml: /429 is a draft, and the site needs it
menus.yaml | href: /insights} | href: /insight} | menus.yaml:10:29: href: no page has the path /insight; did you mean '/insights'?
menus.yaml | - group:\n      id: services | - group:\n      id: service | menus.yaml:14:11: id: no dropdown has the id 'service'; did you mean 'services'?
redirects.yaml | from: /plan\n | from: /insights\n | redirects.yaml:4:11: from: /insights is the address of pages/insights.yaml
redirects.yaml | from: /plan\n | from: /home\n | redirects.yaml:4:11: from: /home is a duplicate; remove one of the redirects
redirects.yaml | to: /services/planning | to: /home | redirects.yaml:5:9: to: /home is an old address itself; write /
redirects.yaml | to: /services/planning | to: /plan | redirects.yaml:5:9: to: /plan leads back to itself; write the path that it has now
redirects.yaml | to: /services/planning\n | to: /a\n  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n | redirects.yaml:5:9: to: /a leads back to itself; write the path that it has now ;; redirects.yaml:7:9: to: /b leads back to itself; write the path that it has now ;; redirects.yaml:9:9: to: /a leads back to itself; write the path that it has now
redirects.yaml | to: /services/planning\n | to: /a\n  - from: /a\n    to: /home\n | redirects.yaml:5:9: to: /a is an old address itself; write / ;; redirects.yaml:7:9: to: /home is an old address itself; write /
redirects.yaml | to: /services/planning | to: /services/plannin | redirects.yaml:5:9: to: no page has the path /services/plannin; did you mean '/services/planning'?
lists/partners.yaml | partner/meridian | partner/meridien | lists/partners.yaml:3:11: logo: the site has no drawing 'partner/meridien'; did you mean 'partner/meridian'?
lists/partners.yaml | logo: partner/meridian | | lists/partners.yaml:2:5: partners: expected either logo or image
lists/partners.yaml | partners:\n | partners: x\nother:\n | lists/partners.yaml:1:11: partners: expected a list, each entry after a hyphen ;; lists/partners.yaml:2:1: unknown key 'other'; expected one of partners"#;

    fn fixture() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/content-small")
    }

    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let (path, to) = (entry.as_ref().unwrap().path(), to.join(entry.unwrap().file_name()));
            if path.is_dir() {
                copy(&path, &to);
            } else {
                fs::copy(path, to).unwrap();
            }
        }
    }

    /// Copies the fixture with some texts replaced.
    fn changed(changes: &[(&str, &str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        copy(&fixture(), folder.path());
        // The fixture is content of an earlier release, which let a page have two main headings.
        let support = folder.path().join("pages/services/support.yaml");
        let text = fs::read_to_string(&support).unwrap();
        let (sound, _) = text.split_once("  - longRead:").unwrap();
        let chapter =
            "  - prose: {look: chapter, anchor: hours, title: Hours, ground: mist, paragraphs: [From nine to five.]}\n";
        fs::write(support, format!("{sound}{chapter}")).unwrap();
        for (file, from, to) in changes {
            let path = folder.path().join(file);
            let text = fs::read_to_string(&path).unwrap();
            assert!(text.contains(from), "{file} lacks {from}");
            fs::write(path, text.replacen(from, to, 1)).unwrap();
        }
        folder
    }

    fn problems(folder: &Path) -> Vec<String> {
        Folder::read(folder).unwrap_err().iter().map(ToString::to_string).collect()
    }

    fn warnings(folder: &Path) -> Vec<String> {
        Folder::read(folder).unwrap().warnings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_valid_folder_is_read_into_documents() {
        let read = Folder::read(changed(&[]).path()).unwrap();
        let slugs: Vec<String> = read.documents.iter().map(|document| document.slug.clone()).collect();
        assert_eq!(
            slugs.join(" "),
            "open-day 404 429 contacts plans  insights privacy-policy search services/planning services/support delivery leaders \
             partners testimonials menus redirects"
        );
        assert_eq!((read.warnings.len(), read.media.len()), (0, 1));
        assert!(read.documents.iter().filter(|document| document.draft).all(|document| document.slug == "plans"));
    }

    #[test]
    fn every_fault_is_reported_with_place_and_key() {
        for fault in FAULTS.lines() {
            let fault = fault.replace("\\n", "\n");
            let [file, from, to, problem] =
                fault.splitn(4, " | ").collect::<Vec<_>>().try_into().unwrap_or_else(|_| {
                    let (change, problem) = fault.split_once(" | | ").unwrap();
                    let (file, from) = change.split_once(" | ").unwrap();
                    [file, from, "", problem]
                });
            let said: Vec<&str> = problem.split(" ;; ").collect();
            assert_eq!(problems(changed(&[(file, from, to)]).path()), said, "{file}: {to}");
        }
    }

    #[test]
    fn a_fault_in_a_section_does_not_hide_faults_in_others() {
        let folder = changed(&[
            ("pages/services/planning.yaml", "label: Planning\n", "labl: Planning\n"),
            ("pages/services/planning.yaml", "title: Three parts", "titel: Three parts"),
            ("pages/services/planning.yaml", "anchor: method", "anchor: The method"),
            ("pages/home.yaml", "heading: In figures", "heading: [In figures]"),
        ]);
        assert_eq!(
            problems(folder.path()),
            [
                "pages/home.yaml:37:16: heading: expected a text",
                "pages/services/planning.yaml:2:1: unknown key 'labl'; did you mean 'label'?",
                "pages/services/planning.yaml:27:7: unknown key 'titel'; did you mean 'title'?",
                "pages/services/planning.yaml:35:15: anchor: expected lower-case letters, digits and hyphens, found \"The method\"",
            ]
        );
    }

    #[test]
    fn links_to_missing_pages_are_warnings() {
        let folder = changed(&[
            ("menus.yaml", "href: /insights}", "href: /plans}"),
            ("redirects.yaml", "to: /services/planning", "to: /summit-2030"),
            (
                "events/open-day.md",
                "\nCome and see.",
                "\n[Plans](/plans), [services](/services/plannin?a#b),\n[home](/home), [feed](/events/feed.xml), [file](/files/x.pdf), \
                 [dates](/events/open-day/calendar.ics), [desk](/content/desk.png), [none](/content/none.png), \
                 [event](/media/video/event.mp4), [brochure](/media/a.jpg), <a href=\"/files/y.pdf\">y</a>, \
                 [us](/contacts#form), [here](#here), [top](#top), [start](#), \
                 [pictures](#gallery)\n[e](//evil.example/x) [a](contacts) [b](../contacts) [c](javascript:x) [d](tel:1) \
                 <http://a.example> <b@c.example>",
            ),
        ]);
        let nowhere = |address: &str| {
            format!(
                "events/open-day.md:10: text: the link {address:?} leads nowhere; expected an address that begins with /, #, \
                 https://, mailto: or tel:"
            )
        };
        assert_eq!(
            warnings(folder.path()),
            [
                "events/open-day.md:8: text: /plans is a draft, and its visitors find no page",
                "events/open-day.md:8: text: no page has the path /services/plannin; did you mean '/services/planning'?",
                "events/open-day.md:9: text: /home is an old address; write /",
                "events/open-day.md:9: text: no page and no file has the path /files/x.pdf",
                "events/open-day.md:9: text: no page and no file has the path /content/none.png",
                "events/open-day.md:9: text: no page and no file has the path /media/a.jpg",
                "events/open-day.md:9: text: no page and no file has the path /files/y.pdf",
                "events/open-day.md:9: text: /contacts has no place '#form'",
                "events/open-day.md:9: text: the link \"#here\" leads nowhere: a text's headings are no places; there are \
                 #top, #main, #overview, #gallery, #related",
                "events/open-day.md:10: text: the link \"//evil.example/x\" leads nowhere; an address of another site begins \
                 with https://",
                &nowhere("contacts"),
                &nowhere("../contacts"),
                &nowhere("javascript:x"),
                "menus.yaml:10:29: href: /plans is a draft, and its visitors find no page",
                "redirects.yaml:5:9: to: no page and no landing has the path /summit-2030",
            ]
        );
    }

    #[test]
    fn a_link_to_a_missing_anchor_is_a_warning() {
        let link =
            |to: &str| changed(&[("pages/services/planning.yaml", "href: /events/open-day", &format!("href: {to:?}"))]);
        for to in [
            "#method",
            "#pillars",
            "#top",
            "/services/support?a=b#hours",
            "/contacts#contact-form",
            "/#main",
            "https://a.example/#b",
        ] {
            assert_eq!(warnings(link(to).path()), [""; 0], "{to}");
        }
        for (to, problem) in [
            ("#metod", "/services/planning has no place '#metod'; did you mean 'method'?"),
            ("/services/support?a=b:c#pillars", "/services/support has no place '#pillars'"),
        ] {
            assert_eq!(warnings(link(to).path()), [format!("pages/services/planning.yaml:23:17: href: {problem}")]);
        }
    }

    #[test]
    fn a_missing_page_that_views_link_to_is_a_warning() {
        let folder = changed(&[
            ("pages/draft.yaml", "path: /plans", "path: /reports"),
            ("pages/draft.yaml", "draft: true\n", ""),
            (
                "pages/draft.yaml",
                "sections:\n",
                "sections:\n  - pageHero: {title: Reports, image: {name: service/agentic-ai}}\n",
            ),
            ("menus.yaml", "href: /insights}", "href: /reports}"),
            ("pages/home.yaml", "\"/insights?tab=events\"", "/reports"),
            ("redirects.yaml", "to: /services/planning", "to: /events/open-day"),
            ("events/open-day.md", "---\n", "---\ndraft: true\n"),
        ]);
        fs::remove_file(folder.path().join("pages/insights.yaml")).unwrap();
        let draft = "/events/open-day is a draft, and its visitors find no page";
        assert_eq!(
            warnings(folder.path()),
            [format!("pages/services/planning.yaml:23:17: href: {draft}"), format!("redirects.yaml:5:9: to: {draft}"),]
        );
        let event = folder.path().join("events/open-day.md");
        let text = fs::read_to_string(&event).unwrap().replacen("draft: true\n", "", 1);
        fs::write(&event, text).unwrap();
        assert_eq!(warnings(folder.path()), ["events/open-day.md: its page leads to /insights, which no page has"]);
    }

    #[test]
    fn a_page_without_one_main_heading_is_a_warning() {
        let folder = changed(&[
            (
                "pages/services/support.yaml",
                "sections:\n",
                "sections:\n  - message: {code: a, title: b, text: c, links: [{label: d, href: /}]}\n",
            ),
            ("pages/draft.yaml", "draft: true\n", ""),
        ]);
        assert_eq!(
            warnings(folder.path()),
            [
                "pages/draft.yaml:5:3: sections: no section has the page's main heading (h1); add one such as pageHero",
                "pages/services/support.yaml:8:5: pageHero: is a second main heading (h1), after that of message",
            ]
        );
    }

    #[test]
    fn the_views_render_the_main_headings_that_the_model_names() {
        let views = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/sections");
        let read = Folder::read(&example()).unwrap();
        let sections: Vec<_> =
            read.documents.iter().filter_map(ContentFile::page).flat_map(|page| &page.sections).collect();
        for section in sections {
            let kind = section.kind();
            let file = format!("{}.tsx", kind.to_kebab_case());
            let groups = fs::read_dir(&views).unwrap().map(|group| group.unwrap().path().join(&file));
            let view = fs::read_to_string(groups.into_iter().find(|view| view.exists()).unwrap()).unwrap();
            // The hub's opening is a separate view.
            let is_rendered = ["<h1", "as=\"h1\"", "<InsightsHero"].iter().any(|heading| view.contains(heading));
            assert_eq!(section.content().has_main_heading(), is_rendered, "{kind}");
        }
    }

    #[test]
    fn a_token_that_nothing_replaces_is_a_warning() {
        let folder = changed(&[
            ("menus.yaml", "Made for teams.", "Made by {brand} for {brnad} {teams}."),
            ("pages/home.yaml", "Meet us at {event}", "\"{evnt}, {event}\""),
            ("events/open-day.md", "\nCome and see.", "\nÉ {brand} {other}"),
            ("lists/partners.yaml", "name: Meridian", "name: Meridian of {founded} {foundde}"),
        ]);
        let all =
            "brand, legalName, founded, headquarters, email, privacyEmail, applicationsEmail, responseTime, retention";
        assert_eq!(
            warnings(folder.path()),
            [
                "events/open-day.md:8:3: '{brand}' is replaced only in pages, menus, lists and words; write the fact itself",
                "pages/home.yaml:9:22: upcomingLabel: unknown token 'evnt'; did you mean 'event'?",
                "lists/partners.yaml:2:11: name: unknown token 'foundde'; did you mean 'founded'?",
                "menus.yaml:20:10: claim: unknown token 'brnad'; did you mean 'brand'?",
                &format!("menus.yaml:20:10: claim: unknown token 'teams'; expected one of {all}"),
            ]
        );
    }

    #[test]
    fn files_in_the_wrong_place_are_reported() {
        for (name, problem) in [
            (
                "menu.yaml",
                "menu.yaml: is not a document; did you mean 'menus.yaml'?; pages are in pages/, lists in lists/",
            ),
            (
                "lists/partner.yaml",
                "lists/partner.yaml: is not a list; did you mean 'partners'?; there are delivery, testimonials, leaders, partners",
            ),
            ("pages/a.yml", "pages/a.yml: expected a file whose name ends in .yaml"),
            ("pages/A.yaml", "pages/A.yaml: a file's name has lower-case letters, digits and hyphens, then .yaml"),
            ("pages/empty.yaml", "pages/empty.yaml:1:1: the file is empty"),
            ("pages/.net.yaml", "pages/.net.yaml: a document's name cannot start with a dot; rename the file"),
            ("events/.net-day.md", "events/.net-day.md: a document's name cannot start with a dot; rename the file"),
        ] {
            let folder = changed(&[]);
            fs::write(folder.path().join(name), "").unwrap();
            assert_eq!(problems(folder.path()), [problem]);
        }
        let folder = changed(&[]);
        fs::remove_file(folder.path().join("menus.yaml")).unwrap();
        assert_eq!(problems(folder.path()), ["menus.yaml: is missing, and pages need it"]);
        std::os::unix::fs::symlink("/etc/passwd", folder.path().join("pages/services/x.yaml")).unwrap();
        let link = "is a symbolic link; content is read from regular files and folders only";
        assert_eq!(problems(folder.path()), [format!("pages/services/x.yaml: {link}")]);
    }

    fn example() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
    }

    #[test]
    fn a_text_may_link_to_a_landings_forms() {
        let folder = tempfile::tempdir().unwrap();
        copy(&example(), folder.path());
        let file = folder.path().join("blog/agentic-ai.md");
        let text = fs::read_to_string(&file).unwrap();
        let links = ["book", "contact", "nowhere?v=1.5"].map(|page| format!("[A](/oracle-ai-world-2027/{page})"));
        fs::write(file, text + &links.join(" ")).unwrap();
        let warnings = warnings(folder.path());
        let [warning] = &warnings[..] else { panic!("{warnings:?}") };
        assert!(warning.contains("text: no page has the path /oracle-ai-world-2027/nowhere"), "{warning}");
    }

    #[test]
    fn slots_that_the_venues_clocks_skip_are_a_warning() {
        let folder = tempfile::tempdir().unwrap();
        copy(&example(), folder.path());
        let file = folder.path().join("landings/oracle-ai-world-2027.md");
        let text = fs::read_to_string(&file).unwrap();
        let text = text.replace("last_slot: \"15:30\"", "last_slot: \"03:00\"");
        let text = text.replace("first_slot: \"10:00\"", "first_slot: \"01:00\"");
        let text = text.replace("closed_slots: [\"10:00\"]", "closed_slots: []");
        let text = text.replace("first_day: 2027-10-12", "first_day: 2027-03-13");
        fs::write(file, text).unwrap();
        let warnings = warnings(folder.path());
        let [warning] = &warnings[..] else { panic!("{warnings:?}") };
        let expected = "time_zone: clocks change, so that these slots do not exist and are not offered: \
                        14 Mar 2027, 01:30 AM to 02:00 AM, and 2 more";
        assert!(warning.ends_with(expected), "{warning}");
    }

    #[test]
    fn pages_list_all_their_pictures() {
        for folder in [fixture(), example()] {
            for document in Folder::read(&folder).unwrap().documents {
                let named = document.typed_values().into_iter().filter(|value| value.owner == "Image").count();
                let known = document.page().map_or(named, |page| page.clone().images_mut().count());
                assert_eq!(known, named, "{}", document.file);
            }
        }
    }
}
