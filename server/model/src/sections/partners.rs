use super::prelude::*;

/// The partners' logos, from the list `partners`, and the offices.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Partners {
    /// Heading.
    pub heading: Line,
    /// The heading of the offices.
    pub offices_heading: Line,
    /// The line that closes the section.
    pub closing: Line,
}

impl SectionContent for Partners {}
