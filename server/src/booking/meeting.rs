//! A booking with its landing, its place and its time.

use core_wasm::booking::Slot;
use core_wasm::fields::Date;
use core_wasm::formats::DateFormats;

use super::link::BookingKey;
use content::EventLanding;
use core_wasm::text::fill;
use model::{Landing, Venue, Words};
use store::Booking;

/// A meeting at a booth.
#[derive(Debug, Clone)]
pub struct Meeting<'a> {
    pub booking: &'a Booking,
    pub landing: &'a EventLanding,
    /// Venue's local date.
    pub date: Date,
    /// Venue's local time.
    pub slot: Slot,
    pub venue: Venue,
}

impl<'a> Meeting<'a> {
    /// Combines a booking with its landing; `None` for a slot that the core did not write.
    pub fn of(booking: &'a Booking, landing: &'a EventLanding) -> Option<Self> {
        let (date, slot) = booking.slot.at()?;
        Some(Self { booking, landing, date, slot, venue: landing.venue() })
    }

    /// Returns the start in UTC milliseconds.
    pub fn starts_ms(&self) -> i64 {
        self.venue.instant_ms(self.date, self.slot.start())
    }

    /// Returns the end in UTC milliseconds.
    pub fn ends_ms(&self) -> i64 {
        self.venue.instant_ms(self.date, self.slot.end())
    }

    /// Returns day and time for display: `Tuesday, 12 Oct 2027, 10:30 AM to 11:00 AM (Pacific Time, Las Vegas)`.
    pub fn when(&self, formats: &DateFormats) -> String {
        let (day, time) = (formats.date(self.date), formats.slot(self.slot));
        format!("{}, {day}, {time} ({})", formats.weekday(self.date), self.landing.time_zone_label())
    }

    /// Returns the place for display.
    pub fn place(&self, words: &Words) -> String {
        let Landing { name, booth, .. } = &self.landing.head;
        fill(words.mails.visitor.place.as_str(), &[("booth", booth.as_str()), ("event", name.as_str())])
    }

    /// Returns the path of its calendar file, which contains no personal data.
    pub fn calendar_path(&self) -> String {
        format!("/api/book-slot/{}/calendar.ics", self.booking.reference)
    }

    /// Returns the path of the page on which the holder of the link moves or cancels it.
    pub fn manage_path(&self, key: &BookingKey) -> String {
        format!("/booking/{}", key.sign(&self.booking.id))
    }
}
