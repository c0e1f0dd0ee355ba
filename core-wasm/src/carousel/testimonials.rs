//! One testimonial at a time: dots, previous and next, swipe.

use super::swipe::{Swipe, SwipeDirection};
use super::wrap::{PositionSnapshot, WrappingIndex};

/// How many testimonials there are (document 1, section 9: 'testimonial count 5').
pub const TESTIMONIALS: u32 = 5;

/// The testimonials' machine. It never moves by itself: a quote takes as long to read as it takes.
#[derive(Debug, Clone, PartialEq)]
pub struct Testimonials {
    position: WrappingIndex,
    swipe: Swipe,
}

impl Testimonials {
    /// The first testimonial.
    #[must_use]
    pub fn new() -> Self {
        Self { position: WrappingIndex::new(TESTIMONIALS), swipe: Swipe::default() }
    }

    /// The next one; after the last comes the first.
    pub const fn next(&mut self) {
        self.position.next();
    }

    /// The one before; before the first comes the last.
    pub const fn previous(&mut self) {
        self.position.previous();
    }

    /// A dot. One that does not exist is ignored.
    pub const fn select(&mut self, index: u32) {
        self.position.select(index);
    }

    /// A finger touches down at a point in CSS pixels.
    pub const fn swipe_start(&mut self, x: f64, y: f64) {
        self.swipe.begin(x, y);
    }

    /// The finger lifts: left goes next, right goes previous.
    pub fn swipe_end(&mut self, x: f64, y: f64) {
        match self.swipe.end(x, y) {
            Some(SwipeDirection::Next) => self.position.next(),
            Some(SwipeDirection::Previous) => self.position.previous(),
            None => {}
        }
    }

    /// The browser took the gesture over.
    pub const fn swipe_cancel(&mut self) {
        self.swipe.cancel();
    }

    /// Which testimonial is shown.
    #[must_use]
    pub const fn snapshot(&self) -> PositionSnapshot {
        self.position.snapshot()
    }
}

impl Default for Testimonials {
    fn default() -> Self {
        Self::new()
    }
}
