//! State shared by all handlers.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use core_wasm::site::search::Index;
use moka::future::Cache as AsyncCache;
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use tokio::sync::Notify;

use crate::app::metrics::Metrics;
use crate::booking::{BookingKey, BookingMailer, EventLandings, LiveSlots, MAX_STREAMS};
use crate::config::Config;
use crate::http::assets::{Assets, Drawings, MARK_ON_DARK};
use crate::http::limits::{ConcurrencyLimit, RateLimiter, STREAMS_PER_CLIENT};
use crate::http::{Problem, Representation, compress_all};
use crate::render::{CacheKey, CachedResponse, Manifest, PagePayload, Pool, ResponseCache};
use crate::search;
use crate::seo::share::Mark;
use crate::site::media_reader::MediaReader;
use crate::site::media_uses::MediaUses;
use crate::site::publishing::OpenDocument;
use crate::site::site_content::{SiteBase, SiteContent, SiteContentError};
use crate::site::site_media::SiteMedia;
use crate::work::background::BackgroundHealth;
use crate::work::cpu_pool::{self, TaskCancelled};
use crate::work::outbox::OutboxNotify;
use content::Library;
use model::Edition;
use model::clock::Clock;
use store::{Store, StoreError};

/// Time to set up an authenticator.
const NEW_SECOND_FACTOR: Duration = Duration::from_secs(10 * 60);

/// Limit of pages whose data is cached: the site has about two hundred.
const PAGES_MAX: u64 = 2000;

/// A handle on the shared state.
#[derive(Debug, Clone)]
pub struct AppState(Arc<Shared>);

/// The shared state.
#[derive(Debug)]
pub struct Shared {
    pub base: SiteBase,
    pub store: Store,
    pub renderer: Pool,
    /// Cached responses: pages, share images, and texts for programs.
    pub responses: ResponseCache,
    /// Data of pages that are the same for all visitors, so that a cached page needs no database query.
    pub page_data: Cache<CacheKey, PagePayload>,
    search_indexes: AsyncCache<Edition, Arc<Index>>,
    pub site_media: SiteMedia,
    pub media_reader: MediaReader,
    /// This program's file, which decodes pictures in another process.
    pub program: PathBuf,
    /// Notified when an upload waits to be worked on.
    pub media_work: Notify,
    pub assets: Assets,
    /// The owner's logo for dark grounds.
    pub mark: Option<Mark>,
    /// Files that a document links to.
    pub manifest: Manifest,
    pub clock: Clock,
    pub metrics: Metrics,
    /// Rate limits per client.
    pub rate_limiter: RateLimiter,
    /// Health of the background jobs.
    pub background: BackgroundHealth,
    /// Notified when the outbox has a new message.
    pub outbox: OutboxNotify,
    /// Public origin of the site: scheme, host and port.
    pub origin: String,
    /// Taken slots, with their listeners.
    pub live_slots: LiveSlots,
    /// Secrets of second factors that wait for their first code, by the id of the session.
    pub new_second_factors: Cache<String, String>,
    /// Signs the links of bookings.
    pub booking_key: BookingKey,
    content: RwLock<Arc<SiteContent>>,
    drawings: RwLock<Arc<Drawings>>,
    library: RwLock<Arc<Library>>,
    media_uses: RwLock<Arc<MediaUses>>,
}

/// The dependencies of the state.
#[derive(Debug)]
pub struct Parts {
    pub config: Config,
    /// The database, migrated.
    pub store: Store,
    pub renderer: Pool,
    pub assets: Assets,
    /// Files that a document links to.
    pub manifest: Manifest,
    pub clock: Clock,
    /// Origin if the settings name none: the listening address.
    pub local_origin: String,
    /// This program's file.
    pub program: PathBuf,
}

impl AppState {
    /// Creates the state from its parts.
    pub async fn new(parts: Parts) -> Result<Self, SiteContentError> {
        let Parts { config, store, renderer, assets, manifest, clock, local_origin, program } = parts;
        // The `Host` header is not used: pages are cached, so one forged host would be served to all visitors.
        let origin = config.service.public_url.clone().unwrap_or(local_origin);
        let build_fonts = manifest.fonts.clone();
        let base = SiteBase { config, build_fonts };
        let config = &base.config;
        let content = SiteContent::load(&store, &base, store.trusted_time(clock.now_ms()).await?).await?;
        let booking_key = BookingKey::obtain(&store, clock.now_ms()).await?;
        let site_media = SiteMedia::read(&config.service.web_dist.join("client"));
        site_media.replace_by(&content.media);
        let responses = ResponseCache::new(config.service.page_cache_bytes);
        let rate_limiter = RateLimiter::new(config.limits, &config.service);
        let streams_per_client = if config.service.rate_limit { STREAMS_PER_CLIENT } else { MAX_STREAMS };
        let live_slots = LiveSlots::new(ConcurrencyLimit::new(streams_per_client));
        let drawings = Drawings::new(&assets, content.config.theme.palette);
        Ok(Self(Arc::new(Shared {
            base,
            store,
            renderer,
            responses,
            page_data: Cache::new(PAGES_MAX),
            search_indexes: AsyncCache::builder().max_capacity(1).eviction_policy(EvictionPolicy::lru()).build(),
            site_media,
            media_reader: MediaReader::default(),
            mark: assets.get(MARK_ON_DARK).and_then(|file| Mark::new(file.identity()).ok()),
            program,
            media_work: Notify::new(),
            media_uses: RwLock::default(),
            assets,
            manifest,
            clock,
            metrics: Metrics::default(),
            rate_limiter,
            background: BackgroundHealth::default(),
            outbox: OutboxNotify::default(),
            origin,
            live_slots,
            new_second_factors: Cache::builder().max_capacity(1000).time_to_live(NEW_SECOND_FACTOR).build(),
            booking_key,
            content: RwLock::new(Arc::new(content)),
            drawings: RwLock::new(Arc::new(drawings)),
            library: RwLock::default(),
        })))
    }

    /// Returns the content version at the last poll.
    pub fn content_version(&self) -> i64 {
        self.content().version
    }

    /// Returns the current edition.
    pub fn edition(&self) -> Edition {
        self.edition_of(&self.content())
    }

    /// Returns the edition of pages that are made from `content` now.
    pub fn edition_of(&self, content: &SiteContent) -> Edition {
        let landings_ended = content.landings.ended(self.clock.now_ms());
        Edition { content: content.version, passed: content.passed, today: self.clock.today(), landings_ended }
    }

    /// Loads the content again if it was changed, by another server or the command line too, or if documents are due to be
    /// published or closed. While the clock looks wrong, no date counts as passed.
    pub async fn refresh_content_version(&self) -> Result<(), SiteContentError> {
        let now_ms = self.clock.now_ms();
        let is_trusted = self.store.trusted_time(now_ms).await? == now_ms;
        let current = self.content();
        let as_of_ms = if is_trusted { now_ms } else { current.as_of_ms };
        let is_due = current.passed_at(as_of_ms) != current.passed;
        if is_due || self.store.content_version().await? != current.version {
            let content = SiteContent::load(&self.store, &self.base, as_of_ms).await?;
            self.site_media.replace_by(&content.media);
            let palette = content.config.theme.palette;
            if palette != self.drawings().palette() {
                let state = self.clone();
                // Fails at shutdown only.
                if let Ok(drawings) = cpu_pool::run(move || Arc::new(Drawings::new(&state.assets, palette))).await {
                    *self.drawings.write().unwrap_or_else(PoisonError::into_inner) = drawings;
                }
            }
            *self.content.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(content);
        }
        Ok(())
    }

    /// Returns a response from the cache, or makes it once for all waiting requests.
    pub async fn cached_response<E: Clone + Send + Sync + 'static>(
        &self,
        key: CacheKey,
        make: impl Future<Output = Result<CachedResponse, E>>,
    ) -> Result<Arc<CachedResponse>, E> {
        let was_there = AtomicBool::new(true);
        let made = async {
            was_there.store(false, Ordering::Relaxed);
            make.await.map(Arc::new)
        };
        let cached = self.responses.get_or_make(key, made).await;
        self.metrics.count_page(was_there.into_inner());
        cached
    }

    /// Responds with a text that is generated once per edition.
    pub async fn respond_with_cached(
        &self,
        path: &'static str,
        content_type: &'static str,
        cache_control: &'static str,
        request: &HeaderMap,
        make: impl FnOnce(&Self, &SiteContent) -> String + Send + 'static,
    ) -> Response {
        let (state, content) = (self.clone(), self.content());
        let key = CacheKey { path: path.to_owned(), query: String::new(), edition: self.edition_of(&content) };
        let made = async {
            let variants = cpu_pool::run(move || compress_all(make(&state, &content).into())).await?;
            let representation = Representation::new(content_type, cache_control, variants);
            Ok(CachedResponse { status: StatusCode::OK, route: path.into(), representation })
        };
        match self.cached_response::<TaskCancelled>(key, made).await {
            Ok(cached) => cached.representation.respond(cached.status, request),
            Err(_) => Problem::internal().into_response(),
        }
    }

    /// Returns the search index, which is built once per day and content version. One without the job openings is used for
    /// this request only.
    pub async fn search_index(&self) -> Arc<Index> {
        let content = self.content();
        let edition = Edition { landings_ended: 0, ..self.edition_of(&content) };
        let index = self.search_indexes.try_get_with(edition, search::build(&self.store, &content)).await;
        index.unwrap_or_else(|partial| partial.as_ref().clone())
    }

    /// Returns the server's settings with the owner's document applied, as of the last poll.
    pub fn config(&self) -> Arc<Config> {
        Arc::clone(&self.content().config)
    }

    /// Returns the drawings in the theme's colours.
    pub fn drawings(&self) -> Arc<Drawings> {
        Arc::clone(&self.drawings.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the content as of the last poll.
    pub fn content(&self) -> Arc<SiteContent> {
        Arc::clone(&self.content.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns all documents of the database, against which a document is checked. Documents that have not changed
    /// since the last call are not parsed again.
    pub async fn library(&self) -> Result<Arc<Library>, StoreError> {
        let (documents, media) = (self.store.all_documents().await?, self.store.media().await?);
        let earlier = Arc::clone(&self.library.read().unwrap_or_else(PoisonError::into_inner));
        let library = cpu_pool::run(move || Arc::new(earlier.updated(&documents, &media))).await?;
        *self.library.write().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&library);
        Ok(library)
    }

    /// Returns the documents that use media, drafts included. They are read again after a change.
    pub async fn media_uses(&self) -> Result<Arc<MediaUses>, StoreError> {
        let seen = self.store.latest_document_change().await?;
        let current = Arc::clone(&self.media_uses.read().unwrap_or_else(PoisonError::into_inner));
        if current.seen == Some(seen) {
            return Ok(current);
        }
        let documents = OpenDocument::all(&self.store).await?;
        let content = self.content();
        let uses = cpu_pool::run(move || Arc::new(MediaUses::of(&documents, &content.tokens, seen))).await?;
        *self.media_uses.write().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&uses);
        Ok(uses)
    }

    /// Returns the event landings as of the last poll.
    pub fn landings(&self) -> Arc<EventLandings> {
        Arc::clone(&self.content().landings)
    }

    /// Returns the composer of messages about bookings.
    pub fn booking_mailer<'a>(&'a self, content: &'a SiteContent) -> BookingMailer<'a> {
        BookingMailer {
            config: &content.config,
            words: &content.words,
            formats: &content.formats,
            origin: &self.origin,
            key: &self.booking_key,
        }
    }
}

impl std::ops::Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
