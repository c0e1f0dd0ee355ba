//! Field errors: stable codes.

use super::FieldKey;
use serde::{Deserialize, Serialize};

/// A stable error code. Code and field together decide the words for it.
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
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Required => "required",
            Self::Invalid => "invalid",
            Self::TooLong => "too-long",
            Self::Unavailable => "unavailable",
        }
    }

    /// Parses a code; an unknown one, of another version, becomes [`ErrorCode::Invalid`].
    pub fn parse(code: &str) -> Self {
        [Self::Required, Self::TooLong, Self::Unavailable]
            .into_iter()
            .find(|known| known.as_str() == code)
            .unwrap_or(Self::Invalid)
    }
}

/// An error of a field. The words for it are the site's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct FieldError {
    /// The field.
    pub field: FieldKey,
    /// The stable code.
    pub code: ErrorCode,
    /// The field's limit of characters, which the value exceeds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
}

impl FieldError {
    /// Creates an error.
    pub const fn new(field: FieldKey, code: ErrorCode) -> Self {
        let limit = if matches!(code, ErrorCode::TooLong) { field.limit() } else { None };
        Self { field, code, limit }
    }
}
