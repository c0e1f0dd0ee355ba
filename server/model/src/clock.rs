//! The clock, injected so that tests can set it.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use jiff::fmt::rfc2822::DateTimePrinter;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, ZonedDateTime};
use tokio::time::Instant;

/// Milliseconds of a day.
pub const DAY_MS: i64 = 86_400_000;

/// A source of time.
#[derive(Debug, Clone, Copy)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// A constant instant, in UTC milliseconds.
    Fixed(i64),
    /// Advances with tokio's time from an instant in UTC milliseconds, which can be changed while it runs.
    Set {
        /// The instant at `start`.
        at: &'static AtomicI64,
        /// Time at which the clock was started.
        start: Instant,
    },
}

impl Clock {
    /// Returns UTC milliseconds since 1970.
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

    /// Returns the current UTC day, counted from 1970-01-01.
    pub fn today(self) -> i64 {
        self.now_ms().div_euclid(DAY_MS)
    }

    /// Returns the current UTC year.
    pub fn year(self) -> i64 {
        i64::from(utc(self.now_ms()).year())
    }
}

/// Returns the day before in UTC, as `YYYY-MM-DD`: what took place on an earlier day is over in every time zone.
pub fn yesterday(now_ms: i64) -> String {
    rfc3339(now_ms.saturating_sub(DAY_MS)).chars().take("2027-10-12".len()).collect()
}

/// Converts UTC milliseconds, clamped to the years -9999 to 9999.
pub fn timestamp(instant_ms: i64) -> Timestamp {
    let nearest = if instant_ms < 0 { Timestamp::MIN } else { Timestamp::MAX };
    Timestamp::from_millisecond(instant_ms).unwrap_or(nearest)
}

/// Formats UTC milliseconds as RFC 3339, to the second.
pub fn rfc3339(instant_ms: i64) -> String {
    format!("{:.0}", timestamp(instant_ms))
}

/// Formats UTC milliseconds as an HTTP date (RFC 9110, section 5.6.7).
pub fn http_date(instant_ms: i64) -> String {
    DateTimePrinter::new().timestamp_to_rfc9110_string(&timestamp(instant_ms)).unwrap_or_default()
}

/// Returns the instant a number of calendar months before another: the same day of the month, or its last day.
pub fn months_before(instant_ms: i64, months: i64) -> i64 {
    let before = Span::new().try_months(months).and_then(|months| utc(instant_ms).checked_sub(months));
    before.map_or(i64::MIN, |before| before.timestamp().as_millisecond())
}

fn utc(instant_ms: i64) -> ZonedDateTime {
    timestamp(instant_ms).to_zoned_datetime(TimeZone::UTC)
}

/// Serialises UTC milliseconds as RFC 3339, for `serialize_with`.
pub fn as_rfc3339<S: serde::Serializer>(instant_ms: &i64, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&rfc3339(*instant_ms))
}

/// Serialises optional UTC milliseconds as RFC 3339, for `serialize_with`.
pub fn option_as_rfc3339<S: serde::Serializer>(instant_ms: &Option<i64>, out: S) -> Result<S::Ok, S::Error> {
    match instant_ms {
        Some(instant_ms) => as_rfc3339(instant_ms, out),
        None => out.serialize_none(),
    }
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
            (i64::MAX, "9999-12-30T22:00:00Z"),
        ] {
            assert_eq!(rfc3339(instant), expected);
        }
    }

    #[test]
    fn months_follow_the_calendar() {
        for (instant, months, expected) in [
            (1_795_219_200_000, 24, "2024-11-21T00:00:00Z"),
            (951_782_400_000, 12, "1999-02-28T00:00:00Z"),
            (951_868_800_000, 1, "2000-02-01T00:00:00Z"),
            (1_780_185_600_000, 3, "2026-02-28T00:00:00Z"),
        ] {
            assert_eq!(rfc3339(months_before(instant, months)), expected);
        }
        assert_eq!(months_before(0, i64::MAX), i64::MIN, "no row is that old");
    }

    #[test]
    fn the_year_is_the_utc_one() {
        assert_eq!(Clock::Fixed(1_798_761_599_999).year(), 2026);
        assert_eq!(Clock::Fixed(1_798_761_600_000).year(), 2027);
    }
}
