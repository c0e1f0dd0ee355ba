//! Upper bounds of the free-text fields, in characters (Unicode scalar values).
//!
//! The specification has none; the decisions ('Contact and validation') set these for safety. A longer value is refused with
//! a message that names the bound, and never cut.

/// Longest full name.
pub const FULL_NAME: usize = 120;
/// Longest e-mail address: the longest that mail servers carry (RFC 5321, erratum 1690).
pub const EMAIL: usize = 254;
/// Longest company name.
pub const COMPANY: usize = 160;
/// Longest service.
pub const SERVICE: usize = 120;
/// Longest description.
pub const DESCRIPTION: usize = 5000;

/// Whether a text has more characters than the bound; reads no further than it must.
#[must_use]
pub fn exceeds(text: &str, limit: usize) -> bool {
    text.chars().nth(limit).is_some()
}
