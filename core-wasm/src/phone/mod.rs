//! Phone numbers: the country table, grouping while typing, and parsing of pasted text.
//!
//! The value of a field, which is sent, is a plus and up to 15 digits. The displayed text is the value in the format of
//! the number's country.

pub mod country;
pub mod grouping;
pub mod history;
pub mod input;
pub mod reading;
pub mod search;

pub use country::{Country, CountryChoice};
pub use history::PhoneHistory;
pub use input::{PhoneInput, PhoneNotice, PhoneSnapshot};

/// Digits of the placeholder, in the countries outside North America.
const EXAMPLE: &str = "123456789012345";

/// Returns the placeholder of an empty field: a number in the format of the default country, in North America one of the
/// range reserved for fiction.
pub fn placeholder(country: &Country) -> String {
    let national = if country.dial == "1" { "2015550123" } else { EXAMPLE };
    let length = country.dial.len() + country.usual_length();
    grouping::group(&format!("{}{national}", country.dial).chars().take(length).collect::<String>(), country)
}
