//! The values and errors of a refused form, for all pages with a form.

use core_wasm::booking::picker::AlternativeChoice;
use core_wasm::fields::FieldError;
use core_wasm::forms::Payload;
use serde::Serialize;

/// A refused form.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RefusedForm {
    /// The submitted values.
    pub values: FormValues,
    /// The errors, in the order of the form.
    #[cfg_attr(test, ts(type = "FieldError[]"))]
    pub errors: Vec<FieldError>,
    /// An error that concerns no field.
    pub failure: Option<String>,
    /// Free slots near the one that was taken.
    #[cfg_attr(test, ts(type = "AlternativeChoice[]"))]
    pub alternatives: Vec<AlternativeChoice>,
}

/// The submitted values, unchanged; empty for fields that the form does not have.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FormValues {
    pub full_name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
    pub service: String,
    pub description: String,
    pub privacy: bool,
    pub date: String,
    pub time: String,
}

impl From<&Payload> for FormValues {
    fn from(payload: &Payload) -> Self {
        let typed = |value: &Option<String>| value.clone().unwrap_or_default();
        Self {
            full_name: typed(&payload.full_name),
            email: typed(&payload.email),
            phone: typed(&payload.phone),
            company: typed(&payload.company),
            service: typed(&payload.service),
            description: typed(&payload.description),
            privacy: payload.privacy.unwrap_or_default(),
            date: typed(&payload.date),
            time: typed(&payload.time),
        }
    }
}
