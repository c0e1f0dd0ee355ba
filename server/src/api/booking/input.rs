//! What stood in the body of a booking, before any check of its values.

use core_wasm::forms::BookingInput;
use serde::Deserialize;

use crate::api::submission::{BodyKind, form_pairs, json_object, not_a_string, wrong_type};
use crate::http::Problem;

/// The form's hidden field that holds its key.
const REQUEST_ID: &str = "requestId";

/// A body that was read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Received {
    /// The fields, for the core to check.
    pub(super) input: BookingInput,
    /// The form's own key.
    pub(super) request_id: Option<String>,
}

impl Received {
    pub(super) fn read(kind: BodyKind, body: &[u8]) -> Result<Self, Problem> {
        match kind {
            BodyKind::Json => Ok(Self { input: from_json(body)?, request_id: None }),
            BodyKind::Form => {
                let pairs = form_pairs(body)?;
                let pairs = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
                let request_id = pairs.clone().rev().find(|(name, _)| *name == REQUEST_ID);
                let request_id = request_id.map(|(_, value)| value.to_owned());
                Ok(Self { input: BookingInput::from_pairs(pairs), request_id })
            }
        }
    }
}

fn from_json(body: &[u8]) -> Result<BookingInput, Problem> {
    const TEXTS: [&str; 8] = ["fullName", "email", "phone", "company", "date", "time", "event", "website"];
    let value = json_object(body)?;
    BookingInput::deserialize(&value).map_err(|_| {
        let name = not_a_string(&value, &TEXTS).unwrap_or("a member");
        wrong_type(&format!("{name} is a string"))
    })
}
