//! A window over some consecutive entries of a ring.

use super::wrap::WrappingIndex;
use serde::Serialize;

/// Product requirement: three visible entries.
pub const VISIBLE_ENTRIES: u32 = 3;

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

/// A window over `count` entries, of which the first `skipped` are never visible in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Window {
    skipped: u32,
    start: WrappingIndex,
}

impl Window {
    /// Creates a window at its first entry.
    #[must_use]
    pub const fn new(count: u32, skipped: u32) -> Self {
        Self { skipped, start: WrappingIndex::new(count.saturating_sub(skipped)) }
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

    /// Returns true when some entries are not visible.
    #[must_use]
    pub const fn has_more(&self) -> bool {
        self.start.count() > VISIBLE_ENTRIES
    }

    #[must_use]
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
