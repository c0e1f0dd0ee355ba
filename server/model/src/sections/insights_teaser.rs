use super::prelude::*;

/// One piece of news, one post and one event.
#[apply(view!)]
pub struct InsightsTeaser {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
    /// A sentence below the heading.
    pub description: Option<Text>,
    /// The label of each item's link.
    pub more_label: Line,
    /// The label of the link to all insights.
    pub all_label: Option<Line>,
    /// Shown while there are no items.
    pub empty_text: Text,
}

impl SectionContent for InsightsTeaser {}
