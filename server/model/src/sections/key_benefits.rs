//! Benefits of a product for its users.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, Text};

/// Benefits of a product for its users.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct KeyBenefits {
    /// Small text above the heading.
    pub label: Line,
    /// Heading.
    pub title: Line,
    /// A sentence below the heading.
    pub description: Text,
    /// The benefits, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub cards: Vec<KeyBenefit>,
}

/// A benefit.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct KeyBenefit {
    /// The benefit in a few words.
    pub title: Line,
    /// The benefit in a sentence.
    pub subtitle: Text,
}
