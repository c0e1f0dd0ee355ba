//! A position in a ring of items: after the last comes the first.

use serde::Serialize;

/// An index that wraps at both ends and is always in range. An empty ring stays at 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrappingIndex {
    index: u32,
    count: u32,
}

/// Which of how many items is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct PositionSnapshot {
    /// The item shown, from 0.
    pub index: u32,
    /// How many items there are.
    pub count: u32,
}

impl WrappingIndex {
    /// The first of `count` items.
    #[must_use]
    pub const fn new(count: u32) -> Self {
        Self { index: 0, count }
    }

    /// The item shown, from 0.
    #[must_use]
    pub const fn index(self) -> u32 {
        self.index
    }

    /// How many items there are.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.count
    }

    /// Where `next` would lead.
    #[must_use]
    pub const fn following(self) -> u32 {
        if self.index + 1 < self.count { self.index + 1 } else { 0 }
    }

    /// One item on.
    pub const fn next(&mut self) {
        self.index = self.following();
    }

    /// One item back.
    pub const fn previous(&mut self) {
        self.index = match self.index {
            0 => self.count.saturating_sub(1),
            index => index - 1,
        };
    }

    /// Straight to an item; one that does not exist is ignored.
    pub const fn select(&mut self, index: u32) {
        if index < self.count {
            self.index = index;
        }
    }

    /// The position as views read it.
    #[must_use]
    pub const fn snapshot(self) -> PositionSnapshot {
        PositionSnapshot { index: self.index, count: self.count }
    }
}
