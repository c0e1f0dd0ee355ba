//! The company's pages on social networks.

use serde::Serialize;

use super::networks::Network;
use model::{Line, SocialSettings};

/// A page of the company on a social network.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Social {
    /// The name of the network.
    pub name: String,
    /// Path data of the network's logo in a view box of 24 × 24; without it a general icon is shown.
    pub icon: Option<String>,
    /// The address of the page.
    pub url: String,
}

impl Social {
    /// Returns a page with the icon and, unless it has its own name, the name of its network.
    pub(super) fn of(settings: &SocialSettings) -> Self {
        let network = settings.network.map(Network::of);
        let name = settings.name.as_ref().map(Line::to_string);
        Self {
            name: name.or_else(|| network.as_ref().map(|network| network.name.to_owned())).unwrap_or_default(),
            icon: network.map(|network| network.icon.to_owned()),
            url: settings.url.to_string(),
        }
    }
}
