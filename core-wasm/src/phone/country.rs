//! The country table: every country and territory with a dial code in libphonenumber's metadata, sorted by name.

use crate::text::whole_number;
use serde::Serialize;

/// One row per line; see `data/countries.txt`.
static TABLE: &str = include_str!(concat!(env!("OUT_DIR"), "/countries.txt"));

/// Dial code, and offset of its main country's row, sorted by dial code: a keystroke must not scan the whole table.
static DIAL_CODES: &[(u16, u16)] = &include!(concat!(env!("OUT_DIR"), "/dial_codes.rs"));
/// Dial code with a territory's leading digits, as one number, and offset of its row, sorted. No dial code begins with
/// a zero, so different texts never give the same number.
static TERRITORIES: &[(u32, u16)] = &include!(concat!(env!("OUT_DIR"), "/territories.rs"));
/// Digits of the longest entry of [`TERRITORIES`].
const LONGEST_TERRITORY: usize = 8;
/// Digits of the longest dial code (ITU-T E.164).
const LONGEST_DIAL_CODE: usize = 3;

/// A country or territory: a view of one row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Country {
    /// ISO 3166-1 alpha-2 code (`AC`, `TA` and `XK` are reserved or user-assigned ones that CLDR uses).
    pub iso: &'static str,
    /// English name, from CLDR.
    pub name: &'static str,
    /// Dial code, digits only.
    pub dial: &'static str,
    /// True for the main country of a shared dial code, as the United States for 1.
    pub is_main: bool,
    /// Trunk prefix, dialled before a national number within the country only; often `0`, may be empty.
    pub trunk: &'static str,
    /// Lengths of a national number without the trunk prefix, in digits, comma-separated, the usual one first.
    lengths: &'static str,
    /// Digits with which no national number begins.
    impossible_digits: &'static str,
    /// National leading digits of this territory, comma-separated, which distinguish it from the main country.
    pub(super) own_prefixes: &'static str,
    /// Group sizes; see [`super::grouping`].
    pub(super) groups: &'static str,
}

/// A country in the picker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct CountryChoice {
    /// The ISO 3166-1 alpha-2 code, which also names the flag.
    pub iso: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The dial code, digits only.
    pub dial: &'static str,
}

impl Country {
    /// Fallback for an empty table, so that no caller has to handle its absence.
    const UNITED_STATES: Self = Self {
        iso: "US",
        name: "United States",
        dial: "1",
        is_main: true,
        trunk: "1",
        lengths: "10",
        impossible_digits: "01",
        own_prefixes: "",
        groups: "334",
    };

    /// Returns the country with an ISO code, ignoring case.
    #[must_use]
    pub fn by_iso(iso: &str) -> Option<Self> {
        let row = TABLE.split('\n').find(|row| row.get(..2).is_some_and(|code| code.eq_ignore_ascii_case(iso)))?;
        Self::read(row)
    }

    /// Returns the country with an ISO code; the United States for an unknown code.
    #[must_use]
    pub fn by_iso_or_default(iso: &str) -> Self {
        Self::by_iso(iso).unwrap_or(Self::UNITED_STATES)
    }

    /// Returns the country of an international number, given as digits without the plus.
    ///
    /// Some territories share a dial code. A territory whose own leading digits match wins; otherwise the `chosen`
    /// country stays, unless its own leading digits contradict; otherwise the main country of the code is returned.
    #[must_use]
    pub fn detect(digits: &str, chosen: Self) -> Option<Self> {
        let (main, own) = rows(digits)?;
        if let Some(offset) = own {
            return Self::at(offset);
        }
        let stays = chosen.national(digits).is_some_and(|national| {
            // A trunk prefix may precede the leading digits, as the 8 in Kazakhstan.
            let national = national.strip_prefix(chosen.trunk).unwrap_or(national);
            chosen.own_prefixes.is_empty() || chosen.own_prefixes().any(|prefix| prefix.starts_with(national))
        });
        if stays { Some(chosen) } else { Self::at(main) }
    }

    /// Returns the country of an international number, given as digits without the plus: the territory whose own leading
    /// digits match, otherwise the main country of the dial code.
    #[must_use]
    pub fn of(digits: &str) -> Option<Self> {
        let (main, own) = rows(digits)?;
        Self::at(own.unwrap_or(main))
    }

    /// Returns the country of an international number that is complete and possible there; `None` for any other.
    pub(super) fn of_complete(digits: &str, chosen: Self) -> Option<Self> {
        Self::detect(digits, chosen)
            .filter(|country| country.national(digits).is_some_and(|rest| country.is_possible(rest)))
    }

    /// Returns true when a national number may have this length and first digit.
    #[must_use]
    pub fn is_possible(&self, national: &str) -> bool {
        let mut lengths = self.lengths.split(',').filter_map(whole_number);
        lengths.any(|length| usize::from(length) == national.len())
            && !national.starts_with(|first| self.impossible_digits.contains(first))
    }

    /// Returns the usual length of a national number, in digits.
    #[must_use]
    pub fn usual_length(&self) -> usize {
        self.lengths.split(',').find_map(whole_number).map_or(0, usize::from)
    }

    /// Returns the national number without trunk prefixes, as it follows the dial code.
    ///
    /// No number begins with a trunk prefix of 0 or with North America's 1. With Russia's 8 some do: it is dropped only
    /// from a number that is too long.
    #[must_use]
    pub fn without_trunk<'a>(&self, national: &'a str) -> &'a str {
        let always = self.trunk.starts_with('0') || self.trunk == "1";
        if always {
            return national.trim_start_matches(self.trunk);
        }
        let rest = national.strip_prefix(self.trunk).filter(|rest| self.is_possible(rest));
        rest.filter(|_| !self.is_possible(national)).unwrap_or(national)
    }

    /// Returns the part of an international number after this country's dial code.
    #[must_use]
    pub fn national<'a>(&self, digits: &'a str) -> Option<&'a str> {
        digits.strip_prefix(self.dial)
    }

    /// Converts to the picker's choice.
    #[must_use]
    pub const fn choice(&self) -> CountryChoice {
        CountryChoice { iso: self.iso, name: self.name, dial: self.dial }
    }

    fn own_prefixes(&self) -> impl Iterator<Item = &'static str> {
        self.own_prefixes.split(',').filter(|prefix| !prefix.is_empty())
    }

    /// Returns the country whose row begins at an offset.
    fn at(offset: u16) -> Option<Self> {
        Self::read(TABLE.get(usize::from(offset)..)?.split('\n').next()?)
    }

    fn read(row: &'static str) -> Option<Self> {
        let mut columns = row.split('|');
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
            lengths: columns.next()?,
            impossible_digits: columns.next()?,
            own_prefixes: columns.next()?,
            groups: columns.next()?,
        })
    }
}

/// Returns every country, sorted by name.
pub fn all() -> impl Iterator<Item = Country> {
    TABLE.split('\n').filter_map(Country::read)
}

/// Returns the offsets of an international number's rows: the main country of its dial code, and the territory with the
/// longest matching leading digits. No dial code is a prefix of another.
fn rows(digits: &str) -> Option<(u16, Option<u16>)> {
    let (mut main, mut own, mut number) = (None, None, 0);
    for (length, byte) in (1..=LONGEST_TERRITORY).zip(digits.bytes()) {
        number = number * 10 + u32::from(byte).checked_sub(u32::from(b'0')).filter(|digit| *digit < 10)?;
        if number == 0 || (main.is_none() && length > LONGEST_DIAL_CODE) {
            return None;
        }
        main = main.or_else(|| row(DIAL_CODES, u16::try_from(number).ok()?));
        own = row(TERRITORIES, number).or(own);
    }
    Some((main?, own))
}

/// Returns the offset for a number in one of the tables.
fn row<Number: Ord>(table: &[(Number, u16)], number: Number) -> Option<u16> {
    let index = table.binary_search_by(|(known, _)| known.cmp(&number)).ok()?;
    table.get(index).map(|(_, offset)| *offset)
}

/// Returns true when the digits are exactly a dial code.
#[must_use]
pub fn is_dial_code(digits: &str) -> bool {
    // A leading zero would be lost in the number, and begins no dial code.
    let code = || whole_number(digits).filter(|_| !digits.starts_with('0'));
    digits.len() <= LONGEST_DIAL_CODE && code().is_some_and(|code| row(DIAL_CODES, code).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_equals_the_longest_digits_of_a_territory() {
        assert_eq!(TERRITORIES.iter().map(|(digits, _)| digits.to_string().len()).max(), Some(LONGEST_TERRITORY));
    }
}
