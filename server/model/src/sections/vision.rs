use super::prelude::*;

/// Statements that appear one after another as the page scrolls.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Vision {
    /// Small text above the statements.
    pub eyebrow: Line,
    /// The statements, in display order.
    #[garde(length(min = 1, max = 6), dive)]
    pub statements: Vec<VisionStatement>,
}

impl SectionContent for Vision {}

/// A statement.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct VisionStatement {
    /// Heading.
    pub title: Line,
    /// The statement.
    pub text: Text,
}
