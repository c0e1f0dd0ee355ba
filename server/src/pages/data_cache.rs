//! Pages' data, kept until content or the day changes, so that a page that is finished costs no look into the database.

use moka::sync::Cache;

use super::view::Page;
use crate::edition::Edition;

/// Most pages whose data is kept: the site has some two hundred.
const PAGES_MAX: u64 = 2000;

/// What a page's data depends on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Key {
    path: String,
    query: String,
    edition: Edition,
}

/// The data of pages that are the same for everyone.
#[derive(Debug, Clone)]
pub struct DataCache {
    pages: Cache<Key, Page>,
}

impl Default for DataCache {
    fn default() -> Self {
        Self { pages: Cache::new(PAGES_MAX) }
    }
}

impl DataCache {
    /// The page, when it was loaded in this edition.
    pub(super) fn get(&self, path: &str, query: &str, edition: Edition) -> Option<Page> {
        let key = Key { path: path.to_owned(), query: query.to_owned(), edition };
        self.pages.get(&key)
    }

    /// Keeps a page under its path, query and edition.
    pub(super) fn keep(&self, page: &Page) {
        let key = Key { path: page.path.clone(), query: page.query.clone(), edition: page.edition };
        self.pages.insert(key, page.clone());
    }
}
