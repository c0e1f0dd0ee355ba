//! The contact form (document 1, sections 2.7, 4 and 5).

use super::form::{Form, FormSnapshot, Refusal};
use super::payload::ContactPayload;
use crate::fields::{FieldError, FieldKey, text};

/// The fields, in the order of the page.
pub const FIELDS: &[FieldKey] = &[
    FieldKey::FullName,
    FieldKey::Email,
    FieldKey::Phone,
    FieldKey::Company,
    FieldKey::Service,
    FieldKey::Description,
    FieldKey::Privacy,
];

/// The contact form from the first key to the answer.
#[derive(Debug, Clone)]
pub struct ContactForm {
    form: Form,
    origin: Option<String>,
}

impl ContactForm {
    /// An empty form. `origin` is the path of the page that led here; anything that is no path of the site is dropped.
    #[must_use]
    pub fn new(origin: Option<&str>) -> Self {
        Self { form: Form::new(FIELDS), origin: text::origin(origin) }
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
    pub fn payload(&self) -> ContactPayload {
        ContactPayload {
            full_name: self.form.value(FieldKey::FullName),
            email: self.form.value(FieldKey::Email),
            phone: self.form.value(FieldKey::Phone),
            company: self.form.value(FieldKey::Company),
            service: self.form.value(FieldKey::Service),
            description: self.form.value(FieldKey::Description),
            privacy: self.form.privacy(),
            origin: self.origin.clone(),
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

    /// See [`Form::length`].
    #[must_use]
    pub fn length(&self, field: FieldKey) -> usize {
        self.form.length(field)
    }

    /// See [`Form::snapshot`].
    #[must_use]
    pub fn snapshot(&self) -> FormSnapshot {
        self.form.snapshot()
    }
}
