//! The sender of a form, as a row holds it.

use serde::Serialize;

/// The person who sent a form or booked a meeting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Visitor {
    pub full_name: String,
    pub email: String,
    /// A plus sign and digits.
    pub phone: String,
    /// May be empty.
    pub company: String,
}

impl From<core_wasm::forms::Visitor> for Visitor {
    fn from(checked: core_wasm::forms::Visitor) -> Self {
        Self {
            full_name: checked.full_name.as_str().to_owned(),
            email: checked.email.as_str().to_owned(),
            phone: checked.phone.as_str().to_owned(),
            company: checked.company.as_str().to_owned(),
        }
    }
}

from_row!(row => Visitor { full_name, email, phone, company });
