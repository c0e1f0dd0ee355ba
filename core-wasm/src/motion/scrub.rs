//! Following the scroll position with a delay, so that a jerky wheel gives a smooth movement.

use super::progress::clamp_progress;

/// Below this distance from its target the value lands on it, so that the frame loop can end: a thousandth of a pixel
/// on a track of ten thousand.
const LANDING: f64 = 1e-7;

/// How many time constants fit into the scrub time: after it, all but e⁻⁴ (2 %) of the way is made.
const TIME_CONSTANTS: f64 = 4.0;

/// A value that moves towards a progress exponentially in time.
#[derive(Debug, Clone, PartialEq)]
pub struct Scrub {
    rate_per_ms: f64,
    target: f64,
    value: f64,
}

impl Scrub {
    /// At progress 0, following so that `seconds` after a jump it has practically arrived. Zero or less follows at once.
    #[must_use]
    pub fn new(seconds: f64) -> Self {
        let rate_per_ms = if seconds > 0.0 { TIME_CONSTANTS / (seconds * 1000.0) } else { f64::INFINITY };
        Self { rate_per_ms, target: 0.0, value: 0.0 }
    }

    /// The scroll position is at this progress.
    pub const fn follow(&mut self, progress: f64) {
        self.target = clamp_progress(progress);
    }

    /// `delta_ms` have passed: the smoothed progress.
    pub fn step(&mut self, delta_ms: f64) -> f64 {
        let time = if delta_ms > 0.0 { delta_ms * self.rate_per_ms } else { 0.0 };
        let distance = (self.target - self.value) * decay(time);
        self.value = if distance.abs() < LANDING { self.target } else { self.target - distance };
        self.value
    }

    /// Straight to the target.
    pub const fn land(&mut self) -> f64 {
        self.value = self.target;
        self.value
    }

    /// The smoothed progress.
    #[must_use]
    pub const fn value(&self) -> f64 {
        self.value
    }

    /// Whether it has arrived, so that no further frame is needed.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.value == self.target
    }
}

/// e⁻ˣ for x ≥ 0 as (e⁻ˣᐟ⁸)⁸ with the first terms of the series, within 0.0005: the exponential function itself would
/// ship a table with the wasm, and nobody sees the difference.
fn decay(x: f64) -> f64 {
    let part = x / 8.0;
    let eighth = 1.0 + part * (1.0 + part * (0.5 + part / 6.0));
    let quarter = eighth * eighth;
    let half = quarter * quarter;
    1.0 / (half * half)
}
