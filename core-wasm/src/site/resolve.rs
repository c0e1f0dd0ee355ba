//! Resolution of a requested address.

use serde::Serialize;

use super::addresses::Addresses;
use super::canonical::canonical;
use super::query::with_query;
use super::routes::{self, Route, landing_token};

/// The result of [`resolve`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Resolution {
    /// A page of the site.
    Page {
        /// The view, with its parameters.
        route: Route,
        /// The canonical path, without a query.
        path: String,
    },
    /// An old address, or a page's address in non-canonical form.
    Redirect {
        /// The canonical path of a page, with the query of the request. Never redirects again.
        to: String,
    },
    /// No such page.
    NotFound,
}

impl Resolution {
    /// Returns the HTTP status of the response.
    pub const fn status(&self) -> u16 {
        match self {
            Self::Page { .. } => 200,
            Self::Redirect { .. } => 301,
            Self::NotFound => 404,
        }
    }

    /// Returns the route of the displayed view, the not-found page included; `None` for a redirect.
    pub fn route(&self) -> Option<Route> {
        match self {
            Self::Page { route, .. } => Some(route.clone()),
            Self::Redirect { .. } => None,
            Self::NotFound => Some(Route::NotFound),
        }
    }
}

/// Resolves a requested `path` (escapes as received) and `query` (without `?`, possibly empty).
///
/// Total: any two strings have a result. An old address redirects to its target in one step, whatever its case, slashes
/// and escapes.
///
/// Of several claims to one path the first of these wins: a redirect, a document's page, a feature's pattern
/// (`/events/{slug}` and similar, then landings). Exception: a redirect whose source is a landing's own address is
/// ignored, so that a landing may have the name of an old address.
pub fn resolve(path: &str, query: &str, addresses: &impl Addresses) -> Resolution {
    let Some(canonical) = canonical(path) else { return Resolution::NotFound };
    if let Some(target) = redirect_target(&canonical, addresses) {
        return Resolution::Redirect { to: with_query(&target, query) };
    }
    match routes::find(&canonical, query, addresses) {
        None => Resolution::NotFound,
        Some(route) if path == canonical || path.is_empty() => Resolution::Page { route, path: canonical },
        Some(_) => Resolution::Redirect { to: with_query(&canonical, query) },
    }
}

/// Returns the target of an old address. `/events/{name}` counts as `/{name}` if that leads to an event.
fn redirect_target(path: &str, addresses: &impl Addresses) -> Option<String> {
    if landing_token(path).is_some_and(|token| addresses.is_landing(token)) {
        return None;
    }
    let under_events = || {
        let old = path.strip_prefix("/events").filter(|old| old.starts_with('/'))?;
        addresses.redirect(old).filter(|to| to.starts_with("/events/"))
    };
    // An event may have the name of its old address.
    addresses.redirect(path).or_else(under_events).filter(|to| to != path)
}
