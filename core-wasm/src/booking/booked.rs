//! Which slots are booked, as the list of the server says.

use super::Slot;
use crate::fields::Date;
use crate::ordered;

/// Booked slots by day.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Booked {
    /// Sorted, without repeats.
    slots: Vec<(Date, Slot)>,
}

impl Booked {
    /// The booked slots.
    #[must_use]
    pub fn new(slots: impl IntoIterator<Item = (Date, Slot)>) -> Self {
        let mut booked = Self::default();
        for (date, slot) in slots {
            booked.insert(date, slot);
        }
        booked
    }

    /// Reads pairs of a day and a label as the server lists them; what is neither is left out.
    #[must_use]
    pub fn read<'a>(entries: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        Self::new(entries.into_iter().filter_map(|(date, time)| Some((Date::parse(date).ok()?, Slot::parse(time)?))))
    }

    /// Whether the slot is booked on that day.
    #[must_use]
    pub fn contains(&self, date: Date, slot: Slot) -> bool {
        self.slots.binary_search(&(date, slot)).is_ok()
    }

    /// The slot is free as far as this list goes.
    pub fn remove(&mut self, date: Date, slot: Slot) {
        self.slots.retain(|booked| *booked != (date, slot));
    }

    /// One more is booked.
    pub fn insert(&mut self, date: Date, slot: Slot) {
        if !self.contains(date, slot) {
            ordered::insert(&mut self.slots, (date, slot), |other| *other < (date, slot));
        }
    }
}
