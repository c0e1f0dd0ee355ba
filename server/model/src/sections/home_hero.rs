use super::prelude::*;

/// The hero of the home page: slides that advance automatically.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct HomeHero {
    /// The label of a slide's link while an event is upcoming; {event} is replaced by its name.
    pub upcoming_label: Line,
    /// The slides, in display order.
    #[garde(length(min = 1, max = 6), dive)]
    pub slides: Vec<HeroSlide>,
    /// Figures that clients measured, below the slides.
    #[serde(default)]
    #[garde(length(max = 3), dive)]
    pub results: Vec<HeroResult>,
}

impl SectionContent for HomeHero {
    fn images_mut(&mut self) -> Vec<&mut Image> {
        self.slides.iter_mut().flat_map(|slide| slide.wide.iter_mut().chain(&mut slide.narrow)).collect()
    }

    fn has_main_heading(&self) -> bool {
        true
    }
}

/// A slide of the hero, with a video or with images.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct HeroSlide {
    /// The name of the slide on the 'Next' card and the dots.
    pub name: Line,
    /// The background video.
    pub video: Option<VideoName>,
    /// The background image on wide screens.
    #[garde(dive)]
    pub wide: Option<Image>,
    /// The background image on narrow screens, instead of the upright crop of the wide one.
    #[garde(dive)]
    pub narrow: Option<Image>,
    /// Small text above the headline.
    pub eyebrow: Line,
    /// The headline.
    pub title: Line,
    /// A sentence below the headline.
    pub description: Text,
    /// Headlines that alternate instead of the headline.
    #[serde(default)]
    #[garde(length(max = 6), dive)]
    pub headlines: Vec<Headline>,
    /// True if the link leads to the next event while one is upcoming.
    #[serde(default)]
    pub upcoming: bool,
    /// The link.
    #[garde(dive)]
    pub link: Link,
}

/// A figure that a client measured.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct HeroResult {
    /// The story; the figure is that of its first result.
    pub page: PagePath,
    /// The meaning of the figure in a few words.
    pub label: Line,
}

/// One of the alternating headlines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Headline {
    /// The headline.
    pub title: Line,
    /// A sentence below the headline.
    pub description: Text,
}
