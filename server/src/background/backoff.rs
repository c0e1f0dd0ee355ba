//! Pauses after rounds that went wrong.

use std::time::Duration;

/// Pause after the first bad round; each further one doubles it.
const FIRST: Duration = Duration::from_secs(1);
/// The longest pause: what was away is used again within this time of its return.
pub(super) const LONGEST: Duration = Duration::from_secs(30);

/// Returns the pause after so many bad rounds in a row.
pub(super) fn pause(failures: u32) -> Duration {
    FIRST.saturating_mul(2_u32.saturating_pow(failures.saturating_sub(1))).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest() {
        let seconds: Vec<u64> = [1, 2, 3, 5, 6, u32::MAX].map(|failures| pause(failures).as_secs()).into();
        assert_eq!(seconds, [1, 2, 4, 16, 30, 30]);
    }
}
