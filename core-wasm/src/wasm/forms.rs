//! Bindings of `forms`. Cursors are UTF-16 code units, as `selectionStart` counts.
//!
//! A key takes and returns numbers and the field's text. Objects cross once an event: the payload when it is sent, the snapshot
//! when the view shows something new.

use super::booking::{booked, free_slots, venue_time};
use super::ids::FieldKey;
use super::{list_from_js, to_ts};
use crate::booking::EventCalendar;
use crate::fields;
use crate::fields::{ErrorCode, FieldError};
use crate::forms::{
    self, BookingFormSnapshot, BookingPayload, ContactPayload, EventContactPayload, FormSnapshot, Refusal,
};
use serde::Deserialize;
use std::borrow::Cow;
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// Returned by `submit` while a response is awaited; the wrong fields take the lower bits.
const AWAITING: u32 = 1 << 31;

/// The events that every form takes.
macro_rules! form_events {
    ($form:ident) => {
        #[wasm_bindgen]
        impl $form {
            /// A field now shows `text` with the cursor at `caret`. Returns where the cursor goes.
            pub fn input(&mut self, field: FieldKey, text: &str, caret: u32) -> u32 {
                field.known().map_or(caret, |field| self.0.input(field, text, caret))
            }

            /// The same after the Delete key (`inputType` is `deleteContentForward`).
            #[wasm_bindgen(js_name = deleteForward)]
            pub fn delete_forward(&mut self, field: FieldKey, text: &str, caret: u32) -> u32 {
                field.known().map_or(caret, |field| self.0.delete_forward(field, text, caret))
            }

            /// The text that the field's input shows.
            pub fn text(&self, field: FieldKey) -> String {
                field.known().map(|field| self.0.text(field)).unwrap_or_default()
            }

            /// Goes up whenever something other than the typed text may look different: time for another snapshot.
            pub fn revision(&self) -> u32 {
                self.0.revision()
            }

            /// The focus left a field.
            pub fn blur(&mut self, field: FieldKey) {
                if let Some(field) = field.known() {
                    self.0.blur(field);
                }
            }

            /// A country was chosen, by ISO code.
            #[wasm_bindgen(js_name = selectCountry)]
            pub fn select_country(&mut self, iso: &str) {
                self.0.select_country(iso);
            }

            /// Tries to submit. 0: the `payload` may be sent. Else the fields that are wrong, a bit each in the order of
            /// `FieldKey`; the highest bit says that a response is still awaited.
            pub fn submit(&mut self) -> u32 {
                match self.0.submit() {
                    Ok(()) => 0,
                    Err(Refusal::Wrong(fields)) => u32::from(fields.bits()),
                    Err(Refusal::Awaiting) => AWAITING,
                }
            }

            /// The server responded with 200.
            pub fn succeeded(&mut self, reference: &str) {
                self.0.succeeded(reference);
            }

            /// The server responded with another status, or with none: 0.
            pub fn failed(&mut self, status: u16) {
                self.0.failed(status);
            }

            /// The server responded with 422 and these errors.
            #[wasm_bindgen(js_name = serverErrors)]
            pub fn server_errors(&mut self, #[wasm_bindgen(unchecked_param_type = "FieldError[]")] errors: &JsValue) {
                self.0.server_errors(field_errors(errors));
            }
        }
    };
}

/// The contact form.
#[wasm_bindgen]
pub struct ContactForm(forms::ContactForm);

#[wasm_bindgen]
impl ContactForm {
    /// An empty form; `origin` is the path of the page that led here.
    #[wasm_bindgen(constructor)]
    pub fn new(origin: Option<String>) -> Self {
        Self(forms::ContactForm::new(origin.as_deref()))
    }

    /// The box was ticked or cleared.
    #[wasm_bindgen(js_name = setPrivacy)]
    pub fn set_privacy(&mut self, accepted: bool) {
        self.0.set_privacy(accepted);
    }

    /// The number of characters in the field, as its limit counts.
    pub fn length(&self, field: FieldKey) -> usize {
        field.known().map(|field| self.0.length(field)).unwrap_or_default()
    }

    /// The payload to send once `submit` has allowed it.
    pub fn payload(&self) -> Ts<ContactPayload> {
        to_ts(&self.0.payload())
    }

    /// The form's state.
    pub fn snapshot(&self) -> Ts<FormSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

form_events!(ContactForm);

/// The contact form of an event landing.
#[wasm_bindgen]
pub struct EventContactForm(forms::EventContactForm);

#[wasm_bindgen]
impl EventContactForm {
    /// An empty form.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(forms::EventContactForm::new())
    }

    /// The box was ticked or cleared.
    #[wasm_bindgen(js_name = setPrivacy)]
    pub fn set_privacy(&mut self, accepted: bool) {
        self.0.set_privacy(accepted);
    }

    /// The payload to send once `submit` has allowed it.
    pub fn payload(&self) -> Ts<EventContactPayload> {
        to_ts(&self.0.payload())
    }

    /// The form's state.
    pub fn snapshot(&self) -> Ts<FormSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

form_events!(EventContactForm);

/// The booking form of an event landing, its slot picker included.
#[wasm_bindgen]
pub struct BookingForm(forms::BookingForm);

#[wasm_bindgen]
impl BookingForm {
    /// An empty form. `today` is the venue's day as `YYYY-MM-DD`, `minutes` are those since the venue's midnight. Throws for
    /// what is no calendar or no day.
    #[wasm_bindgen(constructor)]
    pub fn new(calendar: &Ts<EventCalendar>, today: &str, minutes: u16) -> Result<Self, JsValue> {
        let calendar = calendar.to_rust().map_err(JsError::from)?;
        Ok(Self(forms::BookingForm::new(calendar, venue_time(today, minutes)?)))
    }

    /// A day was chosen, as `YYYY-MM-DD`.
    #[wasm_bindgen(js_name = chooseDate)]
    pub fn choose_date(&mut self, date: &str) {
        self.0.picker().choose_date(date);
    }

    /// A slot of the chosen day was chosen, by either label.
    #[wasm_bindgen(js_name = chooseSlot)]
    pub fn choose_slot(&mut self, time: &str) {
        self.0.picker().choose_slot(time);
    }

    /// An alternative was chosen: day and slot.
    pub fn choose(&mut self, date: &str, time: &str) {
        self.0.picker().choose(date, time);
    }

    /// A fresh list of what is booked, as `data` of the slot list holds it.
    pub fn refresh(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Record<string, { time: string }[]>")] data: &JsValue,
    ) {
        self.0.refresh(booked(data));
    }

    /// The venue's clock moved on.
    #[wasm_bindgen(js_name = setNow)]
    pub fn set_now(&mut self, today: &str, minutes: u16) {
        if let Ok(now) = venue_time(today, minutes) {
            self.0.picker().set_now(now);
        }
    }

    /// The server responded with 409 and these `alternatives`.
    pub fn conflict(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "{ date: string, time: string }[]")] alternatives: &JsValue,
    ) {
        self.0.conflict(free_slots(alternatives));
    }

    /// The payload to send once `submit` has allowed it, else `undefined`.
    pub fn payload(&self) -> Option<Ts<BookingPayload>> {
        self.0.payload().as_ref().map(to_ts)
    }

    /// The form's state.
    pub fn snapshot(&self) -> Ts<BookingFormSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

form_events!(BookingForm);

/// An entry of `errors`, of whatever version of the server.
#[derive(Deserialize)]
struct RefusedField {
    field: fields::FieldKey,
    #[serde(default)]
    code: String,
    #[serde(default)]
    message: Option<String>,
}

/// The entries about fields of ours; no form could show another one.
fn field_errors(errors: &JsValue) -> Vec<FieldError> {
    let refused: Vec<RefusedField> = list_from_js(errors);
    let error = |RefusedField { field, code, message }| {
        let code = ErrorCode::parse(&code);
        FieldError { field, code, message: message.map_or_else(|| code.message(field), Cow::Owned) }
    };
    refused.into_iter().map(error).collect()
}
