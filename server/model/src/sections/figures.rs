use super::prelude::*;

/// Numbers that count up.
#[apply(view!)]
pub struct Figures {
    /// The id of the section, for links to it.
    pub anchor: Option<Anchor>,
    /// Heading.
    pub heading: Line,
    /// A few sentences below the heading.
    pub text: Option<Text>,
    /// The numbers, in display order.
    #[garde(length(min = 1, max = 8))]
    pub counters: Vec<Counter>,
    /// A client's voice below.
    pub voice: Option<ClientVoice>,
}

impl SectionContent for Figures {
    fn anchor(&self) -> Option<&Anchor> {
        self.anchor.as_ref()
    }

    fn testimonial(&self) -> Option<&Anchor> {
        self.voice.as_ref().map(|voice| &voice.testimonial)
    }
}

/// One client's voice from the list of testimonials, with the story of a client.
#[apply(view!)]
pub struct ClientVoice {
    /// The voice's `id` in the list.
    pub testimonial: Anchor,
    /// Small text above the link.
    pub label: Line,
    /// The story; its label is the link's text.
    pub page: PagePath,
}
