//! The back office: `[admin]`.

use model::TimeZoneName;
use serde::{Deserialize, Deserializer};

/// Settings of the back office.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AdminSettings {
    /// False removes the back office with all its addresses.
    pub enabled: bool,
    /// True if everybody needs a second factor.
    pub require_second_factor: bool,
    /// The tz name of the zone by whose days leads are counted and filtered.
    #[serde(deserialize_with = "time_zone")]
    pub time_zone: String,
}

impl Default for AdminSettings {
    fn default() -> Self {
        Self { enabled: true, require_second_factor: false, time_zone: "UTC".to_owned() }
    }
}

fn time_zone<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    TimeZoneName::deserialize(deserializer).map(String::from)
}
