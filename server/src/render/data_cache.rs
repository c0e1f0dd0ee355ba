//! Cache of page data, valid until content or the day changes, so that a cached page needs no database query.

use moka::sync::Cache;

use super::cache::CacheKey;
use super::page::PagePayload;
use model::Edition;

/// Limit of pages: the site has about two hundred.
const PAGES_MAX: u64 = 2000;

/// Data of pages that are the same for all visitors.
#[derive(Debug, Clone)]
pub struct DataCache {
    pages: Cache<CacheKey, PagePayload>,
}

impl Default for DataCache {
    fn default() -> Self {
        Self { pages: Cache::new(PAGES_MAX) }
    }
}

impl DataCache {
    /// Returns the page, if it was loaded in this edition.
    pub fn get(&self, path: &str, query: &str, edition: Edition) -> Option<PagePayload> {
        let key = CacheKey { path: path.to_owned(), query: query.to_owned(), edition };
        self.pages.get(&key)
    }

    /// Stores a page under its path, query and edition.
    pub fn insert(&self, page: &PagePayload) {
        let key = CacheKey { path: page.path.clone(), query: page.query.clone(), edition: page.edition };
        self.pages.insert(key, page.clone());
    }
}
