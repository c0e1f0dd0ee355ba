//! Moving on by itself after an interval, unless something holds it.

use serde::Serialize;

/// What keeps a carousel from moving on by itself. Several can hold at once; it runs when none does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// The pointer is over the text that would change.
    Hover,
    /// Keyboard focus is inside, so that what has focus never vanishes.
    Focus,
    /// Not on screen: a background tab, another slide, scrolled away.
    Hidden,
    /// The visitor pressed the visible pause control (WCAG 2.2.2).
    Paused,
    /// The visitor's system asks for reduced motion.
    ReducedMotion,
}

impl Hold {
    const fn bit(self) -> u8 {
        match self {
            Self::Hover => 1,
            Self::Focus => 1 << 1,
            Self::Hidden => 1 << 2,
            Self::Paused => 1 << 3,
            Self::ReducedMotion => 1 << 4,
        }
    }
}

/// What the pause control shows: the strongest of the holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum AutoplayState {
    /// Counting down to the next item.
    Running,
    /// Held for the moment by pointer, focus or being out of sight; goes on by itself.
    Held,
    /// Paused by the visitor until play is pressed.
    Paused,
    /// Reduced motion: never moves by itself, so no pause control is needed.
    Still,
}

/// The countdown. Time is whatever monotonic clock in milliseconds the caller reads; only differences count.
///
/// While held the time already waited is kept, so that a pointer passing over the text does not start the wait again.
#[derive(Debug, Clone, PartialEq)]
pub struct Autoplay {
    interval_ms: f64,
    elapsed_ms: f64,
    last_ms: Option<f64>,
    holds: u8,
}

impl Autoplay {
    /// A countdown of `interval_ms` that starts at the first time it is told.
    #[must_use]
    pub const fn new(interval_ms: f64) -> Self {
        Self { interval_ms, elapsed_ms: 0.0, last_ms: None, holds: 0 }
    }

    /// The time is `now_ms`: whether to move on. At most once a call, however long ago the last call was: a laptop that
    /// slept wakes on the next item and not on a random one.
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

    /// The visitor chose an item: it stays for a whole interval.
    pub fn restart(&mut self, now_ms: f64) {
        self.wait_until(now_ms);
        self.elapsed_ms = 0.0;
    }

    /// Milliseconds until `tick` will say yes, for one timer instead of polling; `None` while held.
    #[must_use]
    pub fn remaining_ms(&self) -> Option<f64> {
        (self.holds == 0).then(|| (self.interval_ms - self.elapsed_ms).max(0.0))
    }

    /// What the pause control shows.
    #[must_use]
    pub const fn state(&self) -> AutoplayState {
        if self.holds & Hold::ReducedMotion.bit() != 0 {
            AutoplayState::Still
        } else if self.holds & Hold::Paused.bit() != 0 {
            AutoplayState::Paused
        } else if self.holds != 0 {
            AutoplayState::Held
        } else {
            AutoplayState::Running
        }
    }

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
