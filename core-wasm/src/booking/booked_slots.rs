//! The set of booked slots, from the server's list.

use super::Slot;
use crate::fields::Date;

/// Booked slots by day.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BookedSlots {
    /// The slots, sorted and without duplicates.
    slots: Vec<(Date, Slot)>,
}

impl BookedSlots {
    pub fn new(slots: impl IntoIterator<Item = (Date, Slot)>) -> Self {
        let mut booked = Self::default();
        for (date, slot) in slots {
            booked.insert(date, slot);
        }
        booked
    }

    /// Returns true when the slot, or one that overlaps it, is booked on that day: the length of an event's slots may
    /// have changed since.
    pub fn contains(&self, date: Date, slot: Slot) -> bool {
        let overlaps = |booked: Slot| booked.start() < slot.end() && slot.start() < booked.end();
        self.slots.iter().any(|(day, booked)| *day == date && overlaps(*booked))
    }

    pub fn remove(&mut self, date: Date, slot: Slot) {
        self.slots.retain(|booked| *booked != (date, slot));
    }

    pub fn insert(&mut self, date: Date, slot: Slot) {
        if !self.slots.contains(&(date, slot)) {
            self.slots.insert(self.slots.partition_point(|other| *other < (date, slot)), (date, slot));
        }
    }
}
