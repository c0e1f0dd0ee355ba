//! Phone: a plus and 7 to 15 digits.

use super::{ErrorCode, FieldError, FieldKey};
use crate::phone::Country;
use crate::phone::{country, reading};
use serde::Serialize;

/// A number with this many digits or fewer counts as empty.
pub const TOO_FEW_DIGITS: usize = 2;

/// Validates the digits after the plus.
///
/// # Errors
/// [`ErrorCode::Required`] for two digits or fewer, or only a dial code; [`ErrorCode::Invalid`] for anything else that
/// is not 7 to 15 digits.
pub fn validate_digits(digits: &str) -> Result<(), ErrorCode> {
    if digits.bytes().filter(u8::is_ascii_digit).count() <= TOO_FEW_DIGITS || country::is_dial_code(digits) {
        Err(ErrorCode::Required)
    } else if (reading::SHORTEST_NUMBER..=reading::MAX_DIGITS).contains(&digits.len())
        && digits.bytes().all(|byte| byte.is_ascii_digit())
    {
        Ok(())
    } else {
        Err(ErrorCode::Invalid)
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
    /// Sanitises and validates a payload's value, with the default country of a number without a plus; a missing key
    /// counts as empty. More than 15 digits are invalid, never truncated.
    pub fn check(raw: Option<&str>, default_country: Country) -> Result<Self, FieldError> {
        let (digits, is_possible) = reading::read_payload(raw.unwrap_or_default(), default_country);
        let checked = validate_digits(&digits).and(if is_possible { Ok(()) } else { Err(ErrorCode::Invalid) });
        checked.map_err(|code| FieldError::new(FieldKey::Phone, code))?;
        Ok(Self(international(&digits)))
    }

    /// Returns a plus and 7 to 15 digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
