//! The site's content in memory, as of one content version.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::mem::take;
use std::sync::Arc;

use core_wasm::formats::DateFormats;
use core_wasm::shell::{active_group, active_section};
use core_wasm::site::{Addresses, InsightsTab, Resolution, canonical, is_message_path, resolve};

use crate::booking::EventLandings;
use crate::config::Config;
use crate::render::{Look, MenuPlace, ThemeStyle};
use crate::site::page_words::PageWords;
use crate::site::view_hints::{Hints, section_hints};
use content::{
    ContentItem, ItemCard, JobPosting, PublicMedia, ShownMedia, SiteDocuments, Tokens, Translation, starter_menus,
    words_of,
};
use model::{
    DeliveryStep, InsightsHub, Kind, Leader, Menus, Page, PageKind, Partner, PublicTestimonial, Section, Words,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::{Store, StoreError, StoredDocument};

/// Path of the page for unknown addresses.
const NOT_FOUND: &str = "/404";
/// Path of the page for rate-limited visitors.
const TOO_MANY: &str = "/429";

/// Path of the insights hub.
const HUB: &str = "/insights";

/// All content.
#[derive(Debug)]
pub struct SiteContent {
    /// The content version.
    pub version: i64,
    /// The instant that decides what is published, in UTC milliseconds.
    pub(crate) as_of_ms: i64,
    /// Number of the instants of publication and closing that have passed then.
    pub passed: usize,
    items: Vec<ContentItem>,
    jobs: Vec<JobPosting>,
    pages: BTreeMap<String, Arc<Page>>,
    redirects: HashMap<String, String>,
    pub landings: Arc<EventLandings>,
    /// Media files that visitors may load.
    pub public_media: PublicMedia,
    /// The media library.
    pub media: Arc<ShownMedia>,
    /// The menus, with tokens replaced.
    pub menus: Menus,
    /// The words, with tokens replaced.
    pub words: Words,
    /// The formats of dates and times.
    pub formats: DateFormats,
    /// The words that pages need.
    pub page_words: PageWords,
    pub delivery: Vec<DeliveryStep>,
    pub testimonials: Vec<PublicTestimonial>,
    pub leaders: Vec<Leader>,
    pub partners: Vec<Partner>,
    pub tokens: Tokens,
    /// The server's settings with the owner's document applied.
    pub config: Arc<Config>,
    pub theme: ThemeStyle,
    /// Kinds of sections by address, for preloading.
    pub section_hints: Hints<BTreeSet<String>>,
    /// The draft that it contains instead of what visitors see; `None` for the public content.
    pub preview: Option<Preview>,
}

/// What the server reads at its start, of which content is made.
#[derive(Debug)]
pub struct SiteBase {
    /// The settings of `site.toml` and the environment.
    pub config: Config,
    /// Addresses of the build's fonts of the first screen.
    pub build_fonts: Vec<String>,
}

/// A draft that a signed address shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The document's id.
    pub document_id: String,
    /// The token of the address.
    pub token: String,
}

/// The reason why the content could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum SiteContentError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The words or the first menus that are compiled into the binary are faulty.
    #[error("this version cannot read its own content: {0}")]
    BuiltIn(#[from] serde_json::Error),
}

impl SiteContent {
    /// Loads the content as of `now_ms`, a time that is trusted.
    pub async fn load(store: &Store, base: &SiteBase, now_ms: i64) -> Result<Self, SiteContentError> {
        // Read before the documents: a change in between is then detected on the next poll.
        let version = store.content_version().await?;
        let mut documents = SiteDocuments::load(store, now_ms).await?;
        let media = Arc::new(take(&mut documents.media));
        Self::new(documents, media, base, version, now_ms)
    }

    /// Reads all documents as of `public`, with one instead of its public version. For one request: nothing that is
    /// made of it may be cached.
    pub fn with_preview(
        mut documents: Vec<StoredDocument>,
        base: &SiteBase,
        public: &Self,
        document: StoredDocument,
        token: String,
    ) -> Result<Self, SiteContentError> {
        let is_replaced = |other: &StoredDocument| {
            other.id == document.id || (other.kind == document.kind && other.slug == document.slug)
        };
        documents.retain(|other| !is_replaced(other));
        let preview = Some(Preview { document_id: document.id.clone(), token });
        public.media.fill(&mut documents);
        documents.push(document);
        let documents = SiteDocuments::read(&documents, public.as_of_ms);
        let media = Arc::clone(&public.media);
        Ok(Self { preview, ..Self::new(documents, media, base, public.version, public.as_of_ms)? })
    }

    /// Returns true before the site has its first pages.
    pub fn has_no_pages(&self) -> bool {
        self.pages.is_empty()
    }

    /// Returns what documents show of the owner.
    pub fn look(&self) -> Look<'_> {
        Look { site_name: &self.config.site.brand.name, theme: &self.theme }
    }

    /// Returns true when a document is shown as a draft.
    pub fn is_preview_of(&self, document_id: &str) -> bool {
        self.preview.as_ref().is_some_and(|preview| preview.document_id == document_id)
    }

    fn new(
        documents: SiteDocuments,
        media: Arc<ShownMedia>,
        base: &SiteBase,
        version: i64,
        as_of_ms: i64,
    ) -> Result<Self, SiteContentError> {
        let SiteDocuments {
            items,
            jobs,
            landings,
            public_media,
            media: _,
            pages,
            delivery,
            testimonials,
            leaders,
            partners,
            menus,
            redirects,
            words,
            settings,
            settings_media,
            skipped: _,
        } = documents;
        let config = Arc::new(base.config.with_settings(&settings));
        let words = site_words(&words, &config)?;
        let tokens = config.tokens(&words.dates);
        let menus = filled(menus.map_or_else(starter_menus, Ok)?, &tokens);
        let pages: BTreeMap<String, Arc<Page>> =
            pages.into_iter().map(|page| (page.path.to_string(), Arc::new(page))).collect();
        let library = |name: &str| settings_media.get(name).map(|file| file.src.clone()).zip(media.font(name));
        let mut content = Self {
            version,
            as_of_ms,
            passed: 0,
            section_hints: section_hints(pages.values(), &menus),
            items,
            jobs,
            pages,
            redirects: HashMap::new(),
            landings: Arc::new(EventLandings::new(landings, &config.events)),
            public_media,
            menus,
            formats: words.dates.formats(config.language.hours),
            page_words: PageWords::new(&words)?,
            words,
            delivery,
            testimonials: testimonials.into_iter().map(PublicTestimonial::from).collect(),
            leaders,
            partners,
            tokens,
            theme: ThemeStyle::new(&config.theme, library, base.build_fonts.clone()),
            media,
            config,
            preview: None,
        };
        content.passed = content.passed_at(as_of_ms);
        // Redirects to a missing page, or to another redirect, are dropped.
        content.redirects = redirects
            .into_iter()
            .map(|redirect| (redirect.from.to_string(), redirect.to.to_string()))
            .filter(|(_, to)| matches!(resolve(to, "", &content), Resolution::Page { .. }))
            .collect();
        Ok(content)
    }

    /// Returns the number of the instants at which documents are published or closed that have passed at `now_ms`.
    pub fn passed_at(&self, now_ms: i64) -> usize {
        let items = self.items.iter().filter(|item| item.publish_at <= now_ms).count();
        let jobs =
            self.jobs.iter().map(|job| usize::from(job.publish_at <= now_ms) + usize::from(job.is_closed(now_ms)));
        items + jobs.sum::<usize>()
    }

    /// Returns the public items of a kind, newest first.
    pub fn cards(&self, kind: Kind) -> impl Iterator<Item = &ItemCard> {
        self.public_items(kind).map(|item| &item.card)
    }

    /// Returns the public item with a slug or id. A draft takes as long as a missing item.
    pub fn public_item(&self, kind: Kind, slug_or_id: &str) -> Option<&ContentItem> {
        self.public_items(kind).find(|item| item.card.slug == slug_or_id || item.card.id == slug_or_id)
    }

    fn public_items(&self, kind: Kind) -> impl Iterator<Item = &ContentItem> {
        self.items.iter().filter(move |item| item.card.kind == kind && item.is_public(self.as_of_ms))
    }

    /// Returns the public jobs that are open, newest first.
    pub fn open_jobs(&self) -> impl Iterator<Item = &JobPosting> {
        self.jobs.iter().filter(|job| job.is_public(self.as_of_ms) && !self.is_closed(job))
    }

    /// Returns the public job with an id, open or closed.
    pub fn job(&self, id: &str) -> Option<&JobPosting> {
        self.jobs.iter().find(|job| job.id == id && job.is_public(self.as_of_ms))
    }

    /// Returns true when a job accepts no applications.
    pub fn is_closed(&self, job: &JobPosting) -> bool {
        job.is_closed(self.as_of_ms)
    }

    /// Returns the label of the tab that lists the items of a kind; `None` where no page has such a tab.
    pub fn tab_label(&self, kind: Kind) -> Option<Cow<'_, str>> {
        let tab = self.hub()?.tabs.iter().find(|tab| Kind::of_tab(tab.id.tab()) == kind)?;
        Some(self.tokens.fill(tab.label.as_str()))
    }

    /// Returns the canonical path and query of the tab that lists the items of a kind.
    pub fn tab_path(&self, kind: Kind) -> String {
        match Kind::of_tab(self.default_tab()) == kind {
            true => HUB.to_owned(),
            false => format!("{HUB}?tab={}", kind.folder()),
        }
    }

    /// Returns the tab of the insights hub at its address without a query.
    pub fn default_tab(&self) -> InsightsTab {
        self.insights_tabs().first().copied().unwrap_or_default()
    }

    pub fn leader(&self, name: &str) -> Option<&Leader> {
        self.leaders.iter().find(|leader| leader.name.as_str() == name)
    }

    /// Returns the insights hub, if the firm has one.
    pub fn hub(&self) -> Option<&InsightsHub> {
        self.section(HUB, |section| match section {
            Section::InsightsHub(hub) => Some(&**hub),
            _ => None,
        })
    }

    pub fn page_label(&self, path: &str) -> Option<Cow<'_, str>> {
        self.page(path).map(|page| self.tokens.fill(page.label.as_str()))
    }

    /// Returns the page at a path, error pages included.
    pub fn page(&self, path: &str) -> Option<&Arc<Page>> {
        self.pages.get(path)
    }

    /// Returns the paths of all pages with status 200, sorted.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.pages.keys().map(String::as_str).filter(|path| !is_message_path(path))
    }

    /// Returns all pages with status 200, sorted by path.
    pub fn pages(&self) -> impl Iterator<Item = &Arc<Page>> {
        self.pages.iter().filter(|(path, _)| !is_message_path(path)).map(|(_, page)| page)
    }

    /// Returns the page for an unknown address: that of its section directly below one, otherwise the site's. `path` is
    /// as requested.
    pub fn not_found(&self, path: &str) -> Option<&Arc<Page>> {
        let canonical = canonical(path).unwrap_or_default();
        let section = canonical.rsplit_once('/').map_or("", |(section, _)| section);
        self.pages.get(&format!("{section}{NOT_FOUND}")).or_else(|| self.pages.get(NOT_FOUND))
    }

    /// Returns the page for rate-limited visitors.
    pub fn too_many(&self) -> Option<&Arc<Page>> {
        self.pages.get(TOO_MANY)
    }

    /// Returns the name of the service or product at a path.
    pub fn offer(&self, path: &str) -> Option<String> {
        let page = self.pages.get(path)?;
        let is_offer = matches!(page.kind, PageKind::Service | PageKind::Product);
        is_offer.then(|| self.tokens.fill(page.label.as_str()).into_owned())
    }

    /// Returns a path's place in the menus.
    pub fn menu_place(&self, path: &str) -> MenuPlace {
        let sections: Vec<(&str, &str)> = self
            .menus
            .dropdowns
            .iter()
            .map(|dropdown| (dropdown.section.as_ref().map_or("", |section| section.as_str()), dropdown.id.as_str()))
            .collect();
        MenuPlace {
            heading: active_section(path, &sections).map(str::to_owned),
            group: active_group(path, &sections).map(str::to_owned),
        }
    }

    /// Returns the first section of a kind on the page at a path.
    pub fn section<'a, T>(&'a self, path: &str, of_kind: impl Fn(&'a Section) -> Option<&'a T>) -> Option<&'a T> {
        self.pages.get(path)?.sections.iter().find_map(of_kind)
    }
}

/// Returns the site's words with tokens replaced. `stored` is the body of their document, null without one.
pub fn site_words(stored: &Value, config: &Config) -> Result<Words, SiteContentError> {
    let words = words_of(stored, Translation::nearest(&config.language.tag))?;
    let tokens = config.tokens(&words.dates);
    Ok(filled(words, &tokens))
}

/// Replaces the tokens in texts. If one would become too long, all stay unchanged.
fn filled<T: Serialize + DeserializeOwned>(texts: T, tokens: &Tokens) -> T {
    let fill = |texts: &T| {
        let mut value = serde_json::to_value(texts)?;
        tokens.fill_all(&mut value);
        serde_json::from_value(value)
    };
    fill(&texts).unwrap_or(texts)
}

impl Addresses for SiteContent {
    fn is_page(&self, path: &str) -> bool {
        self.pages.contains_key(path)
    }

    fn redirect(&self, path: &str) -> Option<String> {
        self.redirects.get(path).cloned()
    }

    fn is_landing(&self, token: &str) -> bool {
        self.landings.get(token).is_some()
    }

    fn insights_tabs(&self) -> Vec<InsightsTab> {
        self.hub().map(|hub| hub.tabs.iter().map(|tab| tab.id.tab()).collect()).unwrap_or_default()
    }
}
