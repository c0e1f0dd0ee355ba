//! Plausibility of the machine's clock. A clock that starts years ahead would make all data look expired: deletion
//! waits until the clock has run steadily for a day, or an operator has accepted it.

use crate::clock::DAY_MS;

/// Longest plausible jump, in milliseconds: a weekend's maintenance, and any drift.
pub const LONGEST_JUMP_MS: i64 = 2 * DAY_MS;
/// Time for which a clock has to run steadily after a jump, in milliseconds.
const PROBATION_MS: i64 = DAY_MS;

/// The latest believed time, and the current doubt. Instants are UTC milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BelievedTime {
    pub believed_at: i64,
    pub doubt: Option<Doubt>,
}

/// A clock that deviates from the believed time, by its own readings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Doubt {
    /// First reading.
    pub since: i64,
    /// Latest reading.
    pub until: i64,
}

impl BelievedTime {
    /// Creates a time without a doubt.
    pub fn at(instant_ms: i64) -> Self {
        Self { believed_at: instant_ms, doubt: None }
    }

    /// Returns the state after another reading of the clock.
    #[must_use]
    pub fn observe(self, now_ms: i64) -> Self {
        if now_ms.abs_diff(self.believed_at) <= LONGEST_JUMP_MS.unsigned_abs() {
            return Self::at(self.believed_at.max(now_ms));
        }
        match self.doubt {
            // The clock runs on from its own last reading.
            Some(Doubt { since, until }) if (until..=until.saturating_add(LONGEST_JUMP_MS)).contains(&now_ms) => {
                if now_ms.saturating_sub(since) >= PROBATION_MS {
                    Self::at(now_ms)
                } else {
                    Self { doubt: Some(Doubt { since, until: now_ms }), ..self }
                }
            }
            _ => Self { doubt: Some(Doubt { since: now_ms, until: now_ms }), ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_795_219_200_000;
    const MINUTE_MS: i64 = 60_000;

    fn steady(from: BelievedTime, start_ms: i64, minutes: i64) -> BelievedTime {
        (0..=minutes).fold(from, |time, minute| time.observe(start_ms + minute * MINUTE_MS))
    }

    #[test]
    fn a_clock_that_goes_on_is_believed() {
        let time = steady(BelievedTime::at(NOW), NOW, 3 * 24 * 60);
        assert_eq!(time, BelievedTime::at(NOW + 3 * DAY_MS));
        assert_eq!(time.observe(NOW + 5 * DAY_MS), BelievedTime::at(NOW + 5 * DAY_MS), "two days are a weekend");
        assert_eq!(time.observe(NOW + 2 * DAY_MS), time, "set back by a day, the mark stays");
    }

    #[test]
    fn a_jump_is_believed_after_a_day_of_going_steadily() {
        for years in [-10, -1, 1, 3, 10] {
            let jumped = NOW + years * 365 * DAY_MS;
            let doubted = steady(BelievedTime::at(NOW), jumped, 24 * 60 - 1);
            assert_eq!((doubted.believed_at, doubted.doubt.is_some()), (NOW, true), "{years}");
            assert_eq!(doubted.observe(jumped + DAY_MS), BelievedTime::at(jumped + DAY_MS), "{years}");
            assert_eq!(doubted.observe(NOW + MINUTE_MS), BelievedTime::at(NOW + MINUTE_MS), "set right: {years}");
        }
    }

    #[test]
    fn a_clock_that_keeps_jumping_is_never_believed() {
        let mut time = BelievedTime::at(NOW);
        for step in 1..1000 {
            // Three days each time, and back by an hour in between.
            time = time.observe(NOW + step * 3 * DAY_MS);
            time = time.observe(NOW + step * 3 * DAY_MS - 3_600_000);
            assert_eq!((time.believed_at, time.doubt.is_some()), (NOW, true), "{step}");
        }
    }

    #[test]
    fn no_reading_is_too_far_off() {
        for now_ms in [i64::MIN, i64::MAX, 0] {
            let time = BelievedTime::at(NOW).observe(now_ms).observe(i64::MAX).observe(i64::MIN);
            assert_eq!((time.believed_at, time.doubt.is_some()), (NOW, true));
        }
    }
}
