//! An industry's question and the company's answer between two images.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{IconName, Image, Line, Text};

/// An industry's question and the company's answer between two images.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Overview {
    /// Small text above the heading.
    pub badge: Line,
    /// The icon beside the note.
    pub icon: IconName,
    /// A short note on the image.
    pub note: Line,
    /// The image on the left.
    #[garde(dive)]
    pub left_image: Image,
    /// The image on the right.
    #[garde(dive)]
    pub right_image: Image,
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub description: Text,
}
