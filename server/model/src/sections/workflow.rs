use super::prelude::*;

/// The steps of the delivery method, from the list `delivery`, with a video that follows the scroll position.
#[apply(view!)]
pub struct Workflow {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
    /// A sentence below the heading.
    pub description: Text,
    /// The line that closes the section.
    pub closing: Line,
    /// A link below the closing line.
    pub link: Option<Link>,
}

impl SectionContent for Workflow {}
