//! Changes that a product brings, step by step.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, Text};

/// Changes that a product brings, step by step.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Transforms {
    /// Heading.
    pub title: Line,
    /// The changes, in display order.
    #[garde(length(min = 1, max = 12), dive)]
    pub pillars: Vec<Transform>,
}

/// A change.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Transform {
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub desc: Text,
}
