//! The sender of a form, as a row holds it.

use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

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

impl FromRow<'_, AnyRow> for Visitor {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            full_name: row.try_get("full_name")?,
            email: row.try_get("email")?,
            phone: row.try_get("phone")?,
            company: row.try_get("company")?,
        })
    }
}
