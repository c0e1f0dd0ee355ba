//! What every handler shares.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use core_wasm::site::{Menus, menus};

use crate::assets::Assets;
use crate::background::BackgroundHealth;
use crate::booking::{BookingKey, EventLandings, LiveSlots};
use crate::clock::Clock;
use crate::config::Config;
use crate::content::PublicMedia;
use crate::edition::Edition;
use crate::media_reader::MediaReader;
use crate::metrics::Metrics;
use crate::middleware::{ConcurrencyLimit, RateLimiter};
use crate::outbox::OutboxBell;
use crate::pages::{DataCache, FinishedPages};
use crate::render::{Manifest, PageCache, Pool};
use crate::search::SiteSearch;
use crate::site_media::SiteMedia;
use crate::store::{Store, StoreError};

/// The shared state. Cloning shares it.
#[derive(Debug, Clone)]
pub struct AppState(Arc<Shared>);

/// What the state is made of.
#[derive(Debug)]
pub struct Shared {
    /// Settings and the owner's facts.
    pub config: Config,
    /// The database.
    pub store: Store,
    /// The rendering engines.
    pub renderer: Pool,
    /// Finished pages.
    pub pages: PageCache,
    /// Where finished pages are, by their address.
    pub finished_pages: FinishedPages,
    /// Data of pages.
    pub page_data: DataCache,
    /// The search over all pages.
    pub search: SiteSearch,
    /// The site's own pictures and videos.
    pub site_media: SiteMedia,
    /// Pictures, videos and captions of the content.
    pub media_reader: MediaReader,
    /// The web build's files.
    pub assets: Assets,
    /// Which of them a document links to.
    pub manifest: Manifest,
    /// The time.
    pub clock: Clock,
    /// What is counted.
    pub metrics: Metrics,
    /// How much one client may send.
    pub rate_limiter: RateLimiter,
    /// How many connections one client may hold.
    pub connections: ConcurrencyLimit,
    /// How many requests of one client may be under way.
    pub requests: ConcurrencyLimit,
    /// How the jobs beside the requests are.
    pub background: BackgroundHealth,
    /// Rung when something new stands in the outbox.
    pub outbox: OutboxBell,
    /// Scheme, host and port under which the site is published.
    pub origin: String,
    /// What listeners are told of the taken slots.
    pub live_slots: LiveSlots,
    /// What signs the links of bookings.
    pub booking_key: BookingKey,
    /// Every menu.
    pub menus: Menus,
    landings: RwLock<Arc<EventLandings>>,
    public_media: RwLock<Arc<PublicMedia>>,
    content_version: AtomicI64,
}

/// What the state is made from.
#[derive(Debug)]
pub struct Parts {
    /// Settings and the owner's facts.
    pub config: Config,
    /// The database, migrated.
    pub store: Store,
    /// The rendering engines.
    pub renderer: Pool,
    /// The web build's files.
    pub assets: Assets,
    /// Which of them a document links to.
    pub manifest: Manifest,
    /// The time.
    pub clock: Clock,
    /// The origin to use when the settings name none: the listening address.
    pub local_origin: String,
}

impl AppState {
    /// Puts the parts together.
    pub async fn new(parts: Parts) -> Result<Self, StoreError> {
        let Parts { config, store, renderer, assets, manifest, clock, local_origin } = parts;
        let content_version = AtomicI64::new(store.content_version().await?);
        // A request's Host header is never believed: pages are cached, and one forged host would be everyone's.
        let origin = config.service.public_url.clone().unwrap_or(local_origin);
        let landings = EventLandings::load(&store, &config.events).await?;
        let public_media = PublicMedia::load(&store, clock.now_ms()).await?;
        let booking_key = BookingKey::obtain(&store, clock.now_ms()).await?;
        let site_media = SiteMedia::read(&config.service.web_dist.join("client"));
        let pages = PageCache::new(config.service.page_cache_bytes);
        let rate_limiter = RateLimiter::new(config.limits, &config.service);
        let connections = ConcurrencyLimit::of_connections(&config);
        let requests = ConcurrencyLimit::of_requests(&config);
        Ok(Self(Arc::new(Shared {
            config,
            store,
            renderer,
            pages,
            finished_pages: FinishedPages::default(),
            page_data: DataCache::default(),
            search: SiteSearch::default(),
            site_media,
            media_reader: MediaReader::default(),
            assets,
            manifest,
            clock,
            metrics: Metrics::default(),
            rate_limiter,
            connections,
            requests,
            background: BackgroundHealth::default(),
            outbox: OutboxBell::default(),
            origin,
            live_slots: LiveSlots::default(),
            booking_key,
            menus: menus(),
            landings: RwLock::new(Arc::new(landings)),
            public_media: RwLock::new(Arc::new(public_media)),
            content_version,
        })))
    }

    /// The version of everything editable, as of the last look.
    pub fn content_version(&self) -> i64 {
        self.content_version.load(Ordering::Acquire)
    }

    /// The edition that pages are made in now.
    pub fn edition(&self) -> Edition {
        let content = self.content_version();
        let now_ms = self.clock.now_ms();
        Edition { content, today: self.clock.today(), landings_ended: self.landings().ended(now_ms) }
    }

    /// Looks the version up again: another server or the command line may have changed content.
    pub async fn refresh_content_version(&self) -> Result<(), StoreError> {
        self.store.publish_due(self.clock.now_ms()).await?;
        let version = self.store.content_version().await?;
        if version != self.content_version() {
            // The landings first: a page of the new version must not be made with the old ones.
            let landings = EventLandings::load(&self.store, &self.config.events).await?;
            let media = PublicMedia::load(&self.store, self.clock.now_ms()).await?;
            *self.landings.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(landings);
            *self.public_media.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(media);
            self.content_version.store(version, Ordering::Release);
        }
        Ok(())
    }

    /// The event landings, as of the last look.
    pub fn landings(&self) -> Arc<EventLandings> {
        Arc::clone(&self.landings.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The media that visitors may see, as of the last look.
    pub fn public_media(&self) -> Arc<PublicMedia> {
        Arc::clone(&self.public_media.read().unwrap_or_else(PoisonError::into_inner))
    }
}

impl std::ops::Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
