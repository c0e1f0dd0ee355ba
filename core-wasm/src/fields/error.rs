//! Field errors: a stable code, and the message for visitors.

use super::FieldKey;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A stable error code, which together with the field decides the message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum ErrorCode {
    /// The field is empty, or the box is not ticked.
    Required,
    /// The value does not have the field's shape.
    Invalid,
    /// The value exceeds the field's limit of characters.
    TooLong,
    /// The slot is outside the window, past, closed or booked.
    Unavailable,
}

impl ErrorCode {
    /// Returns the code as in `errors[].code`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Required => "required",
            Self::Invalid => "invalid",
            Self::TooLong => "too-long",
            Self::Unavailable => "unavailable",
        }
    }

    /// Parses a code; an unknown one, of another version, becomes [`ErrorCode::Invalid`].
    #[must_use]
    pub fn parse(code: &str) -> Self {
        [Self::Required, Self::TooLong, Self::Unavailable]
            .into_iter()
            .find(|known| known.as_str() == code)
            .unwrap_or(Self::Invalid)
    }

    /// Returns the message for this code on that field.
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

/// Shown for a booking without a day or a slot.
pub const DATE_AND_SLOT_REQUIRED: &str = "Please select a date and a time slot.";
/// Shown for a slot that is not available.
pub const SLOT_UNAVAILABLE: &str = "This time slot is not available. Please choose another one.";

fn too_long(field: FieldKey) -> Cow<'static, str> {
    Cow::Owned(format!("Please shorten this to {} characters.", field.limit().unwrap_or_default()))
}

/// An error of a field: an entry of `errors` in an error response, and of the error summary on the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct FieldError {
    /// The field.
    pub field: FieldKey,
    /// The stable code.
    pub code: ErrorCode,
    /// The message for visitors.
    pub message: Cow<'static, str>,
}

impl FieldError {
    /// Creates an error with its message.
    #[must_use]
    pub fn new(field: FieldKey, code: ErrorCode) -> Self {
        Self { field, code, message: code.message(field) }
    }
}
