//! The amount that is still unexplained, as it is displayed: it runs from one value to the next.

/// Duration of a run, in milliseconds: that of the columns.
const RUN_MS: f32 = 1_100.0;

/// A displayed amount, in cents.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tally {
    from: i64,
    to: i64,
    /// Milliseconds since the run began.
    clock: f32,
}

impl Tally {
    /// Creates an amount at rest.
    pub const fn new(cents: i64) -> Self {
        Self { from: cents, to: cents, clock: RUN_MS }
    }

    /// Runs to an amount, from the one that is displayed.
    pub fn run_to(&mut self, cents: i64) {
        if cents != self.to {
            *self = Self { from: self.cents(), to: cents, clock: 0.0 };
        }
    }

    pub fn advance(&mut self, milliseconds: f32) {
        self.clock = (self.clock + milliseconds).min(RUN_MS);
    }

    /// Returns the displayed amount. It slows down towards its end.
    pub fn cents(&self) -> i64 {
        let left = 1.0 - f64::from(self.clock / RUN_MS);
        self.to + ((self.from - self.to) as f64 * left * left * left) as i64
    }

    pub const fn runs(&self) -> bool {
        self.clock < RUN_MS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_down_to_exactly_zero_without_passing_it() {
        let mut tally = Tally::new(98_765_432);
        tally.run_to(0);
        let mut before = tally.cents();
        assert_eq!(before, 98_765_432);
        while tally.runs() {
            tally.advance(16.7);
            let now = tally.cents();
            assert!((0..=before).contains(&now), "{before} → {now}");
            before = now;
        }
        assert_eq!(before, 0);
    }

    #[test]
    fn new_target_during_a_run_starts_from_the_displayed_amount() {
        let mut tally = Tally::new(1_000);
        tally.run_to(0);
        tally.advance(300.0);
        let displayed = tally.cents();
        assert!((1..1_000).contains(&displayed));
        tally.run_to(5_000);
        assert_eq!(tally.cents(), displayed);
        tally.run_to(5_000);
        tally.advance(RUN_MS);
        assert_eq!((tally.cents(), tally.runs()), (5_000, false));
    }
}
