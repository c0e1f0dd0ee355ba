use super::prelude::*;

/// A stack of product cards.
#[apply(view!)]
pub struct FeaturedProducts {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
    /// The label of each card's link: `{name}` is replaced by the card's title.
    pub link_label: Line,
    /// The cards, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub cards: Vec<FeaturedProduct>,
}

impl SectionContent for FeaturedProducts {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        self.cards.iter_mut().map(|card| &mut card.image).collect()
    }
}

/// A card of the stack.
#[apply(view!)]
pub struct FeaturedProduct {
    /// The product's name.
    pub title: Line,
    /// The product in a few words.
    pub tagline: Line,
    /// Features of the product, one per line.
    #[garde(length(min = 1, max = 8))]
    pub items: Vec<Line>,
    /// Address of the product's page; optional.
    pub page: Option<PagePath>,
    /// The image.
    pub image: Image,
}
