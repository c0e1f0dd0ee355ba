//! The vision section: statements that alternate as the pinned section is scrolled.

use super::progress::{clamp_length, clamp_progress};

/// A cycle of statements with equal shares of the progress.
#[derive(Debug, Clone, PartialEq)]
pub struct StatementCycle {
    count: u32,
}

impl StatementCycle {
    /// Creates a cycle of `count` statements.
    pub const fn new(count: u32) -> Self {
        Self { count }
    }

    /// Returns the statement at a progress, from 0. At the very end the last one stays.
    pub fn index(&self, progress: f64) -> u32 {
        ((clamp_progress(progress) * f64::from(self.count)) as u32).min(self.count.saturating_sub(1))
    }

    /// Returns the progress within the current statement's share, 0 to 1.
    pub fn share(&self, progress: f64) -> f64 {
        clamp_progress(clamp_progress(progress) * f64::from(self.count) - f64::from(self.index(progress)))
    }

    /// Returns the position between the statements' forms: whole where one has its form, which it has in the middle of its
    /// share, and in between on the smooth way to the next.
    pub fn position(&self, progress: f64) -> f64 {
        let last = f64::from(self.count.saturating_sub(1));
        let way = clamp_length(clamp_progress(progress) * f64::from(self.count) - 0.5, last);
        let share = way.fract();
        way - share + share * share * (3.0 - 2.0 * share)
    }
}
