//! The vision section: statements that take turns as the pinned section is scrolled through.

use super::progress::clamp_progress;

/// How many statements there are (document 1, section 2.6: Our Vision, Our Approach, Commitment to Value).
pub const STATEMENTS: u32 = 3;

/// The cycle. Each statement has an equal share of the progress.
#[derive(Debug, Clone, PartialEq)]
pub struct StatementCycle {
    count: u32,
    still: bool,
}

impl StatementCycle {
    /// A cycle of `count` statements.
    #[must_use]
    pub const fn new(count: u32) -> Self {
        Self { count, still: false }
    }

    /// The system's wish for reduced motion: the statements are listed, none takes another's place.
    pub const fn reduce_motion(&mut self, reduce: bool) {
        self.still = reduce;
    }

    /// The statement at a progress, from 0. At the very end the last one stays.
    #[must_use]
    pub fn index(&self, progress: f64) -> u32 {
        if self.still {
            return 0;
        }
        ((clamp_progress(progress) * f64::from(self.count)) as u32).min(self.count.saturating_sub(1))
    }

    /// How much of its share the statement at a progress has had: 0 to 1.
    #[must_use]
    pub fn share(&self, progress: f64) -> f64 {
        if self.still {
            return 0.0;
        }
        clamp_progress(clamp_progress(progress) * f64::from(self.count) - f64::from(self.index(progress)))
    }

    /// The progress in the middle of a statement's share, for a control that scrolls to it.
    #[must_use]
    pub fn progress(&self, index: u32) -> f64 {
        if self.count == 0 {
            return 0.0;
        }
        (f64::from(index.min(self.count - 1)) + 0.5) / f64::from(self.count)
    }
}
