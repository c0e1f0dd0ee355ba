use super::prelude::*;

/// Reasons arranged on a rotating ring.
#[apply(view!)]
pub struct Circle {
    /// Heading.
    pub title: Line,
    /// The reasons, in display order.
    #[garde(length(min = 1, max = 8))]
    pub items: Vec<CircleItem>,
}

impl SectionContent for Circle {}

/// One reason.
#[apply(view!)]
pub struct CircleItem {
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub desc: Text,
}
