//! A booking with what its landing knows: where it is, and when by the world's clock.

use core_wasm::booking::Slot;
use core_wasm::fields::Date;

use super::link::BookingKey;
use super::venue::Venue;
use crate::store::{Booking, StoredLanding};

/// A meeting at a booth.
#[derive(Debug, Clone)]
pub struct Meeting<'a> {
    /// The booking.
    pub booking: &'a Booking,
    /// Where it takes place.
    pub landing: &'a StoredLanding,
    /// The day, on the venue's clock.
    pub date: Date,
    /// The slot, on the venue's clock.
    pub slot: Slot,
    /// The venue's clock.
    pub venue: Venue,
}

impl<'a> Meeting<'a> {
    /// The meeting of a booking at its landing. Only slots of the core were booked.
    pub fn of(booking: &'a Booking, landing: &'a StoredLanding) -> Option<Self> {
        let (date, slot) = booking.slot.at()?;
        Some(Self { booking, landing, date, slot, venue: Venue::of(&landing.time_zone) })
    }

    /// When it begins, in UTC milliseconds.
    pub fn starts_ms(&self) -> i64 {
        self.venue.instant_ms(self.date, self.slot.start())
    }

    /// When it is over, in UTC milliseconds.
    pub fn ends_ms(&self) -> i64 {
        self.venue.instant_ms(self.date, self.slot.end())
    }

    /// Day and time as a person reads them: `12 Oct 2027, 10:30 AM to 11:00 AM (Pacific Time, Las Vegas)`.
    pub fn when(&self) -> String {
        format!("{}, {} ({})", self.date.label(), self.slot.label(), self.landing.time_zone_label())
    }

    /// The place as a person reads it.
    pub fn place(&self) -> String {
        format!("Booth {}, {}", self.landing.booth, self.landing.name)
    }

    /// Where its calendar file is. The address names nobody.
    pub fn calendar_path(&self) -> String {
        format!("/api/book-slot/{}/calendar.ics", self.booking.reference)
    }

    /// The page on which whoever holds the address moves or cancels it.
    pub fn manage_path(&self, key: &BookingKey) -> String {
        format!("/booking/{}", key.sign(&self.booking.id))
    }
}
