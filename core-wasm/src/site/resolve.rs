//! From a requested address to what answers it.

use serde::Serialize;

use super::canonical::canonical;
use super::landings::Landings;
use super::query::with_query;
use super::redirects;
use super::routes::{self, Missing, Route};

/// The answer to an address. The server answers 200, 301 or 404; the browser's router shows, replaces or shows
/// the not-found page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Resolution {
    /// A page of the site.
    Page {
        /// Which page, with its parameters.
        route: Route,
        /// Its canonical path, without a query.
        path: String,
    },
    /// An old address, or a page's address that is not in canonical form.
    Redirect {
        /// Canonical path of a page, with the query of the request. It never redirects again.
        to: String,
    },
    /// No such page.
    NotFound {
        /// Which wording the page has.
        what: Missing,
    },
}

impl Resolution {
    /// HTTP status of the answer.
    #[must_use]
    pub const fn status(&self) -> u16 {
        match self {
            Self::Page { .. } => 200,
            Self::Redirect { .. } => 301,
            Self::NotFound { .. } => 404,
        }
    }

    /// The route whose view answers, the not-found page included. `None` for a redirect.
    #[must_use]
    pub fn route(&self) -> Option<Route> {
        match self {
            Self::Page { route, .. } => Some(route.clone()),
            Self::Redirect { .. } => None,
            Self::NotFound { what } => Some(Route::NotFound { what: *what }),
        }
    }
}

/// Resolves a requested `path` (escapes as they came) and `query` (without `?`, possibly empty).
///
/// Total: any two strings have an answer. An old address leads to its target in one step, whatever its case,
/// slashes and escapes.
#[must_use]
pub fn resolve(path: &str, query: &str, landings: &Landings) -> Resolution {
    let Some(canonical) = canonical(path) else {
        return Resolution::NotFound { what: Missing::Page };
    };
    if let Some(target) = redirects::target(&canonical, landings) {
        return Resolution::Redirect { to: with_query(&target, query) };
    }
    match routes::find(&canonical, query, landings) {
        Err(what) => Resolution::NotFound { what },
        Ok(route) if path == canonical || path.is_empty() => Resolution::Page { route, path: canonical },
        Ok(_) => Resolution::Redirect { to: with_query(&canonical, query) },
    }
}
