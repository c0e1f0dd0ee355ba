use super::prelude::*;

/// An offer in a sentence, with a button and the person who answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct RequestStrip {
    /// Background.
    pub ground: Ground,
    /// The offer.
    pub title: Line,
    /// The button. Without an address it leads to the contact form, with the page's offer filled in.
    #[garde(dive)]
    pub action: Action,
    /// The leader who answers, by the `name` in the list.
    pub leader: Option<Line>,
    /// A few words below the leader's role.
    pub note: Option<Line>,
}

impl SectionContent for RequestStrip {}
