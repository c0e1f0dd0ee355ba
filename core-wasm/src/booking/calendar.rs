//! An event landing's calendar, and the venue's clock.

use super::BookingWindow;
use crate::fields::Date;
use serde::{Deserialize, Serialize};

/// What a booking needs to know of an event landing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct EventCalendar {
    /// The landing's token, its path without the slash.
    pub token: String,
    /// Name of the event.
    pub name: String,
    /// Where the firm is found there.
    pub booth: String,
    /// Name of the venue's time zone, to be shown: `America/New_York`.
    pub time_zone: String,
    /// Days and slots that can be booked.
    pub window: BookingWindow,
}

/// The venue's clock: its day and the minutes since its midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct VenueTime {
    /// Today, at the venue.
    pub date: Date,
    /// Minutes since midnight, at the venue.
    pub minutes: u16,
}

impl VenueTime {
    /// The venue's day and minute.
    #[must_use]
    pub const fn new(date: Date, minutes: u16) -> Self {
        Self { date, minutes }
    }
}
