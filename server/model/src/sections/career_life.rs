//! Life at the company, as cards.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{IconName, Image, Line, Text};

/// Life at the company, as cards.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct CareerLife {
    /// The image.
    #[garde(dive)]
    pub image: Image,
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
    /// A few sentences below the heading.
    pub description: Text,
    /// The cards, in display order.
    #[garde(length(min = 1, max = 12), dive)]
    pub cards: Vec<LifeCard>,
}

/// A card about one side of working at the company.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct LifeCard {
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub desc: Text,
    /// The icon.
    pub icon: IconName,
}
