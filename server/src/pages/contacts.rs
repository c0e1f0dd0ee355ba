//! The contact page: what its form starts with, what was wrong with it, whether it was sent.

use core_wasm::fields::FieldError;
use core_wasm::forms::ContactInput;
use core_wasm::site::{ContactPrefill, Landings, encode_value, parameter};
use serde::Serialize;

use crate::store::Reference;

/// The contact page's data.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct ContactData {
    /// What a link to the page filled in.
    pub prefill: ContactPrefill,
    /// The form as it was refused.
    pub form: Option<FormState>,
    /// The reference of what was sent.
    pub sent: Option<String>,
}

/// A refused form.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FormState {
    /// What was typed.
    pub values: FormValues,
    /// What is wrong, in the order of the form.
    pub errors: Vec<FieldError>,
    /// What went wrong beside the fields.
    pub failure: Option<String>,
}

/// What was typed, as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the payload's keys")]
pub struct FormValues {
    pub full_name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
    pub service: String,
    pub description: String,
    pub privacy: bool,
}

impl From<&ContactInput> for FormValues {
    fn from(input: &ContactInput) -> Self {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        Self {
            full_name: text(&input.full_name),
            email: text(&input.email),
            phone: text(&input.phone),
            company: text(&input.company),
            service: text(&input.service),
            description: text(&input.description),
            privacy: input.privacy.unwrap_or_default(),
        }
    }
}

impl ContactData {
    /// Reads the page's query.
    pub fn from_query(query: &str, landings: &Landings) -> Self {
        let sent = parameter(query, "sent").as_deref().and_then(Reference::parse_lead);
        Self {
            prefill: ContactPrefill::from_query(query, landings),
            form: None,
            sent: sent.map(|reference| reference.to_string()),
        }
    }

    /// The query that says the same and nothing else.
    pub fn query(&self) -> String {
        let pairs = [
            ("service", self.prefill.service.as_deref()),
            ("from", self.prefill.origin.as_deref()),
            ("sent", self.sent.as_deref()),
        ];
        let given = pairs.iter().filter_map(|(name, value)| value.map(|value| (*name, value)));
        given.map(|(name, value)| format!("{name}={}", encode_value(value))).collect::<Vec<_>>().join("&")
    }
}
