//! The data of a document, from which the server renders and the browser hydrates it.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use core_wasm::site::{InsightsTab, Route};
use serde::Serialize;
use serde_json::Value;

use crate::app::state::AppState;
use crate::config::SiteFacts;
use crate::render::{LandingMachines, PagePayload};
use crate::seo::share::{Mark, brand_width};
use crate::site::site_content::SiteContent;
use crate::site::view_hints::{Hints, route_hints};
use model::{Menus, ReplacedMedia};

/// All data that a page is rendered from.
#[derive(Debug, Serialize, ts_rs::TS)]
pub struct SiteDocument<'a> {
    pub shell: Shell<'a>,
    pub page: &'a PagePayload,
}

/// The site-wide parts of a page, unchanged during a visit.
#[derive(Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct Shell<'a> {
    site: &'a SiteFacts,
    menus: &'a Menus,
    /// The words. A document has the groups that its page shows.
    #[ts(as = "model::Words")]
    words: BTreeMap<&'a str, &'a Value>,
    /// The address of all words, unless the document has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    words_address: Option<String>,
    year: i64,
    landing: Option<LandingLink>,
    origin: &'a str,
    /// Width of the brand's name in em, so that its space is reserved before its font has loaded.
    brand_width: f32,
    logo: Logo,
    hints: ViewHints<'a>,
    /// What replaces the site's own pictures and videos.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    replaced: Option<&'a ReplacedMedia>,
}

/// The shape of the owner's logo.
#[derive(Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct Logo {
    /// Width as a multiple of the height.
    ratio: f32,
    /// True for a horizontal logo, which contains the brand's name.
    has_name: bool,
}

impl Logo {
    const SQUARE: Self = Self { ratio: 1.0, has_name: false };

    fn of(mark: &Mark) -> Self {
        Self { ratio: mark.ratio(), has_name: mark.is_wordmark() }
    }
}

/// Guesses of the views that an address needs, by a page's path or by a folder such as `/ai-services/*`, for
/// preloading.
#[derive(Debug, Serialize, ts_rs::TS)]
struct ViewHints<'a> {
    /// Names of the sections' views.
    #[ts(type = "Record<string, string[]>")]
    sections: &'a Hints<BTreeSet<String>>,
    /// Names of routes with their own view.
    #[ts(type = "Record<string, Route[\"name\"]>")]
    routes: Hints<String>,
    /// Tab of the insights hub at its address without a tab.
    #[ts(type = "InsightsTab")]
    tab: InsightsTab,
}

#[derive(Debug, Serialize, ts_rs::TS)]
struct LandingLink {
    token: String,
    name: String,
}

impl<'a> Shell<'a> {
    /// Collects the site-wide parts as of now.
    pub fn new(state: &'a AppState, content: &'a SiteContent) -> Self {
        let upcoming = content.landings.upcoming(state.clock.now_ms());
        Self {
            site: &content.config.site,
            menus: &content.menus,
            words: content.page_words.groups.iter().map(|(name, words)| (name.as_str(), words)).collect(),
            words_address: None,
            year: state.clock.year(),
            hints: ViewHints {
                sections: &content.section_hints,
                routes: route_hints(upcoming.map(|landing| landing.token.as_str())),
                tab: content.default_tab(),
            },
            landing: upcoming
                .map(|landing| LandingLink { token: landing.token.clone(), name: landing.head.name.to_string() }),
            origin: &state.origin,
            brand_width: brand_width(&content.config.site.brand.name),
            logo: state.mark.as_ref().map_or(Logo::SQUARE, Logo::of),
            replaced: Some(&content.media.replaced).filter(|replaced| !replaced.is_empty()),
        }
    }
}

impl Shell<'_> {
    /// Leaves out groups of words, which browsers then load from this address.
    pub fn with_words(mut self, groups: &[String], address: String) -> Self {
        self.words.retain(|name, _| groups.iter().any(|group| group == name));
        Self { words_address: Some(address), ..self }
    }
}

impl PagePayload {
    /// Creates a page at a path, without a query.
    pub fn new(state: &AppState, content: &SiteContent, route: Route, path: String, status: StatusCode) -> Self {
        Self {
            query: String::new(),
            status: status.as_u16(),
            section: content.menu_place(&path),
            machines: LandingMachines::of(state, content, &route),
            document: None,
            data: Value::Null,
            preview: content.preview.is_some(),
            path,
            route,
            edition: state.edition_of(content),
        }
    }
}
