//! What the workers of this process have done.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters, from the process's start.
#[derive(Debug, Default)]
pub struct DeliveryCounts {
    delivered: AtomicU64,
    failures: AtomicU64,
    given_up: AtomicU64,
}

impl DeliveryCounts {
    /// Counts a message that was taken by the other side.
    pub(super) fn count_delivered(&self) {
        self.delivered.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an attempt that failed, and whether it was the last.
    pub(super) fn count_failure(&self, last: bool) {
        self.failures.fetch_add(1, Ordering::Relaxed);
        if last {
            self.given_up.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Returns messages taken, attempts failed, and messages given up.
    pub fn read(&self) -> [u64; 3] {
        [&self.delivered, &self.failures, &self.given_up].map(|counter| counter.load(Ordering::Relaxed))
    }
}
