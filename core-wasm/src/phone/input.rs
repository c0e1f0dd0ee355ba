//! The phone field: converts typed, pasted or autofilled text to a plus and digits, grouped for display, and keeps the
//! cursor.

use super::reading::MAX_DIGITS;
use super::reading::{self, Scan};
use super::{Country, CountryChoice, grouping};
use crate::fields::ErrorCode;
use crate::fields::phone::{international, validate_digits};
use crate::fields::typing::utf16_width;
use serde::Serialize;

/// A notice about the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum PhoneNotice {
    /// An extension was typed or pasted. It is dropped with everything after it.
    Extension,
}

/// The state machine of the phone field.
#[derive(Debug, Clone)]
pub struct PhoneInput {
    /// Digits without the plus, at most 15.
    digits: String,
    /// Displayed text: the digits, grouped, at most 17 characters.
    text: String,
    /// True for a lone plus: the visitor is about to type a dial code.
    plus_only: bool,
    /// True if the trunk zero of an otherwise empty number was dropped: a second zero makes it `00`.
    zero_dropped: bool,
    /// True if an extension begins after the number: further digits belong to it.
    extension: bool,
    /// True if the input was more than one number: it was truncated, or there were two.
    surplus: bool,
    /// True if the visitor typed no plus: the number must be possible in its country.
    is_national: bool,
    /// The country whose flag is shown.
    country: Country,
    /// The selected country, which `country` returns to from a territory with the same dial code.
    selected: Country,
    /// The country of a new form.
    default_country: Country,
}

/// The state of a phone field, for the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PhoneSnapshot {
    /// The value: empty, or a plus and up to 15 digits.
    pub value: String,
    /// The displayed text: the same digits, grouped, at most 17 characters.
    pub text: String,
    /// The country whose flag is shown.
    pub country: CountryChoice,
    /// A notice about the input, if any.
    pub notice: Option<PhoneNotice>,
}

/// The key that deleted a grouping space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deletion {
    /// Backspace, which deletes the digit before the space.
    Backward,
    /// Delete, which deletes the digit after it.
    Forward,
}

impl PhoneInput {
    /// Creates an empty field with the default country.
    pub const fn new(default_country: Country) -> Self {
        Self {
            digits: String::new(),
            text: String::new(),
            plus_only: false,
            zero_dropped: false,
            extension: false,
            surplus: false,
            is_national: false,
            country: default_country,
            selected: default_country,
            default_country,
        }
    }

    /// Handles an input: the field shows `text` with the cursor at `caret` (UTF-16 code units). Returns the new cursor.
    ///
    /// A deleted grouping space counts as Backspace unless `deletion` says otherwise. After an extension's marker input
    /// is ignored until the text before it changes.
    pub fn input(&mut self, text: &str, caret: u32, deletion: Deletion) -> u32 {
        let appended = text.strip_prefix(self.text.as_str());
        if appended.is_none() {
            self.zero_dropped = false;
            self.extension = false;
        } else if self.extension {
            return grouping::caret_after(&self.text, self.digits.len());
        }
        let scan = Scan::new(text, self.country);
        let after_caret = digits_after(text, caret);
        // The plus of an edited text is the displayed one.
        let is_edited = self.text.starts_with('+') && text.starts_with('+');
        if scan.all.is_empty() {
            self.clear();
            self.is_national &= is_edited;
            self.plus_only = text.contains(['+', '\u{FF0B}']);
            self.show();
            return grouping::caret_after(&self.text, 0);
        }
        let before_caret = scan.all.len().saturating_sub(after_caret);
        if scan.all == self.digits {
            self.extension = scan.extension == Some(0) && self.is_complete();
            let before_caret = self.delete_digit_next_to_deleted_space(text, before_caret, deletion);
            return grouping::caret_after(&self.text, before_caret);
        }
        let one_more = self.digits.len() == MAX_DIGITS && scan.all.len() == MAX_DIGITS + 1;
        if one_more && scan.extension.is_none() && text.starts_with('+') {
            // The number is full: rejects the typed digit, wherever it is, instead of dropping the last one.
            return grouping::caret_after(&self.text, before_caret.saturating_sub(1));
        }
        let after_caret = after_caret.saturating_sub(scan.extension.unwrap_or_default());
        if !is_edited {
            self.is_national = !scan.has_plus();
        }
        // A number pasted behind the displayed one replaces it.
        let has_two_numbers = scan.has_two_numbers()
            && appended.is_none_or(|appended| Scan::new(appended, self.country).has_two_numbers());
        let mut digits = self.understand(&scan, appended);
        let whole = digits.len();
        digits.truncate(MAX_DIGITS);
        let after_caret = after_caret.saturating_sub(whole - digits.len());
        self.set_digits(digits);
        self.surplus = whole > MAX_DIGITS || has_two_numbers;
        self.extension = scan.extension.is_some() && self.is_complete();
        grouping::caret_after(&self.text, self.digits.len().saturating_sub(after_caret))
    }

    /// Selects a country: its dial code replaces the previous one, the national digits stay. Ignores an unknown code.
    pub fn select_country(&mut self, iso: &str) {
        let Some(country) = Country::by_iso(iso) else { return };
        let current = self.country.national(&self.digits).is_some().then_some(self.country);
        let old = current.or_else(|| Country::detect(&self.digits, self.country));
        // Up to three digits without a known dial code are an unfinished dial code.
        let unfinished = old.is_none() && self.digits.len() <= 3;
        let national = old.and_then(|old| old.national(&self.digits)).unwrap_or(&self.digits);
        let mut digits = String::from(country.dial);
        digits.push_str(if unfinished { "" } else { national });
        self.clear();
        self.surplus = digits.len() > MAX_DIGITS;
        digits.truncate(MAX_DIGITS);
        self.digits = digits;
        self.is_national = true;
        self.selected = country;
        self.country = country;
        self.show();
    }

    /// Returns the value: empty, or a plus and up to 15 digits.
    pub fn value(&self) -> String {
        if self.digits.is_empty() && !self.plus_only { String::new() } else { international(&self.digits) }
    }

    /// Validates the value.
    ///
    /// # Errors
    /// See [`validate_digits`]; [`ErrorCode::Invalid`] also for truncated input, two numbers, and a national number that
    /// cannot belong to its country.
    pub fn validate(&self) -> Result<(), ErrorCode> {
        validate_digits(&self.digits)?;
        let is_impossible = self.is_national && Country::of_complete(&self.digits, self.country).is_none();
        if self.surplus || is_impossible { Err(ErrorCode::Invalid) } else { Ok(()) }
    }

    /// Returns the displayed text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the country's ISO code and the notice.
    pub fn country_and_notice(&self) -> (&'static str, Option<PhoneNotice>) {
        (self.country.iso, self.notice())
    }

    pub fn snapshot(&self) -> PhoneSnapshot {
        PhoneSnapshot {
            value: self.value(),
            text: self.text.clone(),
            country: self.country.choice(),
            notice: self.notice(),
        }
    }

    fn notice(&self) -> Option<PhoneNotice> {
        self.extension.then_some(PhoneNotice::Extension)
    }

    /// Empties the field of a form that was sent, and restores the default country.
    pub fn reset(&mut self) {
        *self = Self::new(self.default_country);
    }

    /// Clears the number; keeps the selected country, since the visitor's location has not changed.
    fn clear(&mut self) {
        self.digits.clear();
        self.text.clear();
        self.plus_only = false;
        self.zero_dropped = false;
        self.extension = false;
        self.surplus = false;
        self.country = self.selected;
    }

    /// Sets the digits, none for a lone plus, and detects their country.
    fn set_digits(&mut self, digits: String) {
        self.plus_only = digits.is_empty();
        self.surplus = false;
        self.digits = digits;
        if let Some(country) = Country::detect(&self.digits, self.selected) {
            self.country = country;
            if country.dial != self.selected.dial {
                self.selected = country;
            }
        }
        self.show();
    }

    /// Formats the digits for display.
    fn show(&mut self) {
        self.text = if self.digits.is_empty() { self.value() } else { grouping::group(&self.digits, &self.country) };
    }

    /// Returns the digits that the new text means. If the field holds only a dial code, the rest is read as in an empty
    /// field: people continue with a trunk zero or an exit code, or paste the whole number.
    fn understand(&mut self, scan: &Scan, appended: Option<&str>) -> String {
        let rest = appended.zip(self.open_prefix()).map(|(appended, prefix)| {
            let mut rest = String::from(prefix);
            rest.push_str(appended);
            Scan::new(&rest, self.country)
        });
        self.is_national &= !rest.as_ref().is_some_and(Scan::has_plus);
        let scan = rest.as_ref().unwrap_or(scan);
        let understood = scan.understand(self.country);
        self.zero_dropped = understood == self.country.dial && scan.all == "0";
        understood
    }

    /// Returns the input after the dial code while it may still become an exit code: empty, `0` or `01`.
    fn open_prefix(&self) -> Option<&str> {
        let national = self.country.national(&self.digits)?;
        let prefix = if self.zero_dropped { "0" } else { national };
        reading::may_become_exit_code(prefix, self.country).then_some(prefix)
    }

    /// Returns true when the digits could be a complete number, which an extension may follow.
    fn is_complete(&self) -> bool {
        self.validate().is_ok()
    }

    /// Deletes the digit next to a grouping space if only that space was deleted. Returns the number of digits before
    /// the cursor.
    fn delete_digit_next_to_deleted_space(&mut self, text: &str, before_caret: usize, deletion: Deletion) -> usize {
        let is_one_space_deleted = text.len() + 1 == self.text.len() && text.starts_with('+');
        let at = match deletion {
            Deletion::Backward => before_caret.checked_sub(1),
            Deletion::Forward => Some(before_caret),
        };
        let Some(at) = at.filter(|at| is_one_space_deleted && *at < self.digits.len()) else { return before_caret };
        let remaining = self.digits.chars().enumerate().filter(|(index, _)| *index != at);
        self.set_digits(remaining.map(|(_, digit)| digit).collect());
        at
    }
}

/// Returns the number of digits after the cursor.
fn digits_after(text: &str, caret: u32) -> usize {
    let mut read = 0u32;
    let mut count = 0;
    for character in text.chars() {
        read = read.saturating_add(utf16_width(character));
        if read > caret && reading::digit(character).is_some() {
            count += 1;
        }
    }
    count
}
