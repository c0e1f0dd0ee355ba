use super::prelude::*;

/// Cards that link to services.
#[apply(view!)]
pub struct Expertise {
    /// Heading.
    pub heading: Line,
    /// A large word in the background.
    pub background_word: Line,
    /// A sentence below the heading.
    pub description: Text,
    /// The cards, in display order.
    #[garde(length(min = 1, max = 8))]
    pub cards: Vec<ExpertiseCard>,
}

impl SectionContent for Expertise {}

/// A card that links to a service.
#[apply(view!)]
pub struct ExpertiseCard {
    /// The service's name.
    pub title: Line,
    /// The kind of offer.
    pub desc: Line,
    /// The outcome in a few words.
    pub text: Option<Line>,
    /// Address of the service's page.
    pub page: PagePath,
}
