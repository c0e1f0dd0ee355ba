//! Finished pages by the address that visitors ask for, so that the next visitor's answer needs no look at the route table.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock, Weak};

use axum::http::StatusCode;

use super::view::Page;
use crate::edition::Edition;
use crate::http::Representation;
use crate::metrics::Answers;
use crate::state::AppState;

/// Most addresses that are remembered: the site has some two hundred.
const ADDRESSES_MAX: usize = 2000;

#[derive(Debug)]
struct Finished {
    // The page cache decides how long it lives.
    document: Weak<Representation>,
    edition: Edition,
    route: Arc<Route>,
}

/// A page's route, as answers are counted by it.
#[derive(Debug)]
pub struct Route {
    /// Its name.
    pub name: String,
    /// Where its whole answers are counted.
    pub answers: Option<Arc<Answers>>,
}

/// Where finished pages are. It keeps none of them in memory.
#[derive(Debug, Default)]
pub struct FinishedPages(RwLock<HashMap<String, Finished>>);

impl FinishedPages {
    /// The finished page of a path as it was requested, and its route.
    pub fn get(&self, state: &AppState, path: &str) -> Option<(Arc<Representation>, Arc<Route>)> {
        let pages = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let finished = pages.get(path)?;
        if finished.edition != state.edition() {
            return None;
        }
        Some((finished.document.upgrade()?, Arc::clone(&finished.route)))
    }

    /// Remembers a page that everybody is shown alike. A page with a query, or with another status than 200, is left to the
    /// router.
    pub(super) fn remember(&self, state: &AppState, page: &Page, route: &str, document: &Arc<Representation>) {
        if page.status != 200 || !page.query.is_empty() || self.get(state, &page.path).is_some() {
            return;
        }
        let mut pages = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if pages.len() >= ADDRESSES_MAX {
            pages.retain(|_, finished| finished.document.strong_count() > 0);
        }
        if pages.len() < ADDRESSES_MAX || pages.contains_key(&page.path) {
            let document = Arc::downgrade(document);
            let answers = state.metrics.answers_of("GET", route, StatusCode::OK);
            let route = Arc::new(Route { name: route.to_owned(), answers });
            let finished = Finished { document, edition: page.edition, route };
            pages.insert(page.path.clone(), finished);
        }
    }
}
