//! The time, asked for in one place so that a test can set it.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Milliseconds in a day.
const DAY_MS: i64 = 86_400_000;

/// Where the time comes from.
#[derive(Debug, Clone, Copy)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// Always the same instant, in UTC milliseconds.
    Fixed(i64),
    /// Goes on with tokio's time from an instant in UTC milliseconds, which whoever holds it may set while it goes.
    Set {
        /// The instant at `start`.
        at: &'static AtomicI64,
        /// Since when it goes.
        start: Instant,
    },
}

impl Clock {
    /// UTC milliseconds since 1970.
    pub fn now_ms(self) -> i64 {
        match self {
            Self::Fixed(instant) => instant,
            Self::Set { at, start } => {
                let passed = i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX);
                at.load(Ordering::Relaxed).saturating_add(passed)
            }
            Self::System => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .ok()
                .and_then(|passed| i64::try_from(passed.as_millis()).ok())
                .unwrap_or(0),
        }
    }

    /// The current day in UTC, counted from 1970-01-01.
    pub fn today(self) -> i64 {
        self.now_ms().div_euclid(DAY_MS)
    }

    /// The current year in UTC, for the copyright line.
    pub fn year(self) -> i64 {
        civil(self.today()).0
    }
}

/// An instant in UTC milliseconds as RFC 3339, to the second.
pub fn rfc3339(instant_ms: i64) -> String {
    let (year, month, day) = civil(instant_ms.div_euclid(DAY_MS));
    let seconds = instant_ms.rem_euclid(DAY_MS) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}Z")
}

/// The instant so many calendar months before another: the same day of the month, or its last one.
pub fn months_before(instant_ms: i64, months: i64) -> i64 {
    let day = instant_ms.div_euclid(DAY_MS);
    let (year, month, day_of_month) = civil(day);
    let since_year_zero = year * 12 + month - 1 - months;
    let first = days(since_year_zero.div_euclid(12), since_year_zero.rem_euclid(12) + 1);
    let following = since_year_zero + 1;
    let length = days(following.div_euclid(12), following.rem_euclid(12) + 1) - first;
    (first + day_of_month.min(length) - 1) * DAY_MS + instant_ms.rem_euclid(DAY_MS)
}

/// The first day of a month, counted from 1970-01-01, after Howard Hinnant's `days_from_civil`.
fn days(year: i64, month: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year - era * 400;
    let shifted_month = if month > 2 { month - 3 } else { month + 9 };
    let day_of_year = (153 * shifted_month + 2) / 5;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

/// Writes an instant in UTC milliseconds as RFC 3339, for `serialize_with`.
pub(crate) fn as_rfc3339<S: serde::Serializer>(instant_ms: &i64, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&rfc3339(*instant_ms))
}

/// [`as_rfc3339`] for an instant that may be missing.
pub(crate) fn option_as_rfc3339<S: serde::Serializer>(instant_ms: &Option<i64>, out: S) -> Result<S::Ok, S::Error> {
    match instant_ms {
        Some(instant_ms) => as_rfc3339(instant_ms, out),
        None => out.serialize_none(),
    }
}

/// Year, month and day of a day counted from 1970-01-01, after Howard Hinnant's `civil_from_days`.
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_are_written_as_rfc_3339() {
        for (instant, expected) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_760_659_199_999, "2025-10-16T23:59:59Z"),
            (-1, "1969-12-31T23:59:59Z"),
        ] {
            assert_eq!(rfc3339(instant), expected);
        }
    }

    #[test]
    fn months_are_the_calendars() {
        for (instant, months, expected) in [
            (1_795_219_200_000, 24, "2024-11-21T00:00:00Z"),
            (951_782_400_000, 12, "1999-02-28T00:00:00Z"),
            (951_868_800_000, 1, "2000-02-01T00:00:00Z"),
            (1_780_185_600_000, 3, "2026-02-28T00:00:00Z"),
        ] {
            assert_eq!(rfc3339(months_before(instant, months)), expected);
        }
    }

    #[test]
    fn the_year_is_the_utc_one() {
        assert_eq!(Clock::Fixed(1_798_761_599_999).year(), 2026);
        assert_eq!(Clock::Fixed(1_798_761_600_000).year(), 2027);
    }
}
