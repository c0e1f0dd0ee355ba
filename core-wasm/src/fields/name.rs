//! Full name: required; allows only letters with their marks, dots and white space within a line.

use super::{ErrorCode, FieldError, FieldKey, Typed, checked, is_letter_or_mark, limits, line};
use serde::Serialize;

/// Returns true for a character that a name may contain.
pub fn allows(character: char) -> bool {
    (is_letter_or_mark(character) && !is_filler(character))
        || character == '.'
        || (character.is_whitespace() && line::allows(character))
}

/// Returns true for Hangul's fillers: letters to Unicode, nothing to the eye.
pub(super) fn is_filler(character: char) -> bool {
    matches!(character, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}')
}

/// Removes characters that the field does not allow.
pub fn sanitise(text: &str) -> String {
    text.chars().filter_map(line::joiner(allows)).collect()
}

/// Removes such characters while typing, and adjusts the caret.
pub fn sanitise_typed(text: &str, caret: u32) -> Typed {
    Typed::map(text, caret, line::joiner(allows))
}

/// Validates a sanitised name, ignoring surrounding white space.
///
/// # Errors
/// [`ErrorCode::Required`] when blank, [`ErrorCode::TooLong`] above [`limits::FULL_NAME`], [`ErrorCode::Invalid`] for a
/// character that sanitising removes.
pub fn validate(text: &str) -> Result<(), ErrorCode> {
    let text = text.trim();
    if text.is_empty() {
        Err(ErrorCode::Required)
    } else if limits::exceeds(text, limits::FULL_NAME) {
        Err(ErrorCode::TooLong)
    } else if !text.chars().all(allows) {
        Err(ErrorCode::Invalid)
    } else {
        Ok(())
    }
}

/// A validated full name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct FullName(String);

impl FullName {
    /// Sanitises, trims and validates a payload's value; a missing key counts as empty.
    pub fn check(raw: Option<&str>) -> Result<Self, FieldError> {
        checked(FieldKey::FullName, &sanitise(raw.unwrap_or_default()), validate).map(Self)
    }

    /// Returns the name, trimmed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
