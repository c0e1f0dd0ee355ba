//! The company's pages on social networks.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use model::{Line, SocialSettings};
use serde::{Deserialize, Serialize};

/// The networks with an icon, by their names in the settings. The logos are of Simple Icons, scaled to the middle 18 × 18 of
/// the view box, except for Facebook, Instagram, LinkedIn and X.
static NETWORKS: LazyLock<BTreeMap<String, Network>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../assets/social-networks.json")).unwrap_or_default());

#[derive(Deserialize)]
struct Network {
    /// As the network writes it.
    name: String,
    /// Path data of its logo in a view box of 24 × 24.
    icon: String,
}

/// A page of the company on a social network.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
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
        let network = settings.network.and_then(|network| NETWORKS.get(network.as_str()));
        let name = settings.name.as_ref().map(Line::to_string);
        Self {
            name: name.or_else(|| network.map(|network| network.name.clone())).unwrap_or_default(),
            icon: network.map(|network| network.icon.clone()),
            url: settings.url.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use model::SocialNetwork;

    use super::*;

    #[test]
    fn every_network_of_the_settings_has_an_icon() {
        for network in SocialNetwork::ALL {
            assert!(NETWORKS[network.as_str()].icon.starts_with('M'), "{network:?}");
        }
    }
}
