use super::prelude::*;

/// Cards that link to services.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Expertise {
    /// Heading.
    pub heading: Line,
    /// A large word in the background.
    pub background_word: Line,
    /// A sentence below the heading.
    pub description: Text,
    /// The cards, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub cards: Vec<ExpertiseCard>,
}

impl SectionContent for Expertise {}

/// A card that links to a service.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
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
