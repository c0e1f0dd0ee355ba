use super::prelude::*;

/// An offer in a sentence, with a button and the person who answers.
#[apply(view!)]
pub struct RequestStrip {
    /// Background.
    pub ground: Ground,
    /// The offer.
    pub title: Line,
    /// The button. Without an address it leads to the contact form, with the page's offer filled in.
    pub action: Action,
    /// The leader who answers, by the `name` in the list.
    pub leader: Option<Line>,
    /// A few words below the leader's role.
    pub note: Option<Line>,
}

impl SectionContent for RequestStrip {}
