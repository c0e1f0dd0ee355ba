use super::prelude::*;

/// The hero of an industry page: a headline among images.
#[apply(view!)]
pub struct IndustryHero {
    /// The page's main heading.
    pub title: Line,
    /// A few sentences below the heading.
    pub description: Text,
    /// The button.
    pub action: Action,
    /// The background image.
    pub background_image: Image,
    /// The large image.
    pub main_image: Image,
    /// The small image above.
    pub top_image: Image,
    /// The small image below.
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
