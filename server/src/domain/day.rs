//! Dates for display, and as instants.

use core_wasm::fields::Date;

use crate::clock::DAY_MS;

/// Formats a date or a range of dates without repeating the parts they share: `8–11 June 2025`.
pub fn period_label(first: Date, last: Option<Date>) -> String {
    let of_year = |day: Date| format!("{} {}", day.day(), day.month_name());
    match last {
        Some(last) if last > first && last.year() != first.year() => {
            format!("{} {} – {} {}", of_year(first), first.year(), of_year(last), last.year())
        }
        Some(last) if last > first && last.month() != first.month() => {
            format!("{} – {} {}", of_year(first), of_year(last), last.year())
        }
        Some(last) if last > first => format!("{}–{} {}", first.day(), of_year(last), last.year()),
        _ => format!("{} {}", of_year(first), first.year()),
    }
}

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
    fn several_days_do_not_repeat_what_they_share() {
        for (first, last, label) in [
            ("2027-10-12", "2027-10-15", "12–15 October 2027"),
            ("2025-06-08", "2025-06-11", "8–11 June 2025"),
            ("2025-06-29", "2025-07-02", "29 June – 2 July 2025"),
            ("2025-12-31", "2026-01-01", "31 December 2025 – 1 January 2026"),
            ("2025-06-08", "2025-06-08", "8 June 2025"),
        ] {
            assert_eq!(period_label(day(first), Some(day(last))), label);
        }
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
