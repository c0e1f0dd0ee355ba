//! The success stories of an industry: up to three at a time.

use super::window::{Window, WindowSnapshot};

/// The state machine of the stories. Moves by one story, so that each press reveals exactly one new story.
#[derive(Debug, Clone, PartialEq)]
pub struct StoriesCarousel {
    window: Window,
}

impl StoriesCarousel {
    /// Creates a carousel of `count` stories; arrows appear for more than three.
    #[must_use]
    pub const fn new(count: u32) -> Self {
        Self { window: Window::new(count, 0) }
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
