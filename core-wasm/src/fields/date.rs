//! A calendar date in the form `YYYY-MM-DD`; dates that do not exist are rejected.

use crate::text::digits;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A date of the proleptic Gregorian calendar, years 1 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// The error for a text that is not a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotADate;

impl Date {
    /// The first date.
    pub const FIRST: Self = Self { year: 1, month: 1, day: 1 };

    /// Creates a date; `None` if it does not exist.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let exists = (1..=9999).contains(&year) && day >= 1 && day <= days_in_month(year, month);
        exists.then_some(Self { year, month, day })
    }

    /// Parses `YYYY-MM-DD`, ignoring surrounding white space.
    pub fn parse(text: &str) -> Result<Self, NotADate> {
        Self::read(text.trim()).ok_or(NotADate)
    }

    fn read(text: &str) -> Option<Self> {
        let (year, rest) = text.split_once('-')?;
        let (month, day) = rest.split_once('-')?;
        // Two digits fit into `u8`.
        Self::new(digits(year, 4)?, digits(month, 2)? as u8, digits(day, 2)? as u8)
    }

    /// Formats the date as `YYYY-MM-DD`.
    pub fn iso(self) -> String {
        let mut text = String::with_capacity(10);
        push_number(&mut text, self.year, 4);
        text.push('-');
        push_number(&mut text, u16::from(self.month), 2);
        text.push('-');
        push_number(&mut text, u16::from(self.day), 2);
        text
    }

    /// Returns the year, 1 to 9999.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Returns the month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Returns the day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }
}

/// Writes a number with leading zeros. `format!` would add more to the browser's module than this whole file.
pub(crate) fn push_number(text: &mut String, number: u16, width: u32) {
    for place in (0..width).rev() {
        let digit = number / 10u16.pow(place) % 10;
        text.push(char::from_digit(u32::from(digit), 10).unwrap_or('0'));
    }
}

/// Returns the number of days in a month; 0 for a month that does not exist.
pub const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 0,
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

impl fmt::Display for Date {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.iso())
    }
}

impl From<Date> for String {
    fn from(date: Date) -> Self {
        date.iso()
    }
}

impl TryFrom<String> for Date {
    type Error = NotADate;

    fn try_from(text: String) -> Result<Self, NotADate> {
        Self::parse(&text)
    }
}

impl fmt::Display for NotADate {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("not a day in the form YYYY-MM-DD")
    }
}

impl std::error::Error for NotADate {}
