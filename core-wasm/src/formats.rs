//! How dates and times are written for visitors.

use crate::booking::{Slot, push_time};
use crate::fields::Date;
use crate::fields::date::push_number;
use crate::text::fill;
use serde::{Deserialize, Serialize};

/// The owner's formats of dates and times. The default is the English of the example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct DateFormats {
    /// The months in short, from January.
    pub months: Vec<String>,
    /// The weekdays, from Monday.
    pub weekdays: Vec<String>,
    /// A date: `{day} {month} {year}`.
    pub date: String,
    /// A date without its year: `{day} {month}`.
    pub day_and_month: String,
    /// A period within a month: `{first}–{last} {month} {year}`.
    pub days: String,
    /// Any other period: `{first} – {last}`.
    pub period: String,
    /// A slot: `{start} to {end}`.
    pub slot: String,
    /// Suffixes of times before and after noon; `None` if days have 24 hours.
    pub halves: Option<(String, String)>,
}

impl Default for DateFormats {
    fn default() -> Self {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];
        let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
        Self {
            months: months.map(str::to_owned).to_vec(),
            weekdays: weekdays.map(str::to_owned).to_vec(),
            date: "{day} {month} {year}".to_owned(),
            day_and_month: "{day} {month}".to_owned(),
            days: "{first}–{last} {month} {year}".to_owned(),
            period: "{first} – {last}".to_owned(),
            slot: "{start} to {end}".to_owned(),
            halves: Some(("AM".to_owned(), "PM".to_owned())),
        }
    }
}

impl DateFormats {
    /// Returns a date: `12 Oct 2027`.
    pub fn date(&self, date: Date) -> String {
        self.written(&self.date, date, &[])
    }

    /// Returns the weekday.
    pub fn weekday(&self, date: Date) -> &str {
        self.weekdays.get(date.weekday()).map_or("", String::as_str)
    }

    /// Returns a time, from the minutes since midnight: `10:30 AM`, `10:30`.
    pub fn time(&self, minutes: u16) -> String {
        let mut text = String::with_capacity(8);
        push_time(&mut text, minutes, self.halves.as_ref().map(|(first, second)| (first.as_str(), second.as_str())));
        text
    }

    /// Returns a slot: `10:00 AM to 10:30 AM`.
    pub fn slot(&self, slot: Slot) -> String {
        fill(&self.slot, &[("start", &self.time(slot.start())), ("end", &self.time(slot.end()))])
    }

    /// Returns a date or a range of dates, without repeating the parts they share: `08–11 Jun 2025`.
    pub fn period(&self, first: Date, last: Option<Date>) -> String {
        let Some(last) = last.filter(|last| *last > first) else { return self.date(first) };
        if (first.year(), first.month()) == (last.year(), last.month()) {
            let days = [("first", two_digits(first.day())), ("last", two_digits(last.day()))];
            return self.written(&self.days, last, &days.each_ref().map(|(name, day)| (*name, day.as_str())));
        }
        let pattern = if first.year() == last.year() { &self.day_and_month } else { &self.date };
        fill(&self.period, &[("first", &self.written(pattern, first, &[])), ("last", &self.date(last))])
    }

    /// Fills a pattern with the parts of a date and other values.
    fn written(&self, pattern: &str, date: Date, others: &[(&str, &str)]) -> String {
        let month = usize::from(date.month()).checked_sub(1).and_then(|index| self.months.get(index));
        let mut year = String::with_capacity(4);
        push_number(&mut year, date.year(), 4);
        let (day, month) = (two_digits(date.day()), month.map_or("", String::as_str));
        fill(pattern, &[&[("day", day.as_str()), ("month", month), ("year", &year)], others].concat())
    }
}

fn two_digits(number: u8) -> String {
    let mut text = String::with_capacity(2);
    push_number(&mut text, u16::from(number), 2);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    fn german() -> DateFormats {
        let months = ["Jan.", "Febr.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."];
        DateFormats {
            months: months.map(str::to_owned).to_vec(),
            date: "{day}. {month} {year}".to_owned(),
            day_and_month: "{day}. {month}".to_owned(),
            days: "{first}.–{last}. {month} {year}".to_owned(),
            slot: "{start} bis {end}".to_owned(),
            halves: None,
            ..DateFormats::default()
        }
    }

    #[test]
    fn several_days_do_not_repeat_month_or_year() {
        for (first, last, english, other) in [
            ("2027-10-12", "2027-10-15", "12–15 Oct 2027", "12.–15. Okt. 2027"),
            ("2025-06-29", "2025-07-02", "29 Jun – 02 Jul 2025", "29. Juni – 02. Juli 2025"),
            ("2025-12-31", "2026-01-01", "31 Dec 2025 – 01 Jan 2026", "31. Dez. 2025 – 01. Jan. 2026"),
            ("2025-06-08", "2025-06-08", "08 Jun 2025", "08. Juni 2025"),
        ] {
            assert_eq!(DateFormats::default().period(day(first), Some(day(last))), english);
            assert_eq!(german().period(day(first), Some(day(last))), other);
        }
    }

    #[test]
    fn a_slot_has_12_or_24_hours() {
        for (start, end, twelve, twenty_four) in [
            (0, 30, "12:00 AM to 12:30 AM", "00:00 bis 00:30"),
            (690, 720, "11:30 AM to 12:00 PM", "11:30 bis 12:00"),
            (810, 840, "01:30 PM to 02:00 PM", "13:30 bis 14:00"),
            (1410, 1440, "11:30 PM to 12:00 AM", "23:30 bis 24:00"),
        ] {
            let slot = Slot::new(start, end).unwrap();
            assert_eq!((DateFormats::default().slot(slot), german().slot(slot)), (twelve.into(), twenty_four.into()));
        }
    }
}
