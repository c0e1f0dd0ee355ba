//! The hero of the home page: slides that advance automatically or by a click.

use super::autoplay::{Autoplay, AutoplayState, Hold};
use super::wrap::WrappingIndex;
use serde::Serialize;

/// Product requirement: 100000 ms per slide.
pub const HERO_INTERVAL_MS: f64 = 100_000.0;

/// The state of the hero, for the view.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct HeroSnapshot {
    /// The displayed slide, from 0.
    pub index: u32,
    /// The slide on the 'Next' card, from 0.
    pub next_index: u32,
    /// True if the videos are muted.
    pub muted: bool,
    /// The state of the pause control.
    pub autoplay: AutoplayState,
}

/// The state machine of the hero.
///
/// The pointer does not hold it: the hero fills the screen, so the pointer is almost always over it. Keyboard focus
/// does. The caller reports visible focus only; otherwise a click on 'Next' would hold the slides permanently.
#[derive(Debug, Clone, PartialEq)]
pub struct HeroCarousel {
    position: WrappingIndex,
    autoplay: Autoplay,
    muted: bool,
}

impl HeroCarousel {
    /// Creates the machine at the first of `slides` slides, muted; runs if there are several.
    #[must_use]
    pub const fn new(slides: u32) -> Self {
        let autoplay = Autoplay::new(HERO_INTERVAL_MS, slides);
        Self { position: WrappingIndex::new(slides), autoplay, muted: true }
    }

    /// Advances one slide, from the 'Next' card.
    pub fn next(&mut self, now_ms: f64) {
        self.autoplay.restart(now_ms);
        self.position.next();
    }

    /// Selects a slide, from a dot; ignores an index out of range.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        if index < self.position.count() {
            self.autoplay.restart(now_ms);
            self.position.select(index);
        }
    }

    /// Advances the clock. Returns true when the slide changed.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        let due = self.autoplay.tick(now_ms);
        if due {
            self.position.next();
        }
        due
    }

    /// Sets whether visible keyboard focus is inside.
    pub fn focus(&mut self, within: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Focus, within, now_ms);
    }

    /// Sets whether the hero is visible.
    pub fn visible(&mut self, visible: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Hidden, !visible, now_ms);
    }

    /// Sets the preference for reduced motion.
    pub fn reduce_motion(&mut self, reduce: bool, now_ms: f64) {
        self.autoplay.hold(Hold::ReducedMotion, reduce, now_ms);
    }

    /// Pauses, from the pause control.
    pub fn pause(&mut self, now_ms: f64) {
        self.autoplay.hold(Hold::Paused, true, now_ms);
    }

    /// Plays, from the pause control.
    pub fn play(&mut self, now_ms: f64) {
        self.autoplay.hold(Hold::Paused, false, now_ms);
    }

    /// Toggles the sound of the videos.
    pub const fn toggle_mute(&mut self) {
        self.muted = !self.muted;
    }

    /// Returns the milliseconds until the next slide; `None` while held.
    #[must_use]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.autoplay.remaining_ms()
    }

    #[must_use]
    pub const fn snapshot(&self) -> HeroSnapshot {
        HeroSnapshot {
            index: self.position.index(),
            next_index: self.position.following(),
            muted: self.muted,
            autoplay: self.autoplay.state(),
        }
    }
}
