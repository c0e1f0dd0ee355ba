//! The carousel of other services: three cards at a time.

use super::window::{Window, WindowSnapshot};

/// Product requirement: the first entry is the fixed card beside the window, which skips it.
pub const SKIPPED_ENTRIES: u32 = 1;

/// The state machine of the carousel.
#[derive(Debug, Clone, PartialEq)]
pub struct WindowCarousel {
    window: Window,
}

impl WindowCarousel {
    /// Creates a carousel of `count` entries, the fixed first one included.
    #[must_use]
    pub const fn new(count: u32) -> Self {
        Self { window: Window::new(count, SKIPPED_ENTRIES) }
    }

    pub const fn next(&mut self) {
        self.window.next();
    }

    pub const fn previous(&mut self) {
        self.window.previous();
    }

    #[must_use]
    pub fn snapshot(&self) -> WindowSnapshot {
        self.window.snapshot()
    }
}
