//! The hero of the careers page.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, Text};

/// The hero of the careers page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct CareerHero {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// The page's main heading.
    pub title: Line,
    /// A few sentences below the heading.
    pub description: Text,
    /// The label of the button that leads to the openings.
    pub button_text: Line,
}
