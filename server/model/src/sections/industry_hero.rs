use super::prelude::*;

/// The hero of an industry page: a headline among images.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct IndustryHero {
    /// The page's main heading.
    pub title: Line,
    /// A few sentences below the heading.
    pub description: Text,
    /// The button.
    #[garde(dive)]
    pub action: Action,
    /// The background image.
    #[garde(dive)]
    pub background_image: Image,
    /// The large image.
    #[garde(dive)]
    pub main_image: Image,
    /// The small image above.
    #[garde(dive)]
    pub top_image: Image,
    /// The small image below.
    #[garde(dive)]
    pub bottom_image: Image,
}

impl SectionContent for IndustryHero {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        vec![&mut self.background_image, &mut self.main_image, &mut self.top_image, &mut self.bottom_image]
    }

    fn has_main_heading(&self) -> bool {
        true
    }
}
