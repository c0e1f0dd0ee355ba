//! The hero of an industry page: a headline among images.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Action, Image, Line, Text};

/// The hero of an industry page: a headline among images.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct IndustryHero {
    /// The page's main heading.
    pub title: Line,
    /// A few sentences below the heading.
    pub description: Text,
    /// The button.
    #[garde(dive)]
    pub action: Action,
    /// The background image.
    #[garde(dive)]
    pub background_image: Image,
    /// The large image.
    #[garde(dive)]
    pub main_image: Image,
    /// The small image above.
    #[garde(dive)]
    pub top_image: Image,
    /// The small image below.
    #[garde(dive)]
    pub bottom_image: Image,
}
