use super::prelude::*;

/// The current job openings with search and filter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Openings {
    /// Heading.
    pub heading: Line,
    /// A sentence below the heading.
    pub description: Text,
    /// Shown while there are no openings.
    pub none_text: Text,
    /// The locations of the filter, in display order.
    #[serde(default)]
    #[garde(length(max = 12), dive)]
    pub locations: Vec<FilterLocation>,
}

impl SectionContent for Openings {
    fn fixed_path(&self) -> Option<&'static str> {
        Some("/career")
    }
}

/// A location of the filter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct FilterLocation {
    /// The value of the location in the address.
    pub id: Anchor,
    /// The visible text.
    pub label: Line,
    /// Towns that belong to the location; empty to match every opening.
    #[serde(default)]
    #[garde(length(max = 12))]
    pub names: Vec<Line>,
}
