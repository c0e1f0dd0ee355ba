//! Delivery counters of this process.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters since the start of the process.
#[derive(Debug, Default)]
pub struct DeliveryCounts {
    delivered: AtomicU64,
    failures: AtomicU64,
    given_up: AtomicU64,
}

impl DeliveryCounts {
    /// Counts a delivered message.
    pub(super) fn count_delivered(&self) {
        self.delivered.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a failed attempt, and the message as given up if it was the last.
    pub(super) fn count_failure(&self, last: bool) {
        self.failures.fetch_add(1, Ordering::Relaxed);
        if last {
            self.given_up.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Returns the numbers of delivered messages, failed attempts and messages given up.
    pub fn read(&self) -> [u64; 3] {
        [&self.delivered, &self.failures, &self.given_up].map(|counter| counter.load(Ordering::Relaxed))
    }
}
