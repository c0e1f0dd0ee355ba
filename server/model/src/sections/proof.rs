use super::prelude::*;

/// A client's result and a client's words, for the place below a hero. On a story, with the facts of the project.
#[apply(view!)]
#[garde(custom(has_content))]
pub struct Proof {
    /// The name of the section, for visitors who use a screen reader.
    pub label: Line,
    /// The story whose first result is shown; the label of its page is the link's text.
    pub story: Option<PagePath>,
    /// The `id` of a testimonial in the list.
    pub testimonial: Option<Anchor>,
    /// Facts of the project, in display order.
    #[serde(default)]
    #[garde(length(max = 6))]
    pub facts: Vec<ProjectFact>,
}

/// A fact of a project.
#[apply(view!)]
pub struct ProjectFact {
    /// The name of the fact, such as 'Before'.
    pub label: Line,
    /// The fact in a few words.
    pub text: Line,
}

impl SectionContent for Proof {
    fn testimonial(&self) -> Option<&Anchor> {
        self.testimonial.as_ref()
    }
}

fn has_content(proof: &Proof, (): &()) -> garde::Result {
    rule(proof.story.is_some() || proof.testimonial.is_some(), "expected a story, a testimonial or both")
}
