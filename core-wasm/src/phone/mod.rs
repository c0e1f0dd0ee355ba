//! Phone numbers: the country table, grouping while typing, and parsing of pasted text.
//!
//! The value of a field, which is sent, is a plus and up to 15 digits. The displayed text is the value in the format of
//! the number's country.

pub mod country;
pub mod grouping;
pub mod input;
pub mod reading;
pub mod search;

pub use country::{Country, CountryChoice};
pub use input::{PhoneInput, PhoneSnapshot};

/// The default country of forms.
pub const DEFAULT_COUNTRY: &str = "US";

/// Placeholder of an empty field: a US number from the range reserved for fiction.
pub const PLACEHOLDER: &str = "+1 201 555 0123";
