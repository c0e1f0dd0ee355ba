use super::prelude::*;

/// Numbers that count up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Figures {
    /// The id of the section, for links to it.
    pub anchor: Option<Anchor>,
    /// Heading.
    pub heading: Line,
    /// A few sentences below the heading.
    pub text: Option<Text>,
    /// The numbers, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub counters: Vec<Counter>,
    /// A client's voice below.
    #[garde(dive)]
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
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct ClientVoice {
    /// The voice's `id` in the list.
    pub testimonial: Anchor,
    /// Small text above the link.
    pub label: Line,
    /// The story; its label is the link's text.
    pub page: PagePath,
}
