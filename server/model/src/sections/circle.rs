use super::prelude::*;

/// Reasons arranged on a rotating ring.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Circle {
    /// Heading.
    pub title: Line,
    /// The reasons, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub items: Vec<CircleItem>,
}

impl SectionContent for Circle {}

/// One reason.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct CircleItem {
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub desc: Text,
}
