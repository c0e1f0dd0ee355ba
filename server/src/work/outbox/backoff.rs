//! Exponential backoff of failed messages.

/// Pause before the second attempt, in milliseconds; each further pause is twice as long.
const FIRST_PAUSE_MS: i64 = 15_000;
/// Milliseconds.
pub(super) const LONGEST_PAUSE_MS: i64 = 6 * 60 * 60 * 1000;

/// Returns the pause after a number of attempts, in milliseconds. `random` adds jitter over its second half, so that
/// messages that failed together are not retried together.
pub(super) fn pause_ms(attempts: i64, random: u16) -> i64 {
    let doublings = u32::try_from(attempts.saturating_sub(1).clamp(0, 20)).unwrap_or_default();
    let whole = FIRST_PAUSE_MS.saturating_mul(1 << doublings).min(LONGEST_PAUSE_MS);
    whole / 2 + whole / 2 * i64::from(random) / i64::from(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest() {
        let pauses: Vec<i64> = [1, 2, 3, 11, 12, 16, i64::MAX].map(|attempts| pause_ms(attempts, u16::MAX)).into();
        assert_eq!(pauses, [15_000, 30_000, 60_000, 15_360_000, 21_600_000, 21_600_000, 21_600_000]);
        assert_eq!(pause_ms(1, 0), 7_500);
    }
}
