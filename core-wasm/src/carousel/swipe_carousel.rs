//! One item of a ring at a time: dots, previous and next, swipe. The testimonials, the circle of reasons and a gallery's lightbox.

use super::swipe::{Swipe, SwipeDirection};
use super::wrap::{PositionSnapshot, WrappingIndex};

/// Number of testimonials. Product requirement.
pub const TESTIMONIALS: u32 = 5;

/// Number of items around the 'why choose us' circle. Product requirement.
pub const CIRCLE_ITEMS: u32 = 4;

/// The carousel's machine. It never moves by itself: a quote takes as long to read as it takes.
#[derive(Debug, Clone, PartialEq)]
pub struct SwipeCarousel {
    position: WrappingIndex,
    swipe: Swipe,
}

impl SwipeCarousel {
    /// The first of `count` items.
    #[must_use]
    pub fn new(count: u32) -> Self {
        Self { position: WrappingIndex::new(count), swipe: Swipe::default() }
    }

    /// The next item; after the last comes the first.
    pub const fn next(&mut self) {
        self.position.next();
    }

    /// The item before; before the first comes the last.
    pub const fn previous(&mut self) {
        self.position.previous();
    }

    /// Straight to an item. One that does not exist is ignored.
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

    /// The item that is shown, and the number of items.
    #[must_use]
    pub const fn snapshot(&self) -> PositionSnapshot {
        self.position.snapshot()
    }
}
