//! Bindings of `carousel`. Times are milliseconds of one monotonic clock, lengths CSS pixels.

use super::to_ts;
use crate::carousel;
use crate::carousel::{HeadlinesSnapshot, HeroSnapshot, PositionSnapshot, ScrollBoundsSnapshot, WindowSnapshot};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The home page's banner.
#[wasm_bindgen]
pub struct HeroCarousel(carousel::HeroCarousel);

#[wasm_bindgen]
impl HeroCarousel {
    /// The event slide, muted, running.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(carousel::HeroCarousel::new())
    }

    /// The 'Next' card.
    pub fn next(&mut self, now_ms: f64) {
        self.0.next(now_ms);
    }

    /// A dot.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        self.0.select(index, now_ms);
    }

    /// Time has come to `nowMs`: whether the slide changed.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        self.0.tick(now_ms)
    }

    /// Visible keyboard focus is inside or has left.
    pub fn focus(&mut self, within: bool, now_ms: f64) {
        self.0.focus(within, now_ms);
    }

    /// The banner came into sight or went out of it.
    pub fn visible(&mut self, visible: bool, now_ms: f64) {
        self.0.visible(visible, now_ms);
    }

    /// The system's wish for reduced motion.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool, now_ms: f64) {
        self.0.reduce_motion(reduce, now_ms);
    }

    /// The pause control: pause.
    pub fn pause(&mut self, now_ms: f64) {
        self.0.pause(now_ms);
    }

    /// The pause control: play.
    pub fn play(&mut self, now_ms: f64) {
        self.0.play(now_ms);
    }

    /// The video's mute button.
    #[wasm_bindgen(js_name = toggleMute)]
    pub fn toggle_mute(&mut self) {
        self.0.toggle_mute();
    }

    /// Milliseconds until the next slide comes by itself; `undefined` while held: set no timer.
    #[wasm_bindgen(js_name = remainingMs)]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.0.remaining_ms()
    }

    /// The banner's state.
    pub fn snapshot(&self) -> Ts<HeroSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The headlines that rotate on the Home slide.
#[wasm_bindgen]
pub struct Headlines(carousel::Headlines);

#[wasm_bindgen]
impl Headlines {
    /// The first pair, running.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(carousel::Headlines::new())
    }

    /// Straight to a pair.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        self.0.select(index, now_ms);
    }

    /// Time has come to `nowMs`: whether the pair changed.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        self.0.tick(now_ms)
    }

    /// The pointer is over the text or has left it.
    pub fn hover(&mut self, over: bool, now_ms: f64) {
        self.0.hover(over, now_ms);
    }

    /// Visible keyboard focus is inside or has left.
    pub fn focus(&mut self, within: bool, now_ms: f64) {
        self.0.focus(within, now_ms);
    }

    /// The Home slide came into sight or went out of it.
    pub fn visible(&mut self, visible: bool, now_ms: f64) {
        self.0.visible(visible, now_ms);
    }

    /// The system's wish for reduced motion.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool, now_ms: f64) {
        self.0.reduce_motion(reduce, now_ms);
    }

    /// The banner's pause control: pause.
    pub fn pause(&mut self, now_ms: f64) {
        self.0.pause(now_ms);
    }

    /// The banner's pause control: play.
    pub fn play(&mut self, now_ms: f64) {
        self.0.play(now_ms);
    }

    /// Milliseconds until the next pair comes by itself; `undefined` while held: set no timer.
    #[wasm_bindgen(js_name = remainingMs)]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.0.remaining_ms()
    }

    /// The headlines' state.
    pub fn snapshot(&self) -> Ts<HeadlinesSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// One item of a ring at a time.
#[wasm_bindgen]
pub struct SwipeCarousel(carousel::SwipeCarousel);

#[wasm_bindgen]
impl SwipeCarousel {
    /// The first of `count` items.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(carousel::SwipeCarousel::new(count))
    }

    /// The next one, wrapping.
    pub fn next(&mut self) {
        self.0.next();
    }

    /// The one before, wrapping.
    pub fn previous(&mut self) {
        self.0.previous();
    }

    /// Straight to an item.
    pub fn select(&mut self, index: u32) {
        self.0.select(index);
    }

    /// A finger touches down.
    #[wasm_bindgen(js_name = swipeStart)]
    pub fn swipe_start(&mut self, x: f64, y: f64) {
        self.0.swipe_start(x, y);
    }

    /// The finger lifts.
    #[wasm_bindgen(js_name = swipeEnd)]
    pub fn swipe_end(&mut self, x: f64, y: f64) {
        self.0.swipe_end(x, y);
    }

    /// The browser took the gesture over.
    #[wasm_bindgen(js_name = swipeCancel)]
    pub fn swipe_cancel(&mut self) {
        self.0.swipe_cancel();
    }

    /// The item that is shown, and the number of items.
    pub fn snapshot(&self) -> Ts<PositionSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// 'Our Other Services': three cards at a time, the data's first entry passed over.
#[wasm_bindgen]
pub struct WindowCarousel(carousel::WindowCarousel);

#[wasm_bindgen]
impl WindowCarousel {
    /// Over `count` entries of data, the fixed first one included.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(carousel::WindowCarousel::new(count))
    }

    /// One card on, wrapping.
    pub fn next(&mut self) {
        self.0.next();
    }

    /// One card back, wrapping.
    pub fn previous(&mut self) {
        self.0.previous();
    }

    /// The cards to show.
    pub fn snapshot(&self) -> Ts<WindowSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// 'Our Success Stories' of an industry: up to three at a time.
#[wasm_bindgen]
pub struct StoriesCarousel(carousel::StoriesCarousel);

#[wasm_bindgen]
impl StoriesCarousel {
    /// Over `count` stories.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(carousel::StoriesCarousel::new(count))
    }

    /// One story on, wrapping.
    pub fn next(&mut self) {
        self.0.next();
    }

    /// One story back, wrapping.
    pub fn previous(&mut self) {
        self.0.previous();
    }

    /// The stories to show.
    pub fn snapshot(&self) -> Ts<WindowSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// Previous and next buttons over a natively scrolling track.
#[wasm_bindgen]
pub struct ScrollBounds(carousel::ScrollBounds);

#[wasm_bindgen]
impl ScrollBounds {
    /// At the start, nothing measured.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(carousel::ScrollBounds::new())
    }

    /// Sizes: the part that is seen, the whole content, one card.
    pub fn resize(&mut self, viewport: f64, content: f64, card: f64) {
        self.0.resize(viewport, content, card);
    }

    /// The track was scrolled.
    pub fn scroll(&mut self, left: f64) {
        self.0.scroll(left);
    }

    /// Where the next button scrolls to.
    pub fn next(&self) -> f64 {
        self.0.next()
    }

    /// Where the previous button scrolls to.
    pub fn previous(&self) -> f64 {
        self.0.previous()
    }

    /// Which buttons are disabled.
    pub fn snapshot(&self) -> Ts<ScrollBoundsSnapshot> {
        to_ts(&self.0.snapshot())
    }
}
