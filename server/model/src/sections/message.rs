use super::prelude::*;

/// A message instead of a page: not found, or too many requests.
#[apply(view!)]
pub struct Message {
    /// The HTTP status as shown to visitors, such as '404'.
    pub code: Line,
    /// The page's main heading.
    pub title: Line,
    /// One or two sentences.
    pub text: Text,
    /// Suggested links; the first is emphasised.
    #[garde(length(min = 1, max = 8))]
    pub links: Vec<Link>,
}

impl SectionContent for Message {
    fn has_main_heading(&self) -> bool {
        true
    }
}
