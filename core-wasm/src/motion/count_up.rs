//! A number that counts up from 0 once it is seen.

use super::progress::clamp_progress;
use serde::Serialize;

/// How long counting takes (document 1, section 9: 'Count-up 2 s').
pub const COUNT_UP_MS: f64 = 2000.0;

/// How much of the counter must be in view for it to start (document 1, section 9: 'trigger at 30% visibility').
pub const COUNT_UP_VISIBILITY: f64 = 0.3;

/// How far a counter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum CountPhase {
    /// Not seen yet.
    Waiting,
    /// Counting.
    Running,
    /// Shows its end value, for good.
    Done,
}

/// A counter as views read it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct CountUpSnapshot {
    /// The number to show.
    pub value: u32,
    /// How far it is.
    pub phase: CountPhase,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum State {
    Waiting,
    Running { since_ms: f64, value: u32 },
    Done,
}

/// The counter's machine.
#[derive(Debug, Clone, PartialEq)]
pub struct CountUp {
    end: u32,
    state: State,
}

impl CountUp {
    /// A counter that will show `end`.
    #[must_use]
    pub const fn new(end: u32) -> Self {
        Self { end, state: State::Waiting }
    }

    /// A part `ratio` (0 to 1) of the counter is in view. The first time it is enough, counting starts.
    pub const fn visible(&mut self, ratio: f64, now_ms: f64) {
        if matches!(self.state, State::Waiting) && ratio >= COUNT_UP_VISIBILITY {
            // A clock that cannot be read must not leave a zero on the page.
            self.state = if now_ms.is_finite() { State::Running { since_ms: now_ms, value: 0 } } else { State::Done };
        }
    }

    /// The system's wish for reduced motion: the end value at once. Taking the wish back does not count again.
    pub const fn reduce_motion(&mut self, reduce: bool) {
        if reduce {
            self.state = State::Done;
        }
    }

    /// Time has come to `now_ms`: the number to show. It never falls, even if the clock does.
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

    /// The counter as views read it.
    #[must_use]
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

/// Fast at first, slow towards the end (cubic).
fn ease_out(progress: f64) -> f64 {
    let left = 1.0 - progress;
    1.0 - left * left * left
}
