use super::prelude::*;

/// Testimonials of clients, from the list `testimonials`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Testimonials {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
}

impl SectionContent for Testimonials {}
