use super::prelude::*;

/// The offices with addresses and phone numbers.
#[apply(view!)]
pub struct FindUs {
    /// Heading.
    pub title: Line,
    /// A sentence below the heading.
    pub text: Text,
    /// The text before the social links.
    pub social_label: Line,
}

impl SectionContent for FindUs {}
