//! A carousel of one item at a time with dots, previous, next and swiping: testimonials, the ring of reasons and the
//! gallery's lightbox.

use super::wrap::{PositionSnapshot, WrappingIndex};

/// Product requirement: minimum horizontal distance of a swipe in CSS pixels, exclusive.
pub const SWIPE_THRESHOLD_PX: f64 = 40.0;

/// The state machine of the carousel. Has no autoplay: a quotation takes as long to read as it takes.
#[derive(Debug, Clone, PartialEq)]
pub struct SwipeCarousel {
    position: WrappingIndex,
    /// The point at which a swipe began.
    start: Option<(f64, f64)>,
}

impl SwipeCarousel {
    /// Creates the machine at the first of `count` items.
    pub const fn new(count: u32) -> Self {
        Self { position: WrappingIndex::new(count), start: None }
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
        self.start = Some((x, y));
    }

    /// Ends a swipe: left selects the next item, right the previous. A tap, or a gesture that is more vertical than
    /// horizontal, selects nothing.
    pub fn swipe_end(&mut self, x: f64, y: f64) {
        let Some((start_x, start_y)) = self.start.take() else { return };
        let (across, down) = (x - start_x, y - start_y);
        if !across.is_finite() || across.abs() <= SWIPE_THRESHOLD_PX || across.abs() <= down.abs() {
            return;
        }
        if across < 0.0 { self.position.next() } else { self.position.previous() }
    }

    /// Cancels a swipe, when the browser takes it over.
    pub const fn swipe_cancel(&mut self) {
        self.start = None;
    }

    /// Returns the displayed item and the number of items.
    pub const fn snapshot(&self) -> PositionSnapshot {
        self.position.snapshot()
    }
}
