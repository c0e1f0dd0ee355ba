//! The tab of the insights hub, as part of the address.

use serde::Serialize;

use super::query::parameter;

/// A tab of the insights hub.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum InsightsTab {
    /// `tab=blog`
    Blog,
    /// `tab=events`, and the default for a missing or unknown tab.
    #[default]
    Events,
    /// `tab=news`
    News,
}

impl InsightsTab {
    /// Reads `tab` from a query string (without `?`). The first `tab` counts and has to match exactly.
    #[must_use]
    pub fn from_query(query: &str) -> Self {
        match parameter(query, "tab").as_deref() {
            Some("blog") => Self::Blog,
            Some("news") => Self::News,
            _ => Self::Events,
        }
    }
}
