//! The 'why choose us' navigator: items around a circle, one of them active.

use super::wrap::{PositionSnapshot, WrappingIndex};

/// How many items stand around the circle (document 2, section 2.1: 'a why-choose-us circular navigator of four items').
pub const CIRCLE_ITEMS: u32 = 4;

/// The navigator's machine.
#[derive(Debug, Clone, PartialEq)]
pub struct CircleNavigator {
    position: WrappingIndex,
}

impl CircleNavigator {
    /// The first item.
    #[must_use]
    pub const fn new() -> Self {
        Self { position: WrappingIndex::new(CIRCLE_ITEMS) }
    }

    /// One item on, around the circle.
    pub const fn next(&mut self) {
        self.position.next();
    }

    /// One item back, around the circle.
    pub const fn previous(&mut self) {
        self.position.previous();
    }

    /// Straight to an item. One that does not exist is ignored.
    pub const fn select(&mut self, index: u32) {
        self.position.select(index);
    }

    /// Which item is active.
    #[must_use]
    pub const fn snapshot(&self) -> PositionSnapshot {
        self.position.snapshot()
    }
}

impl Default for CircleNavigator {
    fn default() -> Self {
        Self::new()
    }
}
