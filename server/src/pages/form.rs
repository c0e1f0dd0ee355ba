//! What the pages with a form have in common: what was typed, and what was wrong with it.

use core_wasm::fields::FieldError;
use serde::Serialize;

/// A refused form.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RefusedForm<V> {
    /// What was typed.
    pub values: V,
    /// What is wrong, in the order of the form.
    pub errors: Vec<FieldError>,
    /// What went wrong beside the fields.
    pub failure: Option<String>,
}

/// Who fills in a form, as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the payload's keys")]
pub struct VisitorValues {
    pub full_name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
}

impl VisitorValues {
    /// Name, e-mail address, phone number and company, where they were sent.
    pub(super) fn typed([full_name, email, phone, company]: [&Option<String>; 4]) -> Self {
        Self { full_name: typed(full_name), email: typed(email), phone: typed(phone), company: typed(company) }
    }
}

/// A field as a page shows it again.
pub(super) fn typed(value: &Option<String>) -> String {
    value.clone().unwrap_or_default()
}
