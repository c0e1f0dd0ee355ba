//! Bindings of `carousel`. Times are in milliseconds of one monotonic clock, lengths in CSS pixels.

use super::{machine, to_ts};
use crate::carousel;
use crate::carousel::{PositionSnapshot, ScrollBoundsSnapshot, SlideshowSnapshot, WindowSnapshot};
use tsify::Ts;
use wasm_bindgen::prelude::*;

machine! {
    /// Items that advance automatically or by a click.
    Slideshow(carousel::Slideshow) {
        /// Creates the hero at slide `start` of `count`, muted; runs if there are several.
        fn hero(count: u32, start: u32) -> Self;
        /// Creates headlines at the first of `count`; runs if there are several.
        fn headlines(count: u32) -> Self;
        /// Advances one item, from the 'Next' card.
        fn next(&mut self, now_ms: f64);
        /// Selects an item, from a dot.
        fn select(&mut self, index: u32, now_ms: f64);
        /// Advances the clock. Returns true when the item changed.
        fn tick(&mut self, now_ms: f64) -> bool;
        /// Sets whether the pointer is over the text.
        fn hover(&mut self, over: bool, now_ms: f64);
        /// Sets whether visible keyboard focus is inside.
        fn focus(&mut self, within: bool, now_ms: f64);
        /// Sets whether the slideshow is visible.
        fn visible(&mut self, visible: bool, now_ms: f64);
        /// Sets the preference for reduced motion.
        #[wasm_bindgen(js_name = reduceMotion)]
        fn reduce_motion(&mut self, reduce: bool, now_ms: f64);
        fn pause(&mut self, now_ms: f64);
        fn play(&mut self, now_ms: f64);
        /// Toggles the sound of the videos.
        #[wasm_bindgen(js_name = toggleMute)]
        fn toggle_mute(&mut self);
        /// Returns the milliseconds until the next item; `undefined` while held: set no timer.
        #[wasm_bindgen(js_name = remainingMs)]
        fn remaining_ms(&self) -> Option<f64>;
        fn snapshot(&self) -> Ts<SlideshowSnapshot>;
    }
}

machine! {
    /// A carousel of one item at a time.
    SwipeCarousel(carousel::SwipeCarousel) {
        /// Creates a carousel at the first of `count` items.
        fn new(count: u32) -> Self;
        /// Selects the next item, wrapping around.
        fn next(&mut self);
        /// Selects the previous item, wrapping around.
        fn previous(&mut self);
        /// Selects an item.
        fn select(&mut self, index: u32);
        /// Begins a swipe.
        #[wasm_bindgen(js_name = swipeStart)]
        fn swipe_start(&mut self, x: f64, y: f64);
        /// Ends a swipe.
        #[wasm_bindgen(js_name = swipeEnd)]
        fn swipe_end(&mut self, x: f64, y: f64);
        /// Cancels a swipe, when the browser takes it over.
        #[wasm_bindgen(js_name = swipeCancel)]
        fn swipe_cancel(&mut self);
        /// Returns the displayed item and the number of items.
        fn snapshot(&self) -> Ts<PositionSnapshot>;
    }
}

machine! {
    /// A window over three consecutive entries of a ring.
    WindowCarousel(carousel::WindowCarousel) {
        /// Creates the other services: `count` cards, the fixed first one included.
        fn services(count: u32) -> Self;
        /// Creates the success stories of an industry.
        fn stories(count: u32) -> Self;
        /// Advances one entry, wrapping around.
        fn next(&mut self);
        /// Goes back one entry, wrapping around.
        fn previous(&mut self);
        fn snapshot(&self) -> Ts<WindowSnapshot>;
    }
}

machine! {
    /// Previous and next buttons of a natively scrolling track.
    ScrollBounds(carousel::ScrollBounds) {
        /// Creates the buttons of an unmeasured track, at its start.
        fn new() -> Self;
        /// Sets the widths of viewport, content and card.
        fn resize(&mut self, viewport: f64, content: f64, card: f64);
        /// Sets the scroll position.
        fn scroll(&mut self, left: f64);
        /// Returns the scroll position after a press of the next button.
        fn next(&self) -> f64;
        /// Returns the scroll position after a press of the previous button.
        fn previous(&self) -> f64;
        /// Returns the state of the buttons.
        fn snapshot(&self) -> Ts<ScrollBoundsSnapshot>;
    }
}
