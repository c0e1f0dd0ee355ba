//! Systems from which clients have been migrated.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{IconName, Line, Text};

/// Systems from which clients have been migrated.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Migration {
    /// Heading.
    pub title: Line,
    /// The systems.
    #[garde(length(min = 1, max = 12), dive)]
    pub boxes: Vec<MigrationBox>,
}

/// A system.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct MigrationBox {
    /// The name of the system.
    pub title: Line,
    /// A few sentences.
    pub desc: Text,
    /// The icon.
    pub icon: IconName,
}
