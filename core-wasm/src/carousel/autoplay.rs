//! Autoplay: advances after an interval, unless held.

use serde::Serialize;

/// A reason to hold autoplay. Several can apply at once; autoplay runs when none does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// The pointer is over the text that would change.
    Hover,
    /// Keyboard focus is inside, and must not disappear.
    Focus,
    /// Not visible: a background tab, another slide, or scrolled away.
    Hidden,
    /// The visitor pressed the visible pause control (WCAG 2.2.2).
    Paused,
    /// The visitor's system requests reduced motion.
    ReducedMotion,
    /// There is only one item.
    NoOther,
}

impl Hold {
    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The state of the pause control. Of several holds the most permanent one decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum AutoplayState {
    /// Counting down to the next item.
    Running,
    /// Held temporarily by pointer, focus or visibility; resumes automatically.
    Held,
    /// Paused by the visitor until play is pressed.
    Paused,
    /// Reduced motion, or only one item: never advances, so no pause control is needed.
    Still,
}

/// The countdown. Times come from any monotonic clock in milliseconds; only differences count.
///
/// A hold stops the elapsed time but keeps it: a pointer that passes over the text does not restart the countdown.
#[derive(Debug, Clone, PartialEq)]
pub struct Autoplay {
    interval_ms: f64,
    elapsed_ms: f64,
    last_ms: Option<f64>,
    holds: u8,
}

impl Autoplay {
    /// Creates a countdown of `interval_ms` for `count` items, which starts at the first reported time. Held
    /// permanently for fewer than two items.
    pub const fn new(interval_ms: f64, count: u32) -> Self {
        let holds = if count < 2 { Hold::NoOther.bit() } else { 0 };
        Self { interval_ms, elapsed_ms: 0.0, last_ms: None, holds }
    }

    /// Advances the clock. Returns true to advance one item, at most once per call however long ago the last call was:
    /// a laptop that wakes from sleep shows the next item, not an arbitrary one.
    pub fn tick(&mut self, now_ms: f64) -> bool {
        self.wait_until(now_ms);
        let due = self.holds == 0 && self.elapsed_ms >= self.interval_ms;
        if due {
            self.elapsed_ms = 0.0;
        }
        due
    }

    /// Begins or ends one hold.
    pub fn hold(&mut self, hold: Hold, on: bool, now_ms: f64) {
        self.wait_until(now_ms);
        if on {
            self.holds |= hold.bit();
        } else {
            self.holds &= !hold.bit();
        }
    }

    /// Restarts the interval, after the visitor selected an item.
    pub fn restart(&mut self, now_ms: f64) {
        self.wait_until(now_ms);
        self.elapsed_ms = 0.0;
    }

    /// Returns the milliseconds until `tick` returns true, for a single timer instead of polling; `None` while held.
    pub fn remaining_ms(&self) -> Option<f64> {
        (self.holds == 0).then(|| (self.interval_ms - self.elapsed_ms).max(0.0))
    }

    pub const fn state(&self) -> AutoplayState {
        if self.holds & (Hold::ReducedMotion.bit() | Hold::NoOther.bit()) != 0 {
            AutoplayState::Still
        } else if self.holds & Hold::Paused.bit() != 0 {
            AutoplayState::Paused
        } else if self.holds != 0 {
            AutoplayState::Held
        } else {
            AutoplayState::Running
        }
    }

    /// Adds the time since the last call to the elapsed time, unless held.
    fn wait_until(&mut self, now_ms: f64) {
        if !now_ms.is_finite() {
            return;
        }
        if self.holds == 0
            && let Some(last_ms) = self.last_ms
        {
            self.elapsed_ms += (now_ms - last_ms).max(0.0);
        }
        self.last_ms = Some(now_ms);
    }
}
