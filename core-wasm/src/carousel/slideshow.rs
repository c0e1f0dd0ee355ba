//! Items that advance automatically or by a click: the slides of the hero, and the headlines of a slide.

use super::autoplay::{Autoplay, AutoplayState, Hold};
use super::wrap::WrappingIndex;
use serde::Serialize;

/// Product requirement: 100000 ms per slide of the hero.
pub const HERO_INTERVAL_MS: f64 = 100_000.0;
/// Product requirement: days before an event from which the hero starts with it.
pub const EVENT_LEAD_DAYS: i32 = 60;
/// Product requirement: 4000 ms per headline.
pub const HEADLINE_INTERVAL_MS: f64 = 4000.0;

/// Returns the slide that the hero starts at: the first that leads to the next event if that begins within 60 days or has
/// begun, otherwise the first that doesn't. Returns 0 if there is no such slide.
///
/// `leads_to_event` has an entry for each slide. `days_until_event` is negative once the event has begun.
pub fn starting_slide(leads_to_event: impl IntoIterator<Item = bool>, days_until_event: Option<i32>) -> u32 {
    let is_near = days_until_event.is_some_and(|days| days <= EVENT_LEAD_DAYS);
    let found = leads_to_event.into_iter().position(|leads| leads == is_near);
    found.and_then(|index| u32::try_from(index).ok()).unwrap_or_default()
}

/// The state of a slideshow, for the view.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct SlideshowSnapshot {
    /// The displayed item, from 0.
    pub index: u32,
    /// The item on the 'Next' card, from 0.
    pub next_index: u32,
    /// True if the videos are muted.
    pub muted: bool,
    /// The state of the pause control.
    pub autoplay: AutoplayState,
}

/// The state machine of a slideshow.
///
/// The caller reports visible keyboard focus only; otherwise a click on 'Next' would hold the items permanently.
#[derive(Debug, Clone, PartialEq)]
pub struct Slideshow {
    position: WrappingIndex,
    autoplay: Autoplay,
    muted: bool,
}

impl Slideshow {
    /// Creates the hero at slide `start` of `count`, muted; runs if there are several. Starts at the first slide if
    /// `start` is out of range.
    pub const fn hero(count: u32, start: u32) -> Self {
        let mut hero = Self::new(count, HERO_INTERVAL_MS);
        hero.position.select(start);
        hero
    }

    /// Creates headlines at the first of `count`; runs if there are several.
    pub const fn headlines(count: u32) -> Self {
        Self::new(count, HEADLINE_INTERVAL_MS)
    }

    const fn new(count: u32, interval_ms: f64) -> Self {
        let autoplay = Autoplay::new(interval_ms, count);
        Self { position: WrappingIndex::new(count), autoplay, muted: true }
    }

    /// Advances one item, from the 'Next' card.
    pub fn next(&mut self, now_ms: f64) {
        self.autoplay.restart(now_ms);
        self.position.next();
    }

    /// Selects an item, from a dot; ignores an index out of range.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        if index < self.position.count() {
            self.autoplay.restart(now_ms);
            self.position.select(index);
        }
    }

    /// Advances the clock. Returns true when the item changed.
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

    /// Sets whether the slideshow is visible.
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

    /// Returns the milliseconds until the next item; `None` while held.
    pub fn remaining_ms(&self) -> Option<f64> {
        self.autoplay.remaining_ms()
    }

    pub const fn snapshot(&self) -> SlideshowSnapshot {
        SlideshowSnapshot {
            index: self.position.index(),
            next_index: self.position.following(),
            muted: self.muted,
            autoplay: self.autoplay.state(),
        }
    }
}
