//! A slot of a day and its label in the API, `10:00 AM-10:30 AM`.

use crate::fields::date::push_number;
use crate::text::digits;
use serde::{Serialize, Serializer};

/// Minutes in a day; a slot may end at midnight.
pub const DAY: u16 = 24 * 60;
/// Suffixes of times in the API.
const HALVES: Option<(&str, &str)> = Some(("AM", "PM"));
const NOON: u16 = 12 * 60;

/// A period within a day, in the venue's local time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot {
    start: u16,
    end: u16,
}

impl Slot {
    /// Creates a slot from minutes since midnight; `None` unless it ends after it starts, on the same day.
    pub fn new(start: u16, end: u16) -> Option<Self> {
        (start < end && end <= DAY).then_some(Self { start, end })
    }

    /// Parses the API label or `10:00 AM to 10:30 AM`, ignoring case, spaces around the hyphen and a missing leading zero.
    pub fn parse(label: &str) -> Option<Self> {
        let label = label.trim();
        let (start, end) = label.split_once(" to ").or_else(|| {
            let (start, end) = label.split_once('-')?;
            Some((start.strip_suffix(' ').unwrap_or(start), end.strip_prefix(' ').unwrap_or(end)))
        })?;
        let (start, end) = (minute_of_day(start)?, minute_of_day(end)?);
        Self::new(start, if end == 0 { DAY } else { end })
    }

    /// Returns the first minute, counted from midnight.
    pub const fn start(self) -> u16 {
        self.start
    }

    /// Returns the minute at which the slot ends, counted from midnight.
    pub const fn end(self) -> u16 {
        self.end
    }

    /// Returns the API label: `10:00 AM-10:30 AM`.
    pub fn wire(self) -> String {
        let mut text = String::with_capacity(20);
        push_time(&mut text, self.start, HALVES);
        text.push('-');
        push_time(&mut text, self.end, HALVES);
        text
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.wire())
    }
}

/// Parses `10:30 AM` to minutes since midnight.
fn minute_of_day(time: &str) -> Option<u16> {
    let (hour, rest) = time.split_once(':')?;
    let (minute, period) = rest.split_once(' ')?;
    let (hour, minute) = (digits(hour, 1).or_else(|| digits(hour, 2))?, digits(minute, 2)?);
    let afternoon = match period {
        "AM" | "am" | "Am" | "aM" => 0,
        "PM" | "pm" | "Pm" | "pM" => NOON,
        _ => return None,
    };
    ((1..=12).contains(&hour) && minute < 60).then_some(hour % 12 * 60 + minute + afternoon)
}

/// Writes a time, from the minutes since midnight: `10:30 AM`, or `10:30` without suffixes of the day's halves.
pub(crate) fn push_time(text: &mut String, minutes: u16, halves: Option<(&str, &str)>) {
    let hour = match (halves, minutes / 60) {
        (Some(_), hour) if hour.is_multiple_of(12) => 12,
        (Some(_), hour) => hour % 12,
        (None, hour) => hour,
    };
    push_number(text, hour, 2);
    text.push(':');
    push_number(text, minutes % 60, 2);
    if let Some((before_noon, after_noon)) = halves {
        text.push(' ');
        text.push_str(if minutes % DAY < NOON { before_noon } else { after_noon });
    }
}
