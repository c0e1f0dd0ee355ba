//! Numbered columns that support an offer.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Ground, Line, Text};

/// Numbered columns that support an offer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Pillars {
    /// Heading.
    pub title: Line,
    /// Background.
    pub ground: Ground,
    /// The columns, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub pillars: Vec<Pillar>,
}

/// A numbered column.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Pillar {
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub desc: Text,
    /// Keywords below the text.
    #[serde(default)]
    #[garde(length(max = 12))]
    pub chips: Vec<Line>,
}
