//! A claim in large letters with its reason.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Ground, Line, Text};

/// A claim in large letters with its reason.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Statement {
    /// Small text above the claim.
    pub label: Line,
    /// The claim.
    pub heading: Line,
    /// The reason.
    pub text: Text,
    /// Background; white where it is left out.
    #[serde(default)]
    pub ground: Ground,
}
