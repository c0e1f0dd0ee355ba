//! A window that shows some neighbours of a ring of entries.

use super::wrap::WrappingIndex;
use serde::Serialize;

/// How many entries are visible at a time (document 2, section 9: 'Service carousel: 3 visible' and 'Industry success
/// carousel: max 3 cards').
pub const VISIBLE_ENTRIES: u32 = 3;

/// What a window shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct WindowSnapshot {
    /// The entries to show, in order, as indices into the whole data.
    pub visible: Vec<u32>,
    /// Whether there is more than fits, so that arrows have something to do.
    pub arrows: bool,
}

/// A window over `count` entries, of which the first `skipped` never show in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Window {
    skipped: u32,
    start: WrappingIndex,
}

impl Window {
    /// The window at its first entry.
    #[must_use]
    pub const fn new(count: u32, skipped: u32) -> Self {
        Self { skipped, start: WrappingIndex::new(count.saturating_sub(skipped)) }
    }

    /// One entry on, where there is more than fits.
    pub const fn next(&mut self) {
        if self.has_more() {
            self.start.next();
        }
    }

    /// One entry back, where there is more than fits.
    pub const fn previous(&mut self) {
        if self.has_more() {
            self.start.previous();
        }
    }

    /// Whether some entry is out of sight.
    #[must_use]
    pub const fn has_more(&self) -> bool {
        self.start.count() > VISIBLE_ENTRIES
    }

    /// What the window shows.
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
