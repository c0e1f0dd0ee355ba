use super::prelude::*;

/// The search over the whole site.
#[apply(view!)]
pub struct SiteSearch {
    /// The page's main heading.
    pub title: Line,
    /// The heading of the links that are shown while there are no results.
    pub suggestions_title: Line,
    /// Links that are shown while there are no results.
    #[serde(default)]
    #[garde(length(max = 12))]
    pub suggestions: Vec<Link>,
    /// Shown when the search has no results.
    pub none_text: Text,
}

impl SectionContent for SiteSearch {
    fn has_main_heading(&self) -> bool {
        true
    }
}
