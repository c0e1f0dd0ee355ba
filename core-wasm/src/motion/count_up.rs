//! A number that counts up from 0 once it is visible.

use super::progress::clamp_progress;
use serde::Serialize;

/// Product requirement: duration of the animation.
pub const COUNT_UP_MS: f64 = 2000.0;

/// Product requirement: visible share at which the animation starts.
pub const COUNT_UP_VISIBILITY: f64 = 0.3;

/// The phase of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum CountPhase {
    /// Not visible yet.
    Waiting,
    /// Counting.
    Running,
    /// At the end value, permanently.
    Done,
}

/// The state of a counter, for the view.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct CountUpSnapshot {
    /// The displayed number.
    pub value: u32,
    /// The phase of the animation.
    pub phase: CountPhase,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum State {
    Waiting,
    Running { since_ms: f64, value: u32 },
    Done,
}

/// The state machine of a counter.
#[derive(Debug, Clone, PartialEq)]
pub struct CountUp {
    end: u32,
    state: State,
}

impl CountUp {
    /// Creates a counter with its end value.
    pub const fn new(end: u32) -> Self {
        Self { end, state: State::Waiting }
    }

    /// Sets the visible share (0 to 1). Starts counting once it is large enough.
    pub const fn visible(&mut self, ratio: f64, now_ms: f64) {
        if matches!(self.state, State::Waiting) && ratio >= COUNT_UP_VISIBILITY {
            // An invalid clock must not leave a zero on the page.
            self.state = if now_ms.is_finite() { State::Running { since_ms: now_ms, value: 0 } } else { State::Done };
        }
    }

    /// Sets the preference for reduced motion, which shows the end value at once. Unsetting it does not count again.
    pub const fn reduce_motion(&mut self, reduce: bool) {
        if reduce {
            self.state = State::Done;
        }
    }

    /// Advances the clock. Returns the number to display, which never decreases, even if the clock does.
    pub fn tick(&mut self, now_ms: f64) -> u32 {
        if let State::Running { since_ms, value } = self.state {
            let progress = clamp_progress((now_ms - since_ms) / COUNT_UP_MS);
            self.state = if progress < 1.0 {
                State::Running { since_ms, value: value.max((ease_out(progress) * f64::from(self.end)) as u32) }
            } else {
                State::Done
            };
        }
        self.value()
    }

    pub const fn snapshot(&self) -> CountUpSnapshot {
        let phase = match self.state {
            State::Waiting => CountPhase::Waiting,
            State::Running { .. } => CountPhase::Running,
            State::Done => CountPhase::Done,
        };
        CountUpSnapshot { value: self.value(), phase }
    }

    const fn value(&self) -> u32 {
        match self.state {
            State::Waiting => 0,
            State::Running { value, .. } => value,
            State::Done => self.end,
        }
    }
}

/// Applies the cubic ease-out to a progress from 0 to 1.
fn ease_out(progress: f64) -> f64 {
    let remaining = 1.0 - progress;
    1.0 - remaining * remaining * remaining
}
