//! What every handler shares.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use core_wasm::site::{Landings, Menus, menus};

use crate::assets::Assets;
use crate::clock::Clock;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::middleware::RateLimiter;
use crate::outbox::OutboxBell;
use crate::pages::DataCache;
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
    /// Data of pages.
    pub page_data: DataCache,
    /// The search over all pages.
    pub search: SiteSearch,
    /// The site's own pictures and videos.
    pub site_media: SiteMedia,
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
    /// Rung when something new stands in the outbox.
    pub outbox: OutboxBell,
    /// Scheme, host and port under which the site is published.
    pub origin: String,
    /// The event landings, as the core's route table takes them.
    pub landings: Landings,
    /// Every menu.
    pub menus: Menus,
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
        let landings = Landings {
            tokens: config.events.landings.iter().map(|landing| landing.token.clone()).collect(),
            oracle_ai_world_2025: Some(config.events.oracle_ai_world_2025.clone()),
        };
        let site_media = SiteMedia::read(&config.service.web_dist.join("client"));
        let pages = PageCache::new(config.service.page_cache_bytes);
        let rate_limiter = RateLimiter::new(config.limits, &config.service);
        Ok(Self(Arc::new(Shared {
            config,
            store,
            renderer,
            pages,
            page_data: DataCache::default(),
            search: SiteSearch::default(),
            site_media,
            assets,
            manifest,
            clock,
            metrics: Metrics::default(),
            rate_limiter,
            outbox: OutboxBell::default(),
            origin,
            landings,
            menus: menus(),
            content_version,
        })))
    }

    /// The version of everything editable, as of the last look.
    pub fn content_version(&self) -> i64 {
        self.content_version.load(Ordering::Relaxed)
    }

    /// Looks the version up again: another server or the command line may have changed content.
    pub async fn refresh_content_version(&self) -> Result<(), StoreError> {
        self.store.publish_due(self.clock.now_ms()).await?;
        self.content_version.store(self.store.content_version().await?, Ordering::Relaxed);
        Ok(())
    }
}

impl std::ops::Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
