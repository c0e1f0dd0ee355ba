//! The booking form of an event landing (document 2, sections 2.9, 4 and 5): the contact rules and a slot.

use super::form::{Form, FormSnapshot, Refusal};
use super::payload::BookingPayload;
use crate::booking::{Booked, EventCalendar, PickerSnapshot, Slot, SlotPicker, VenueTime};
use crate::fields::{Date, FieldError, FieldKey};
use serde::Serialize;

/// The fields, in the order of the dialog; day and slot are the picker's.
pub const FIELDS: &[FieldKey] = &[FieldKey::FullName, FieldKey::Email, FieldKey::Phone, FieldKey::Company];

/// The status of an answer that says that somebody else has the slot.
const CONFLICT: u16 = 409;

/// The booking form from the first key to the answer.
#[derive(Debug, Clone)]
pub struct BookingForm {
    form: Form,
    picker: SlotPicker,
    /// A slot that was asked for without an answer. It may be this visitor's own, and stays theirs to ask for again.
    unsettled: Option<(Date, Slot)>,
}

/// What the view reads.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct BookingFormSnapshot {
    /// The fields and the submission.
    pub form: FormSnapshot,
    /// Day and slot.
    pub picker: PickerSnapshot,
}

impl BookingForm {
    /// An empty form for one event, at the venue's `now`.
    #[must_use]
    pub fn new(calendar: EventCalendar, now: VenueTime) -> Self {
        Self { form: Form::new(FIELDS), picker: SlotPicker::new(calendar, now), unsettled: None }
    }

    /// See [`Form::input`].
    pub fn input(&mut self, field: FieldKey, text: &str, caret: u32) -> u32 {
        self.form.input(field, text, caret)
    }

    /// See [`Form::delete_forward`].
    pub fn delete_forward(&mut self, field: FieldKey, text: &str, caret: u32) -> u32 {
        self.form.delete_forward(field, text, caret)
    }

    /// See [`Form::blur`].
    pub fn blur(&mut self, field: FieldKey) {
        self.form.blur(field);
    }

    /// See [`Form::select_country`].
    pub fn select_country(&mut self, iso: &str) {
        self.form.select_country(iso);
    }

    /// The picker, for its own events.
    pub fn picker(&mut self) -> &mut SlotPicker {
        &mut self.picker
    }

    /// A fresh list of what is booked, see [`SlotPicker::refresh`]. While a booking is on its way the list may already hold
    /// that very booking, so the choice waits for the answer. Without an answer the slot stays free for this visitor.
    pub fn refresh(&mut self, mut booked: Booked) {
        if self.form.is_submitting() {
            return;
        }
        if let Some((date, slot)) = self.unsettled {
            booked.remove(date, slot);
        }
        self.picker.refresh(booked);
    }

    /// Tries to submit. Without a day and a slot the picker raises its alert.
    ///
    /// # Errors
    /// See [`Form::submit`].
    pub fn submit(&mut self) -> Result<(), Refusal> {
        if self.form.is_submitting() {
            return Err(Refusal::Awaiting);
        }
        if self.picker.confirm().is_none() {
            self.form.show_all_errors();
            let mut wrong = self.form.wrong();
            wrong.insert(if self.picker.has_date() { FieldKey::Time } else { FieldKey::Date });
            return Err(Refusal::Wrong(wrong));
        }
        self.form.submit()
    }

    /// The payload to send once [`Self::submit`] has allowed it; `None` without a day and a slot.
    #[must_use]
    pub fn payload(&self) -> Option<BookingPayload> {
        let (date, slot) = self.picker.chosen()?;
        Some(BookingPayload {
            full_name: self.form.value(FieldKey::FullName),
            email: self.form.value(FieldKey::Email),
            phone: self.form.value(FieldKey::Phone),
            company: self.form.value(FieldKey::Company),
            date: date.iso(),
            time: slot.wire(),
            event: self.picker.token().to_owned(),
        })
    }

    /// The server accepted: form, day and slot are empty again, and the slot counts as booked.
    pub fn succeeded(&mut self, reference: &str) {
        let chosen = self.picker.chosen();
        if self.form.succeeded(reference) {
            self.unsettled = None;
            self.picker.reset();
            if let Some((date, slot)) = chosen {
                self.picker.mark_booked(date, slot);
            }
        }
    }

    /// See [`Form::failed`]. Whether the slot was booked is not known then.
    pub fn failed(&mut self, status: u16) {
        if self.form.failed(status) {
            self.unsettled = self.picker.chosen();
        }
    }

    /// Somebody else has the slot: the form stays, the slot goes, these are offered instead.
    pub fn conflict(&mut self, alternatives: impl IntoIterator<Item = (Date, Slot)>) {
        if self.form.failed(CONFLICT) {
            self.unsettled = None;
            self.picker.conflict(alternatives);
        }
    }

    /// See [`Form::server_errors`]; what is wrong with day or slot becomes the picker's alert.
    pub fn server_errors(&mut self, errors: Vec<FieldError>) {
        if !self.form.is_submitting() {
            return;
        }
        self.unsettled = None;
        if let Some(error) = errors.iter().find(|error| matches!(error.field, FieldKey::Date | FieldKey::Time)) {
            self.picker.refused(error.code);
        }
        self.form.server_errors(errors);
    }

    /// Back to the beginning; what is booked stays known.
    pub fn reset(&mut self) {
        self.form.reset();
        self.picker.reset();
        self.unsettled = None;
    }

    /// See [`Form::revision`].
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.form.revision()
    }

    /// See [`Form::text`].
    #[must_use]
    pub fn text(&self, field: FieldKey) -> String {
        self.form.text(field)
    }

    /// What the view reads.
    #[must_use]
    pub fn snapshot(&self) -> BookingFormSnapshot {
        BookingFormSnapshot { form: self.form.snapshot(), picker: self.picker.snapshot() }
    }
}
