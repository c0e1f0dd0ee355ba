//! 'Our Success Stories' of an industry: up to three at a time.

use super::window::{Window, WindowSnapshot};

/// The stories' machine. It moves by one story, so that with four stories each press shows exactly one new one.
#[derive(Debug, Clone, PartialEq)]
pub struct StoriesCarousel {
    window: Window,
}

impl StoriesCarousel {
    /// A carousel over `count` stories; arrows only when there are more than three.
    #[must_use]
    pub const fn new(count: u32) -> Self {
        Self { window: Window::new(count, 0) }
    }

    /// One story on.
    pub const fn next(&mut self) {
        self.window.next();
    }

    /// One story back.
    pub const fn previous(&mut self) {
        self.window.previous();
    }

    /// The stories to show.
    #[must_use]
    pub fn snapshot(&self) -> WindowSnapshot {
        self.window.snapshot()
    }
}
