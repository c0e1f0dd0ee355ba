use super::prelude::*;

/// Testimonials of clients, from the list `testimonials`.
#[apply(view!)]
pub struct Testimonials {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
}

impl SectionContent for Testimonials {}
