use super::prelude::*;

/// The company's leaders, from the list `leaders`.
#[apply(view!)]
pub struct Leadership {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
    /// A sentence below the heading.
    pub description: Text,
}

impl SectionContent for Leadership {}
