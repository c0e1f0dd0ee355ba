//! The days and slots of an event that can be booked, and their states.

use super::{BookedSlots, Slot, VenueTime, slot};
use crate::fields::Date;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Largest number of days in a picker, so that a mistyped last day cannot fill the page.
pub const MAX_DAYS: i32 = 92;
const MINUTE_MS: i64 = 60_000;

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
    /// The venue's UTC offsets from before the first day until after the last, oldest first; UTC if empty.
    #[serde(default)]
    pub offsets: Vec<VenueOffset>,
}

/// A UTC offset of the venue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct VenueOffset {
    /// UTC milliseconds from which it applies; the first offset also applies before.
    pub from: i64,
    /// Minutes east of UTC.
    pub minutes: i32,
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
    /// Closed on every day, or not on that day's clock.
    Closed,
    /// Begun or over.
    Past,
}

impl SlotState {
    /// Returns the reason why it cannot be booked.
    pub const fn reason(self) -> Option<SlotReason> {
        match self {
            Self::Free => None,
            Self::Booked => Some(SlotReason::Booked),
            Self::Closed => Some(SlotReason::Closed),
            Self::Past => Some(SlotReason::Past),
        }
    }
}

/// The reason why a slot, or every slot of a day, cannot be booked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SlotReason {
    /// The slot is booked.
    Booked,
    /// No slot of the day is free, and at least one is booked.
    Full,
    /// Not offered.
    Closed,
    /// Begun or over.
    Past,
}

impl BookingWindow {
    /// Returns the default slots between two days: twelve of 30 minutes from 10:00 AM to 04:00 PM, with the first one
    /// closed.
    pub fn standard(first_day: Date, last_day: Date) -> Self {
        let first_slot = 10 * 60;
        let (last_slot, closed) = (15 * 60 + 30, vec![first_slot]);
        Self { first_day, last_day, slot_minutes: 30, first_slot, last_slot, closed, offsets: Vec::new() }
    }

    /// Returns the slots of any day, in order.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let minutes = self.slot_minutes;
        let starts = (self.first_slot..=self.last_slot).step_by(usize::from(minutes.max(1)));
        // A length of 0 gives no slot, and none ends after midnight.
        starts.map_while(move |start| Slot::new(start, start.checked_add(minutes)?))
    }

    /// Returns true for a day of the event, past or not.
    pub fn has_day(&self, date: Date) -> bool {
        (self.first_day..=self.last_day).contains(&date)
    }

    /// Returns true when a day has such a slot, open or not.
    pub fn has_slot(&self, slot: Slot) -> bool {
        self.slots().any(|own| own == slot)
    }

    /// Returns the days from today to the last; empty once the event has ended. At most [`MAX_DAYS`].
    pub fn days(&self, now: VenueTime) -> impl Iterator<Item = Date> + use<> {
        self.day_numbers(now).filter_map(Date::from_days)
    }

    /// Returns true for a day of [`Self::days`].
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
    pub fn is_over(&self, now: VenueTime) -> bool {
        let last_start = self.slots().last().map_or(0, Slot::start);
        now.date > self.last_day
            || self.first_day > self.last_day
            || (now.date == self.last_day && last_start <= now.minutes)
    }

    /// Returns true for an open slot of the event, past or not; ignores bookings.
    pub fn offers(&self, date: Date, slot: Slot) -> bool {
        self.has_day(date) && self.has_slot(slot) && !self.is_closed(date, slot)
    }

    /// Returns true when the clocks of that day show the start and the end of the slot.
    pub fn exists(&self, date: Date, slot: Slot) -> bool {
        self.instant_ms(date, slot.start()).is_some() && self.instant_ms(date, slot.end()).is_some()
    }

    /// Converts a local minute to UTC milliseconds: the first one of a repeated minute, `None` for a skipped one.
    pub fn instant_ms(&self, date: Date, minutes: u16) -> Option<i64> {
        let local = (i64::from(date.days()) * i64::from(slot::DAY) + i64::from(minutes)) * MINUTE_MS;
        let mut until = i64::MAX;
        let mut found = self.offsets.is_empty().then_some(local);
        for (index, offset) in self.offsets.iter().enumerate().rev() {
            let instant = local - i64::from(offset.minutes) * MINUTE_MS;
            if instant < until && (index == 0 || offset.from <= instant) {
                found = Some(instant);
            }
            until = offset.from;
        }
        found
    }

    /// Returns true when calendar and time allow booking the slot on that day; ignores bookings.
    pub fn is_open(&self, date: Date, slot: Slot, now: VenueTime) -> bool {
        self.is_bookable_day(date, now) && self.has_slot(slot) && self.closing(date, slot, now).is_none()
    }

    /// Returns the state of the slot on that day.
    pub fn state(&self, date: Date, slot: Slot, booked: &BookedSlots, now: VenueTime) -> SlotState {
        match self.closing(date, slot, now) {
            Some(state) => state,
            None if booked.contains(date, slot) => SlotState::Booked,
            None => SlotState::Free,
        }
    }

    /// Returns why a day has no free slot; `None` if it has one.
    pub fn day_reason(&self, date: Date, booked: &BookedSlots, now: VenueTime) -> Option<SlotReason> {
        let has = |state| self.slots().any(|slot| self.state(date, slot, booked, now) == state);
        if has(SlotState::Free) {
            None
        } else if has(SlotState::Booked) {
            Some(SlotReason::Full)
        } else if has(SlotState::Past) {
            SlotState::Past.reason()
        } else {
            SlotState::Closed.reason()
        }
    }

    fn is_closed(&self, date: Date, slot: Slot) -> bool {
        self.closed.contains(&slot.start()) || !self.exists(date, slot)
    }

    /// Returns why the slot cannot be booked by the calendar or the time, as [`SlotState::Past`] or
    /// [`SlotState::Closed`]; ignores bookings.
    fn closing(&self, date: Date, slot: Slot, now: VenueTime) -> Option<SlotState> {
        // A slot that has begun is past: it is too late to arrive on time.
        if VenueTime::new(date, slot.start()) <= now {
            Some(SlotState::Past)
        } else if self.is_closed(date, slot) {
            Some(SlotState::Closed)
        } else {
            None
        }
    }
}
