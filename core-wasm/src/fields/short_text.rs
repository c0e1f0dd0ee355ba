//! Optional texts: validation, and the validated value.

use super::{ErrorCode, FieldError, FieldKey, checked, limits, line, text};
use serde::Serialize;

/// Validates the optional text of `field`, ignoring surrounding white space.
///
/// # Errors
/// [`ErrorCode::TooLong`] above the field's limit, [`ErrorCode::Invalid`] for a character that sanitising removes.
pub fn validate(field: FieldKey, raw: &str) -> Result<(), ErrorCode> {
    let raw = raw.trim();
    if field.limit().is_some_and(|limit| limits::exceeds(raw, limit)) {
        Err(ErrorCode::TooLong)
    } else if !raw.chars().all(if field.is_multiline() { text::allows } else { line::allows }) {
        Err(ErrorCode::Invalid)
    } else {
        Ok(())
    }
}

/// A validated optional text; empty when not given.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ShortText(String);

impl ShortText {
    /// Sanitises, trims and validates a payload's value for `field`; a missing key counts as empty.
    pub fn check(field: FieldKey, raw: Option<&str>) -> Result<Self, FieldError> {
        let sanitise = if field.is_multiline() { text::sanitise } else { line::sanitise };
        checked(field, &sanitise(raw.unwrap_or_default()), |text| validate(field, text)).map(Self)
    }

    /// Returns the text, trimmed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
