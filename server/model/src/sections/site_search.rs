use super::prelude::*;

/// The search over the whole site.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct SiteSearch {
    /// The page's main heading.
    pub title: Line,
    /// The heading of the links that are shown while there are no results.
    pub suggestions_title: Line,
    /// Links that are shown while there are no results.
    #[serde(default)]
    #[garde(length(max = 12), dive)]
    pub suggestions: Vec<Link>,
    /// Shown when the search has no results.
    pub none_text: Text,
}

impl SectionContent for SiteSearch {
    fn has_main_heading(&self) -> bool {
        true
    }
}
