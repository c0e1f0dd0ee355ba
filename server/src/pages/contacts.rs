//! The contact page: what its form starts with, what was wrong with it, whether it was sent.

use core_wasm::forms::ContactInput;
use core_wasm::site::{ContactPrefill, Landings, encode_value, parameter};
use serde::Serialize;

use super::form::{RefusedForm, VisitorValues, typed};
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

/// The form as it was refused.
pub type FormState = RefusedForm<FormValues>;

/// What was typed, as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the payload's keys")]
pub struct FormValues {
    #[serde(flatten)]
    pub visitor: VisitorValues,
    pub service: String,
    pub description: String,
    pub privacy: bool,
}

impl From<&ContactInput> for FormValues {
    fn from(input: &ContactInput) -> Self {
        Self {
            visitor: VisitorValues::typed([&input.full_name, &input.email, &input.phone, &input.company]),
            service: typed(&input.service),
            description: typed(&input.description),
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
