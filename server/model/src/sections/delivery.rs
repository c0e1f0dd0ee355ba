//! The steps of the delivery method, from the list `delivery`.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, Text};

/// The steps of the delivery method, from the list `delivery`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Delivery {
    /// Heading.
    pub title: Line,
    /// A sentence below the heading.
    pub text: Text,
}
