//! Field rules, one a file: what is kept while typing, and what is wrong with a value.
//!
//! Every rule has the same three parts. `sanitise` drops the characters that the field never holds, and turns the line breaks
//! of a field of one line into spaces; [`typing::Typed`] does the
//! same to a text under the cursor and says where the cursor goes; `validate` names the first thing that is wrong.
//! A value that passed is a type of its own ([`FullName`], [`EmailAddress`], [`PhoneNumber`], [`ShortText`]), so that
//! a handler cannot store an unchecked one.

pub mod date;
pub mod email;
pub mod error;
pub mod key;
mod letters;
pub mod limits;
pub mod line;
pub mod name;
pub mod pattern;
pub mod phone;
pub mod privacy;
pub mod set;
pub mod text;
pub mod typing;

pub use date::Date;
pub use email::EmailAddress;
pub use error::{ErrorCode, FieldError};
pub use key::FieldKey;
pub use letters::is_letter_or_mark;
pub use name::FullName;
pub use phone::PhoneNumber;
pub use set::FieldSet;
pub use text::ShortText;
pub use typing::Typed;
