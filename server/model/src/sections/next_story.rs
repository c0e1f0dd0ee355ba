use super::prelude::*;

/// A link to another story, with that story's headline and image.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct NextStory {
    /// Small text above the headline.
    pub label: Line,
    /// Address of the other story.
    pub page: PagePath,
}

impl SectionContent for NextStory {}
