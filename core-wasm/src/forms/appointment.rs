//! The day and slot of a booking form, from the selection to the response.

use crate::booking::{BookedSlots, EventCalendar, Slot, SlotPicker, VenueTime};
use crate::fields::{Date, FieldError, FieldKey};

/// State of a booking form beside the visitor's fields.
#[derive(Debug, Clone)]
pub(super) struct Appointment {
    pub(super) picker: SlotPicker,
    /// The slot of a request that is pending, or whose response was lost. It may be booked by this visitor, who can
    /// request it again.
    unsettled: Option<(Date, Slot)>,
}

impl Appointment {
    pub(super) fn new(calendar: EventCalendar, now: VenueTime) -> Self {
        Self { picker: SlotPicker::new(calendar, now), unsettled: None }
    }

    /// Replaces the booked slots. A slot that this visitor may have booked stays free for them.
    pub(super) fn refresh(&mut self, mut booked: BookedSlots) {
        if let Some((date, slot)) = self.unsettled {
            booked.remove(date, slot);
        }
        self.picker.refresh(booked);
    }

    /// Returns the field that is not selected yet, day or slot, and lets the picker show its alert; `None` if both are.
    pub(super) fn missing(&mut self) -> Option<FieldKey> {
        if self.picker.confirm().is_some() {
            return None;
        }
        Some(if self.picker.has_date() { FieldKey::Time } else { FieldKey::Date })
    }

    /// Clears the selection after a booking, and marks its slot as booked.
    pub(super) fn booked(&mut self) {
        let chosen = self.picker.chosen();
        self.unsettled = None;
        self.picker.reset();
        if let Some((date, slot)) = chosen {
            self.picker.mark_booked(date, slot);
        }
    }

    /// Records that the selected slot is requested: until the response it may or may not be booked.
    pub(super) fn sent(&mut self) {
        self.unsettled = self.picker.chosen();
    }

    /// Lets the picker offer alternatives to a selected slot that is taken.
    pub(super) fn conflict(&mut self, alternatives: impl IntoIterator<Item = (Date, Slot)>) {
        self.unsettled = None;
        self.picker.conflict(alternatives);
    }

    /// Shows a refused request's error of day or slot, if any, in the picker's alert.
    pub(super) fn refused(&mut self, errors: &[FieldError]) {
        self.unsettled = None;
        if let Some(error) = errors.iter().find(|error| matches!(error.field, FieldKey::Date | FieldKey::Time)) {
            self.picker.refused(error.code);
        }
    }
}
