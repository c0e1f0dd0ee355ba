//! The country table: every country and territory with a dial code in libphonenumber's metadata, sorted by name.

use super::DEFAULT_COUNTRY;
use crate::text::{parts, whole};
use serde::Serialize;

/// One row a line, see `data/countries.txt`.
static TABLE: &str = include_str!(concat!(env!("OUT_DIR"), "/countries.txt"));

/// Dial code and offset of the row, sorted by dial code: a keystroke must not read the whole table.
static DIAL_CODES: &[(u16, u16)] = &include!(concat!(env!("OUT_DIR"), "/dial_codes.rs"));
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
        let mut main = None;
        let mut keep = None;
        for country in with_dial_code_of(digits) {
            let Some(national) = digits.strip_prefix(country.dial) else { continue };
            if country.own_prefixes().any(|prefix| national.starts_with(prefix)) {
                return Some(country);
            }
            let open =
                country.own_prefixes.is_empty() || country.own_prefixes().any(|prefix| prefix.starts_with(national));
            if open && country.iso == chosen.iso {
                keep = Some(country);
            }
            if country.is_main {
                main = Some(country);
            }
        }
        keep.or(main)
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

/// The countries whose dial code the digits begin with. No dial code begins another one, so at most one code matches.
fn with_dial_code_of(digits: &str) -> impl Iterator<Item = Country> {
    let code =
        (1..=LONGEST_DIAL_CODE).filter_map(|length| sharing(digits.get(..length)?)).find(|rows| !rows.is_empty());
    code.unwrap_or_default().iter().filter_map(|(_, offset)| {
        let rows = TABLE.get(usize::from(*offset)..)?;
        Country::read(parts(rows, b"\n").next()?)
    })
}

/// The entries of one dial code.
fn sharing(code: &str) -> Option<&'static [(u16, u16)]> {
    // A zero in front would be lost in the number, and begins no dial code.
    let code = whole(code).filter(|_| !code.starts_with('0'))?;
    let start = DIAL_CODES.partition_point(|(other, _)| *other < code);
    let end = DIAL_CODES.partition_point(|(other, _)| *other <= code);
    DIAL_CODES.get(start..end)
}

/// Whether the digits are a dial code and nothing else.
#[must_use]
pub fn is_dial_code(digits: &str) -> bool {
    digits.len() <= LONGEST_DIAL_CODE && sharing(digits).is_some_and(|rows| !rows.is_empty())
}
