//! What stood in the body, before any check of its values.

use core_wasm::forms::ContactInput;
use serde::Deserialize;
use serde_json::Value;

use crate::api::submission::{BodyKind, form_pairs, json_object, not_a_string, wrong_type};
use crate::http::Problem;

/// A body that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Received {
    /// The fields, for the core to check.
    pub(super) input: ContactInput,
    /// The event landing's token, as it was sent.
    pub(super) event: Option<String>,
}

impl Received {
    pub(super) fn read(kind: BodyKind, body: &[u8]) -> Result<Self, Problem> {
        match kind {
            BodyKind::Json => Self::from_json(body),
            BodyKind::Form => Self::from_form(body),
        }
    }

    fn from_json(body: &[u8]) -> Result<Self, Problem> {
        let value = json_object(body)?;
        let event = match value.get("event") {
            None | Some(Value::Null) => None,
            Some(Value::String(token)) => Some(token.clone()),
            Some(_) => return Err(wrong_type("event is a string")),
        };
        match ContactInput::deserialize(&value) {
            Ok(input) => Ok(Self { input, event }),
            // The message names the expected type and would repeat the value, which may be personal: it stays here.
            Err(_) => Err(wrong_type(&wrong_member(&value))),
        }
    }

    fn from_form(body: &[u8]) -> Result<Self, Problem> {
        let pairs = form_pairs(body)?;
        let input = ContactInput::from_pairs(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        let event = pairs.into_iter().rev().find(|(name, _)| name == "event").map(|(_, value)| value);
        Ok(Self { input, event })
    }
}

/// Which member of the payload has the wrong type.
fn wrong_member(value: &Value) -> String {
    const TEXTS: [&str; 8] = ["fullName", "email", "phone", "company", "service", "description", "origin", "website"];
    match not_a_string(value, &TEXTS) {
        Some(name) => format!("{name} is a string"),
        None => "privacy is a boolean".to_owned(),
    }
}
