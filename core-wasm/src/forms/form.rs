//! A form from the first key to the response: fields, errors and submission.

use super::appointment::Appointment;
use super::payload::Payload;
use super::submission::{Failure, Submission, SubmissionStatus};
use super::texts::Texts;
use crate::booking::{BookedSlots, EventCalendar, PickerSnapshot, Slot, SlotPicker, VenueTime};
use crate::fields::{Date, ErrorCode, FieldError, FieldKey, Typed, email, line, name, privacy, short_text, text};
use crate::phone::input::Deletion;
use crate::phone::{Country, PhoneHistory, PhoneInput, PhoneNotice, PhoneSnapshot};
use serde::Serialize;

/// HTTP status for a slot that is no longer free.
const CONFLICT: u16 = 409;

/// A form of the site.
#[derive(Debug, Clone)]
pub struct Form {
    kind: Kind,
    values: FormValues,
    phone: PhoneInput,
    phone_history: PhoneHistory,
    /// Fields whose errors are shown: left once, or part of an attempt to submit.
    touched: [bool; FieldKey::ALL.len()],
    /// Errors from the server; one is dropped when its field changes.
    from_server: Vec<FieldError>,
    submission: Submission,
    summary_focus: u32,
}

/// The kind of a form, with the state that only it has.
#[derive(Debug, Clone)]
enum Kind {
    /// The contact form; `origin` is the path of the page that led to it.
    Contact { origin: Option<String> },
    /// The contact form of an event landing: its consent is not sent.
    EventContact,
    /// The booking form of an event landing.
    Booking(Box<Appointment>),
}

impl Kind {
    /// Returns the fields that the form validates; day and slot belong to the picker.
    const fn fields(&self) -> &'static [FieldKey] {
        use FieldKey::{Company, Description, Email, FullName, Phone, Privacy, Service};
        match self {
            Self::Contact { .. } => &[FullName, Email, Phone, Company, Service, Description, Privacy],
            Self::EventContact => &[FullName, Email, Phone, Company, Privacy],
            Self::Booking(_) => &[FullName, Email, Phone, Company],
        }
    }
}

/// The result of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InputResult {
    /// Position of the cursor, in UTF-16 code units.
    pub caret: u32,
    /// True if the field holds another text than the typed one.
    pub is_rewritten: bool,
    /// True if anything else that is displayed changed: an error, the phone's country, the submission.
    pub is_revised: bool,
}

/// The reason why a submit was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The response to the previous submit is pending.
    Awaiting,
    /// Fields are missing or invalid.
    Wrong,
}

/// Values of all inputs except the phone. A form ignores the fields that it does not have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct FormValues {
    #[serde(flatten)]
    pub texts: Texts,
    /// True if the box is ticked.
    pub privacy: bool,
}

impl Default for FormValues {
    fn default() -> Self {
        let texts = FieldKey::VISITOR.into_iter().chain(FieldKey::ANSWERS).filter(|field| *field != FieldKey::Phone);
        Self { texts: texts.map(|field| (field, "")).collect(), privacy: false }
    }
}

/// The state of a form, for the view.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct FormSnapshot {
    /// Values of the inputs.
    pub values: FormValues,
    /// State of the phone field.
    pub phone: PhoneSnapshot,
    /// Errors to show, in the order of the fields.
    pub errors: Vec<FieldError>,
    /// Increases whenever the error summary should take the focus.
    pub summary_focus: u32,
    /// State of the submission.
    pub submission: Submission,
    /// State of a booking form's picker.
    pub picker: Option<PickerSnapshot>,
}

impl Form {
    /// Creates an empty contact form. `default_country` is the ISO code of the phone field's default country. `origin` is
    /// the path of the page that led here; anything other than a path of the site is dropped.
    pub fn contact(default_country: &str, origin: Option<&str>) -> Self {
        Self::new(default_country, Kind::Contact { origin: text::origin(origin) })
    }

    /// Creates an empty contact form of an event landing.
    pub fn event_contact(default_country: &str) -> Self {
        Self::new(default_country, Kind::EventContact)
    }

    /// Creates an empty booking form for an event, at the venue's local time `now`.
    pub fn booking(default_country: &str, calendar: EventCalendar, now: VenueTime) -> Self {
        Self::new(default_country, Kind::Booking(Box::new(Appointment::new(calendar, now))))
    }

    fn new(default_country: &str, kind: Kind) -> Self {
        Self {
            kind,
            values: FormValues::default(),
            phone: PhoneInput::new(Country::by_iso_or_default(default_country)),
            phone_history: PhoneHistory::default(),
            touched: [false; FieldKey::ALL.len()],
            from_server: Vec::new(),
            submission: Submission::default(),
            summary_focus: 0,
        }
    }

    /// Handles an input: the field shows `text` with the cursor at `caret` (UTF-16 code units). Keeps the allowed
    /// characters. `deletion` is the direction of a deletion. Ignores fields without text.
    pub fn input(&mut self, field: FieldKey, text: &str, caret: u32, deletion: Deletion) -> InputResult {
        let before = self.displayed(field);
        let caret = match field {
            FieldKey::Phone => {
                self.phone_history.record_input(&self.phone, text, caret);
                let caret = self.phone.input(text, caret, deletion);
                self.phone_history.set_caret(caret);
                caret
            }
            FieldKey::Privacy | FieldKey::Date | FieldKey::Time => {
                return InputResult { caret: 0, is_rewritten: false, is_revised: false };
            }
            _ => self.set_text(field, text, caret),
        };
        let is_revised = self.changed(field) || self.displayed(field) != before;
        InputResult { caret, is_rewritten: self.text(field) != text, is_revised }
    }

    /// Undoes the last edit of the phone field, or redoes the last undone one; `None` without such an edit.
    pub fn step_phone(&mut self, is_redo: bool) -> Option<InputResult> {
        let before = self.displayed(FieldKey::Phone);
        let caret = self.phone_history.step(&mut self.phone, is_redo)?;
        let is_revised = self.changed(FieldKey::Phone) || self.displayed(FieldKey::Phone) != before;
        Some(InputResult { caret, is_rewritten: true, is_revised })
    }

    /// Returns what is displayed with a field's text.
    fn displayed(&self, field: FieldKey) -> (Option<FieldError>, (&'static str, Option<PhoneNotice>)) {
        (self.visible_error(field), self.phone.country_and_notice())
    }

    /// Sanitises the text of a field other than the phone. Returns the cursor.
    fn set_text(&mut self, field: FieldKey, text: &str, caret: u32) -> u32 {
        let Typed { text, caret } = match field {
            FieldKey::FullName => name::sanitise_typed(text, caret),
            FieldKey::Email => email::sanitise_typed(text, caret),
            field if field.is_multiline() => text::sanitise_typed(text, caret),
            _ => line::sanitise_typed(text, caret),
        };
        self.values.texts.set(field, text);
        caret
    }

    /// Handles a loss of focus: from now on the field's error is shown.
    pub fn blur(&mut self, field: FieldKey) {
        if let Some(touched) = self.touched.get_mut(field as usize) {
            *touched = true;
        }
    }

    /// Sets the consent box.
    pub fn set_privacy(&mut self, accepted: bool) {
        self.values.privacy = accepted;
        self.changed(FieldKey::Privacy);
    }

    /// Selects a country, whose dial code replaces the previous one.
    pub fn select_country(&mut self, iso: &str) {
        self.phone_history.record(&self.phone);
        self.phone.select_country(iso);
        self.changed(FieldKey::Phone);
    }

    /// Returns the picker of a booking form.
    pub fn picker(&mut self) -> Option<&mut SlotPicker> {
        self.appointment().map(|appointment| &mut appointment.picker)
    }

    fn appointment(&mut self) -> Option<&mut Appointment> {
        if let Kind::Booking(appointment) = &mut self.kind { Some(appointment) } else { None }
    }

    /// Replaces the booked slots; see [`SlotPicker::refresh`].
    pub fn refresh(&mut self, booked: BookedSlots) {
        if let Some(appointment) = self.appointment() {
            appointment.refresh(booked);
        }
    }

    /// Starts a submission. Without a day or a slot the picker raises its alert.
    ///
    /// # Errors
    /// [`Refusal::Awaiting`] while a submission is pending; [`Refusal::Wrong`] for wrong fields: then every error is
    /// shown and the summary takes the focus.
    pub fn submit(&mut self) -> Result<(), Refusal> {
        if self.is_submitting() {
            return Err(Refusal::Awaiting);
        }
        let missing = self.appointment().is_some_and(|appointment| appointment.picker.confirm().is_none());
        if !missing {
            self.from_server.clear();
        }
        if missing || self.kind.fields().iter().any(|field| self.code(*field).is_some()) {
            self.show_all_errors();
            return Err(Refusal::Wrong);
        }
        self.submission = Submission::pending();
        if let Some(appointment) = self.appointment() {
            appointment.sent();
        }
        Ok(())
    }

    /// Returns the payload to send after a successful [`Self::submit`]; `None` for a booking without a day or a slot.
    pub fn payload(&self) -> Option<Payload> {
        let mut payload = Payload::default();
        for field in self.kind.fields().iter().copied().filter(|field| *field != FieldKey::Privacy) {
            payload.texts.set(field, self.value(field));
        }
        match &self.kind {
            Kind::Contact { origin } => {
                payload.privacy = Some(self.values.privacy);
                payload.origin.clone_from(origin);
            }
            Kind::EventContact => {}
            Kind::Booking(appointment) => {
                let (date, slot) = appointment.picker.chosen()?;
                payload.texts.set(FieldKey::Date, date.iso());
                payload.texts.set(FieldKey::Time, slot.wire());
                payload.event = Some(appointment.picker.token().to_owned());
            }
        }
        Some(payload)
    }

    /// Shows every error, moves the focus to the summary and clears the outcome of the previous submission.
    fn show_all_errors(&mut self) {
        self.submission = Submission::default();
        self.touched = [true; FieldKey::ALL.len()];
        self.focus_summary();
    }

    /// Handles success: clears the form and shows the confirmation. The slot of a booking is marked as booked.
    pub fn succeeded(&mut self, reference: &str) {
        if !self.submission.settle(Submission::success(reference)) {
            return;
        }
        self.clear();
        if let Some(appointment) = self.appointment() {
            appointment.booked();
        }
    }

    /// Handles a failed call by its status, 0 for none. Keeps the input.
    pub fn failed(&mut self, status: u16) {
        self.submission.settle(Submission::error(Failure::from_status(status)));
    }

    /// Handles a slot that is no longer free: keeps the input, and offers alternatives to it.
    pub fn conflict(&mut self, alternatives: impl IntoIterator<Item = (Date, Slot)>) {
        if self.submission.settle(Submission::error(Failure::from_status(CONFLICT)))
            && let Some(appointment) = self.appointment()
        {
            appointment.conflict(alternatives);
        }
    }

    /// Handles errors from the server, which are shown until their fields change. Errors of day or slot become the
    /// picker's alert.
    pub fn server_errors(&mut self, errors: Vec<FieldError>) {
        if !self.submission.settle(Submission::error(Failure::Rejected)) {
            return;
        }
        if let Some(appointment) = self.appointment() {
            appointment.refused(&errors);
        }
        self.from_server = errors;
        let fields = self.kind.fields();
        self.from_server.retain(|error| fields.contains(&error.field));
        if !self.from_server.is_empty() {
            self.focus_summary();
        }
    }

    /// Returns the text of the field's input; empty for fields without text.
    pub fn text(&self, field: FieldKey) -> &str {
        if field == FieldKey::Phone { self.phone.text() } else { self.values.texts.text(field) }
    }

    /// Returns the number of characters in the field, as its limit counts them.
    pub fn length(&self, field: FieldKey) -> usize {
        self.values.texts.text(field).chars().count()
    }

    pub fn snapshot(&self) -> FormSnapshot {
        FormSnapshot {
            values: self.values.clone(),
            phone: self.phone.snapshot(),
            errors: self.kind.fields().iter().filter_map(|field| self.visible_error(*field)).collect(),
            summary_focus: self.summary_focus,
            submission: self.submission.clone(),
            picker: if let Kind::Booking(appointment) = &self.kind {
                Some(appointment.picker.snapshot())
            } else {
                None
            },
        }
    }

    /// Returns the value of a field as sent: trimmed.
    fn value(&self, field: FieldKey) -> String {
        if field == FieldKey::Phone { self.phone.value() } else { self.values.texts.text(field).trim().to_owned() }
    }

    fn is_submitting(&self) -> bool {
        self.submission.status == SubmissionStatus::Submitting
    }

    /// Returns the error of a field, shown or not.
    fn code(&self, field: FieldKey) -> Option<ErrorCode> {
        let checked = match field {
            FieldKey::FullName => name::validate(self.values.texts.text(field)),
            FieldKey::Email => email::validate(self.values.texts.text(field)),
            FieldKey::Phone => self.phone.validate(),
            FieldKey::Privacy => privacy::validate(self.values.privacy),
            FieldKey::Date | FieldKey::Time => Ok(()),
            _ => short_text::validate(field, self.values.texts.text(field)),
        };
        checked.err()
    }

    fn visible_error(&self, field: FieldKey) -> Option<FieldError> {
        let is_shown = self.touched.get(field as usize) == Some(&true);
        let own = || Some(FieldError::new(field, self.code(field).filter(|_| is_shown)?));
        self.from_server.iter().find(|error| error.field == field).cloned().or_else(own)
    }

    /// Drops errors and messages about a changed field, and about the last submission. Returns true if there were any.
    fn changed(&mut self, field: FieldKey) -> bool {
        let known = self.from_server.len();
        self.from_server.retain(|error| error.field != field);
        // The server's message is dropped even if the form's own error has the same code.
        self.submission.edited() || self.from_server.len() < known
    }

    fn focus_summary(&mut self) {
        self.summary_focus = self.summary_focus.wrapping_add(1);
    }

    fn clear(&mut self) {
        self.values = FormValues::default();
        self.phone.reset();
        self.phone_history = PhoneHistory::default();
        self.touched = [false; FieldKey::ALL.len()];
        self.from_server.clear();
    }
}
