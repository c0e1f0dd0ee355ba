//! A band with a call to action.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, Link, Text};

/// A band with a call to action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Banner {
    /// Heading.
    pub heading: Line,
    /// A sentence below the heading.
    pub description: Text,
    /// The button.
    #[garde(dive)]
    pub button: Link,
}
