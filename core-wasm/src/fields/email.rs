//! E-mail: required, of the form `text@text.text` without spaces. Undeliverable addresses are rejected.

use super::{ErrorCode, FieldError, FieldKey, Typed, checked, limits, name, text};
use serde::Serialize;

/// Longest label of a domain, in octets (RFC 1035, section 2.3.4).
const LABEL_MAX_BYTES: usize = 63;

/// Returns true for a character that an address may contain. Excludes invisible characters that are copied along with
/// an address, such as direction marks: no mail server knows such an address. Joiners are allowed: domains in some
/// scripts need them (RFC 5892, appendix A). White space and control characters of ASCII except NUL are allowed too:
/// the visitor has to see these errors.
fn allows(character: char) -> bool {
    let is_invisible = matches!(
        character,
        '\0'
            | '\u{80}'..='\u{84}'
            | '\u{86}'..='\u{9f}'
            | '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    !is_invisible && !name::is_filler(character) && !text::is_markup(character)
}

/// Removes characters that the field does not allow.
pub fn sanitise(address: &str) -> String {
    address.chars().filter(|character| allows(*character)).collect()
}

/// Removes such characters while typing, and adjusts the caret.
pub fn sanitise_typed(address: &str, caret: u32) -> Typed {
    Typed::filter(address, caret, allows)
}

/// Validates a sanitised address, ignoring surrounding white space.
///
/// # Errors
/// [`ErrorCode::Required`] when blank, [`ErrorCode::TooLong`] above [`limits::EMAIL`], [`ErrorCode::Invalid`] when it
/// does not have the shape of a deliverable address.
pub fn validate(address: &str) -> Result<(), ErrorCode> {
    let address = address.trim();
    if address.is_empty() {
        Err(ErrorCode::Required)
    } else if limits::exceeds(address, limits::EMAIL) {
        Err(ErrorCode::TooLong)
    } else if !has_shape(address) || !is_deliverable(address) {
        Err(ErrorCode::Invalid)
    } else {
        Ok(())
    }
}

/// Returns true for one @, a dot after it and no white space. [`is_deliverable`] requires text around both.
fn has_shape(address: &str) -> bool {
    let domain = address.split_once('@').map_or("", |(_, domain)| domain);
    domain.contains('.') && !domain.contains('@') && !address.contains(char::is_whitespace)
}

/// Returns true when an address of the right shape is deliverable: the rule of browsers' e-mail fields, with single
/// dots in the local part and with other scripts (RFC 5321, section 4.1.2; RFC 6531). Excludes everything that
/// sanitising removes. A single pass over the bytes, for the size of the module.
fn is_deliverable(address: &str) -> bool {
    // `length` and `is_ascii` describe the part since the last dot or @; the appended dot ends the last part.
    let (mut in_domain, mut before, mut length, mut is_ascii) = (false, b'.', 0, true);
    for byte in address.bytes().chain([b'.']) {
        let fits = match byte {
            b'.' | b'@' => before != b'.' && !(in_domain && (before == b'-' || (is_ascii && length > LABEL_MAX_BYTES))),
            b'-' => !(in_domain && before == b'.'),
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | 0x80.. => true,
            b'!' | b'#'..=b'\'' | b'*' | b'+' | b'=' | b'?' | b'^'..=b'`' | b'{'..=b'~' => !in_domain,
            _ => false,
        };
        if !fits {
            return false;
        }
        in_domain |= byte == b'@';
        (before, length, is_ascii) = match byte {
            b'.' | b'@' => (b'.', 0, true),
            // Labels in other scripts are limited in encoded form, which is not computed here.
            _ => (byte, length + 1, is_ascii && byte.is_ascii()),
        };
    }
    true
}

/// A validated e-mail address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct EmailAddress(String);

impl EmailAddress {
    /// Sanitises, trims and validates a payload's value; a missing key counts as empty.
    pub fn check(raw: Option<&str>) -> Result<Self, FieldError> {
        checked(FieldKey::Email, &sanitise(raw.unwrap_or_default()), validate).map(Self)
    }

    /// Returns the address as written, trimmed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
