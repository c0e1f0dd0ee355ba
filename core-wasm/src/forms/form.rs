//! The part that every form shares: fields under the cursor, what is wrong with them, and the submission.

use super::submission::{Failure, Submission, SubmissionSnapshot};
use crate::fields::{ErrorCode, FieldError, FieldKey, FieldSet, Typed, email, line, name, phone, privacy, text};
use crate::phone::input::Deletion;
use crate::phone::{PhoneInput, PhoneSnapshot};
use serde::Serialize;

/// A form over some of the fields.
#[derive(Debug, Clone)]
pub struct Form {
    /// In the order of the page and of the error summary.
    fields: &'static [FieldKey],
    values: FormValues,
    phone: PhoneInput,
    /// Fields whose errors are shown: left once, or part of an attempt to submit.
    touched: FieldSet,
    /// What only the server knew; an error goes when its field changes.
    from_server: Vec<FieldError>,
    submission: Submission,
    summary_focus: u32,
    revision: u32,
}

/// An attempt to submit that came to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The response to the attempt before is awaited.
    Awaiting,
    /// These fields are wrong, or missing.
    Wrong(FieldSet),
}

/// What the inputs hold, the phone aside. A form ignores the fields that it does not have.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct FormValues {
    /// Full name.
    pub full_name: String,
    /// E-mail address.
    pub email: String,
    /// Company.
    pub company: String,
    /// Service.
    pub service: String,
    /// Description.
    pub description: String,
    /// Whether the box is ticked.
    pub privacy: bool,
}

/// What the view reads.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct FormSnapshot {
    /// What the inputs hold.
    pub values: FormValues,
    /// The phone field.
    pub phone: PhoneSnapshot,
    /// Errors to show, in the order of the fields.
    pub errors: Vec<FieldError>,
    /// The field that the first of them belongs to.
    pub first_invalid: Option<FieldKey>,
    /// Goes up whenever the error summary should take the focus.
    pub summary_focus: u32,
    /// Button, message and state.
    pub submission: SubmissionSnapshot,
}

impl FormValues {
    fn get(&self, field: FieldKey) -> &str {
        match field {
            FieldKey::FullName => &self.full_name,
            FieldKey::Email => &self.email,
            FieldKey::Company => &self.company,
            FieldKey::Service => &self.service,
            FieldKey::Description => &self.description,
            FieldKey::Phone | FieldKey::Privacy | FieldKey::Date | FieldKey::Time => "",
        }
    }

    fn set(&mut self, field: FieldKey, text: String) {
        match field {
            FieldKey::FullName => self.full_name = text,
            FieldKey::Email => self.email = text,
            FieldKey::Company => self.company = text,
            FieldKey::Service => self.service = text,
            FieldKey::Description => self.description = text,
            FieldKey::Phone | FieldKey::Privacy | FieldKey::Date | FieldKey::Time => {}
        }
    }
}

impl Form {
    /// An empty form with these fields.
    #[must_use]
    pub fn new(fields: &'static [FieldKey]) -> Self {
        Self {
            fields,
            values: FormValues::default(),
            phone: PhoneInput::new(),
            touched: FieldSet::EMPTY,
            from_server: Vec::new(),
            submission: Submission::Idle,
            summary_focus: 0,
            revision: 0,
        }
    }

    /// A field now shows `text` with the cursor at `caret` (UTF-16 code units). Keeps what the field may hold and answers where
    /// the cursor goes. A field that takes no text changes nothing.
    pub fn input(&mut self, field: FieldKey, text: &str, caret: u32) -> u32 {
        self.type_in(field, text, caret, Deletion::Backward)
    }

    /// The same after the Delete key, which over a grouping space of the phone means the digit behind it.
    pub fn delete_forward(&mut self, field: FieldKey, text: &str, caret: u32) -> u32 {
        self.type_in(field, text, caret, Deletion::Forward)
    }

    fn type_in(&mut self, field: FieldKey, text: &str, caret: u32, deletion: Deletion) -> u32 {
        let before = (self.visible_code(field), self.phone.beside());
        let caret = self.keep(field, text, caret, deletion);
        if (self.visible_code(field), self.phone.beside()) != before {
            self.revise();
        }
        caret
    }

    fn keep(&mut self, field: FieldKey, text: &str, caret: u32, deletion: Deletion) -> u32 {
        let typed = match field {
            FieldKey::FullName => name::sanitise_typed(text, caret),
            FieldKey::Email => email::sanitise_typed(text, caret),
            FieldKey::Company | FieldKey::Service => line::sanitise_typed(text, caret),
            FieldKey::Description => text::sanitise_typed(text, caret),
            FieldKey::Phone => {
                let caret = self.phone.input(text, caret, deletion);
                self.changed(field);
                return caret;
            }
            FieldKey::Privacy | FieldKey::Date | FieldKey::Time => return 0,
        };
        let Typed { text, caret } = typed;
        self.values.set(field, text);
        self.changed(field);
        caret
    }

    /// The focus left a field: from now on its error shows.
    pub fn blur(&mut self, field: FieldKey) {
        if self.fields.contains(&field) && !self.touched.contains(field) {
            self.touched.insert(field);
            self.revise();
        }
    }

    /// The box was ticked or cleared.
    pub fn set_privacy(&mut self, accepted: bool) {
        self.values.privacy = accepted;
        self.changed(FieldKey::Privacy);
        self.revise();
    }

    /// A country was chosen: its dial code replaces the old one.
    pub fn select_country(&mut self, iso: &str) {
        self.phone.select_country(iso);
        self.changed(FieldKey::Phone);
        self.revise();
    }

    /// Tries to submit.
    ///
    /// # Errors
    /// [`Refusal::Awaiting`] while a submission is under way; [`Refusal::Wrong`] while a field is wrong: then every error shows
    /// and the summary takes the focus.
    pub fn submit(&mut self) -> Result<(), Refusal> {
        if self.submission == Submission::Submitting {
            return Err(Refusal::Awaiting);
        }
        self.from_server.clear();
        let wrong = self.wrong();
        if !wrong.is_empty() {
            self.show_all_errors();
            return Err(Refusal::Wrong(wrong));
        }
        self.submission.start();
        self.revise();
        Ok(())
    }

    /// The fields that are wrong as they stand.
    pub(super) fn wrong(&self) -> FieldSet {
        self.fields.iter().copied().filter(|field| self.code(*field).is_some()).collect()
    }

    /// An attempt was refused: every error shows, the summary takes the focus, and the outcome of the attempt before is over.
    pub(super) fn show_all_errors(&mut self) {
        self.submission = Submission::Idle;
        self.touched = self.fields.iter().copied().collect();
        self.take_focus();
    }

    /// The server accepted: the form is empty again and says so. Answers whether an answer was awaited.
    pub fn succeeded(&mut self, reference: &str) -> bool {
        let awaited = self.submission.succeed(reference);
        if awaited {
            self.clear();
            self.revise();
        }
        awaited
    }

    /// The call failed with this status, or with 0 for none: everything typed stays. Answers whether an answer was awaited.
    pub fn failed(&mut self, status: u16) -> bool {
        let awaited = self.submission.fail(Failure::from_status(status));
        if awaited {
            self.revise();
        }
        awaited
    }

    /// The server refused with these errors; they show beside the form's own until their fields change.
    pub fn server_errors(&mut self, errors: Vec<FieldError>) {
        if !self.submission.fail(Failure::Rejected) {
            return;
        }
        self.revise();
        self.from_server = errors;
        self.from_server.retain(|error| self.fields.contains(&error.field));
        if !self.from_server.is_empty() {
            self.take_focus();
        }
    }

    /// Back to the beginning. The answer to a submission under way is ignored when it comes.
    pub fn reset(&mut self) {
        self.clear();
        self.submission = Submission::Idle;
        self.revise();
    }

    /// Goes up whenever something other than the typed text may look different: an error, the phone's country, the
    /// submission. While it stands still, the last snapshot is good but for the text.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// The text in the field's input. A field that takes no text has none.
    #[must_use]
    pub fn text(&self, field: FieldKey) -> String {
        if field == FieldKey::Phone { self.phone.text() } else { self.values.get(field).to_owned() }
    }

    /// The number of characters in the field, as its limit counts.
    #[must_use]
    pub fn length(&self, field: FieldKey) -> usize {
        self.values.get(field).chars().count()
    }

    /// What the view reads.
    #[must_use]
    pub fn snapshot(&self) -> FormSnapshot {
        let errors: Vec<FieldError> = self.fields.iter().filter_map(|field| self.visible_error(*field)).collect();
        FormSnapshot {
            values: self.values.clone(),
            phone: self.phone.snapshot(),
            first_invalid: errors.first().map(|error| error.field),
            errors,
            summary_focus: self.summary_focus,
            submission: self.submission.snapshot(),
        }
    }

    /// What a field holds, as it is sent: without white space around it.
    #[must_use]
    pub fn value(&self, field: FieldKey) -> String {
        if field == FieldKey::Phone { self.phone.value() } else { self.values.get(field).trim().to_owned() }
    }

    /// Whether the box is ticked.
    #[must_use]
    pub fn privacy(&self) -> bool {
        self.values.privacy
    }

    /// Whether an answer is awaited.
    #[must_use]
    pub fn is_submitting(&self) -> bool {
        self.submission == Submission::Submitting
    }

    fn code(&self, field: FieldKey) -> Option<ErrorCode> {
        let result: Result<(), ErrorCode> = match field {
            FieldKey::FullName => name::validate(&self.values.full_name),
            FieldKey::Email => email::validate(&self.values.email),
            FieldKey::Phone => phone::validate(&self.phone.value()),
            FieldKey::Privacy => privacy::validate(self.values.privacy),
            FieldKey::Company | FieldKey::Service | FieldKey::Description => {
                text::validate(field, self.values.get(field))
            }
            FieldKey::Date | FieldKey::Time => Ok(()),
        };
        result.err()
    }

    fn visible_error(&self, field: FieldKey) -> Option<FieldError> {
        let own = || Some(FieldError::new(field, self.own_visible_code(field)?));
        self.from_server.iter().find(|error| error.field == field).cloned().or_else(own)
    }

    fn visible_code(&self, field: FieldKey) -> Option<ErrorCode> {
        let from_server = self.from_server.iter().find(|error| error.field == field);
        from_server.map(|error| error.code).or_else(|| self.own_visible_code(field))
    }

    fn own_visible_code(&self, field: FieldKey) -> Option<ErrorCode> {
        if self.touched.contains(field) { self.code(field) } else { None }
    }

    fn changed(&mut self, field: FieldKey) {
        let known = self.from_server.len();
        self.from_server.retain(|error| error.field != field);
        // The server's wording goes even where the form's own error has the same code.
        if self.submission.edited() || self.from_server.len() < known {
            self.revise();
        }
    }

    fn revise(&mut self) {
        self.revision = self.revision.wrapping_add(1);
    }

    fn take_focus(&mut self) {
        self.summary_focus = self.summary_focus.wrapping_add(1);
        self.revise();
    }

    fn clear(&mut self) {
        self.values = FormValues::default();
        self.phone.clear();
        self.touched = FieldSet::EMPTY;
        self.from_server.clear();
    }
}
