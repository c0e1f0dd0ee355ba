//! Bindings of `forms`. Cursors are UTF-16 code units, as `selectionStart` counts.

use super::booking::{booked, event_calendar, slots, venue_time};
use super::{items, property, to_ts};
use crate::booking::EventCalendar;
use crate::fields::{ErrorCode, FieldError, FieldKey};
use crate::forms::{self, BookingFormSnapshot, BookingPayload, ContactPayload, EventContactPayload, FormSnapshot};
use std::borrow::Cow;
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The events that every form takes.
macro_rules! form_events {
    ($form:ident) => {
        #[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
        impl $form {
            /// A field now shows `text` with the cursor at `caret`; answers where the cursor goes.
            pub fn input(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "FieldKey")] field: &str,
                text: &str,
                caret: u32,
            ) -> u32 {
                FieldKey::parse(field).map_or(caret, |field| self.0.input(field, text, caret))
            }

            /// The same after the Delete key (`inputType` is `deleteContentForward`).
            #[wasm_bindgen(js_name = deleteForward)]
            pub fn delete_forward(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "FieldKey")] field: &str,
                text: &str,
                caret: u32,
            ) -> u32 {
                FieldKey::parse(field).map_or(caret, |field| self.0.delete_forward(field, text, caret))
            }

            /// The focus left a field.
            pub fn blur(&mut self, #[wasm_bindgen(unchecked_param_type = "FieldKey")] field: &str) {
                if let Some(field) = FieldKey::parse(field) {
                    self.0.blur(field);
                }
            }

            /// A country was chosen, by ISO code.
            #[wasm_bindgen(js_name = selectCountry)]
            pub fn select_country(&mut self, iso: &str) {
                self.0.select_country(iso);
            }

            /// The server answered 200.
            pub fn succeeded(&mut self, reference: &str) {
                self.0.succeeded(reference);
            }

            /// The server answered with another status, or with none: 0.
            pub fn failed(&mut self, status: u16) {
                self.0.failed(status);
            }

            /// The server answered 422 with these errors.
            #[wasm_bindgen(js_name = serverErrors)]
            pub fn server_errors(&mut self, #[wasm_bindgen(unchecked_param_type = "FieldError[]")] errors: &JsValue) {
                self.0.server_errors(items(errors).filter_map(|error| field_error(&error)).collect());
            }

            /// Back to the beginning.
            pub fn reset(&mut self) {
                self.0.reset();
            }
        }
    };
}

/// The contact form.
#[wasm_bindgen]
pub struct ContactForm(forms::ContactForm);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
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

    /// Tries to submit: what to send, or `undefined` when it is refused.
    pub fn submit(&mut self) -> Option<Ts<ContactPayload>> {
        self.0.submit().as_ref().map(to_ts)
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

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
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

    /// Tries to submit: what to send, or `undefined` when it is refused.
    pub fn submit(&mut self) -> Option<Ts<EventContactPayload>> {
        self.0.submit().as_ref().map(to_ts)
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

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl BookingForm {
    /// An empty form. `today` is the venue's day as `YYYY-MM-DD`, `minutes` are those since the venue's midnight.
    #[wasm_bindgen(constructor)]
    pub fn new(calendar: Ts<EventCalendar>, today: &str, minutes: u16) -> Result<Self, JsValue> {
        Ok(Self(forms::BookingForm::new(event_calendar(&calendar.js_value())?, venue_time(today, minutes)?)))
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

    /// The server answered 409 with these `alternatives`.
    pub fn conflict(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "{ date: string, time: string }[]")] alternatives: &JsValue,
    ) {
        self.0.conflict(slots(alternatives));
    }

    /// Tries to submit: what to send, or `undefined` when it is refused.
    pub fn submit(&mut self) -> Option<Ts<BookingPayload>> {
        self.0.submit().as_ref().map(to_ts)
    }

    /// The form's state.
    pub fn snapshot(&self) -> Ts<BookingFormSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

form_events!(BookingForm);

/// An entry of `errors`; one about no field of ours is left out, since no form could show it.
fn field_error(value: &JsValue) -> Option<FieldError> {
    let field = FieldKey::parse(&property(value, "field")?)?;
    let code = ErrorCode::parse(&property(value, "code").unwrap_or_default());
    let message = property(value, "message").map_or_else(|| code.message(field), Cow::Owned);
    Some(FieldError { field, code, message })
}
