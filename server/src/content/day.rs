//! Days as they are shown, and as instants.

use core_wasm::fields::Date;

/// Milliseconds in a day.
const DAY_MS: i64 = 86_400_000;

/// Short names of the months as en-GB has them (CLDR): September is the one with four letters.
const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/// A day as the site shows it: `13 Oct 2025` (en-GB, two-digit day, short month, year).
pub fn day_label(day: Date) -> String {
    format!("{:02} {} {}", day.day(), month(day), day.year())
}

/// A day, or the first and the last of several, without repeating what they share: `08 – 11 Jun 2025`.
pub fn period_label(first: Date, last: Option<Date>) -> String {
    match last {
        None => day_label(first),
        Some(last) if last <= first => day_label(first),
        Some(last) if last.year() != first.year() => format!("{} – {}", day_label(first), day_label(last)),
        Some(last) if last.month() != first.month() => {
            format!("{:02} {} – {}", first.day(), month(first), day_label(last))
        }
        Some(last) => format!("{:02} – {}", first.day(), day_label(last)),
    }
}

/// The instant at which a day begins in UTC, in milliseconds since 1970. After Howard Hinnant's `days_from_civil`.
pub fn midnight_ms(day: Date) -> i64 {
    let month = i64::from(day.month());
    let year = i64::from(day.year()) - i64::from(month <= 2);
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + i64::from(day.day()) - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    (era * 146_097 + day_of_era - 719_468) * DAY_MS
}

/// The instant at which the day after `day` begins in UTC.
pub(super) fn end_ms(day: Date) -> i64 {
    midnight_ms(day) + DAY_MS
}

fn month(day: Date) -> &'static str {
    MONTHS.get(usize::from(day.month()).saturating_sub(1)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    #[test]
    fn a_day_is_shown_as_en_gb_shows_it() {
        for (text, label) in [
            ("2025-10-13", "13 Oct 2025"),
            ("2025-06-08", "08 Jun 2025"),
            ("2024-09-01", "01 Sept 2024"),
            ("2024-02-29", "29 Feb 2024"),
        ] {
            assert_eq!(day_label(day(text)), label);
        }
    }

    #[test]
    fn several_days_do_not_repeat_what_they_share() {
        for (first, last, label) in [
            ("2025-06-08", "2025-06-11", "08 – 11 Jun 2025"),
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
