//! The days and slots of an event that can be booked, and their states.

use super::{BookedSlots, Slot, VenueTime, slot};
use crate::fields::Date;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Largest number of days in a picker, so that a mistyped last day cannot fill the page.
pub const MAX_DAYS: i32 = 92;

/// The first and last day of an event, and the slots of every day. Minutes are counted from midnight, in the venue's
/// local time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct BookingWindow {
    /// First day that can be booked.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "string"))]
    pub first_day: Date,
    /// Last day that can be booked.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "string"))]
    pub last_day: Date,
    /// Length of a slot in minutes.
    pub slot_minutes: u16,
    /// Start of the first slot.
    pub first_slot: u16,
    /// Start of the last slot.
    pub last_slot: u16,
    /// Starts of the slots that are closed on every day.
    pub closed: Vec<u16>,
}

/// The state of a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SlotState {
    /// Can be booked.
    Free,
    /// Taken.
    Booked,
    /// Closed on every day.
    Closed,
    /// Begun or over.
    Past,
}

impl SlotState {
    /// Returns the reason why it cannot be booked, for the visitor.
    #[must_use]
    pub const fn reason(self) -> Option<&'static str> {
        match self {
            Self::Free => None,
            Self::Booked => Some("Already booked"),
            Self::Closed => Some("Not available"),
            Self::Past => Some("Time has passed"),
        }
    }
}

/// An iterator over the slots of a day, in order. A named type, since chains of adapters would be compiled again at
/// every use.
#[derive(Debug, Clone)]
pub struct Slots {
    /// Start of the next slot.
    start: u16,
    /// Start of the last slot.
    last: u16,
    minutes: u16,
}

impl Iterator for Slots {
    type Item = Slot;

    fn next(&mut self) -> Option<Slot> {
        if self.minutes == 0 || self.start > self.last || self.start >= slot::DAY {
            return None;
        }
        let end = self.start.checked_add(self.minutes)?;
        let slot = Slot::new(self.start, end);
        self.start = end;
        slot
    }
}

impl BookingWindow {
    /// Returns the default slots between two days: twelve of 30 minutes from 10:00 AM to 04:00 PM, with the first one
    /// closed.
    #[must_use]
    pub fn standard(first_day: Date, last_day: Date) -> Self {
        let first_slot = 10 * 60;
        Self { first_day, last_day, slot_minutes: 30, first_slot, last_slot: 15 * 60 + 30, closed: vec![first_slot] }
    }

    /// Returns the slots of any day, in order.
    #[must_use]
    pub const fn slots(&self) -> Slots {
        Slots { start: self.first_slot, last: self.last_slot, minutes: self.slot_minutes }
    }

    /// Returns true for a day of the event, past or not.
    #[must_use]
    pub fn has_day(&self, date: Date) -> bool {
        (self.first_day..=self.last_day).contains(&date)
    }

    /// Returns true when a day has such a slot, open or not.
    #[must_use]
    pub fn has_slot(&self, slot: Slot) -> bool {
        self.slots().any(|own| own == slot)
    }

    /// Returns the days from today to the last; empty once the event has ended. At most [`MAX_DAYS`].
    pub fn days(&self, now: VenueTime) -> impl Iterator<Item = Date> + use<> {
        self.day_numbers(now).filter_map(Date::from_days)
    }

    /// Returns true for a day of [`Self::days`].
    #[must_use]
    pub fn is_bookable_day(&self, date: Date, now: VenueTime) -> bool {
        self.day_numbers(now).contains(&date.days())
    }

    fn day_numbers(&self, now: VenueTime) -> RangeInclusive<i32> {
        if self.is_over(now) {
            return RangeInclusive::new(1, 0);
        }
        let first = self.first_day.max(now.date).days();
        first..=self.last_day.days().min(first.saturating_add(MAX_DAYS - 1))
    }

    /// Returns true when the event has ended: its last day is over, or the last slot of its last day has begun.
    #[must_use]
    pub fn is_over(&self, now: VenueTime) -> bool {
        let last_start = self.slots().last().map_or(0, Slot::start);
        now.date > self.last_day
            || self.first_day > self.last_day
            || (now.date == self.last_day && last_start <= now.minutes)
    }

    /// Returns true when calendar and time allow booking the slot on that day; ignores bookings.
    #[must_use]
    pub fn is_open(&self, date: Date, slot: Slot, now: VenueTime) -> bool {
        self.is_bookable_day(date, now) && self.has_slot(slot) && self.closing(date, slot, now).is_none()
    }

    /// Returns the state of the slot on that day.
    #[must_use]
    pub fn state(&self, date: Date, slot: Slot, booked: &BookedSlots, now: VenueTime) -> SlotState {
        match self.closing(date, slot, now) {
            Some(state) => state,
            None if booked.contains(date, slot) => SlotState::Booked,
            None => SlotState::Free,
        }
    }

    /// Returns why the slot cannot be booked by the calendar or the time, as [`SlotState::Past`] or
    /// [`SlotState::Closed`]; ignores bookings.
    fn closing(&self, date: Date, slot: Slot, now: VenueTime) -> Option<SlotState> {
        // A slot that has begun is past: nobody could be on time.
        if VenueTime::new(date, slot.start()) <= now {
            Some(SlotState::Past)
        } else if self.closed.contains(&slot.start()) {
            Some(SlotState::Closed)
        } else {
            None
        }
    }
}
