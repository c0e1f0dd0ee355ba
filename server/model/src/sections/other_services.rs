use super::prelude::*;

/// A carousel of other pages, each shown by its card.
#[apply(view!)]
pub struct OtherServices {
    /// Heading.
    pub title: Line,
    /// The heading of the fixed card.
    pub lead_title: Line,
    /// The image of the fixed card.
    pub lead_image: Image,
    /// The pages, in display order; drafts are skipped.
    #[serde(default)]
    #[garde(length(max = 24))]
    pub pages: Vec<PagePath>,
}

impl SectionContent for OtherServices {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        vec![&mut self.lead_image]
    }
}
