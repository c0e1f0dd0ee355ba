//! Reads a number however it is written: spaces, brackets, dashes, a leading 00, a trunk zero, no plus, other digits. An
//! extension behind it is left out.

use super::Country;
use crate::fields::is_letter_or_mark;
use crate::fields::phone::MAX_DIGITS;

/// A plus inside a text counts as the start of a number only when a whole number's digits follow it.
const NUMBER_AFTER_PLUS: usize = 7;
/// The zero of each script whose digits a keyboard or an address book may give: Arabic, Persian, Devanagari, Malayalam, full width.
const ZEROS: [u32; 5] = [0x0660, 0x06F0, 0x0966, 0x0D66, 0xFF10];

/// The character's digit, 0 to 9 as ASCII.
#[must_use]
pub fn digit(character: char) -> Option<char> {
    if character.is_ascii() {
        return character.is_ascii_digit().then_some(character);
    }
    let code = u32::from(character);
    let value = ZEROS.iter().find_map(|zero| code.checked_sub(*zero).filter(|value| *value < 10))?;
    char::from_digit(value, 10)
}

/// The digits of a text up to its extension, and where its number starts.
#[derive(Debug, Default)]
pub(super) struct Scan {
    pub(super) digits: String,
    /// Digits of the extension, which are no part of the number; `None` where no extension is marked.
    pub(super) extension: Option<usize>,
    /// How many digits stand before the plus that starts the number.
    plus_after: Option<usize>,
    /// How many digits stand before a `(0)`, which is dialled only inside the country.
    bracketed_zero: Option<usize>,
}

impl Scan {
    pub(super) fn new(text: &str) -> Self {
        let mut scan = Self::default();
        let mut pluses: Vec<usize> = Vec::new();
        let mut markers: Vec<usize> = Vec::new();
        let mut last = ['\0'; 2];
        for (index, character) in text.char_indices() {
            let [_, previous] = last;
            if let Some(digit) = digit(character) {
                scan.digits.push(digit);
            } else if matches!(character, '+' | '\u{FF0B}') {
                pluses.push(scan.digits.len());
            } else if character == ')' && last == ['(', '0'] {
                scan.bracketed_zero = scan.digits.len().checked_sub(1);
            } else if begins_extension(previous, text.get(index..).unwrap_or_default()) {
                markers.push(scan.digits.len());
            }
            last = [previous, character];
        }
        let total = scan.digits.len();
        scan.plus_after = pluses
            .iter()
            .rev()
            .find(|before| total.saturating_sub(**before) >= NUMBER_AFTER_PLUS)
            .or_else(|| pluses.first().filter(|before| **before == 0))
            .copied();
        let start = scan.plus_after.unwrap_or_default();
        if let Some(end) = markers.into_iter().find(|before| *before > start) {
            scan.digits.truncate(end);
            scan.extension = Some(total.saturating_sub(end));
        }
        scan
    }

    /// The digits from the plus on, without a trunk zero in brackets; `None` when the text has no such plus.
    fn international(&self, chosen: Country) -> Option<String> {
        let start = self.plus_after?;
        let all = without_exit_code(self.digits.get(start..)?).to_owned();
        let in_number = |zero: &usize| *zero >= start && *zero < self.digits.len();
        let Some(zero) = self.bracketed_zero.filter(in_number) else { return Some(all) };
        let rest = self.digits.chars().enumerate().skip(start).filter(|(index, _)| *index != zero);
        let digits: String = rest.map(|(_, digit)| digit).collect();
        let digits = without_exit_code(&digits);
        // Italy, for one, keeps its zero after the dial code.
        let drops_zero = Country::detect(digits, chosen).is_some_and(|country| country.trunk == "0");
        Some(if drops_zero { digits.to_owned() } else { all })
    }
}

/// Whether an extension begins here, behind the character `previous`: `x5`, `#5`, `ext. 5`, `extension 5`, `;ext=5`.
fn begins_extension(previous: char, text: &str) -> bool {
    let word = text.get(..3).unwrap_or_default().eq_ignore_ascii_case("ext") || text.starts_with(['x', 'X']);
    text.starts_with(['#', ';', '×']) || (word && !is_letter_or_mark(previous))
}

/// What is dialled before an international number, in the place of its plus: `00`, and `011` in North America.
fn exit_codes(country: Country) -> &'static [&'static str] {
    // No national number begins with either.
    if country.dial == "1" { &["00", "011"] } else { &["00"] }
}

/// Whether the digits are the beginning of an exit code, or none at all.
pub(super) fn may_become_exit_code(digits: &str, country: Country) -> bool {
    exit_codes(country).iter().any(|code| code.len() > digits.len() && code.starts_with(digits))
}

/// Dialling out with `00` is what the plus stands for; no dial code begins with 0.
fn without_exit_code(mut digits: &str) -> &str {
    while let Some(rest) = digits.strip_prefix("00") {
        digits = rest;
    }
    digits
}

/// The international digits behind an exit code; `None` when there is no such code.
fn behind_exit_code(digits: &str, country: Country) -> Option<&str> {
    exit_codes(country).iter().find_map(|code| digits.strip_prefix(code)).map(without_exit_code)
}

/// The digits in a text.
#[must_use]
pub fn digits(text: &str) -> String {
    text.chars().filter_map(digit).collect()
}

/// The international digits that a text means to somebody who chose `country`.
///
/// - From a plus on, or after `00` (`011` in North America), a number is international already.
/// - Digits that begin with the country's own dial code and are too many for a national number are, too.
/// - So are digits too many for a national number that begin with another dial code.
/// - Anything else is national: the trunk prefix goes, the country's dial code comes first.
///
/// Empty when there is nothing but an exit code, or no digit.
#[must_use]
pub fn understand(text: &str, country: Country) -> String {
    let scan = Scan::new(text);
    if let Some(international) = scan.international(country) {
        return international;
    }
    let digits = scan.digits.as_str();
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

/// The international digits that a payload means, all of them, however many.
///
/// A payload names no country. Without a plus its digits count as international, as the field's state always is, except a
/// whole North American number, which is what a form without JavaScript gets from its default country.
#[must_use]
pub fn read_payload(text: &str) -> String {
    let chosen = Country::default_choice();
    let scan = Scan::new(text);
    if let Some(international) = scan.international(chosen) {
        return international;
    }
    let digits = scan.digits.as_str();
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

/// At most the 15 digits that the state holds (document 1, section 9).
pub(super) fn cut(digits: &mut String) {
    while digits.len() > MAX_DIGITS {
        digits.pop();
    }
}
