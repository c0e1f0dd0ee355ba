use super::prelude::*;

/// The hero of a page: a headline over an image.
#[apply(view!)]
pub struct PageHero {
    /// Small text above the headline.
    pub tag: Option<Line>,
    /// A product's logo instead of the small text.
    pub mark: Option<VectorName>,
    /// The page's main heading.
    pub title: Line,
    /// A sentence below the headline.
    pub text: Option<Text>,
    /// The image behind or next to the headline.
    pub image: Image,
    /// Buttons; the first is emphasised.
    #[serde(default)]
    #[garde(length(max = 3))]
    pub actions: Vec<Action>,
    /// Related pages.
    #[serde(default)]
    #[garde(length(max = 4))]
    pub related: Vec<RelatedPage>,
}

impl SectionContent for PageHero {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        vec![&mut self.image]
    }

    fn has_main_heading(&self) -> bool {
        true
    }
}

/// A related page.
#[apply(view!)]
pub struct RelatedPage {
    /// The relation, such as 'Industry'.
    pub kind: Line,
    /// The visible text.
    pub label: Line,
    /// The address.
    pub href: Href,
}
