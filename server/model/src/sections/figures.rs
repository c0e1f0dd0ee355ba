//! Numbers that count up.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Anchor, Counter, Line, PagePath};

/// Numbers that count up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Figures {
    /// Heading.
    pub heading: Line,
    /// The numbers, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub counters: Vec<Counter>,
    /// A client's voice below.
    #[garde(dive)]
    pub voice: Option<ClientVoice>,
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
