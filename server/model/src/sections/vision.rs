use super::prelude::*;

/// Statements that appear one after another as the page scrolls.
#[apply(view!)]
pub struct Vision {
    /// Small text above the statements.
    pub eyebrow: Line,
    /// The statements, in display order.
    #[garde(length(min = 1, max = 6))]
    pub statements: Vec<VisionStatement>,
}

impl SectionContent for Vision {}

/// A statement.
#[apply(view!)]
pub struct VisionStatement {
    /// Heading.
    pub title: Line,
    /// The statement.
    pub text: Text,
}
