//! The rotating headlines of a slide, each with its description.

use super::autoplay::{Autoplay, AutoplayState, Hold};
use super::wrap::WrappingIndex;
use serde::Serialize;

/// Product requirement: 4000 ms per headline.
pub const HEADLINE_INTERVAL_MS: f64 = 4000.0;

/// The state of the headlines, for the view.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct HeadlinesSnapshot {
    /// The displayed headline, from 0.
    pub index: u32,
    /// The state of autoplay.
    pub autoplay: AutoplayState,
}

/// The state machine of the headlines.
#[derive(Debug, Clone, PartialEq)]
pub struct Headlines {
    position: WrappingIndex,
    autoplay: Autoplay,
}

impl Headlines {
    /// Creates the machine at the first of `count` headlines; runs if there are several.
    #[must_use]
    pub const fn new(count: u32) -> Self {
        Self { position: WrappingIndex::new(count), autoplay: Autoplay::new(HEADLINE_INTERVAL_MS, count) }
    }

    /// Selects a headline; ignores an index out of range.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        if index < self.position.count() {
            self.autoplay.restart(now_ms);
            self.position.select(index);
        }
    }

    /// Advances the clock. Returns true when the headline changed.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        let due = self.autoplay.tick(now_ms);
        if due {
            self.position.next();
        }
        due
    }

    /// Sets whether the pointer is over the text.
    pub fn hover(&mut self, over: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Hover, over, now_ms);
    }

    /// Sets whether visible keyboard focus is inside.
    pub fn focus(&mut self, within: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Focus, within, now_ms);
    }

    /// Sets whether the slide is visible.
    pub fn visible(&mut self, visible: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Hidden, !visible, now_ms);
    }

    /// Sets the preference for reduced motion.
    pub fn reduce_motion(&mut self, reduce: bool, now_ms: f64) {
        self.autoplay.hold(Hold::ReducedMotion, reduce, now_ms);
    }

    /// Pauses, together with the hero.
    pub fn pause(&mut self, now_ms: f64) {
        self.autoplay.hold(Hold::Paused, true, now_ms);
    }

    /// Plays, together with the hero.
    pub fn play(&mut self, now_ms: f64) {
        self.autoplay.hold(Hold::Paused, false, now_ms);
    }

    /// Returns the milliseconds until the next headline; `None` while held.
    #[must_use]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.autoplay.remaining_ms()
    }

    #[must_use]
    pub const fn snapshot(&self) -> HeadlinesSnapshot {
        HeadlinesSnapshot { index: self.position.index(), autoplay: self.autoplay.state() }
    }
}
