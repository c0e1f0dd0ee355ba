//! A product in a few sentences.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, Text};

/// A product in a few sentences.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct ProductAbout {
    /// Small text above the heading.
    pub badge: Line,
    /// Heading.
    pub heading: Line,
    /// The product in a few sentences.
    pub description: Text,
    /// The key sentence, emphasised.
    pub highlight: Text,
}
