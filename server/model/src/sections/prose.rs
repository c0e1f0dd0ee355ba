use schemars::Schema;
use serde_json::json;

use super::prelude::*;
use super::{Shown, add_requirements};

/// A heading and a text, in one of several looks.
#[apply(view!)]
#[garde(custom(|prose: &Self, (): &()| prose.look.shown().check(prose.look, prose)))]
#[schemars(transform = ProseLook::add_to_schema)]
pub struct Prose {
    /// How the section is drawn.
    pub look: ProseLook,
    /// The id of the section, for links to it; by default the name of the look.
    pub anchor: Option<Anchor>,
    /// Small text above the heading: `statement`, `about`, `overview`.
    pub label: Option<Line>,
    /// Heading.
    pub title: Line,
    /// The paragraphs, in display order.
    #[garde(length(min = 1, max = 20))]
    pub paragraphs: Vec<MarkedText>,
    /// Background; white where it is left out: `statement`, `chapter`.
    pub ground: Option<Ground>,
    /// The key sentence, emphasised: `about`.
    pub highlight: Option<Text>,
    /// The image on the left: `overview`.
    pub image: Option<Image>,
    /// The icon next to the note: `overview`.
    pub icon: Option<IconName>,
    /// A short note on the image: `overview`.
    pub note: Option<Line>,
    /// The image below the text: `overview`.
    pub second_image: Option<Image>,
    /// The button: `banner`.
    pub button: Option<Link>,
}

/// How a text is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum ProseLook {
    /// A claim in large letters with its reason.
    Statement,
    /// A product in a few sentences, and the one to remember.
    About,
    /// A question and its answer between two images.
    Overview,
    /// Paragraphs below a heading that stays while they pass.
    Chapter,
    /// A band with a call to action at the end of a page.
    Banner,
}

impl ProseLook {
    /// Adds to the schema of a section what each look needs.
    fn add_to_schema(schema: &mut Schema) {
        add_requirements(schema, |look: Self| json!({ "required": look.shown().needs }));
    }

    const fn shown(self) -> Shown {
        let (needs, may_have): (&[_], &[_]) = match self {
            Self::Statement => (&["label"], &["ground"]),
            Self::About => (&["label", "highlight"], &[]),
            Self::Overview => (&["label", "image", "icon", "note", "secondImage"], &[]),
            Self::Chapter => (&[], &["ground"]),
            Self::Banner => (&["button"], &[]),
        };
        Shown { always: &["look", "anchor", "title", "paragraphs"], needs, may_have }
    }
}

impl SectionContent for Prose {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        self.image.iter_mut().chain(&mut self.second_image).collect()
    }

    fn anchor(&self) -> Option<&Anchor> {
        self.anchor.as_ref()
    }

    fn look(&self) -> Option<String> {
        super::look_name(self.look)
    }
}
