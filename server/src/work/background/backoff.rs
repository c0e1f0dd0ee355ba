//! Exponential backoff after failed rounds.

use std::time::Duration;

/// Pause after the first failed round; each further pause is twice as long.
const FIRST: Duration = Duration::from_secs(1);
/// Longest pause, and so the longest time until a recovered dependency is used again.
pub(super) const LONGEST: Duration = Duration::from_secs(30);

/// Returns the pause after `failures` consecutive failed rounds.
pub(super) fn pause(failures: u32) -> Duration {
    FIRST.saturating_mul(2_u32.saturating_pow(failures.saturating_sub(1))).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pause_doubles_up_to_the_longest() {
        let seconds: Vec<u64> = [1, 2, 3, 5, 6, u32::MAX].map(|failures| pause(failures).as_secs()).into();
        assert_eq!(seconds, [1, 2, 4, 16, 30, 30]);
    }
}
