//! Field rules, one file per field: sanitising while typing, and validation.
//!
//! Every rule has the same three parts. `sanitise` removes the characters that the field does not allow, and turns the
//! line breaks of a single-line field into spaces; [`typing::Typed`] does the same while typing and adjusts the cursor;
//! `validate` returns the first error. A validated value has its own type ([`FullName`], [`EmailAddress`],
//! [`PhoneNumber`], [`ShortText`]), so that a handler cannot store an unvalidated one.

pub mod date;
pub mod email;
pub mod error;
pub mod key;
mod letters;
pub mod limits;
pub mod line;
pub mod name;
pub mod phone;
pub mod privacy;
pub mod short_text;
pub mod text;
pub mod typing;

pub use date::Date;
pub use email::EmailAddress;
pub use error::{ErrorCode, FieldError};
pub use key::FieldKey;
pub use letters::is_letter_or_mark;
pub use name::FullName;
pub use phone::PhoneNumber;
pub use short_text::ShortText;
pub use typing::Typed;

/// Returns a sanitised text without surrounding white space, if it is valid for a field.
fn checked(
    field: FieldKey,
    clean: &str,
    validate: impl Fn(&str) -> Result<(), ErrorCode>,
) -> Result<String, FieldError> {
    let text = clean.trim();
    validate(text).map(|()| text.to_owned()).map_err(|code| FieldError::new(field, code))
}
