//! Bindings of `motion`. Progress is 0 to 1, times are in milliseconds, lengths in CSS pixels.

use super::to_ts;
use crate::motion;
use crate::motion::CountUpSnapshot;
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// A number that counts up once it is visible.
#[wasm_bindgen]
pub struct CountUp(motion::CountUp);

#[wasm_bindgen]
impl CountUp {
    /// Creates a counter with its end value.
    #[wasm_bindgen(constructor)]
    pub fn new(end: u32) -> Self {
        Self(motion::CountUp::new(end))
    }

    /// Sets the visible share.
    pub fn visible(&mut self, ratio: f64, now_ms: f64) {
        self.0.visible(ratio, now_ms);
    }

    /// Sets the preference for reduced motion, which shows the end value at once.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.0.reduce_motion(reduce);
    }

    /// Advances the clock. Returns the number to display.
    pub fn tick(&mut self, now_ms: f64) -> u32 {
        self.0.tick(now_ms)
    }

    pub fn snapshot(&self) -> Ts<CountUpSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The stack of featured products.
#[wasm_bindgen]
pub struct PinnedStack(motion::PinnedStack);

#[wasm_bindgen]
impl PinnedStack {
    /// Creates a stack of `cards` cards.
    #[wasm_bindgen(constructor)]
    pub fn new(cards: u32) -> Self {
        Self(motion::PinnedStack::new(cards))
    }

    /// Returns the distance for which the section is pinned.
    pub fn distance(&self) -> f64 {
        self.0.distance()
    }

    /// Returns a card's distance below its place, 1 to 0.
    pub fn offset(&self, card: u32, progress: f64) -> f64 {
        self.0.offset(card, progress)
    }

    /// Returns a card's scale.
    pub fn scale(&self, card: u32, progress: f64) -> f64 {
        self.0.scale(card, progress)
    }
}

/// The track of the expertise section, which moves sideways.
#[wasm_bindgen]
#[derive(Default)]
pub struct SidewaysTravel(motion::SidewaysTravel);

#[wasm_bindgen]
impl SidewaysTravel {
    /// Creates an unmeasured track.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the widths of track and window.
    pub fn resize(&mut self, content: f64, window: f64) {
        self.0.resize(content, window);
    }

    /// Returns the distance for which the section is pinned.
    pub fn distance(&self) -> f64 {
        self.0.distance()
    }

    /// Returns the offset of the track at a progress; negative to the left.
    pub fn position(&self, progress: f64) -> f64 {
        self.0.position(progress)
    }
}

/// The statements of the vision section.
#[wasm_bindgen]
pub struct StatementCycle(motion::StatementCycle);

#[wasm_bindgen]
impl StatementCycle {
    /// Creates a cycle of `count` statements.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(motion::StatementCycle::new(count))
    }

    /// Returns the statement at a progress, from 0.
    pub fn index(&self, progress: f64) -> u32 {
        self.0.index(progress)
    }

    /// Returns the progress within the current statement's share, 0 to 1.
    pub fn share(&self, progress: f64) -> f64 {
        self.0.share(progress)
    }

    /// Returns the position between the statements' forms: whole where one has its form, in between on the way.
    pub fn position(&self, progress: f64) -> f64 {
        self.0.position(progress)
    }
}

/// The words of the mission statement.
#[wasm_bindgen]
pub struct WordReveal(motion::WordReveal);

#[wasm_bindgen]
impl WordReveal {
    /// Creates a reveal of `words` words.
    #[wasm_bindgen(constructor)]
    pub fn new(words: u32) -> Self {
        Self(motion::WordReveal::new(words))
    }

    /// Returns the opacity of a word (from 0).
    pub fn opacity(&self, word: u32, progress: f64) -> f64 {
        self.0.opacity(word, progress)
    }
}
