use super::prelude::*;

/// The partners' logos, from the list `partners`, and the offices.
#[apply(view!)]
pub struct Partners {
    /// Heading.
    pub heading: Line,
    /// The heading of the offices.
    pub offices_heading: Line,
    /// The line that closes the section.
    pub closing: Line,
}

impl SectionContent for Partners {}
