//! Results of a project, one line each.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, Text};

/// Results of a project, one line each.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Results {
    /// Heading.
    pub title: Line,
    /// The results, in display order.
    #[garde(length(min = 1, max = 12))]
    pub results: Vec<Text>,
}
