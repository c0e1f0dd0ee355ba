//! The company's story beside an image.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Image, Line, Text};

/// The company's story beside an image.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct AboutStory {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// The page's main heading.
    pub heading: Line,
    /// The image.
    #[garde(dive)]
    pub image: Image,
    /// The paragraphs, in display order.
    #[garde(length(min = 1, max = 8))]
    pub paragraphs: Vec<Text>,
    /// Facts below the paragraphs.
    #[serde(default)]
    #[garde(length(max = 8), dive)]
    pub facts: Vec<Fact>,
}

/// A fact with its label.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Fact {
    /// The label, such as 'Founded'.
    pub label: Line,
    /// The fact.
    pub text: Line,
}
