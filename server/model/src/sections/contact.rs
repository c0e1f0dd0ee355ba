use super::prelude::*;

/// The contact form with its introduction.
#[apply(view!)]
pub struct Contact {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// The page's main heading.
    pub title: Line,
    /// A sentence below the heading.
    pub lead: Text,
    /// The steps that follow a message, in order.
    #[serde(default)]
    #[garde(length(max = 5))]
    pub steps: Vec<ContactStep>,
    /// The text before the e-mail address.
    pub email_lead: Line,
    /// The heading of the form.
    pub form_heading: Line,
    /// Shown below the confirmation that a message was sent.
    pub sent_detail: Text,
}

impl SectionContent for Contact {
    fn has_main_heading(&self) -> bool {
        true
    }

    /// The target of a form that was sent without scripts.
    fn places(&self, _id: &str) -> Vec<String> {
        vec!["contact-form".to_owned()]
    }
}

/// A step that follows a message.
#[apply(view!)]
pub struct ContactStep {
    /// Heading.
    pub title: Line,
    /// A sentence.
    pub text: Text,
}
