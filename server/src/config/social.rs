//! The company's pages on social networks.

use serde::Serialize;

use super::error::ConfigError;
use super::networks::{NETWORKS, Network};
use super::section::Section;
use super::values;

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

/// Reads all `[[social]]`, in display order.
pub(super) fn read(file: &Section<'_>) -> Result<Vec<Social>, ConfigError> {
    file.sections("social", &["network", "name", "url"])?.iter().map(social).collect()
}

fn social(section: &Section<'_>) -> Result<Social, ConfigError> {
    let ids: Vec<_> = NETWORKS.iter().map(|network| network.id).collect();
    let expected = format!("one of {}; for another network, write its `name` instead", ids.join(", "));
    let network = section.optional("network", &expected, |value| Network::find(value.as_str()?))?;
    let name = section.optional("name", "a text", values::text)?;
    let Some(name) = name.or_else(|| network.map(|network| network.name.to_owned())) else {
        return Err(section.refuse("network", format!("missing; expected {expected}")));
    };
    Ok(Social {
        name,
        icon: network.map(|network| network.icon.to_owned()),
        url: section.value("url", "an address (https://…)", values::url)?,
    })
}
