//! An event landing's calendar, and the venue's local time.

use super::BookingWindow;
use crate::fields::Date;
use crate::formats::DateFormats;
use serde::{Deserialize, Serialize};

/// The booking data of an event landing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct EventCalendar {
    /// The token of the landing: its path without the leading slash.
    pub token: String,
    /// The name of the event.
    pub name: String,
    /// The company's booth at the event.
    pub booth: String,
    /// The name of the venue's time zone for display: `America/New_York`.
    pub time_zone: String,
    /// The days and slots that can be booked.
    pub window: BookingWindow,
    /// Formats of its dates and times.
    #[serde(default)]
    pub formats: DateFormats,
}

/// The venue's local time: its date, and the minutes since its midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct VenueTime {
    /// Today, at the venue.
    pub date: Date,
    /// Minutes since midnight, at the venue.
    pub minutes: u16,
}

impl VenueTime {
    pub const fn new(date: Date, minutes: u16) -> Self {
        Self { date, minutes }
    }
}
