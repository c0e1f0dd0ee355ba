use super::prelude::*;

/// A message instead of a page: not found, or too many requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Message {
    /// The HTTP status as shown to visitors, such as '404'.
    pub code: Line,
    /// The page's main heading.
    pub title: Line,
    /// One or two sentences.
    pub text: Text,
    /// Suggested links; the first is emphasised.
    #[garde(length(min = 1, max = 8), dive)]
    pub links: Vec<Link>,
}

impl SectionContent for Message {
    fn has_main_heading(&self) -> bool {
        true
    }
}
