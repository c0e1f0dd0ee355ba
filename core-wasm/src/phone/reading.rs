//! Parsing of numbers in any notation: spaces, brackets, dashes, a leading 00, a trunk zero, no plus, other digits.
//! Drops an extension.

use super::Country;
use crate::fields::is_letter_or_mark;

/// Limit of digits, without the plus (ITU-T E.164).
pub const MAX_DIGITS: usize = 15;
/// More digits than a complete number has with an exit code and a trunk prefix.
const LONGEST_INPUT: usize = 2 * MAX_DIGITS;
/// Digits of the shortest number. An extension has fewer.
pub const SHORTEST_NUMBER: usize = 7;
/// Digits of a national Argentine mobile number with its 15.
const ARGENTINE_MOBILE: usize = 12;
/// The zero of each script whose digits keyboards or address books may produce: Arabic, Persian, Devanagari, Malayalam,
/// full width.
const ZEROS: [u32; 5] = [0x0660, 0x06F0, 0x0966, 0x0D66, 0xFF10];

/// Returns a character's digit, 0 to 9 in ASCII.
pub fn digit(character: char) -> Option<char> {
    if character.is_ascii() {
        return character.is_ascii_digit().then_some(character);
    }
    let code = u32::from(character);
    let value = ZEROS.iter().find_map(|zero| code.checked_sub(*zero).filter(|value| *value < 10))?;
    char::from_digit(value, 10)
}

/// The digits of a text, with the bounds of its number.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// Every digit, the extension's included.
    pub(super) all: String,
    /// Number of digits that belong to the number, and those before it.
    end: usize,
    /// Digits of the extension, which are not part of the number; `None` without an extension's marker.
    pub(super) extension: Option<usize>,
    /// Number of digits before the plus that starts the number.
    plus_after: Option<usize>,
}

impl Scan {
    /// Scans the text of a visitor who selected `country`.
    pub(super) fn new(text: &str, country: Country) -> Self {
        let mut scan = Self { all: String::with_capacity(text.len()), ..Self::default() };
        let mut pluses: Vec<usize> = Vec::new();
        let mut markers: Vec<usize> = Vec::new();
        let mut words: Vec<(usize, bool)> = Vec::new();
        let mut previous = '\0';
        for (index, character) in text.char_indices() {
            let rest = text.get(index..).unwrap_or_default();
            if let Some(digit) = digit(character) {
                scan.all.push(digit);
            } else if matches!(character, '+' | '\u{FF0B}') {
                pluses.push(scan.all.len());
            } else if character != ' ' && begins_extension(previous, rest) {
                markers.push(scan.all.len());
            } else if character == ',' || (is_letter_or_mark(character) && !is_letter_or_mark(previous)) {
                words.push((scan.all.len(), matches!(rest, "," | "p" | "P" | "w" | "W")));
            }
            previous = character;
        }
        let total = scan.all.len();
        scan.plus_after = pluses
            .iter()
            .rev()
            .find(|before| total.saturating_sub(**before) >= SHORTEST_NUMBER)
            .or_else(|| pluses.first().filter(|before| **before == 0))
            .copied();
        let start = scan.plus_after.unwrap_or_default();
        let marker = markers.into_iter().find(|before| *before > start);
        // A comma or a word, as in `p204` and `Durchwahl 12`, is a marker only after a complete number: others are
        // within numbers. One that was just typed has no digits behind it.
        let word = words.into_iter().find(|(before, is_typed)| {
            let behind = total.saturating_sub(*before);
            let is_short = if behind == 0 { *is_typed } else { behind < SHORTEST_NUMBER };
            scan.end = *before;
            (start + 1..start + LONGEST_INPUT).contains(before)
                && is_short
                && Country::of_complete(&scan.understand(country), country).is_some()
        });
        let extension = marker.into_iter().chain(word.map(|(before, _)| before)).min();
        scan.extension = extension.map(|end| total.saturating_sub(end));
        scan.end = extension.unwrap_or(total);
        scan
    }

    /// Returns true when a plus starts the number.
    pub(super) fn has_plus(&self) -> bool {
        self.plus_after.is_some()
    }

    /// Returns true when another number precedes the plus: both are one paste.
    pub(super) fn has_two_numbers(&self) -> bool {
        self.plus_after.is_some_and(|before| before >= SHORTEST_NUMBER)
    }

    /// Returns the international digits that the text means for a visitor who selected `country`.
    ///
    /// - After a plus, or after `00` (`011` in North America), a number is international.
    /// - So are digits that begin with the country's own dial code and are too many for a national number.
    /// - So are digits that are impossible here and a complete number of another country.
    /// - Anything else is national: the country's dial code is prepended.
    ///
    /// Empty without digits, and for a text that is only an exit code.
    pub(super) fn understand(&self, country: Country) -> String {
        let digits = self.all.get(self.plus_after.unwrap_or_default()..self.end).unwrap_or_default();
        if self.has_plus() {
            return international(digits, country);
        }
        if let Some(abroad) = digits.strip_prefix("00") {
            return international(abroad, country);
        }
        if let Some(abroad) = digits.strip_prefix("011").filter(|_| country.dial == "1") {
            let abroad = international(abroad, country);
            // In Britain, for example, area codes begin with 011.
            if abroad.is_empty() || Country::of_complete(&abroad, country).is_some() {
                return abroad;
            }
        }
        if digits.len() > country.usual_length() {
            let own = country.national(digits).map(|rest| country.without_trunk(rest));
            if own.is_some_and(|rest| country.is_possible(rest)) {
                return international(digits, country);
            }
            let abroad = international(digits, country);
            let is_national = country.is_possible(country.without_trunk(digits));
            if !is_national && Country::of_complete(&abroad, country).is_some() {
                return abroad;
            }
        }
        with_dial_code(digits, country)
    }
}

/// Returns the digits of a number after a plus, without exit codes and trunk prefix.
fn international(digits: &str, chosen: Country) -> String {
    let digits = without_exit_code(digits);
    let country = Country::detect(digits, chosen);
    let national = country.and_then(|country| Some((country, country.national(digits)?)));
    national.map_or_else(|| digits.to_owned(), |(country, national)| with_dial_code(national, country))
}

/// Returns the international digits of a national number.
fn with_dial_code(national: &str, country: Country) -> String {
    let national = country.without_trunk(national);
    let mut number = String::from(country.dial);
    match argentine_mobile(national).filter(|_| country.iso == "AR") {
        Some((area, subscriber)) => number.extend(["9", area, subscriber]),
        None => number.push_str(national),
    }
    number
}

/// Splits a national Argentine mobile number, which has a 15 after its area code; from abroad it has a 9 before it.
fn argentine_mobile(national: &str) -> Option<(&str, &str)> {
    let area_lengths = if national.starts_with("11") { 2..=2 } else { 3..=4 };
    let mut splits = area_lengths.filter_map(|length| national.split_at_checked(length));
    let (area, rest) = splits.find(|(_, rest)| rest.starts_with("15"))?;
    Some((area, rest.get(2..)?)).filter(|_| national.len() == ARGENTINE_MOBILE)
}

/// Returns true when an extension begins here, after the character `previous`: `x5`, `#5`, `ext. 5`, `extension 5`,
/// `;ext=5`.
fn begins_extension(previous: char, text: &str) -> bool {
    let word = text.get(..3).unwrap_or_default().eq_ignore_ascii_case("ext") || text.starts_with(['x', 'X']);
    text.starts_with(['#', ';', '×']) || (word && !is_letter_or_mark(previous))
}

/// Returns the exit codes, which are dialled instead of a plus: `00`, and `011` in North America.
fn exit_codes(country: Country) -> &'static [&'static str] {
    // No national number begins with either.
    if country.dial == "1" { &["00", "011"] } else { &["00"] }
}

/// Returns true when the digits are the beginning of an exit code, or empty.
pub(super) fn may_become_exit_code(digits: &str, country: Country) -> bool {
    exit_codes(country).iter().any(|code| code.len() > digits.len() && code.starts_with(digits))
}

/// Removes exit codes: `00` is equivalent to the plus, and no dial code begins with 0.
fn without_exit_code(mut digits: &str) -> &str {
    while let Some(rest) = digits.strip_prefix("00") {
        digits = rest;
    }
    digits
}

/// Returns the digits of a text.
pub fn digits(text: &str) -> String {
    text.chars().filter_map(digit).collect()
}

/// Reads the number of a payload, which names no country: without a plus it is read as in an empty field with the
/// default country. Returns its international digits, without a limit, and false for two numbers, or for one that cannot
/// belong to its country.
pub fn read_payload(text: &str, default_country: Country) -> (String, bool) {
    let scan = Scan::new(text, default_country);
    let digits = scan.understand(default_country);
    let is_possible = scan.has_plus() || Country::of_complete(&digits, default_country).is_some();
    (digits, is_possible && !scan.has_two_numbers())
}
