//! What can be wrong with a field: a stable code and the message that a visitor reads.

use super::FieldKey;
use crate::text::push_whole;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Stable code of a violation; together with the field it decides the message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum ErrorCode {
    /// The field is empty, or the box is not ticked.
    Required,
    /// The value does not have the field's shape.
    Invalid,
    /// The value has more characters than the field's limit.
    TooLong,
    /// The slot is outside the window, past, closed or booked.
    Unavailable,
}

impl ErrorCode {
    /// The code as it stands in `errors[].code`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Required => "required",
            Self::Invalid => "invalid",
            Self::TooLong => "too-long",
            Self::Unavailable => "unavailable",
        }
    }

    /// The code that is written `code`; one that this version does not know counts as [`ErrorCode::Invalid`].
    #[must_use]
    pub fn parse(code: &str) -> Self {
        [Self::Required, Self::TooLong, Self::Unavailable]
            .into_iter()
            .find(|known| known.as_str() == code)
            .unwrap_or(Self::Invalid)
    }

    /// The message for this code at that field (document 1, section 5; document 2, section 5; the decisions for the rest).
    #[must_use]
    pub fn message(self, field: FieldKey) -> Cow<'static, str> {
        match (self, field) {
            (Self::TooLong, _) => too_long(field),
            (Self::Unavailable, _) => Cow::Borrowed(SLOT_UNAVAILABLE),
            (_, FieldKey::Date | FieldKey::Time) => Cow::Borrowed(DATE_AND_SLOT_REQUIRED),
            (_, FieldKey::Privacy) => Cow::Borrowed("You must accept the Privacy Policy."),
            (Self::Required, FieldKey::FullName) => Cow::Borrowed("Full name is required."),
            (Self::Required, FieldKey::Email) => Cow::Borrowed("Email is required."),
            (Self::Required, FieldKey::Phone) => Cow::Borrowed("Phone number is required."),
            (Self::Required, _) => Cow::Borrowed("This field is required."),
            (Self::Invalid, FieldKey::Email) => Cow::Borrowed("Please enter a valid email address."),
            (Self::Invalid, FieldKey::Phone) => Cow::Borrowed("Please enter a valid phone number."),
            (Self::Invalid, _) => Cow::Borrowed("Please check this field."),
        }
    }
}

/// Shown when a booking lacks its day or its slot (document 2, section 5).
pub const DATE_AND_SLOT_REQUIRED: &str = "Please select a date and a time slot.";
/// Shown when the slot cannot be had.
pub const SLOT_UNAVAILABLE: &str = "This time slot is not available. Please choose another one.";

fn too_long(field: FieldKey) -> Cow<'static, str> {
    let mut message = String::from("Please shorten this to ");
    push_whole(&mut message, field.limit().unwrap_or_default() as u64);
    message.push_str(" characters.");
    Cow::Owned(message)
}

/// One entry of `errors` in a refused answer, and of the error summary on the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct FieldError {
    /// The payload's key.
    pub field: FieldKey,
    /// Stable code.
    pub code: ErrorCode,
    /// The specification's text.
    pub message: Cow<'static, str>,
}

impl FieldError {
    /// The error with the message that belongs to it.
    #[must_use]
    pub fn new(field: FieldKey, code: ErrorCode) -> Self {
        Self { field, code, message: code.message(field) }
    }
}
