//! Bindings of `motion`. Progress is 0 to 1, times are milliseconds, lengths CSS pixels.

use super::to_ts;
use crate::motion;
use crate::motion::CountUpSnapshot;
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// A number that counts up once it is seen.
#[wasm_bindgen]
pub struct CountUp(motion::CountUp);

#[wasm_bindgen]
impl CountUp {
    /// A counter that will show `end`.
    #[wasm_bindgen(constructor)]
    pub fn new(end: u32) -> Self {
        Self(motion::CountUp::new(end))
    }

    /// A part `ratio` of the counter is in view.
    pub fn visible(&mut self, ratio: f64, now_ms: f64) {
        self.0.visible(ratio, now_ms);
    }

    /// The system's wish for reduced motion: the end value at once.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.0.reduce_motion(reduce);
    }

    /// Time has come to `nowMs`: the number to show.
    pub fn tick(&mut self, now_ms: f64) -> u32 {
        self.0.tick(now_ms)
    }

    /// The counter's state.
    pub fn snapshot(&self) -> Ts<CountUpSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The featured products' stack of cards.
#[wasm_bindgen]
pub struct PinnedStack(motion::PinnedStack);

#[wasm_bindgen]
impl PinnedStack {
    /// A stack that moves.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(motion::PinnedStack::new())
    }

    /// How long the section stays pinned.
    pub fn distance(&self) -> f64 {
        self.0.distance()
    }

    /// How far below its place a card is: 1 to 0.
    pub fn offset(&self, card: u32, progress: f64) -> f64 {
        self.0.offset(card, progress)
    }

    /// A card's size.
    pub fn scale(&self, card: u32, progress: f64) -> f64 {
        self.0.scale(card, progress)
    }
}

/// 'Our Expertise': the track that travels sideways.
#[wasm_bindgen]
pub struct SidewaysTravel(motion::SidewaysTravel);

#[wasm_bindgen]
impl SidewaysTravel {
    /// At the start, nothing measured.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(motion::SidewaysTravel::new())
    }

    /// Widths: the whole track, the window.
    pub fn resize(&mut self, content: f64, window: f64) {
        self.0.resize(content, window);
    }

    /// How long the section stays pinned.
    pub fn distance(&self) -> f64 {
        self.0.distance()
    }

    /// The track's distance from its own place at a progress; to the left is negative.
    pub fn position(&self, progress: f64) -> f64 {
        self.0.position(progress)
    }
}

/// The vision section's statements.
#[wasm_bindgen]
pub struct StatementCycle(motion::StatementCycle);

#[wasm_bindgen]
impl StatementCycle {
    /// A cycle of `count` statements.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(motion::StatementCycle::new(count))
    }

    /// The statement at a progress, from 0.
    pub fn index(&self, progress: f64) -> u32 {
        self.0.index(progress)
    }

    /// How much of its share that statement has had: 0 to 1.
    pub fn share(&self, progress: f64) -> f64 {
        self.0.share(progress)
    }
}

/// The mission statement's words.
#[wasm_bindgen]
pub struct WordReveal(motion::WordReveal);

#[wasm_bindgen]
impl WordReveal {
    /// A reveal of `words` words.
    #[wasm_bindgen(constructor)]
    pub fn new(words: u32) -> Self {
        Self(motion::WordReveal::new(words))
    }

    /// The opacity of a word (from 0).
    pub fn opacity(&self, word: u32, progress: f64) -> f64 {
        self.0.opacity(word, progress)
    }
}
