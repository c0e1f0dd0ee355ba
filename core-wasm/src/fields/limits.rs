//! Limits of the free-text fields, in characters (Unicode scalar values).
//!
//! A safety measure. A longer value is rejected with a message that names the limit, never truncated.

pub const FULL_NAME: usize = 120;
/// The longest address that mail servers accept (RFC 5321, erratum 1690).
pub const EMAIL: usize = 254;
pub const COMPANY: usize = 160;
pub const SERVICE: usize = 120;
pub const DESCRIPTION: usize = 5000;

/// Returns true when a text has more characters than the limit. A text with no more bytes than that is not scanned.
pub fn exceeds(text: &str, limit: usize) -> bool {
    text.len() > limit && text.chars().nth(limit).is_some()
}
