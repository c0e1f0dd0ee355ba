//! The tab of the insights hub, as part of the address.

use serde::{Deserialize, Serialize};

use super::query::parameter;

/// A tab of the insights hub.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum InsightsTab {
    /// `tab=blog`
    Blog,
    /// `tab=events`
    #[default]
    Events,
    /// `tab=news`
    News,
}

impl InsightsTab {
    /// Returns the tab that a query string (without `?`) names, if it is one of `tabs`, otherwise the first of them. The
    /// first `tab` in the query counts and has to match exactly.
    pub fn from_query(query: &str, tabs: &[Self]) -> Self {
        let named = match parameter(query, "tab").as_deref() {
            Some("blog") => Some(Self::Blog),
            Some("events") => Some(Self::Events),
            Some("news") => Some(Self::News),
            _ => None,
        };
        named.filter(|tab| tabs.contains(tab)).or(tabs.first().copied()).unwrap_or_default()
    }
}
