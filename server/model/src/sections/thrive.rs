//! Cards about ways in which clients are helped.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Ground, IconName, Line, Text};

/// Cards about ways in which clients are helped.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Thrive {
    /// Heading.
    pub title: Line,
    /// Background.
    pub ground: Ground,
    /// The cards, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub cards: Vec<ThriveCard>,
}

/// A card about one way of helping.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct ThriveCard {
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub desc: Text,
    /// The icon.
    pub icon: IconName,
}
