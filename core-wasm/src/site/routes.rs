//! The path patterns of the site.

use serde::Serialize;

use super::addresses::Addresses;
use super::canonical::canonical;
use super::insights_tab::InsightsTab;
use super::slug::is_slug;

/// First segments of features: every path below is an event, a post, a job or a booking.
const FEATURE_SECTIONS: [&str; 4] = ["blog", "booking", "career", "events"];

/// Pages with their own rule, at fixed paths.
const FIXED_PAGES: [&str; 4] = ["career", "contacts", "insights", "search"];

/// First segments that the server handles itself: its API, its files, its probes.
const SERVER_SEGMENTS: [&str; 10] =
    ["_page", "_words", "admin", "api", "assets", "content", "healthz", "media", "readyz", "share"];

/// Files that the server makes itself.
const SERVER_FILES: [&str; 6] =
    ["/blog/feed.xml", "/events/feed.xml", "/news/feed.xml", "/robots.txt", "/site.webmanifest", "/sitemap.xml"];

/// Last segments of the documents with the error pages for these statuses.
const MESSAGE_SEGMENTS: [&str; 2] = ["404", "429"];

/// The view of a path, with its parameters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "name", rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Route {
    /// A document; identified by its path.
    Page,
    /// `/contacts`
    Contacts,
    /// `/career`
    Career,
    /// `/insights?tab=…`
    Insights {
        /// The displayed list.
        tab: InsightsTab,
    },
    /// `/search`
    Search,
    /// `/career/{id}`; the store decides whether the job exists.
    Job {
        /// The slug of the job.
        id: String,
    },
    /// `/events/{slug}`; the store decides whether the event exists.
    Event {
        /// The slug of the event.
        slug: String,
    },
    /// `/blog/{slug}`; the store decides whether the post exists.
    Blog {
        /// The slug of the post.
        slug: String,
    },
    /// `/{token}`, an event landing outside the shared layout.
    Landing {
        /// The token of the landing.
        token: String,
    },
    /// `/{token}/book`, the booking form of a landing as a page.
    LandingBook {
        /// The token of the landing.
        token: String,
    },
    /// `/{token}/contact`, the contact form of a landing as a page.
    LandingContact {
        /// The token of the landing.
        token: String,
    },
    /// `/booking/{key}`, on which a booking is cancelled or moved.
    Booking {
        /// The signed key of the link, which the server verifies.
        key: String,
    },
    /// Any other path.
    NotFound,
}

impl Route {
    /// Returns the canonical path, without a query; `None` for variants without their own path: see
    /// [`Resolution::Page`](super::Resolution::Page).
    pub fn path(&self) -> Option<String> {
        Some(match self {
            Self::Page | Self::NotFound => return None,
            Self::Contacts => "/contacts".to_owned(),
            Self::Career => "/career".to_owned(),
            Self::Insights { .. } => "/insights".to_owned(),
            Self::Search => "/search".to_owned(),
            Self::Job { id } => format!("/career/{id}"),
            Self::Event { slug } => format!("/events/{slug}"),
            Self::Blog { slug } => format!("/blog/{slug}"),
            Self::Landing { token } => format!("/{token}"),
            Self::LandingBook { token } => format!("/{token}/book"),
            Self::LandingContact { token } => format!("/{token}/contact"),
            Self::Booking { key } => format!("/booking/{key}"),
        })
    }
}

/// Returns true for the path of an event or a post, existing or not.
pub fn is_detail_path(path: &str) -> bool {
    path.starts_with("/events/") || path.starts_with("/blog/")
}

/// Returns true for the path of an error page, such as `/404` and `/products/404`. No ordinary page has such a path.
pub fn is_message_path(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|last| MESSAGE_SEGMENTS.contains(&last))
}

/// Returns true when a document may have this path: it is canonical, conflicts neither with a feature's pages nor with
/// the server's own paths, and is not that of an [error page](is_message_path). The server's files at the root have a
/// dot in their names, which no page has.
///
/// Conflicts with landings and redirects are found by the content check.
pub fn is_page_path(path: &str) -> bool {
    let Some(relative) = path.strip_prefix('/') else { return false };
    let allowed = match relative.split_once('/') {
        None => !SERVER_SEGMENTS.contains(&relative),
        Some((first, _)) => !SERVER_SEGMENTS.contains(&first) && !FEATURE_SECTIONS.contains(&first),
    };
    allowed && !path.contains('.') && !is_message_path(path) && canonical(path).is_some_and(|form| form == path)
}

/// Returns true when a document may have this path: that of a page, or of an [error page](is_message_path) outside the
/// server's own paths.
pub fn is_document_path(path: &str) -> bool {
    is_page_path(path) || (is_message_path(path) && !path.contains('.') && !is_server_path(path))
}

/// Returns true for paths that the server answers itself, without pages or redirects: its API, its files, its probes.
pub fn is_server_path(path: &str) -> bool {
    let relative = path.strip_prefix('/').unwrap_or(path);
    let first = relative.split_once('/').map_or(relative, |(first, _)| first);
    SERVER_SEGMENTS.contains(&first) || SERVER_FILES.contains(&path)
}

/// Returns true when a landing may have this token: a slug that conflicts with no feature, no fixed page and none of
/// the server's own paths. Conflicts with pages are found by the content check.
pub fn is_landing_token(token: &str) -> bool {
    let reserved: [&[&str]; 4] = [&FEATURE_SECTIONS, &FIXED_PAGES, &SERVER_SEGMENTS, &MESSAGE_SEGMENTS];
    is_slug(token) && !reserved.iter().any(|segments| segments.contains(&token))
}

/// Returns the token of a path that may be a landing's.
pub(super) fn landing_token(path: &str) -> Option<&str> {
    path.strip_prefix('/').filter(|token| is_landing_token(token))
}

/// Returns the route of a canonical path that is not a redirect.
pub(super) fn find(path: &str, query: &str, addresses: &impl Addresses) -> Option<Route> {
    if is_message_path(path) {
        return None;
    }
    if is_page_path(path) && addresses.is_page(path) {
        return Some(page(path, query, addresses));
    }
    let relative = path.strip_prefix('/')?;
    let landing = |token: &str| is_landing_token(token) && addresses.is_landing(token);
    match relative.split_once('/') {
        None => landing(relative).then(|| Route::Landing { token: relative.to_owned() }),
        Some((first, rest)) if landing(first) => match rest {
            "book" => Some(Route::LandingBook { token: first.to_owned() }),
            "contact" => Some(Route::LandingContact { token: first.to_owned() }),
            _ => None,
        },
        Some((first, rest)) => feature(first, rest),
    }
}

fn page(path: &str, query: &str, addresses: &impl Addresses) -> Route {
    match path {
        "/contacts" => Route::Contacts,
        "/career" => Route::Career,
        "/insights" => Route::Insights { tab: InsightsTab::from_query(query, &addresses.insights_tabs()) },
        "/search" => Route::Search,
        _ => Route::Page,
    }
}

fn feature(section: &str, slug: &str) -> Option<Route> {
    let slug = is_slug(slug).then(|| slug.to_owned())?;
    Some(match section {
        "events" => Route::Event { slug },
        "blog" => Route::Blog { slug },
        "career" => Route::Job { id: slug },
        "booking" => Route::Booking { key: slug },
        _ => return None,
    })
}
