use super::prelude::*;

/// Groups of success stories in a carousel.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct SuccessStories {
    /// Heading.
    pub heading: Line,
    /// The label of the link to a story.
    pub link_label: Line,
    /// The image of the first card.
    #[garde(dive)]
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
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct StoryGroup {
    /// Heading.
    pub title: Line,
    /// The stories, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub stories: Vec<StoryLink>,
}

/// A link to a story.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct StoryLink {
    /// Address of the story's page.
    pub page: PagePath,
    /// The visible text.
    pub label: Line,
}
