//! Bindings of `motion`. Progress is 0 to 1, times are in milliseconds, lengths in CSS pixels.

use super::{machine, to_ts};
use crate::motion;
use crate::motion::CountUpSnapshot;
use tsify::Ts;
use wasm_bindgen::prelude::*;

machine! {
    /// A number that counts up once it is visible.
    CountUp(motion::CountUp) {
        /// Creates a counter with its end value.
        fn new(end: u32) -> Self;
        /// Sets the visible share.
        fn visible(&mut self, ratio: f64, now_ms: f64);
        /// Sets the preference for reduced motion, which shows the end value at once.
        #[wasm_bindgen(js_name = reduceMotion)]
        fn reduce_motion(&mut self, reduce: bool);
        /// Advances the clock. Returns the number to display.
        fn tick(&mut self, now_ms: f64) -> u32;
        fn snapshot(&self) -> Ts<CountUpSnapshot>;
    }
}

machine! {
    /// The stack of featured products.
    PinnedStack(motion::PinnedStack) {
        /// Creates a stack of `cards` cards.
        fn new(cards: u32) -> Self;
        /// Returns the distance for which the section is pinned.
        fn distance(&self) -> f64;
        /// Returns a card's distance below its place, 1 to 0.
        fn offset(&self, card: u32, progress: f64) -> f64;
        /// Returns a card's scale.
        fn scale(&self, card: u32, progress: f64) -> f64;
    }
}

machine! {
    /// The track of the expertise section, which moves sideways.
    #[derive(Default)]
    SidewaysTravel(motion::SidewaysTravel) {
        /// Creates an unmeasured track.
        fn new() -> Self;
        /// Sets the widths of track and window.
        fn resize(&mut self, content: f64, window: f64);
        /// Returns the distance for which the section is pinned.
        fn distance(&self) -> f64;
        /// Returns the offset of the track at a progress; negative to the left.
        fn position(&self, progress: f64) -> f64;
    }
}

machine! {
    /// The statements of the vision section.
    StatementCycle(motion::StatementCycle) {
        /// Creates a cycle of `count` statements.
        fn new(count: u32) -> Self;
        /// Returns the statement at a progress, from 0.
        fn index(&self, progress: f64) -> u32;
        /// Returns the progress within the current statement's share, 0 to 1.
        fn share(&self, progress: f64) -> f64;
        /// Returns the position between the statements' forms: whole where one has its form, in between on the way.
        fn position(&self, progress: f64) -> f64;
    }
}

machine! {
    /// The words of the mission statement.
    WordReveal(motion::WordReveal) {
        /// Creates a reveal of `words` words.
        fn new(words: u32) -> Self;
        /// Returns the opacity of a word (from 0).
        fn opacity(&self, word: u32, progress: f64) -> f64;
    }
}
