//! Phone numbers: the country table, grouping while typing, and reading what people paste.
//!
//! The state of a field is what is sent: a plus and up to 15 digits. What stands on screen is that state, grouped the way the
//! number's country writes it.

pub mod country;
pub mod grouping;
pub mod input;
pub mod reading;
pub mod search;

pub use country::{Country, CountryChoice};
pub use input::{PhoneInput, PhoneSnapshot};

/// The country that a form starts with (document 1, section 2.7).
pub const DEFAULT_COUNTRY: &str = "US";

/// What an empty field shows: a US number from the range that is reserved for fiction (document 1, section 5).
pub const PLACEHOLDER: &str = "+1 201 555 0123";
