//! Bindings of `carousel`. Times are in milliseconds of one monotonic clock, lengths in CSS pixels.

use super::to_ts;
use crate::carousel;
use crate::carousel::{HeadlinesSnapshot, HeroSnapshot, PositionSnapshot, ScrollBoundsSnapshot, WindowSnapshot};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The hero of the home page.
#[wasm_bindgen]
pub struct HeroCarousel(carousel::HeroCarousel);

#[wasm_bindgen]
impl HeroCarousel {
    /// Creates a hero at the first of `slides` slides, muted; runs if there are several.
    #[wasm_bindgen(constructor)]
    pub fn new(slides: u32) -> Self {
        Self(carousel::HeroCarousel::new(slides))
    }

    /// Advances one slide, from the 'Next' card.
    pub fn next(&mut self, now_ms: f64) {
        self.0.next(now_ms);
    }

    /// Selects a slide, from a dot.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        self.0.select(index, now_ms);
    }

    /// Advances the clock. Returns true when the slide changed.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        self.0.tick(now_ms)
    }

    /// Sets whether visible keyboard focus is inside.
    pub fn focus(&mut self, within: bool, now_ms: f64) {
        self.0.focus(within, now_ms);
    }

    /// Sets whether the hero is visible.
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

    /// Returns the milliseconds until the next slide; `undefined` while held: set no timer.
    #[wasm_bindgen(js_name = remainingMs)]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.0.remaining_ms()
    }

    pub fn snapshot(&self) -> Ts<HeroSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The rotating headlines of the Home slide.
#[wasm_bindgen]
pub struct Headlines(carousel::Headlines);

#[wasm_bindgen]
impl Headlines {
    /// Creates the headlines at the first of `count`; runs if there are several.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(carousel::Headlines::new(count))
    }

    /// Selects a headline.
    pub fn select(&mut self, index: u32, now_ms: f64) {
        self.0.select(index, now_ms);
    }

    /// Advances the clock. Returns true when the headline changed.
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

    /// Sets whether the slide is visible.
    pub fn visible(&mut self, visible: bool, now_ms: f64) {
        self.0.visible(visible, now_ms);
    }

    /// Sets the preference for reduced motion.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool, now_ms: f64) {
        self.0.reduce_motion(reduce, now_ms);
    }

    /// Pauses, together with the hero.
    pub fn pause(&mut self, now_ms: f64) {
        self.0.pause(now_ms);
    }

    /// Plays, together with the hero.
    pub fn play(&mut self, now_ms: f64) {
        self.0.play(now_ms);
    }

    /// Returns the milliseconds until the next headline; `undefined` while held: set no timer.
    #[wasm_bindgen(js_name = remainingMs)]
    pub fn remaining_ms(&self) -> Option<f64> {
        self.0.remaining_ms()
    }

    pub fn snapshot(&self) -> Ts<HeadlinesSnapshot> {
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

/// The carousel of other services: three cards at a time, without the first entry.
#[wasm_bindgen]
pub struct WindowCarousel(carousel::WindowCarousel);

#[wasm_bindgen]
impl WindowCarousel {
    /// Creates a carousel of `count` entries, the fixed first one included.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(carousel::WindowCarousel::new(count))
    }

    /// Advances one card, wrapping around.
    pub fn next(&mut self) {
        self.0.next();
    }

    /// Goes back one card, wrapping around.
    pub fn previous(&mut self) {
        self.0.previous();
    }

    pub fn snapshot(&self) -> Ts<WindowSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The success stories of an industry: up to three at a time.
#[wasm_bindgen]
pub struct StoriesCarousel(carousel::StoriesCarousel);

#[wasm_bindgen]
impl StoriesCarousel {
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(carousel::StoriesCarousel::new(count))
    }

    /// Advances one story, wrapping around.
    pub fn next(&mut self) {
        self.0.next();
    }

    /// Goes back one story, wrapping around.
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
