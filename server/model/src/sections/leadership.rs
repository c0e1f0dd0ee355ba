use super::prelude::*;

/// The company's leaders, from the list `leaders`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Leadership {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
    /// A sentence below the heading.
    pub description: Text,
}

impl SectionContent for Leadership {}
