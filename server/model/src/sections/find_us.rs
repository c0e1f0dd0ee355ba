use super::prelude::*;

/// The offices with addresses and phone numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct FindUs {
    /// Heading.
    pub title: Line,
    /// A sentence below the heading.
    pub text: Text,
    /// The text before the social links.
    pub social_label: Line,
}

impl SectionContent for FindUs {}
