//! Reproducible randomness from a seed.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators). Clones share the state.
#[derive(Debug, Clone)]
pub(crate) struct Random(Arc<AtomicU64>);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Arc::new(AtomicU64::new(seed)))
    }

    fn next(&self) -> u64 {
        const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
        let mut word = self.0.fetch_add(STEP, Ordering::Relaxed).wrapping_add(STEP);
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// Returns a number below `end`.
    pub(crate) fn below(&self, end: u64) -> u64 {
        self.next() % end
    }

    /// Returns a number of a range, both ends included.
    pub(crate) fn between(&self, low: u64, high: u64) -> u64 {
        low + self.below(high - low + 1)
    }

    /// Returns true with a probability in thousandths.
    pub(crate) fn permille(&self, chance: u64) -> bool {
        self.below(1000) < chance
    }
}
