//! Phone: a plus and 7 to 15 digits (document 1, section 5; the decisions, 'Contact and validation').

use super::{ErrorCode, FieldError, FieldKey, pattern};
use crate::phone::{country, reading};
use serde::Serialize;

/// Most digits that a number has, without the plus: 16 characters of state (document 1, section 9; ITU-T E.164).
pub const MAX_DIGITS: usize = 15;
/// This many digits or fewer are no number at all, so the field counts as empty (document 1, section 5).
pub const TOO_FEW_DIGITS: usize = 2;

/// What a payload means: a plus and every digit of it, however it was grouped. Empty when there is no digit.
#[must_use]
pub fn sanitise(raw: &str) -> String {
    let digits = reading::read_payload(raw);
    if digits.is_empty() { String::new() } else { international(&digits) }
}

/// What is wrong with a number in its international form, `+` and digits.
///
/// # Errors
/// [`ErrorCode::Required`] for nothing, a bare plus, two digits or fewer, or a dial code alone; [`ErrorCode::Invalid`] for
/// anything else that is not a plus and 7 to 15 digits.
pub fn validate(number: &str) -> Result<(), ErrorCode> {
    let number = number.trim();
    let digits = number.strip_prefix('+').unwrap_or(number);
    if digits.chars().filter(char::is_ascii_digit).count() <= TOO_FEW_DIGITS || country::is_dial_code(digits) {
        Err(ErrorCode::Required)
    } else if !pattern::PHONE.matches(number) {
        Err(ErrorCode::Invalid)
    } else {
        Ok(())
    }
}

/// `+` and the digits.
pub(crate) fn international(digits: &str) -> String {
    let mut number = String::with_capacity(digits.len() + 1);
    number.push('+');
    number.push_str(digits);
    number
}

/// A phone number that passed, as a plus and digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct PhoneNumber(String);

impl PhoneNumber {
    /// Sanitises and validates what a payload holds; a missing key counts as empty. More than 15 digits are invalid, never cut.
    ///
    /// # Errors
    /// The field's error.
    pub fn check(raw: Option<&str>) -> Result<Self, FieldError> {
        let number = sanitise(raw.unwrap_or_default());
        validate(&number).map_err(|code| FieldError::new(FieldKey::Phone, code))?;
        Ok(Self(number))
    }

    /// A plus and 7 to 15 digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
