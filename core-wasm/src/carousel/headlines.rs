//! The headline and description pairs that rotate on the Home slide.

use super::autoplay::{Autoplay, AutoplayState, Hold};
use super::wrap::WrappingIndex;
use serde::Serialize;

/// How long a headline stays (document 1, section 9: 'headline rotation 4000 ms').
pub const HEADLINE_INTERVAL_MS: f64 = 4000.0;

/// How many pairs rotate (document 1, section 2.5: AI, enterprise cloud expertise, enterprise transformation).
pub const HEADLINES: u32 = 3;

/// The headlines as views read them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct HeadlinesSnapshot {
    /// The pair shown, from 0.
    pub index: u32,
    /// Whether the pairs rotate, and if not, why.
    pub autoplay: AutoplayState,
}

/// The headlines' machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Headlines {
    position: WrappingIndex,
    autoplay: Autoplay,
}

impl Headlines {
    /// The first pair, running.
    #[must_use]
    pub const fn new() -> Self {
        Self { position: WrappingIndex::new(HEADLINES), autoplay: Autoplay::new(HEADLINE_INTERVAL_MS) }
    }

    /// Straight to a pair. One that does not exist is ignored.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        if index < self.position.count() {
            self.autoplay.restart(now_ms);
            self.position.select(index);
        }
    }

    /// Time has come to `now_ms`: whether the pair changed.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        let due = self.autoplay.tick(now_ms);
        if due {
            self.position.next();
        }
        due
    }

    /// The pointer is over the text or has left it.
    pub fn hover(&mut self, over: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Hover, over, now_ms);
    }

    /// Visible keyboard focus is inside or has left.
    pub fn focus(&mut self, within: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Focus, within, now_ms);
    }

    /// The Home slide came into sight or went out of it.
    pub fn visible(&mut self, visible: bool, now_ms: f64) {
        self.autoplay.hold(Hold::Hidden, !visible, now_ms);
    }

    /// The system's wish for reduced motion.
    pub fn reduce_motion(&mut self, reduce: bool, now_ms: f64) {
        self.autoplay.hold(Hold::ReducedMotion, reduce, now_ms);
    }

    /// The banner's pause control, which holds the headlines too.
    pub fn pause(&mut self, now_ms: f64) {
        self.autoplay.hold(Hold::Paused, true, now_ms);
    }

    /// The banner's pause control: play.
    pub fn play(&mut self, now_ms: f64) {
        self.autoplay.hold(Hold::Paused, false, now_ms);
    }

    /// Milliseconds until the next pair comes by itself; `None` while held.
    #[must_use]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.autoplay.remaining_ms()
    }

    /// The headlines as views read them.
    #[must_use]
    pub const fn snapshot(&self) -> HeadlinesSnapshot {
        HeadlinesSnapshot { index: self.position.index(), autoplay: self.autoplay.state() }
    }
}

impl Default for Headlines {
    fn default() -> Self {
        Self::new()
    }
}
