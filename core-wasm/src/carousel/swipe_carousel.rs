//! A carousel of one item at a time with dots, previous, next and swiping: testimonials, the ring of reasons and the
//! gallery's lightbox.

use super::swipe::{Swipe, SwipeDirection};
use super::wrap::{PositionSnapshot, WrappingIndex};

/// The state machine of the carousel. Has no autoplay: a quotation takes as long to read as it takes.
#[derive(Debug, Clone, PartialEq)]
pub struct SwipeCarousel {
    position: WrappingIndex,
    swipe: Swipe,
}

impl SwipeCarousel {
    /// Creates the machine at the first of `count` items.
    #[must_use]
    pub fn new(count: u32) -> Self {
        Self { position: WrappingIndex::new(count), swipe: Swipe::default() }
    }

    /// Selects the next item, wrapping around.
    pub const fn next(&mut self) {
        self.position.next();
    }

    /// Selects the previous item, wrapping around.
    pub const fn previous(&mut self) {
        self.position.previous();
    }

    /// Selects an item; ignores an index out of range.
    pub const fn select(&mut self, index: u32) {
        self.position.select(index);
    }

    /// Begins a swipe at a point in CSS pixels.
    pub const fn swipe_start(&mut self, x: f64, y: f64) {
        self.swipe.begin(x, y);
    }

    /// Ends a swipe: left selects the next item, right the previous.
    pub fn swipe_end(&mut self, x: f64, y: f64) {
        match self.swipe.end(x, y) {
            Some(SwipeDirection::Next) => self.position.next(),
            Some(SwipeDirection::Previous) => self.position.previous(),
            None => {}
        }
    }

    /// Cancels a swipe, when the browser takes it over.
    pub const fn swipe_cancel(&mut self) {
        self.swipe.cancel();
    }

    /// Returns the displayed item and the number of items.
    #[must_use]
    pub const fn snapshot(&self) -> PositionSnapshot {
        self.position.snapshot()
    }
}
