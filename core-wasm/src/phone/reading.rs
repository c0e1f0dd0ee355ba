//! Parsing of numbers in any notation: spaces, brackets, dashes, a leading 00, a trunk zero, no plus, other digits.
//! Drops an extension.

use super::Country;
use crate::fields::is_letter_or_mark;

/// Limit of digits, without the plus (ITU-T E.164).
pub const MAX_DIGITS: usize = 15;
/// Digits that have to follow a plus inside a text for it to start a number.
const NUMBER_AFTER_PLUS: usize = 7;
/// The zero of each script whose digits keyboards or address books may produce: Arabic, Persian, Devanagari, Malayalam,
/// full width.
const ZEROS: [u32; 5] = [0x0660, 0x06F0, 0x0966, 0x0D66, 0xFF10];

/// Returns a character's digit, 0 to 9 in ASCII.
#[must_use]
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
    /// Number of digits that belong to the number.
    end: usize,
    /// Digits of the extension, which are not part of the number; `None` without an extension's marker.
    pub(super) extension: Option<usize>,
    /// Number of digits before the plus that starts the number.
    plus_after: Option<usize>,
    /// Number of digits before a `(0)`, which is dialled within the country only.
    bracketed_zero: Option<usize>,
}

impl Scan {
    pub(super) fn new(text: &str) -> Self {
        let mut scan = Self { all: String::with_capacity(text.len()), ..Self::default() };
        let mut pluses: Vec<usize> = Vec::new();
        let mut markers: Vec<usize> = Vec::new();
        let mut last = ['\0'; 2];
        for (index, character) in text.char_indices() {
            let [_, previous] = last;
            if let Some(digit) = digit(character) {
                scan.all.push(digit);
            } else if matches!(character, '+' | '\u{FF0B}') {
                pluses.push(scan.all.len());
            } else if character == ')' && last == ['(', '0'] {
                scan.bracketed_zero = scan.all.len().checked_sub(1);
            } else if character != ' ' && begins_extension(previous, text.get(index..).unwrap_or_default()) {
                markers.push(scan.all.len());
            }
            last = [previous, character];
        }
        let total = scan.all.len();
        scan.plus_after = pluses
            .iter()
            .rev()
            .find(|before| total.saturating_sub(**before) >= NUMBER_AFTER_PLUS)
            .or_else(|| pluses.first().filter(|before| **before == 0))
            .copied();
        let start = scan.plus_after.unwrap_or_default();
        let extension = markers.into_iter().find(|before| *before > start);
        scan.extension = extension.map(|end| total.saturating_sub(end));
        scan.end = extension.unwrap_or(total);
        scan
    }

    /// Returns the digits of the number.
    fn number(&self) -> &str {
        self.all.get(..self.end).unwrap_or_default()
    }

    /// Returns the international digits that the text means for a visitor who selected `country`.
    ///
    /// - After a plus, or after `00` (`011` in North America), a number is international.
    /// - So are digits that begin with the country's own dial code and are too many for a national number.
    /// - So are digits too many for a national number that begin with another dial code.
    /// - Anything else is national: the trunk prefix is dropped and the country's dial code prepended.
    ///
    /// Empty for an exit code alone, and without digits.
    pub(super) fn understand(&self, country: Country) -> String {
        if let Some(international) = self.international(country) {
            return international;
        }
        let digits = self.number();
        if let Some(international) = behind_exit_code(digits, country) {
            return international.to_owned();
        }
        let too_long = digits.len() > country.usual_length;
        if too_long && digits.starts_with(country.dial) {
            return digits.to_owned();
        }
        // No national number begins with a trunk prefix of 0 or with North America's 1; with Russia's 8 some do.
        let always_trunk = country.trunk.starts_with('0') || country.trunk == "1";
        let national = digits.strip_prefix(country.trunk).filter(|_| always_trunk || too_long);
        if national.is_none() && too_long && Country::detect(digits, country).is_some() {
            return digits.to_owned();
        }
        let mut number = String::from(country.dial);
        number.push_str(national.unwrap_or(digits));
        number
    }

    /// Returns the digits after the plus, without a trunk zero in brackets; `None` if no plus starts a number.
    fn international(&self, chosen: Country) -> Option<String> {
        let start = self.plus_after?;
        let number = self.number();
        let all = without_exit_code(number.get(start..)?).to_owned();
        let in_number = |zero: &usize| *zero >= start && *zero < number.len();
        let Some(zero) = self.bracketed_zero.filter(in_number) else { return Some(all) };
        let rest = number.chars().enumerate().skip(start).filter(|(index, _)| *index != zero);
        let digits: String = rest.map(|(_, digit)| digit).collect();
        let digits = without_exit_code(&digits);
        // Italy, for example, keeps its zero after the dial code.
        let drops_zero = Country::detect(digits, chosen).is_some_and(|country| country.trunk == "0");
        Some(if drops_zero { digits.to_owned() } else { all })
    }
}

/// Returns true when an extension begins here, after the character `previous`: `x5`, `#5`, `ext. 5`, `extension 5`,
/// `;ext=5`.
fn begins_extension(previous: char, text: &str) -> bool {
    let word = text.get(..3).unwrap_or_default().eq_ignore_ascii_case("ext") || text.starts_with(['x', 'X']);
    text.starts_with(['#', ';', '×']) || (word && !is_letter_or_mark(previous))
}

/// Returns the exit codes, which are dialled in place of a plus: `00`, and `011` in North America.
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

/// Returns the international digits after an exit code; `None` without one.
fn behind_exit_code(digits: &str, country: Country) -> Option<&str> {
    exit_codes(country).iter().find_map(|code| digits.strip_prefix(code)).map(without_exit_code)
}

/// Returns the digits of a text.
#[must_use]
pub fn digits(text: &str) -> String {
    text.chars().filter_map(digit).collect()
}

/// Returns the international digits that a payload means, without a limit.
///
/// A payload names no country. Without a plus its digits count as international, like a field's value, except for a
/// complete North American number, which a form without JavaScript sends for its default country.
#[must_use]
pub fn read_payload(text: &str) -> String {
    let chosen = Country::default_choice();
    let scan = Scan::new(text);
    if let Some(international) = scan.international(chosen) {
        return international;
    }
    let digits = scan.number();
    if let Some(international) = behind_exit_code(digits, chosen) {
        return international.to_owned();
    }
    let national = digits.len() == chosen.usual_length && digits.starts_with(|first| matches!(first, '2'..='9'));
    let mut number = String::with_capacity(digits.len() + 1);
    if national {
        number.push_str(chosen.dial);
    }
    number.push_str(digits);
    number
}
