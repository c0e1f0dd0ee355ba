//! The home page's banner: three slides that move on by themselves or by a click.

use super::autoplay::{Autoplay, AutoplayState, Hold};
use super::wrap::WrappingIndex;
use serde::Serialize;

/// How long a slide stays before the next one comes (document 1, section 9: 'Hero auto-advance 100000 ms').
pub const HERO_INTERVAL_MS: f64 = 100_000.0;

/// How many slides there are (document 1, section 2.5: Event, Home, Awards).
pub const HERO_SLIDES: u32 = 3;

/// A slide, in the order in which they come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum HeroSlide {
    /// A looping video with a mute toggle.
    Event,
    /// The rotating headlines.
    Home,
    /// Awards.
    Awards,
}

impl HeroSlide {
    const fn at(index: u32) -> Self {
        match index {
            0 => Self::Event,
            1 => Self::Home,
            _ => Self::Awards,
        }
    }
}

/// The banner as views read it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct HeroSnapshot {
    /// The slide shown, from 0.
    pub index: u32,
    /// The slide shown.
    pub slide: HeroSlide,
    /// What the 'Next' card announces.
    pub next_slide: HeroSlide,
    /// Whether the event video is silent.
    pub muted: bool,
    /// What the pause control shows.
    pub autoplay: AutoplayState,
}

/// The banner's machine.
///
/// The pointer does not hold it: the banner fills the screen, so the pointer nearly always rests on it. Keyboard focus
/// does; the caller reports focus that is visible, or a mouse click on 'Next' would hold the slides for good.
#[derive(Debug, Clone, PartialEq)]
pub struct HeroCarousel {
    position: WrappingIndex,
    autoplay: Autoplay,
    muted: bool,
}

impl HeroCarousel {
    /// The event slide, muted, running.
    #[must_use]
    pub const fn new() -> Self {
        Self { position: WrappingIndex::new(HERO_SLIDES), autoplay: Autoplay::new(HERO_INTERVAL_MS), muted: true }
    }

    /// The 'Next' card.
    pub fn next(&mut self, now_ms: f64) {
        self.autoplay.restart(now_ms);
        self.position.next();
    }

    /// One slide back.
    pub fn previous(&mut self, now_ms: f64) {
        self.autoplay.restart(now_ms);
        self.position.previous();
    }

    /// A dot. One that does not exist is ignored.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        if index < self.position.count() {
            self.autoplay.restart(now_ms);
            self.position.select(index);
        }
    }

    /// Time has come to `now_ms`: whether the slide changed.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        let due = self.autoplay.tick(now_ms);
        if due {
            self.position.next();
        }
        due
    }

    /// Visible keyboard focus is inside or has left.
    pub fn focus(&mut self, within: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Focus, within, now_ms);
    }

    /// The banner came into sight or went out of it.
    pub fn visible(&mut self, visible: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Hidden, !visible, now_ms);
    }

    /// The system's wish for reduced motion.
    pub fn reduce_motion(&mut self, reduce: bool, now_ms: f64) {
        self.autoplay.hold(Hold::ReducedMotion, reduce, now_ms);
    }

    /// The pause control: pause.
    pub fn pause(&mut self, now_ms: f64) {
        self.autoplay.hold(Hold::Paused, true, now_ms);
    }

    /// The pause control: play.
    pub fn play(&mut self, now_ms: f64) {
        self.autoplay.hold(Hold::Paused, false, now_ms);
    }

    /// The video's mute button.
    pub const fn toggle_mute(&mut self) {
        self.muted = !self.muted;
    }

    /// Milliseconds until the next slide comes by itself; `None` while held.
    #[must_use]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.autoplay.remaining_ms()
    }

    /// The banner as views read it.
    #[must_use]
    pub const fn snapshot(&self) -> HeroSnapshot {
        HeroSnapshot {
            index: self.position.index(),
            slide: HeroSlide::at(self.position.index()),
            next_slide: HeroSlide::at(self.position.following()),
            muted: self.muted,
            autoplay: self.autoplay.state(),
        }
    }
}

impl Default for HeroCarousel {
    fn default() -> Self {
        Self::new()
    }
}
