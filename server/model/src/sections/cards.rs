use schemars::Schema;
use serde_json::{Value, json};

use super::super::lists::DeliveryStep;
use super::artefact::{Exhibit, Tone};
use super::prelude::*;
use super::{Shown, add_requirements};

/// A heading and a list of cards, in one of several looks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
#[garde(custom(|section: &Self, (): &()| section.look.shown().check(section.look, section)))]
#[schemars(transform = CardsLook::add_to_schema)]
pub struct Cards {
    /// The arrangement of the cards.
    pub look: CardsLook,
    /// The id of the section, for links to it; by default the name of the look.
    pub anchor: Option<Anchor>,
    /// Small text above the heading: `columns`.
    pub label: Option<Line>,
    /// Heading: every look but `rows`.
    pub title: Option<Line>,
    /// A few sentences below the heading: every look with a heading but `pillars` and `results`.
    pub text: Option<Text>,
    /// Background; white where it is left out: `pillars`, `stack`.
    pub ground: Option<Ground>,
    /// A claim above the cards: `grid`.
    pub claim: Option<Line>,
    /// The headings of the table's columns, for the title, `from`, `to` and the text of its cards: `fromTo`.
    pub columns: Option<[Line; 4]>,
    /// The image next to the heading: `columns`.
    pub image: Option<Image>,
    /// The cards, in display order. Without any, `steps` shows the list `delivery`.
    #[serde(default)]
    #[garde(length(max = 12), custom(|cards: &Vec<SectionCard>, (): &()| self.look.check_cards(cards)), dive)]
    pub cards: Vec<SectionCard>,
}

/// A card.
#[apply(view!)]
#[derive(Default)]
pub struct SectionCard {
    /// Heading: every look but `results`.
    pub title: Option<Line>,
    /// A figure from the text, such as '3X', or from the heading, shown large: `results`, `grid`.
    pub figure: Option<Line>,
    /// A line below the heading: `steps`.
    pub subtitle: Option<Line>,
    /// The occasion of the step, which distinguishes it from a step with the same text: `steps`.
    pub when: Option<Line>,
    /// The former state: `fromTo`.
    pub from: Option<MarkedText>,
    /// The new state: `fromTo`.
    pub to: Option<MarkedText>,
    /// A few sentences: every look but `packages`.
    pub text: Option<MarkedText>,
    /// The icon: `columns`, `stack`.
    pub icon: Option<IconName>,
    /// The image; on rows without one, the example is shown instead: `rows`.
    pub image: Option<Image>,
    /// An example of the work, shown with the text: `accordion`, `rows`.
    #[garde(dive)]
    pub exhibit: Option<Exhibit>,
    /// A record that the reader holds at the end of the step: `stack`.
    #[garde(dive)]
    pub record: Option<CardRecord>,
    /// Keywords below the text: `pillars`.
    #[serde(default)]
    #[garde(length(max = 12))]
    pub chips: Vec<Line>,
    /// The parts of an offer, at most three, the last one emphasised: `packages`.
    #[serde(default)]
    #[garde(length(max = 3))]
    pub parts: Vec<CardPart>,
    /// The button. Without an address it leads to the contact form, with the page's offer and the heading filled in:
    /// `packages`.
    pub action: Option<Action>,
}

/// A record, as an illustration: a list, a register, a plan.
#[apply(view!)]
pub struct CardRecord {
    /// Its name.
    pub caption: Line,
    /// Its rows, in order.
    #[garde(length(min = 1, max = 5))]
    pub rows: Vec<CardRecordRow>,
}

/// A row of a record.
#[apply(view!)]
pub struct CardRecordRow {
    /// The name of the row.
    pub label: Line,
    /// What it says, in a few words.
    pub text: Line,
    /// Draws the text as a mark.
    pub tone: Option<Tone>,
}

/// A part of an offer.
#[apply(view!)]
pub struct CardPart {
    /// The name of the part, such as 'Timeline'.
    pub label: Line,
    /// The part in a few words.
    pub title: Option<Line>,
    /// The part in a few sentences.
    pub text: Option<MarkedText>,
}

/// An arrangement of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum CardsLook {
    /// Headings that open to their text, one at a time.
    Accordion,
    /// Columns with an icon, below the heading and its image.
    Columns,
    /// A table of what moves: what there was, what it becomes, and what is checked.
    FromTo,
    /// A claim, and cards in two and then three columns.
    Grid,
    /// Offers side by side, each with its parts.
    Packages,
    /// Numbered rows that run past the heading.
    Pillars,
    /// Results, one line each, that run past the heading; the first one is emphasised.
    Results,
    /// Numbered texts, each with an image or an example on alternating sides.
    Rows,
    /// Steps, one open at a time, each with its record.
    Stack,
    /// Numbered steps along a line.
    Steps,
}

impl CardsLook {
    const fn shown(self) -> Shown {
        let (needs, may_have): (&[_], &[_]) = match self {
            Self::Accordion | Self::Packages => (&["title", "cards"], &["text"]),
            Self::Columns => (&["title", "cards", "image"], &["label", "text"]),
            Self::FromTo => (&["title", "cards", "columns"], &["text"]),
            Self::Grid => (&["title", "cards", "claim"], &["text"]),
            Self::Pillars => (&["title", "cards"], &["ground"]),
            Self::Rows => (&["cards"], &[]),
            Self::Stack => (&["title", "cards"], &["ground", "text"]),
            Self::Steps => (&["title"], &["cards", "text"]),
            Self::Results => (&["title", "cards"], &[]),
        };
        Shown { always: &["look", "anchor"], needs, may_have }
    }

    const fn shown_on_card(self) -> Shown {
        let (needs, may_have): (&[_], &[_]) = match self {
            Self::Accordion => (&["title", "text"], &["exhibit"]),
            Self::Columns => (&["title", "text", "icon"], &[]),
            Self::FromTo => (&["title", "from", "to", "text"], &[]),
            Self::Grid => (&["title", "text"], &["figure"]),
            Self::Stack => (&["title", "text", "icon"], &["record"]),
            Self::Packages => (&["title", "parts"], &["action"]),
            Self::Pillars => (&["title", "text"], &["chips"]),
            Self::Results => (&["text"], &["figure"]),
            Self::Rows => (&["title", "text"], &["image", "exhibit"]),
            Self::Steps => (&["title", "text"], &["subtitle", "when"]),
        };
        Shown { always: &[], needs, may_have }
    }

    /// Adds to the schema of a section what each look needs.
    fn add_to_schema(schema: &mut Schema) {
        add_requirements(schema, Self::schema);
    }

    /// Returns the schema of what the look needs.
    fn schema(self) -> Value {
        let Shown { needs, .. } = self.shown();
        let least = usize::from(needs.contains(&"cards"));
        let cards = json!({ "minItems": least, "items": { "required": self.shown_on_card().needs } });
        json!({ "required": needs, "properties": { "cards": cards } })
    }

    fn check_cards(self, cards: &[SectionCard]) -> garde::Result {
        for (number, card) in (1..).zip(cards) {
            let checked = self.shown_on_card().check(self, card);
            checked.map_err(|error| garde::Error::new(format!("card {number}: {error}")))?;
            if let Some(figure) = &card.figure {
                let (part, states) = match self {
                    Self::Grid => {
                        ("heading", card.title.as_ref().is_some_and(|title| title.as_str().contains(figure.as_str())))
                    }
                    _ => ("text", card.text.as_ref().is_some_and(|text| text.as_str().contains(figure.as_str()))),
                };
                if !states {
                    return Err(garde::Error::new(format!(
                        "card {number}: the {part} does not contain the figure '{figure}'"
                    )));
                }
            }
        }
        Ok(())
    }
}

impl Cards {
    /// Returns true if the section shows the list `delivery`.
    pub fn is_delivery(&self) -> bool {
        self.look == CardsLook::Steps && self.cards.is_empty()
    }
}

impl From<&DeliveryStep> for SectionCard {
    fn from(step: &DeliveryStep) -> Self {
        Self {
            title: Some(step.title.clone()),
            subtitle: Some(step.subtitle.clone()),
            when: step.when.clone(),
            text: Some(MarkedText::plain(&step.desc)),
            image: step.image.clone(),
            ..Self::default()
        }
    }
}

impl SectionContent for Cards {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        self.image.iter_mut().chain(self.cards.iter_mut().filter_map(|card| card.image.as_mut())).collect()
    }

    fn anchor(&self) -> Option<&Anchor> {
        self.anchor.as_ref()
    }

    fn look(&self) -> Option<String> {
        super::look_name(self.look)
    }

    /// The headings of rows are numbered.
    fn places(&self, id: &str) -> Vec<String> {
        let rows = if self.look == CardsLook::Rows { self.cards.len() } else { 0 };
        (1..=rows).map(|number| format!("{id}-{number:02}")).collect()
    }
}
