//! The route table (document 1, section 2.1, and the pages that the decisions add).

use serde::Serialize;

use super::catalogue::{Entry, Family, INDUSTRIES, PRODUCTS, SERVICES, STORIES, Service};
use super::insights_tab::InsightsTab;
use super::landings::Landings;
use super::slug::is_slug;
use crate::text::halves;

/// What a path leads to, with its parameters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "name", rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Route {
    /// `/`
    Home,
    /// `/about`
    About,
    /// `/contacts`
    Contacts,
    /// `/career`
    Career,
    /// `/career/{id}`; whether the job exists, the store knows.
    Job {
        /// The job's slug.
        id: String,
    },
    /// `/insights?tab=…`
    Insights {
        /// Which list is shown.
        tab: InsightsTab,
    },
    /// `/events/{slug}`; whether the event exists, the store knows.
    Event {
        /// The event's slug.
        slug: String,
    },
    /// `/blog/{slug}`; whether the post exists, the store knows.
    Blog {
        /// The post's slug.
        slug: String,
    },
    /// `/success-stories/{slug}`
    Story {
        /// One of [`STORIES`].
        slug: &'static str,
    },
    /// `/{family}/{slug}`
    Service {
        /// First path segment.
        family: Family,
        /// One of [`SERVICES`].
        slug: &'static str,
    },
    /// `/products/{slug}`
    Product {
        /// One of [`PRODUCTS`].
        slug: &'static str,
    },
    /// `/industries/{slug}`
    Industry {
        /// One of [`INDUSTRIES`].
        slug: &'static str,
    },
    /// `/privacy-policy`
    PrivacyPolicy,
    /// `/accessibility`
    Accessibility,
    /// `/search`
    Search,
    /// `/{token}`, a standalone event page outside the shared layout.
    Landing {
        /// One of the configured [`Landings`].
        token: String,
    },
    /// `/{token}/book`, the landing's booking form as a page.
    LandingBook {
        /// One of the configured [`Landings`].
        token: String,
    },
    /// `/{token}/contact`, the landing's contact form as a page.
    LandingContact {
        /// One of the configured [`Landings`].
        token: String,
    },
    /// `/booking/{key}`, where whoever booked a slot cancels or moves it.
    Booking {
        /// The signed key of the link; whether it opens a booking, the server knows.
        key: String,
    },
    /// Any other path, `/404` among them.
    NotFound {
        /// Which wording the page has.
        what: Missing,
    },
}

/// What was looked for and is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Missing {
    /// No such page.
    Page,
    /// '404 - Product Not Found'
    Product,
    /// 'Story not found'
    Story,
}

impl Route {
    /// The canonical path of this route, without a query.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Home => "/".to_owned(),
            Self::About => "/about".to_owned(),
            Self::Contacts => "/contacts".to_owned(),
            Self::Career => "/career".to_owned(),
            Self::Job { id } => format!("/career/{id}"),
            Self::Insights { .. } => "/insights".to_owned(),
            Self::Event { slug } => format!("/events/{slug}"),
            Self::Blog { slug } => format!("/blog/{slug}"),
            Self::Story { slug } => format!("/success-stories/{slug}"),
            Self::Service { family, slug } => format!("/{}/{slug}", family.segment()),
            Self::Product { slug } => format!("/products/{slug}"),
            Self::Industry { slug } => format!("/industries/{slug}"),
            Self::PrivacyPolicy => "/privacy-policy".to_owned(),
            Self::Accessibility => "/accessibility".to_owned(),
            Self::Search => "/search".to_owned(),
            Self::Landing { token } => format!("/{token}"),
            Self::LandingBook { token } => format!("/{token}/book"),
            Self::LandingContact { token } => format!("/{token}/contact"),
            Self::Booking { key } => format!("/booking/{key}"),
            Self::NotFound { .. } => "/404".to_owned(),
        }
    }

    /// What the route offers, by name: a service's or a product's label. It fills in the contact form's service.
    #[must_use]
    pub fn offer(&self) -> Option<&'static str> {
        match self {
            Self::Service { family, slug } => Service::find(*family, slug).map(|service| service.label),
            Self::Product { slug } => Entry::find(&PRODUCTS, slug).map(|product| product.label),
            _ => None,
        }
    }
}

/// Every page whose path the core knows by itself: all but events, posts, jobs and landings.
///
/// Each answers 200; the sitemap, prerendering and link checks walk this list.
#[must_use]
pub fn all_static_paths() -> Vec<String> {
    let entries = |section: &'static str, table: &'static [Entry]| {
        table.iter().map(move |entry| format!("/{section}/{}", entry.slug))
    };
    ["/", "/about"]
        .into_iter()
        .map(str::to_owned)
        .chain(SERVICES.iter().map(Service::path))
        .chain(entries("products", &PRODUCTS))
        .chain(entries("industries", &INDUSTRIES))
        .chain(entries("success-stories", &STORIES))
        .chain(["/insights", "/career", "/contacts", "/privacy-policy", "/accessibility", "/search"].map(str::to_owned))
        .collect()
}

/// True for the path of an event or a post, even of one that the store lacks.
#[must_use]
pub fn is_detail_path(path: &str) -> bool {
    path.starts_with("/events/") || path.starts_with("/blog/")
}

/// The route of a canonical path that is no redirect.
pub(super) fn find(path: &str, query: &str, landings: &Landings) -> Result<Route, Missing> {
    let path = path.strip_prefix('/').ok_or(Missing::Page)?;
    match halves(path, b"/") {
        None => find_top(path, query)
            .or_else(|| landings.contains(path).then(|| Route::Landing { token: path.to_owned() }))
            .ok_or(Missing::Page),
        Some((section, slug)) => find_in_section(section, slug, landings),
    }
}

/// Whether a landing's token would hide, or be hidden by, a page or section.
pub(super) fn is_reserved_segment(segment: &str) -> bool {
    const SECTIONS: [&str; 9] = [
        "404",
        "ai-services",
        "blog",
        "booking",
        "cloud-services",
        "events",
        "industries",
        "products",
        "success-stories",
    ];
    SECTIONS.contains(&segment) || find_top(segment, "").is_some()
}

fn find_top(segment: &str, query: &str) -> Option<Route> {
    Some(match segment {
        "" => Route::Home,
        "about" => Route::About,
        "contacts" => Route::Contacts,
        "career" => Route::Career,
        "insights" => Route::Insights { tab: InsightsTab::from_query(query) },
        "privacy-policy" => Route::PrivacyPolicy,
        "accessibility" => Route::Accessibility,
        "search" => Route::Search,
        _ => return None,
    })
}

fn find_in_section(section: &str, slug: &str, landings: &Landings) -> Result<Route, Missing> {
    if slug.bytes().any(|byte| byte == b'/') {
        return Err(Missing::Page);
    }
    let open = || is_slug(slug).then(|| slug.to_owned()).ok_or(Missing::Page);
    let service = |family| {
        let service = Service::find(family, slug).ok_or(Missing::Page)?;
        Ok(Route::Service { family, slug: service.slug })
    };
    let known = |table, missing| Entry::find(table, slug).map(|entry| entry.slug).ok_or(missing);
    match section {
        "ai-services" => service(Family::AiServices),
        "cloud-services" => service(Family::CloudServices),
        "products" => known(&PRODUCTS, Missing::Product).map(|slug| Route::Product { slug }),
        "industries" => known(&INDUSTRIES, Missing::Page).map(|slug| Route::Industry { slug }),
        "success-stories" => known(&STORIES, Missing::Story).map(|slug| Route::Story { slug }),
        "events" => open().map(|slug| Route::Event { slug }),
        "blog" => open().map(|slug| Route::Blog { slug }),
        "career" => open().map(|id| Route::Job { id }),
        "booking" => open().map(|key| Route::Booking { key }),
        token if landings.contains(token) => match slug {
            "book" => Ok(Route::LandingBook { token: token.to_owned() }),
            "contact" => Ok(Route::LandingContact { token: token.to_owned() }),
            _ => Err(Missing::Page),
        },
        _ => Err(Missing::Page),
    }
}
