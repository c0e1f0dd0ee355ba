//! Days as instants.

use core_wasm::fields::Date;

use crate::clock::DAY_MS;

/// Returns the start of a day in UTC, in milliseconds since 1970.
pub fn midnight_ms(day: Date) -> i64 {
    i64::from(day.days()) * DAY_MS
}

/// Returns the end of a day in UTC, in milliseconds since 1970.
pub fn end_ms(day: Date) -> i64 {
    midnight_ms(day) + DAY_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    #[test]
    fn a_day_begins_at_midnight_utc() {
        for (text, instant) in [
            ("1970-01-01", 0),
            ("2000-02-29", 951_782_400_000),
            ("2025-10-16", 1_760_572_800_000),
            ("0001-01-01", -62_135_596_800_000),
        ] {
            assert_eq!(midnight_ms(day(text)), instant, "{text}");
        }
    }
}
