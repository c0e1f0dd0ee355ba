//! The values and errors of a refused form, for all pages with a form.

use core_wasm::booking::picker::AlternativeChoice;
use core_wasm::fields::FieldError;
use core_wasm::forms::FormValues;
use serde::Serialize;

/// A refused form.
#[derive(Debug, Clone, Default, PartialEq, Serialize, ts_rs::TS)]
pub struct RefusedForm {
    /// The submitted values, unchanged.
    #[ts(type = "FormValues")]
    pub values: FormValues,
    /// The errors, in the order of the form.
    #[ts(type = "FieldError[]")]
    pub errors: Vec<FieldError>,
    /// An error that concerns no field.
    pub failure: Option<String>,
    /// Free slots near the one that was taken.
    #[ts(type = "AlternativeChoice[]")]
    pub alternatives: Vec<AlternativeChoice>,
}
