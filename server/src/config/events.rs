//! The default event landing: `[events]`. The landings themselves are content.

use model::Slug;
use serde::{Deserialize, Deserializer};

/// The default landing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// Its token; without one, the nearest upcoming landing is the default.
    #[serde(default, rename = "landing", deserialize_with = "token")]
    pub current: Option<String>,
}

fn token<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Slug::deserialize(deserializer).map(|token| Some(token.into()))
}
