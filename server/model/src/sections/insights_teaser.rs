use super::prelude::*;

/// One piece of news, one post and one event.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct InsightsTeaser {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
    /// A sentence below the heading.
    pub description: Text,
    /// The label of each card's link.
    pub more_label: Line,
    /// Shown while there are no items.
    pub empty_text: Text,
}

impl SectionContent for InsightsTeaser {}
