//! Whether the machine's clock can be believed. A clock that starts years ahead would make everything look kept long enough:
//! what is erased by age waits until the clock has gone steadily for a day, or an operator has said that it is right.

/// Milliseconds in a day.
const DAY_MS: i64 = 86_400_000;
/// The longest jump that raises no doubt, in milliseconds: a weekend's maintenance, and any drift.
pub const LONGEST_JUMP_MS: i64 = 2 * DAY_MS;
/// How long a clock that jumped has to go steadily before it is believed, in milliseconds.
pub const PROBATION_MS: i64 = DAY_MS;

/// The latest time that was believed, and what speaks against the clock. Instants are UTC milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BelievedTime {
    /// The latest time that was believed.
    pub believed_at: i64,
    /// The doubt, while there is one.
    pub doubt: Option<Doubt>,
}

/// A clock that differs from what was believed, by its own readings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Doubt {
    /// The first reading.
    pub since: i64,
    /// The latest reading.
    pub until: i64,
}

impl BelievedTime {
    /// A time that is believed.
    pub fn at(instant_ms: i64) -> Self {
        Self { believed_at: instant_ms, doubt: None }
    }

    /// What is believed after one more reading of the clock.
    #[must_use]
    pub fn observe(self, now_ms: i64) -> Self {
        if now_ms.abs_diff(self.believed_at) <= LONGEST_JUMP_MS.unsigned_abs() {
            return Self::at(self.believed_at.max(now_ms));
        }
        match self.doubt {
            // It goes on from its own last reading.
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
