//! The contact form of an event landing (document 2, sections 2.9, 3 and 5): the consent is held here and not sent.

use super::form::{Form, FormSnapshot, Refusal};
use super::payload::EventContactPayload;
use crate::fields::{FieldError, FieldKey};

/// The fields, in the order of the dialog.
pub const FIELDS: &[FieldKey] =
    &[FieldKey::FullName, FieldKey::Email, FieldKey::Phone, FieldKey::Company, FieldKey::Privacy];

/// The event contact form from the first key to the answer.
#[derive(Debug, Clone)]
pub struct EventContactForm {
    form: Form,
}

impl EventContactForm {
    /// An empty form.
    #[must_use]
    pub fn new() -> Self {
        Self { form: Form::new(FIELDS) }
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

    /// See [`Form::set_privacy`].
    pub fn set_privacy(&mut self, accepted: bool) {
        self.form.set_privacy(accepted);
    }

    /// See [`Form::select_country`].
    pub fn select_country(&mut self, iso: &str) {
        self.form.select_country(iso);
    }

    /// See [`Form::submit`].
    ///
    /// # Errors
    /// See [`Form::submit`].
    pub fn submit(&mut self) -> Result<(), Refusal> {
        self.form.submit()
    }

    /// The payload to send once [`Self::submit`] has allowed it.
    #[must_use]
    pub fn payload(&self) -> EventContactPayload {
        EventContactPayload {
            full_name: self.form.value(FieldKey::FullName),
            email: self.form.value(FieldKey::Email),
            phone: self.form.value(FieldKey::Phone),
            company: self.form.value(FieldKey::Company),
        }
    }

    /// See [`Form::succeeded`].
    pub fn succeeded(&mut self, reference: &str) {
        self.form.succeeded(reference);
    }

    /// See [`Form::failed`].
    pub fn failed(&mut self, status: u16) {
        self.form.failed(status);
    }

    /// See [`Form::server_errors`].
    pub fn server_errors(&mut self, errors: Vec<FieldError>) {
        self.form.server_errors(errors);
    }

    /// See [`Form::reset`].
    pub fn reset(&mut self) {
        self.form.reset();
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

    /// See [`Form::snapshot`].
    #[must_use]
    pub fn snapshot(&self) -> FormSnapshot {
        self.form.snapshot()
    }
}

impl Default for EventContactForm {
    fn default() -> Self {
        Self::new()
    }
}
