use super::prelude::*;

/// The hero of the home page: slides that advance automatically.
#[apply(view!)]
pub struct HomeHero {
    /// The label of a slide's link while an event is upcoming; {event} is replaced by its name.
    pub upcoming_label: Line,
    /// The slides, in display order.
    #[garde(length(min = 1, max = 6), dive)]
    pub slides: Vec<HeroSlide>,
    /// Figures that clients measured, below the slides.
    #[serde(default)]
    #[garde(length(max = 3))]
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
#[apply(view!)]
#[garde(custom(has_background))]
pub struct HeroSlide {
    /// The name of the slide on the 'Next' card and the dots.
    pub name: Line,
    /// The background video.
    pub video: Option<VideoName>,
    /// The background image on wide screens.
    pub wide: Option<Image>,
    /// The background image on narrow screens, instead of the upright crop of the wide one.
    pub narrow: Option<Image>,
    /// Small text above the headline.
    pub eyebrow: Line,
    /// The headline.
    pub title: Line,
    /// A sentence below the headline.
    pub description: Text,
    /// Headlines that alternate instead of the headline.
    #[serde(default)]
    #[garde(length(max = 6))]
    pub headlines: Vec<Headline>,
    /// True if the link leads to the next event while one is upcoming.
    #[serde(default)]
    pub upcoming: bool,
    /// The link.
    pub link: Link,
}

fn has_background(slide: &HeroSlide, (): &()) -> garde::Result {
    rule(slide.video.is_some() || slide.wide.is_some(), "expected a video, or the picture wide")
}

/// A figure that a client measured.
#[apply(view!)]
pub struct HeroResult {
    /// The story; the figure is that of its first result.
    pub page: PagePath,
    /// The meaning of the figure in a few words.
    pub label: Line,
}

/// One of the alternating headlines.
#[apply(view!)]
pub struct Headline {
    /// The headline.
    pub title: Line,
    /// A sentence below the headline.
    pub description: Text,
}
