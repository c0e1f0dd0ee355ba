//! Resolution of an address: a page with its canonical query and cache policy, a redirect, or not found.

use core_wasm::site::{Resolution, Route, parameter, resolve};

use super::career::filter_query;
use super::contacts::ContactData;
use super::insights::ListPage;
use super::landing_contact::sent_query;
use super::search::search_query;
use crate::site::site_content::SiteContent;
use content::PREVIEW_PARAMETER;
use model::Section;

/// A page's address. Decided once per request.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Address {
    pub route: Route,
    /// The canonical path.
    pub path: String,
    /// The canonical query, without the question mark: only what the page reads.
    pub query: String,
    pub cache: CachePolicy,
}

/// Who gets the page of an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CachePolicy {
    /// All visitors: the page is cached.
    Shared,
    /// The requester only: the address contains input or a secret, or the data changes all the time. Such a page uses up
    /// the client's share of rendering.
    Private,
}

/// The result of resolving an address.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Resolved {
    Page(Address),
    Redirect {
        /// Path and query.
        to: String,
    },
    NotFound,
}

impl Resolved {
    /// Resolves an address. `path` is as requested, `query` has no `?`.
    pub(super) fn of(content: &SiteContent, path: &str, query: &str) -> Self {
        match resolve(path, query, content) {
            Resolution::Redirect { to } => Self::Redirect { to },
            Resolution::NotFound => Self::NotFound,
            Resolution::Page { route, path } => Self::Page(Address::new(content, route, path, query)),
        }
    }

    /// Returns true for a page that is rendered for its requester only.
    pub(super) fn is_private(&self) -> bool {
        matches!(self, Self::Page(Address { cache: CachePolicy::Private, .. }))
    }
}

impl Address {
    fn new(content: &SiteContent, route: Route, path: String, query: &str) -> Self {
        let (query, cache) = match &route {
            Route::Insights { tab } => {
                (ListPage::from_query(content, *tab, query).query(content.default_tab()), CachePolicy::Shared)
            }
            // Filters, prefilled values and search terms are unbounded.
            Route::Career => {
                let openings = content.section(&path, |section| match section {
                    Section::Openings(openings) => Some(&**openings),
                    _ => None,
                });
                shared_if_empty(openings.map(|openings| filter_query(openings, query)).unwrap_or_default())
            }
            Route::Contacts => shared_if_empty(ContactData::from_query(query, content).query()),
            Route::Search => shared_if_empty(search_query(query)),
            Route::LandingContact { .. } => shared_if_empty(sent_query(query)),
            Route::LandingBook { .. } | Route::Booking { .. } => (query.to_owned(), CachePolicy::Private),
            Route::Page
            | Route::Event { .. }
            | Route::Blog { .. }
            | Route::Job { .. }
            | Route::Landing { .. }
            | Route::NotFound => (String::new(), CachePolicy::Shared),
        };
        match content.preview {
            Some(_) => Self { route, path, query: with_token(content, query), cache: CachePolicy::Private },
            None => Self { route, path, query, cache },
        }
    }
}

fn shared_if_empty(query: String) -> (String, CachePolicy) {
    let cache = if query.is_empty() { CachePolicy::Shared } else { CachePolicy::Private };
    (query, cache)
}

/// Adds a preview's token to a query.
pub(super) fn with_token(content: &SiteContent, query: String) -> String {
    match &content.preview {
        Some(_) if parameter(&query, PREVIEW_PARAMETER).is_some() => query,
        Some(preview) if query.is_empty() => format!("{PREVIEW_PARAMETER}={}", preview.token),
        Some(preview) => format!("{query}&{PREVIEW_PARAMETER}={}", preview.token),
        None => query,
    }
}
