use super::prelude::*;

/// A link to another story, with that story's headline and image.
#[apply(view!)]
pub struct NextStory {
    /// Small text above the headline.
    pub label: Line,
    /// Address of the other story.
    pub page: PagePath,
}

impl SectionContent for NextStory {}
