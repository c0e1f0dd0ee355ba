//! The country table: every country and territory with a dial code in libphonenumber's metadata, sorted by name.

use super::DEFAULT_COUNTRY;
use crate::text::{parts, whole};
use serde::Serialize;

/// One row a line, see `data/countries.txt`.
static TABLE: &str = include_str!(concat!(env!("OUT_DIR"), "/countries.txt"));

/// Dial code and offset of its main country's row, sorted by dial code: a keystroke must not read the whole table.
static DIAL_CODES: &[(u16, u16)] = &include!(concat!(env!("OUT_DIR"), "/dial_codes.rs"));
/// Dial code with the leading digits that are a territory's own, and offset of its row, sorted.
static TERRITORIES: &[(&str, u16)] = &include!(concat!(env!("OUT_DIR"), "/territories.rs"));
/// Digits of the longest entry of [`TERRITORIES`].
const LONGEST_TERRITORY: usize = 8;
/// Digits of the longest dial code (ITU-T E.164).
const LONGEST_DIAL_CODE: usize = 3;

/// A country or territory; a view of one row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Country {
    /// ISO 3166-1 alpha-2 code (`AC`, `TA` and `XK` are reserved or user-assigned ones that CLDR uses).
    pub iso: &'static str,
    /// English name, from CLDR.
    pub name: &'static str,
    /// Dial code, digits only.
    pub dial: &'static str,
    /// Whether it is the main one of those that share its dial code, as the United States are for 1.
    pub is_main: bool,
    /// What is dialled before a national number inside the country and never from abroad, often `0`; may be empty.
    pub trunk: &'static str,
    /// Digits of a usual national number, without the trunk prefix.
    pub usual_length: usize,
    /// National leading digits, comma-separated, by which a number is this territory's and not the main country's.
    pub(super) own_prefixes: &'static str,
    /// Group sizes, see [`super::grouping`].
    pub(super) groups: &'static str,
}

/// A country as the picker shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct CountryChoice {
    /// ISO 3166-1 alpha-2 code, which also names the flag.
    pub iso: &'static str,
    /// English name.
    pub name: &'static str,
    /// Dial code, digits only.
    pub dial: &'static str,
}

impl Country {
    /// What stands in when the table has no such country, so that no caller needs a way out.
    const UNITED_STATES: Self = Self {
        iso: "US",
        name: "United States",
        dial: "1",
        is_main: true,
        trunk: "1",
        usual_length: 10,
        own_prefixes: "",
        groups: "334",
    };

    /// The country with this ISO code, case aside.
    #[must_use]
    pub fn by_iso(iso: &str) -> Option<Self> {
        let row = parts(TABLE, b"\n").find(|row| row.get(..2).is_some_and(|code| code.eq_ignore_ascii_case(iso)))?;
        Self::read(row)
    }

    /// The country that a form starts with.
    #[must_use]
    pub fn default_choice() -> Self {
        Self::by_iso(DEFAULT_COUNTRY).unwrap_or(Self::UNITED_STATES)
    }

    /// The country of an international number, digits without the plus.
    ///
    /// Several territories share some dial codes. A territory whose own leading digits match wins; else the country that was
    /// `chosen` before stays, unless its own leading digits are contradicted; else the main country of the code.
    #[must_use]
    pub fn detect(digits: &str, chosen: Self) -> Option<Self> {
        let main = main_of_dial_code(digits)?;
        let own = (1..=LONGEST_TERRITORY).rev().find_map(|length| territory(digits.get(..length)?));
        if let Some(offset) = own {
            return Self::at(offset);
        }
        let stays = chosen.national(digits).is_some_and(|national| {
            chosen.own_prefixes.is_empty() || chosen.own_prefixes().any(|prefix| prefix.starts_with(national))
        });
        if stays { Some(chosen) } else { Self::at(main) }
    }

    /// The part of an international number that follows this country's dial code.
    #[must_use]
    pub fn national<'a>(&self, digits: &'a str) -> Option<&'a str> {
        digits.strip_prefix(self.dial)
    }

    /// What the picker shows of it.
    #[must_use]
    pub const fn choice(&self) -> CountryChoice {
        CountryChoice { iso: self.iso, name: self.name, dial: self.dial }
    }

    fn own_prefixes(&self) -> impl Iterator<Item = &'static str> {
        parts(self.own_prefixes, b",").filter(|prefix| !prefix.is_empty())
    }

    /// The country whose row begins at the offset.
    fn at(offset: u16) -> Option<Self> {
        Self::read(parts(TABLE.get(usize::from(offset)..)?, b"\n").next()?)
    }

    fn read(row: &'static str) -> Option<Self> {
        let mut columns = parts(row, b"|");
        let iso = columns.next()?;
        let name = columns.next()?;
        let dial = columns.next()?;
        let main = dial.strip_suffix('*');
        Some(Self {
            iso,
            name,
            dial: main.unwrap_or(dial),
            is_main: main.is_some(),
            trunk: columns.next()?,
            usual_length: usize::from(whole(columns.next()?)?),
            own_prefixes: columns.next()?,
            groups: columns.next()?,
        })
    }
}

/// Every country, sorted by name.
pub fn all() -> impl Iterator<Item = Country> {
    parts(TABLE, b"\n").filter_map(Country::read)
}

/// Offset of the main country of the dial code that the digits begin with. No dial code begins another one.
fn main_of_dial_code(digits: &str) -> Option<u16> {
    (1..=LONGEST_DIAL_CODE).find_map(|length| main_of(digits.get(..length)?))
}

/// Offset of the main country of one dial code.
fn main_of(code: &str) -> Option<u16> {
    // A zero in front would be lost in the number, and begins no dial code.
    let code = whole(code).filter(|_| !code.starts_with('0'))?;
    let index = DIAL_CODES.binary_search_by_key(&code, |(known, _)| *known).ok()?;
    DIAL_CODES.get(index).map(|(_, offset)| *offset)
}

/// Offset of the territory whose own leading digits, dial code included, are these.
fn territory(digits: &str) -> Option<u16> {
    let index = TERRITORIES.binary_search_by_key(&digits, |(known, _)| *known).ok()?;
    TERRITORIES.get(index).map(|(_, offset)| *offset)
}

/// Whether the digits are a dial code and nothing else.
#[must_use]
pub fn is_dial_code(digits: &str) -> bool {
    digits.len() <= LONGEST_DIAL_CODE && main_of(digits).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_territory_has_longer_leading_digits() {
        assert_eq!(TERRITORIES.iter().map(|(digits, _)| digits.len()).max(), Some(LONGEST_TERRITORY));
    }
}
