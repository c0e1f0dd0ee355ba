//! Packages at a fixed price or in a fixed time.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, Text};

/// Packages at a fixed price or in a fixed time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Packages {
    /// Heading.
    pub title: Line,
    /// The label of a package's contents.
    pub value_label: Line,
    /// The label of a package's add-on.
    pub addon_label: Line,
    /// The label of a package's duration.
    pub timeline_label: Line,
    /// The packages, in display order.
    #[garde(length(min = 1, max = 6), dive)]
    pub packages: Vec<Package>,
}

/// A package.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Package {
    /// The name of the package.
    pub pillar: Line,
    /// Contents of the package.
    pub value: Text,
    /// The name of the add-on.
    pub addon_title: Line,
    /// The add-on in a few sentences.
    pub addon_desc: Text,
    /// The duration.
    pub timeline: Line,
}
