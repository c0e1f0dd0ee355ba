//! Numbered texts with an image each.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Image, Line, Text};

/// Numbered texts with an image each.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct NumberedSections {
    /// The texts, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub sections: Vec<NumberedSection>,
}

/// A text with its image.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct NumberedSection {
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub description: Text,
    /// The image.
    #[garde(dive)]
    pub image: Image,
    /// True if the image is on the left.
    #[serde(default)]
    pub image_left: bool,
}
