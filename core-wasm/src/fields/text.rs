//! Company and the answers of the contact form: optional, limited, without `<`, `>`, `/` and backslash. Only the
//! description may have several lines.

use super::{ErrorCode, FieldError, FieldKey, Typed, limits, line};
use serde::Serialize;

/// Returns true for a character that free text may contain. Excludes NUL: it cannot be typed, and a PostgreSQL `TEXT`
/// cannot hold it.
#[must_use]
pub fn allows(character: char) -> bool {
    !matches!(character, '<' | '>' | '/' | '\\' | '\0')
}

/// Removes characters that the field does not allow.
#[must_use]
pub fn sanitise(text: &str) -> String {
    text.chars().filter(|character| allows(*character)).collect()
}

/// Does the same while typing, and adjusts the cursor.
#[must_use]
pub fn sanitise_typed(text: &str, caret: u32) -> Typed {
    Typed::keep(text, caret, allows)
}

/// Validates the optional text of `field`, ignoring surrounding white space.
///
/// # Errors
/// [`ErrorCode::TooLong`] above the field's limit, [`ErrorCode::Invalid`] for a character that sanitising removes.
pub fn validate(field: FieldKey, text: &str) -> Result<(), ErrorCode> {
    let text = text.trim();
    if field.limit().is_some_and(|limit| limits::exceeds(text, limit)) {
        Err(ErrorCode::TooLong)
    } else if !text.chars().all(if field.is_multiline() { allows } else { line::allows }) {
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
    ///
    /// # Errors
    /// The field's error.
    pub fn check(field: FieldKey, raw: Option<&str>) -> Result<Self, FieldError> {
        let sanitise = if field.is_multiline() { sanitise } else { line::sanitise };
        let clean = sanitise(raw.unwrap_or_default());
        let text = clean.trim();
        validate(field, text).map_err(|code| FieldError::new(field, code))?;
        Ok(Self(text.to_owned()))
    }

    /// Returns the text, trimmed.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Longest `origin`, in characters: longer than any path of the site.
pub const ORIGIN_LIMIT: usize = 200;

/// Returns the path of the page that led to the form, if it is one: absolute, of this site, without query or control
/// characters. It only informs the sales team, so anything else is dropped instead of rejected.
#[must_use]
pub fn origin(raw: Option<&str>) -> Option<String> {
    let path = raw?.trim();
    let plain =
        |character: char| character.is_ascii_graphic() && !matches!(character, '<' | '>' | '\\' | '"' | '?' | '#');
    let own = path.starts_with('/') && !path.starts_with("//");
    (own && !limits::exceeds(path, ORIGIN_LIMIT) && path.chars().all(plain)).then(|| path.to_owned())
}
