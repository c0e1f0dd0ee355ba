//! Bindings of `motion`. Progress is 0 to 1, times are milliseconds, lengths CSS pixels.

use super::to_ts;
use crate::motion;
use crate::motion::sequencer::{canvas, timeline};
use crate::motion::{CountUpSnapshot, SequencerSnapshot};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The workflow section's image sequence.
#[wasm_bindgen]
pub struct Sequencer(motion::Sequencer);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl Sequencer {
    /// Nothing loaded. Any of the three leaves only the five step frames.
    #[wasm_bindgen(constructor)]
    pub fn new(reduced_motion: bool, save_data: bool, phone: bool) -> Self {
        Self(motion::Sequencer::new(reduced_motion, save_data, phone))
    }

    /// Any of the three leaves only the five step frames.
    pub fn conditions(&mut self, reduced_motion: bool, save_data: bool, phone: bool) {
        self.0.conditions(reduced_motion, save_data, phone);
    }

    /// Moves the playhead; the loaded frame nearest to it, 0 if there is none.
    pub fn frame(&mut self, progress: f64) -> u8 {
        self.0.frame(progress)
    }

    /// The decoded frame to draw now, 0 if there is none.
    pub fn drawable(&self) -> u8 {
        self.0.drawable()
    }

    /// The step reached, from 0.
    pub fn step(&self) -> u32 {
        self.0.step()
    }

    /// Whether the closing text shows.
    pub fn closing(&self) -> bool {
        self.0.closing()
    }

    /// The frames to begin fetching now, so that `parallel` are under way.
    pub fn fetch(&mut self, parallel: u32) -> Vec<u8> {
        self.0.fetch(parallel)
    }

    /// A frame has arrived, compressed.
    pub fn loaded(&mut self, frame: u8) {
        self.0.loaded(frame);
    }

    /// A frame could not be fetched or decoded.
    pub fn failed(&mut self, frame: u8) {
        self.0.failed(frame);
    }

    /// Frames that failed may be fetched again.
    pub fn retry(&mut self) {
        self.0.retry();
    }

    /// The bitmaps to close now.
    pub fn release(&mut self) -> Vec<u8> {
        self.0.release()
    }

    /// The frames to begin decoding now.
    pub fn decode(&mut self) -> Vec<u8> {
        self.0.decode()
    }

    /// A bitmap is made: whether to keep it; if not, close it.
    pub fn decoded(&mut self, frame: u8) -> bool {
        self.0.decoded(frame)
    }

    /// The sequence's state.
    pub fn snapshot(&self) -> Ts<SequencerSnapshot> {
        to_ts(&self.0.snapshot())
    }

    /// The frame at a progress, loaded or not.
    #[wasm_bindgen(js_name = frameAt)]
    pub fn frame_at(&self, progress: f64) -> u8 {
        timeline::frame_at(progress)
    }

    /// The first progress at which a frame shows.
    #[wasm_bindgen(js_name = progressAt)]
    pub fn progress_at(&self, frame: u8) -> f64 {
        timeline::progress_at(frame)
    }

    /// The frame on which a step (from 0) rests.
    #[wasm_bindgen(js_name = stepFrame)]
    pub fn step_frame(&self, step: u32) -> u8 {
        timeline::step_frame(step)
    }

    /// The middle of a step's rest, to scroll to.
    #[wasm_bindgen(js_name = stepProgress)]
    pub fn step_progress(&self, step: u32) -> f64 {
        timeline::step_progress(step)
    }

    /// The canvas for a window: width and height in CSS pixels, then in device pixels.
    #[wasm_bindgen(js_name = canvasSize)]
    pub fn canvas_size(&self, window_width: f64, pixel_ratio: f64) -> Vec<f64> {
        let size = canvas::canvas_size(window_width, pixel_ratio);
        vec![size.width, size.height, size.pixel_width, size.pixel_height]
    }

    /// Where an image is drawn on a canvas: x, y, width, height, all in the canvas's device pixels.
    pub fn cover(&self, image_width: f64, image_height: f64, canvas_width: f64, canvas_height: f64) -> Vec<f64> {
        let area = canvas::cover(image_width, image_height, canvas_width, canvas_height);
        vec![area.x, area.y, area.width, area.height]
    }
}

/// A number that counts up once it is seen.
#[wasm_bindgen]
pub struct CountUp(motion::CountUp);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
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

    /// Reduced motion: the end value at once.
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

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl PinnedStack {
    /// A stack that moves.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(motion::PinnedStack::new())
    }

    /// Reduced motion: no pinning, all cards in place.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.0.reduce_motion(reduce);
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

    /// The card on top, from 0.
    pub fn active(&self, progress: f64) -> u32 {
        self.0.active(progress)
    }
}

/// 'Our Expertise': the track that travels sideways.
#[wasm_bindgen]
pub struct SidewaysTravel(motion::SidewaysTravel);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
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

    /// Reduced motion: no pinning, no travel.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.0.reduce_motion(reduce);
    }

    /// Content minus window plus margin.
    pub fn travel(&self) -> f64 {
        self.0.travel()
    }

    /// How long the section stays pinned.
    pub fn distance(&self) -> f64 {
        self.0.distance()
    }

    /// Where the track stands at a progress, without smoothing.
    pub fn position(&self, progress: f64) -> f64 {
        self.0.position(progress)
    }

    /// The scroll position is at this progress.
    pub fn scroll(&mut self, progress: f64) {
        self.0.scroll(progress);
    }

    /// `deltaMs` have passed: where the smoothed track stands.
    pub fn step(&mut self, delta_ms: f64) -> f64 {
        self.0.step(delta_ms)
    }

    /// Whether the track has caught up.
    pub fn settled(&self) -> bool {
        self.0.settled()
    }
}

/// The vision section's statements.
#[wasm_bindgen]
pub struct StatementCycle(motion::StatementCycle);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl StatementCycle {
    /// A cycle of `count` statements.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(motion::StatementCycle::new(count))
    }

    /// Reduced motion: the statements are listed.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.0.reduce_motion(reduce);
    }

    /// The statement at a progress, from 0.
    pub fn index(&self, progress: f64) -> u32 {
        self.0.index(progress)
    }

    /// How much of its share that statement has had: 0 to 1.
    pub fn share(&self, progress: f64) -> f64 {
        self.0.share(progress)
    }

    /// The progress in the middle of a statement's share.
    pub fn progress(&self, index: u32) -> f64 {
        self.0.progress(index)
    }
}

/// The mission statement's words.
#[wasm_bindgen]
pub struct WordReveal(motion::WordReveal);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl WordReveal {
    /// A reveal of `words` words.
    #[wasm_bindgen(constructor)]
    pub fn new(words: u32) -> Self {
        Self(motion::WordReveal::new(words))
    }

    /// Reduced motion: every word is lit.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.0.reduce_motion(reduce);
    }

    /// How many words are fully lit.
    pub fn lit(&self, progress: f64) -> u32 {
        self.0.lit(progress)
    }

    /// The opacity of a word (from 0).
    pub fn opacity(&self, word: u32, progress: f64) -> f64 {
        self.0.opacity(word, progress)
    }
}

/// The event landing's background.
#[wasm_bindgen]
pub struct Particles(motion::Particles);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl Particles {
    /// `count` particles, at most 300, in a field of a size; the same seed gives the same field.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32, seed: u32, width: f64, height: f64) -> Self {
        Self(motion::Particles::new(count, seed, width, height))
    }

    /// Where the buffer begins in the wasm memory, in bytes.
    pub fn ptr(&self) -> usize {
        self.0.buffer().as_ptr().addr()
    }

    /// How many numbers the buffer holds: four a particle (x, y, radius, alpha). A `Float32Array` over the memory is
    /// made anew whenever `memory.buffer` is another object than before.
    pub fn len(&self) -> usize {
        self.0.buffer().len()
    }

    /// The field has a new size.
    pub fn resize(&mut self, width: f64, height: f64) {
        self.0.resize(width, height);
    }

    /// The pointer is at a point of the field.
    pub fn pointer(&mut self, x: f64, y: f64) {
        self.0.pointer(x, y);
    }

    /// The pointer has left.
    #[wasm_bindgen(js_name = pointerLeave)]
    pub fn pointer_leave(&mut self) {
        self.0.pointer_leave();
    }

    /// Reduced motion: the particles stay where they are.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.0.reduce_motion(reduce);
    }

    /// `deltaMs` have passed.
    pub fn step(&mut self, delta_ms: f64) {
        self.0.step(delta_ms);
    }
}

/// The module's memory, in which the particles' buffer lies. It may grow, and then has another `buffer`.
#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen, js_name = wasmMemory, unchecked_return_type = "WebAssembly.Memory")]
pub fn wasm_memory() -> JsValue {
    wasm_bindgen::memory()
}
