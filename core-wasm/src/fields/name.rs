//! Full name: required; only letters with their marks, dots and white space within a line are kept.

use super::{ErrorCode, FieldError, FieldKey, Typed, is_letter_or_mark, limits, line};
use serde::Serialize;

/// Whether a name may hold the character.
#[must_use]
pub fn allows(character: char) -> bool {
    is_letter_or_mark(character) || character == '.' || (character.is_whitespace() && line::allows(character))
}

/// The name without what it never holds.
#[must_use]
pub fn sanitise(text: &str) -> String {
    let mut joined = line::joiner();
    text.chars().filter_map(|character| joined(character).filter(|character| allows(*character))).collect()
}

/// The same under the cursor.
#[must_use]
pub fn sanitise_typed(text: &str, caret: u32) -> Typed {
    let mut joined = line::joiner();
    Typed::map(text, caret, |character| joined(character).filter(|character| allows(*character)))
}

/// What is wrong with a sanitised name; white space around it does not count.
///
/// # Errors
/// [`ErrorCode::Required`] when blank, [`ErrorCode::TooLong`] above [`limits::FULL_NAME`], [`ErrorCode::Invalid`] for a
/// character that sanitising drops.
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

/// A full name that passed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct FullName(String);

impl FullName {
    /// Sanitises, trims and validates what a payload holds; a missing key counts as empty.
    ///
    /// # Errors
    /// The field's error.
    pub fn check(raw: Option<&str>) -> Result<Self, FieldError> {
        let clean = sanitise(raw.unwrap_or_default());
        let text = clean.trim();
        validate(text).map_err(|code| FieldError::new(FieldKey::FullName, code))?;
        Ok(Self(text.to_owned()))
    }

    /// The name, without white space around it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
