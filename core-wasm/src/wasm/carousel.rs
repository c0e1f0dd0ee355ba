//! Bindings of `carousel`. Times are in milliseconds of one monotonic clock, lengths in CSS pixels.

use super::to_ts;
use crate::carousel;
use crate::carousel::{PositionSnapshot, ScrollBoundsSnapshot, SlideshowSnapshot, WindowSnapshot};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// Items that advance automatically or by a click.
#[wasm_bindgen]
pub struct Slideshow(carousel::Slideshow);

#[wasm_bindgen]
impl Slideshow {
    /// Creates the hero at slide `start` of `count`, muted; runs if there are several.
    pub fn hero(count: u32, start: u32) -> Self {
        Self(carousel::Slideshow::hero(count, start))
    }

    /// Creates headlines at the first of `count`; runs if there are several.
    pub fn headlines(count: u32) -> Self {
        Self(carousel::Slideshow::headlines(count))
    }

    /// Advances one item, from the 'Next' card.
    pub fn next(&mut self, now_ms: f64) {
        self.0.next(now_ms);
    }

    /// Selects an item, from a dot.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        self.0.select(index, now_ms);
    }

    /// Advances the clock. Returns true when the item changed.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        self.0.tick(now_ms)
    }

    /// Sets whether the pointer is over the text.
    pub fn hover(&mut self, over: bool, now_ms: f64) {
        self.0.hover(over, now_ms);
    }

    /// Sets whether visible keyboard focus is inside.
    pub fn focus(&mut self, within: bool, now_ms: f64) {
        self.0.focus(within, now_ms);
    }

    /// Sets whether the slideshow is visible.
    pub fn visible(&mut self, visible: bool, now_ms: f64) {
        self.0.visible(visible, now_ms);
    }

    /// Sets the preference for reduced motion.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool, now_ms: f64) {
        self.0.reduce_motion(reduce, now_ms);
    }

    pub fn pause(&mut self, now_ms: f64) {
        self.0.pause(now_ms);
    }

    pub fn play(&mut self, now_ms: f64) {
        self.0.play(now_ms);
    }

    /// Toggles the sound of the videos.
    #[wasm_bindgen(js_name = toggleMute)]
    pub fn toggle_mute(&mut self) {
        self.0.toggle_mute();
    }

    /// Returns the milliseconds until the next item; `undefined` while held: set no timer.
    #[wasm_bindgen(js_name = remainingMs)]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.0.remaining_ms()
    }

    pub fn snapshot(&self) -> Ts<SlideshowSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// A carousel of one item at a time.
#[wasm_bindgen]
pub struct SwipeCarousel(carousel::SwipeCarousel);

#[wasm_bindgen]
impl SwipeCarousel {
    /// Creates a carousel at the first of `count` items.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(carousel::SwipeCarousel::new(count))
    }

    /// Selects the next item, wrapping around.
    pub fn next(&mut self) {
        self.0.next();
    }

    /// Selects the previous item, wrapping around.
    pub fn previous(&mut self) {
        self.0.previous();
    }

    /// Selects an item.
    pub fn select(&mut self, index: u32) {
        self.0.select(index);
    }

    /// Begins a swipe.
    #[wasm_bindgen(js_name = swipeStart)]
    pub fn swipe_start(&mut self, x: f64, y: f64) {
        self.0.swipe_start(x, y);
    }

    /// Ends a swipe.
    #[wasm_bindgen(js_name = swipeEnd)]
    pub fn swipe_end(&mut self, x: f64, y: f64) {
        self.0.swipe_end(x, y);
    }

    /// Cancels a swipe, when the browser takes it over.
    #[wasm_bindgen(js_name = swipeCancel)]
    pub fn swipe_cancel(&mut self) {
        self.0.swipe_cancel();
    }

    /// Returns the displayed item and the number of items.
    pub fn snapshot(&self) -> Ts<PositionSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// A window over three consecutive entries of a ring.
#[wasm_bindgen]
pub struct WindowCarousel(carousel::WindowCarousel);

#[wasm_bindgen]
impl WindowCarousel {
    /// Creates the other services: `count` cards, the fixed first one included.
    pub fn services(count: u32) -> Self {
        Self(carousel::WindowCarousel::services(count))
    }

    /// Creates the success stories of an industry.
    pub fn stories(count: u32) -> Self {
        Self(carousel::WindowCarousel::stories(count))
    }

    /// Advances one entry, wrapping around.
    pub fn next(&mut self) {
        self.0.next();
    }

    /// Goes back one entry, wrapping around.
    pub fn previous(&mut self) {
        self.0.previous();
    }

    pub fn snapshot(&self) -> Ts<WindowSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// Previous and next buttons of a natively scrolling track.
#[wasm_bindgen]
pub struct ScrollBounds(carousel::ScrollBounds);

#[wasm_bindgen]
impl ScrollBounds {
    /// Creates the buttons of an unmeasured track, at its start.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(carousel::ScrollBounds::new())
    }

    /// Sets the widths of viewport, content and card.
    pub fn resize(&mut self, viewport: f64, content: f64, card: f64) {
        self.0.resize(viewport, content, card);
    }

    /// Sets the scroll position.
    pub fn scroll(&mut self, left: f64) {
        self.0.scroll(left);
    }

    /// Returns the scroll position after a press of the next button.
    pub fn next(&self) -> f64 {
        self.0.next()
    }

    /// Returns the scroll position after a press of the previous button.
    pub fn previous(&self) -> f64 {
        self.0.previous()
    }

    /// Returns the state of the buttons.
    pub fn snapshot(&self) -> Ts<ScrollBoundsSnapshot> {
        to_ts(&self.0.snapshot())
    }
}
