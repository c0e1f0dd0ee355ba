//! Bindings of `forms`. Cursors are UTF-16 code units, like `selectionStart`.
//!
//! A keystroke passes a text and returns one number; the field's text is queried only if it differs. Objects are passed
//! once per event: the payload when it is sent, the snapshot when the view changes.

use super::booking::{booked, free_slots, venue_time};
use super::{list_from_js, machine, to_ts};
use crate::booking::EventCalendar;
use crate::fields::{ErrorCode, FieldError, FieldKey};
use crate::forms::{self, FormSnapshot, InputResult, Payload};
use crate::phone::input::Deletion;
use serde::Deserialize;
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// Flag in the result of `input`, combined with the cursor: the field holds another text than the typed one.
const REWRITTEN: u32 = 1 << 30;
/// Flag in the result of `input`, combined with the cursor: the snapshot has changed.
const REVISED: u32 = 1 << 31;

/// The object that [`forms::Texts`] serialises as.
#[wasm_bindgen(typescript_custom_section)]
const TEXTS: &str = "export type Texts = Partial<Record<Exclude<FieldKey, 'privacy'>, string>>;";

machine! {
    /// A form: contact, the contact form of an event landing, or booking with its slot picker. `country` is the ISO code
    /// of the phone field's default country.
    Form(forms::Form) {
        /// Creates an empty contact form of an event landing.
        #[wasm_bindgen(js_name = eventContact)]
        fn event_contact(country: &str) -> Self;
        /// Sets the consent box.
        #[wasm_bindgen(js_name = setPrivacy)]
        fn set_privacy(&mut self, accepted: bool);
        /// Selects a country by its ISO code.
        #[wasm_bindgen(js_name = selectCountry)]
        fn select_country(&mut self, iso: &str);
        /// Handles a response with status 200.
        fn succeeded(&mut self, reference: &str);
        /// Handles a response with another status, or none: 0.
        fn failed(&mut self, status: u16);
        fn snapshot(&self) -> Ts<FormSnapshot>;
    }
}

#[wasm_bindgen]
impl Form {
    /// Creates an empty contact form; `origin` is the path of the page that led here.
    pub fn contact(country: &str, origin: Option<String>) -> Self {
        Self(forms::Form::contact(country, origin.as_deref()))
    }

    /// Creates an empty booking form. `today` is the venue's date as `YYYY-MM-DD`, `minutes` are counted from the
    /// venue's midnight. Throws for an invalid calendar or date.
    pub fn booking(country: &str, calendar: &Ts<EventCalendar>, today: &str, minutes: u16) -> Result<Self, JsValue> {
        let calendar = calendar.to_rust().map_err(JsError::from)?;
        Ok(Self(forms::Form::booking(country, calendar, venue_time(today, minutes)?)))
    }

    /// Handles an input: the field shows `text` with the cursor at `caret`; `forward` after the Delete key (`inputType`
    /// is `deleteContentForward`). Returns the new cursor in the lower 30 bits, `1 << 30` if the field's `text`
    /// differs, and `1 << 31` if the `snapshot` has changed.
    pub fn input(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "FieldKey")] field: &str,
        text: &str,
        caret: u32,
        forward: bool,
    ) -> u32 {
        let deletion = if forward { Deletion::Forward } else { Deletion::Backward };
        let Some(field) = FieldKey::parse(field) else { return caret };
        bits(self.0.input(field, text, caret, deletion))
    }

    /// Undoes the last edit of the phone field, or redoes the last undone one. Returns the same as `input`, 0 if there
    /// is no such edit.
    #[wasm_bindgen(js_name = stepPhone)]
    pub fn step_phone(&mut self, redo: bool) -> u32 {
        self.0.step_phone(redo).map(bits).unwrap_or_default()
    }

    /// Returns the text of the field's input.
    pub fn text(&self, #[wasm_bindgen(unchecked_param_type = "FieldKey")] field: &str) -> String {
        FieldKey::parse(field).map(|field| self.0.text(field).to_owned()).unwrap_or_default()
    }

    /// Returns the number of characters in the field, as its limit counts them.
    pub fn length(&self, #[wasm_bindgen(unchecked_param_type = "FieldKey")] field: &str) -> usize {
        FieldKey::parse(field).map(|field| self.0.length(field)).unwrap_or_default()
    }

    /// Handles a loss of focus.
    pub fn blur(&mut self, #[wasm_bindgen(unchecked_param_type = "FieldKey")] field: &str) {
        if let Some(field) = FieldKey::parse(field) {
            self.0.blur(field);
        }
    }

    /// Selects a day, `YYYY-MM-DD`.
    #[wasm_bindgen(js_name = chooseDate)]
    pub fn choose_date(&mut self, date: &str) {
        if let Some(picker) = self.0.picker() {
            picker.choose_date(date);
        }
    }

    /// Selects a slot of the selected day, by either label.
    #[wasm_bindgen(js_name = chooseSlot)]
    pub fn choose_slot(&mut self, time: &str) {
        if let Some(picker) = self.0.picker() {
            picker.choose_slot(time);
        }
    }

    /// Selects an alternative: day and slot.
    pub fn choose(&mut self, date: &str, time: &str) {
        if let Some(picker) = self.0.picker() {
            picker.choose(date, time);
        }
    }

    /// Replaces the booked slots with the `data` of the slot list.
    pub fn refresh(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Record<string, { time: string }[]>")] data: &JsValue,
    ) {
        self.0.refresh(booked(data));
    }

    /// Advances the venue's local time.
    #[wasm_bindgen(js_name = setNow)]
    pub fn set_now(&mut self, today: &str, minutes: u16) {
        if let (Some(picker), Ok(now)) = (self.0.picker(), venue_time(today, minutes)) {
            picker.set_now(now);
        }
    }

    /// Starts a submission. Returns true if the `payload` may be sent, and false if fields are wrong or a response is
    /// pending.
    pub fn submit(&mut self) -> bool {
        self.0.submit().is_ok()
    }

    /// Returns the payload to send after a successful `submit`, otherwise `undefined`.
    pub fn payload(&self) -> Option<Ts<Payload>> {
        self.0.payload().as_ref().map(to_ts)
    }

    /// Handles a response with status 422 and these errors.
    #[wasm_bindgen(js_name = serverErrors)]
    pub fn server_errors(&mut self, #[wasm_bindgen(unchecked_param_type = "FieldError[]")] errors: &JsValue) {
        self.0.server_errors(field_errors(errors));
    }

    /// Handles a response with status 409 and these `alternatives`.
    pub fn conflict(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "{ date: string, time: string }[]")] alternatives: &JsValue,
    ) {
        self.0.conflict(free_slots(alternatives));
    }
}

/// Returns the result of an input as one number.
const fn bits(InputResult { caret, is_rewritten, is_revised }: InputResult) -> u32 {
    let rewritten = if is_rewritten { REWRITTEN } else { 0 };
    let revised = if is_revised { REVISED } else { 0 };
    (caret & (REWRITTEN - 1)) | rewritten | revised
}

/// An entry of `errors`, from any version of the server.
#[derive(Deserialize)]
struct RefusedField {
    field: FieldKey,
    #[serde(default)]
    code: String,
}

/// Parses the entries for known fields; no form could show others.
fn field_errors(errors: &JsValue) -> Vec<FieldError> {
    let refused: Vec<RefusedField> = list_from_js(errors);
    refused.into_iter().map(|RefusedField { field, code }| FieldError::new(field, ErrorCode::parse(&code))).collect()
}
