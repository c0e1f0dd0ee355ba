//! Phone: a plus and 7 to 15 digits.

use super::{ErrorCode, FieldError, FieldKey, pattern};
use crate::phone::country;
use crate::phone::reading;
use serde::Serialize;

/// A number with this many digits or fewer counts as empty.
pub const TOO_FEW_DIGITS: usize = 2;

/// Returns the international number in a payload's value, as a plus and digits; empty if the value has no digit.
#[must_use]
pub fn sanitise(raw: &str) -> String {
    let digits = reading::read_payload(raw);
    if digits.is_empty() { String::new() } else { international(&digits) }
}

/// Validates an international number, `+` and digits.
///
/// # Errors
/// [`ErrorCode::Required`] for an empty text, a bare plus, two digits or fewer, or a dial code alone;
/// [`ErrorCode::Invalid`] for anything else that is not a plus and 7 to 15 digits.
pub fn validate(number: &str) -> Result<(), ErrorCode> {
    let number = number.trim();
    match number.strip_prefix('+') {
        Some(digits) => validate_digits(digits),
        // A number without a plus is invalid, unless it counts as empty.
        None => validate_digits(number).and(Err(ErrorCode::Invalid)),
    }
}

/// Validates the digits after the plus.
///
/// # Errors
/// See [`validate`].
pub fn validate_digits(digits: &str) -> Result<(), ErrorCode> {
    if digits.bytes().filter(u8::is_ascii_digit).count() <= TOO_FEW_DIGITS || country::is_dial_code(digits) {
        Err(ErrorCode::Required)
    } else if !pattern::PHONE.matches_bytes([b'+'].into_iter().chain(digits.bytes())) {
        Err(ErrorCode::Invalid)
    } else {
        Ok(())
    }
}

/// Prefixes the digits with `+`.
pub(crate) fn international(digits: &str) -> String {
    let mut number = String::with_capacity(digits.len() + 1);
    number.push('+');
    number.push_str(digits);
    number
}

/// A validated phone number, as a plus and digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct PhoneNumber(String);

impl PhoneNumber {
    /// Sanitises and validates a payload's value; a missing key counts as empty. More than 15 digits are invalid, never
    /// truncated.
    ///
    /// # Errors
    /// The field's error.
    pub fn check(raw: Option<&str>) -> Result<Self, FieldError> {
        let number = sanitise(raw.unwrap_or_default());
        validate(&number).map_err(|code| FieldError::new(FieldKey::Phone, code))?;
        Ok(Self(number))
    }

    /// Returns a plus and 7 to 15 digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
