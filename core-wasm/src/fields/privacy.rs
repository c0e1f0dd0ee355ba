//! Consent: the box must be ticked (document 1, section 5).

use super::ErrorCode;

/// What is wrong with the consent.
///
/// # Errors
/// [`ErrorCode::Required`] unless it is given.
pub fn validate(accepted: bool) -> Result<(), ErrorCode> {
    if accepted { Ok(()) } else { Err(ErrorCode::Required) }
}

/// Reads a ticked box from a form-encoded body: browsers send `on` for a box without a value; `true` and `1` come from
/// scripts and from pages that give the box one.
#[must_use]
pub fn read_flag(value: &str) -> bool {
    let value = value.trim();
    ["on", "true", "1"].iter().any(|yes| value.eq_ignore_ascii_case(yes))
}
