//! Paragraphs under a heading.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Anchor, Ground, Line, Text};

/// Paragraphs under a heading.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Chapter {
    /// Heading.
    pub title: Line,
    /// The id of the section, for links to it.
    pub anchor: Option<Anchor>,
    /// Background.
    pub ground: Ground,
    /// The paragraphs, in display order.
    #[garde(length(min = 1, max = 20))]
    pub paragraphs: Vec<Text>,
}
