use super::prelude::*;

/// The company's story next to an image.
#[apply(view!)]
pub struct AboutStory {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// The page's main heading.
    pub heading: Line,
    /// The image.
    pub image: Image,
    /// The paragraphs, in display order.
    #[garde(length(min = 1, max = 8))]
    pub paragraphs: Vec<MarkedText>,
    /// Facts below the paragraphs.
    #[serde(default)]
    #[garde(length(max = 8))]
    pub facts: Vec<Fact>,
}

impl SectionContent for AboutStory {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        vec![&mut self.image]
    }

    fn has_main_heading(&self) -> bool {
        true
    }
}

/// A fact with its label.
#[apply(view!)]
pub struct Fact {
    /// The label, such as 'Founded'.
    pub label: Line,
    /// The fact.
    pub text: Line,
}
