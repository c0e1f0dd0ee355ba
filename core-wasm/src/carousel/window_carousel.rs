//! 'Our Other Services': three cards at a time out of a ring.

use super::window::{VISIBLE_ENTRIES, Window, WindowSnapshot};

/// Entries at the front of the data that the window passes over: the fixed 'Acclimate' card, which stands beside it
/// (document 2, section 2.1: 'the first entry is skipped in the visible window').
pub const SKIPPED_ENTRIES: u32 = 1;

/// The fewest entries of data that leave the window something to move. Any more begin with the same snapshot.
pub const FEWEST_ENTRIES: u32 = SKIPPED_ENTRIES + VISIBLE_ENTRIES + 1;

/// The carousel's machine.
#[derive(Debug, Clone, PartialEq)]
pub struct WindowCarousel {
    window: Window,
}

impl WindowCarousel {
    /// A carousel over `count` entries of data, the fixed first one included.
    #[must_use]
    pub const fn new(count: u32) -> Self {
        Self { window: Window::new(count, SKIPPED_ENTRIES) }
    }

    /// One card on.
    pub const fn next(&mut self) {
        self.window.next();
    }

    /// One card back.
    pub const fn previous(&mut self) {
        self.window.previous();
    }

    /// The cards to show.
    #[must_use]
    pub fn snapshot(&self) -> WindowSnapshot {
        self.window.snapshot()
    }
}
