//! The company in a sentence and in numbers.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Counter, Line, Text};

/// The company in a sentence and in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct WhoWeAre {
    /// Heading.
    pub heading: Line,
    /// A few sentences.
    pub description: Text,
    /// The numbers, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub counters: Vec<Counter>,
}
