//! A window over three consecutive entries of a ring.

use super::wrap::WrappingIndex;
use serde::Serialize;

/// Product requirement: three visible entries.
pub const VISIBLE_ENTRIES: u32 = 3;
/// Product requirement: the first of the other services is the fixed card next to the window, which skips it.
pub const SKIPPED_SERVICES: u32 = 1;

/// The state of a window, for the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct WindowSnapshot {
    /// Indices of the visible entries, in order.
    pub visible: Vec<u32>,
    /// True if there are more entries than fit, so that arrows are needed.
    pub arrows: bool,
}

/// The state machine of a window. It moves by one entry, so that each press reveals one new entry.
#[derive(Debug, Clone, PartialEq)]
pub struct WindowCarousel {
    skipped: u32,
    start: WrappingIndex,
}

impl WindowCarousel {
    /// Creates the other services: `count` cards, the fixed first one included.
    pub const fn services(count: u32) -> Self {
        Self { skipped: SKIPPED_SERVICES, start: WrappingIndex::new(count.saturating_sub(SKIPPED_SERVICES)) }
    }

    /// Creates the success stories of an industry.
    pub const fn stories(count: u32) -> Self {
        Self { skipped: 0, start: WrappingIndex::new(count) }
    }

    /// Advances one entry, if there are more than fit.
    pub const fn next(&mut self) {
        if self.has_more() {
            self.start.next();
        }
    }

    /// Goes back one entry, if there are more than fit.
    pub const fn previous(&mut self) {
        if self.has_more() {
            self.start.previous();
        }
    }

    const fn has_more(&self) -> bool {
        self.start.count() > VISIBLE_ENTRIES
    }

    pub fn snapshot(&self) -> WindowSnapshot {
        let mut entry = self.start;
        let mut visible = Vec::new();
        for _ in 0..entry.count().min(VISIBLE_ENTRIES) {
            visible.push(self.skipped + entry.index());
            entry.next();
        }
        WindowSnapshot { visible, arrows: self.has_more() }
    }
}
