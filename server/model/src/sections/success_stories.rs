use super::prelude::*;

/// Groups of success stories in a carousel.
#[apply(view!)]
pub struct SuccessStories {
    /// Heading.
    pub heading: Line,
    /// The label of the link to a story.
    pub link_label: Line,
    /// The image of the first card.
    pub image: Image,
    /// The groups, in display order.
    #[garde(length(min = 1, max = 12), dive)]
    pub cards: Vec<StoryGroup>,
}

impl SectionContent for SuccessStories {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        vec![&mut self.image]
    }
}

/// A group of stories.
#[apply(view!)]
pub struct StoryGroup {
    /// Heading.
    pub title: Line,
    /// The stories, in display order.
    #[garde(length(min = 1, max = 8))]
    pub stories: Vec<StoryLink>,
}

/// A link to a story.
#[apply(view!)]
pub struct StoryLink {
    /// Address of the story's page.
    pub page: PagePath,
    /// The visible text.
    pub label: Line,
}
