//! A position in a ring of items: the first follows the last.

use serde::Serialize;

/// An index that wraps at both ends and is always in range. Stays at 0 for an empty ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrappingIndex {
    index: u32,
    count: u32,
}

/// The position in a carousel, for the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct PositionSnapshot {
    /// The displayed item, from 0.
    pub index: u32,
    /// Number of items.
    pub count: u32,
}

impl WrappingIndex {
    /// Creates an index at the first of `count` items.
    pub const fn new(count: u32) -> Self {
        Self { index: 0, count }
    }

    /// Returns the displayed item, from 0.
    pub const fn index(self) -> u32 {
        self.index
    }

    pub const fn count(self) -> u32 {
        self.count
    }

    /// Returns the index after `next`.
    pub const fn following(self) -> u32 {
        if self.index + 1 < self.count { self.index + 1 } else { 0 }
    }

    pub const fn next(&mut self) {
        self.index = self.following();
    }

    pub const fn previous(&mut self) {
        self.index = match self.index {
            0 => self.count.saturating_sub(1),
            index => index - 1,
        };
    }

    /// Selects an item; ignores an index out of range.
    pub const fn select(&mut self, index: u32) {
        if index < self.count {
            self.index = index;
        }
    }

    pub const fn snapshot(self) -> PositionSnapshot {
        PositionSnapshot { index: self.index, count: self.count }
    }
}
