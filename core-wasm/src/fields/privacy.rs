//! Consent: the box has to be ticked.

use super::ErrorCode;

/// Validates the consent.
pub fn validate(accepted: bool) -> Result<(), ErrorCode> {
    if accepted { Ok(()) } else { Err(ErrorCode::Required) }
}

/// Parses a ticked box in a form-encoded body: browsers send `on` for a box without a value; `true` and `1` come from
/// scripts and from boxes with a value.
pub fn read_flag(value: &str) -> bool {
    let value = value.trim();
    ["on", "true", "1"].iter().any(|yes| value.eq_ignore_ascii_case(yes))
}
