use super::prelude::*;

/// A long text with a table of contents.
#[apply(view!)]
pub struct LongRead {
    /// The page's main heading.
    pub title: Line,
    /// A few sentences below the heading.
    pub intro: Text,
    /// The day of the last change.
    pub updated: Option<Updated>,
    /// The heading of the table of contents.
    pub contents_label: Line,
    /// The chapters, in display order.
    #[garde(length(min = 1, max = 40), dive)]
    pub sections: Vec<LongReadSection>,
}

impl SectionContent for LongRead {
    fn has_main_heading(&self) -> bool {
        true
    }

    fn places(&self, _id: &str) -> Vec<String> {
        self.sections.iter().map(|part| part.id.to_string()).collect()
    }
}

/// The day of the last change.
#[apply(view!)]
pub struct Updated {
    /// The text before the date.
    pub label: Line,
    /// The date as displayed.
    pub text: Line,
    /// The date as a value.
    pub day: Day,
}

/// A chapter.
#[apply(view!)]
pub struct LongReadSection {
    /// The id of the chapter, for links to it.
    pub id: Anchor,
    /// Heading.
    pub title: Line,
    /// Paragraphs, lists and subheadings, in display order.
    #[garde(length(min = 1, max = 60), dive)]
    pub body: Vec<TextBlock>,
}
