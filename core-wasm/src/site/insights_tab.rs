//! The tab of the insights hub, carried in the address.

use serde::Serialize;

use super::query::parameter;

/// What the insights hub shows (document 2, section 2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum InsightsTab {
    /// `tab=blog`
    Blog,
    /// `tab=events`, and what a missing or unknown tab means.
    #[default]
    Events,
    /// `tab=news`
    News,
}

impl InsightsTab {
    /// Reads `tab` from a query string (without `?`). The first `tab` counts; its value is matched exactly.
    #[must_use]
    pub fn from_query(query: &str) -> Self {
        match parameter(query, "tab").as_deref() {
            Some("blog") => Self::Blog,
            Some("news") => Self::News,
            _ => Self::Events,
        }
    }

    /// The tab's label in menus and on the hub.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Blog => "Blogs",
            Self::Events => "Events",
            Self::News => "News",
        }
    }

    /// The hub's address with this tab.
    #[must_use]
    pub const fn href(self) -> &'static str {
        match self {
            Self::Blog => "/insights?tab=blog",
            Self::Events => "/insights?tab=events",
            Self::News => "/insights?tab=news",
        }
    }
}
