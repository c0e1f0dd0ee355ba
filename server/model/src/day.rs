//! Dates for display, and as instants.

use core_wasm::fields::Date;

use crate::clock::DAY_MS;

/// Formats a date or a range of dates without repeating the parts they share: `08–11 Jun 2025`.
pub fn period_label(first: Date, last: Option<Date>) -> String {
    let from = first.label();
    let Some(last) = last.filter(|last| *last > first) else { return from };
    let to = last.label();
    if last.year() != first.year() {
        return format!("{from} – {to}");
    }
    if last.month() != first.month() {
        let without_year = from.rsplit_once(' ').map_or("", |(day_and_month, _)| day_and_month);
        return format!("{without_year} – {to}");
    }
    format!("{:02}–{to}", first.day())
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
    fn several_days_do_not_repeat_month_or_year() {
        for (first, last, label) in [
            ("2027-10-12", "2027-10-15", "12–15 Oct 2027"),
            ("2025-06-08", "2025-06-11", "08–11 Jun 2025"),
            ("2025-06-29", "2025-07-02", "29 Jun – 02 Jul 2025"),
            ("2025-12-31", "2026-01-01", "31 Dec 2025 – 01 Jan 2026"),
            ("2025-06-08", "2025-06-08", "08 Jun 2025"),
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
