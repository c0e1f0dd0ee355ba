//! The day and slot of a booking form, from the selection to the response.

use crate::booking::{BookedSlots, EventCalendar, Slot, SlotPicker, VenueTime};
use crate::fields::{Date, FieldError, FieldKey};

/// State of a booking form, except the visitor's fields.
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

    /// Clears the selection after a booking, and marks the slot that was sent as booked.
    pub(super) fn booked(&mut self) {
        self.picker.reset();
        if let Some((date, slot)) = self.unsettled.take() {
            self.picker.mark_booked(date, slot);
        }
    }

    /// Records that the selected slot is requested: until the response it may or may not be booked.
    pub(super) fn sent(&mut self) {
        self.unsettled = self.picker.chosen();
    }

    /// Makes the picker offer alternatives to the sent slot, which is no longer free.
    pub(super) fn conflict(&mut self, alternatives: impl IntoIterator<Item = (Date, Slot)>) {
        if let Some(sent) = self.unsettled.take() {
            self.picker.conflict(sent, alternatives);
        }
    }

    /// Shows a refused request's error of day or slot, if any, in the picker's alert; none over a slot that was selected
    /// since, which the error is not about.
    pub(super) fn refused(&mut self, errors: &[FieldError]) {
        let sent = self.unsettled.take();
        let chosen = self.picker.chosen();
        if chosen.is_some() && chosen != sent {
            return;
        }
        if let Some(error) = errors.iter().find(|error| matches!(error.field, FieldKey::Date | FieldKey::Time)) {
            self.picker.refused(error.code);
        }
    }
}
