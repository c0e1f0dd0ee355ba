//! The phone field: what is typed, pasted or autofilled becomes a plus and digits, grouped on screen, with the cursor kept.

use super::reading::{self, Scan};
use super::{Country, CountryChoice, grouping};
use crate::fields::phone::{MAX_DIGITS, international, validate};
use crate::fields::typing::utf16_width;
use serde::Serialize;

/// Shown once an extension was typed or pasted: neither it nor what is typed behind it is taken.
pub const EXTENSION_LEFT_OUT: &str = "Only the number is kept, without its extension.";

/// The phone field under the cursor.
#[derive(Debug, Clone)]
pub struct PhoneInput {
    /// Digits without the plus, at most 15.
    digits: String,
    /// A plus stands alone: the visitor is about to type a dial code.
    plus_only: bool,
    /// The trunk zero of a number that has no other digit yet was dropped: a second one makes it `00`.
    zero_dropped: bool,
    /// An extension begins behind the number: digits typed there belong to it.
    extension: bool,
    country: Country,
}

/// What a phone field shows and holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PhoneSnapshot {
    /// The state: empty, or a plus and up to 15 digits.
    pub value: String,
    /// What the input shows: the same digits, grouped, at most 17 characters.
    pub text: String,
    /// The country whose flag stands beside it.
    pub country: CountryChoice,
    /// What the visitor should know about what was typed, if anything.
    pub notice: Option<&'static str>,
}

/// Which key took a grouping space away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deletion {
    /// Backspace: the digit before the space goes.
    Backward,
    /// Delete: the digit after it.
    Forward,
}

impl PhoneInput {
    /// An empty field with the default country.
    #[must_use]
    pub fn new() -> Self {
        Self {
            digits: String::new(),
            plus_only: false,
            zero_dropped: false,
            extension: false,
            country: Country::default_choice(),
        }
    }

    /// The field now shows `text` with the cursor at `caret` (UTF-16 code units); answers where the cursor goes.
    ///
    /// A space alone that disappeared was taken by Backspace, unless `deletion` says otherwise. Behind an extension's marker
    /// nothing is taken until the text before it changes.
    pub fn input(&mut self, text: &str, caret: u32, deletion: Deletion) -> u32 {
        let shown = self.text();
        let appended = text.strip_prefix(shown.as_str());
        if appended.is_none() {
            self.zero_dropped = false;
            self.extension = false;
        } else if self.extension {
            return grouping::caret_after(&shown, self.digits.len());
        }
        let scan = Scan::new(text);
        let all = reading::digits(text);
        let after_caret = digits_after(text, caret);
        if all.is_empty() {
            self.clear();
            self.plus_only = text.contains(['+', '\u{FF0B}']);
            return grouping::caret_after(&self.text(), 0);
        }
        self.plus_only = false;
        let before_caret = all.len().saturating_sub(after_caret);
        if all == self.digits {
            self.extension = scan.extension == Some(0) && self.is_whole();
            let before_caret = self.take_digit_beside_lost_space(text, before_caret, deletion);
            return grouping::caret_after(&self.text(), before_caret);
        }
        let one_more = self.digits.len() == MAX_DIGITS && all.len() == MAX_DIGITS + 1;
        if one_more && scan.extension.is_none() && text.starts_with('+') {
            // Full: the digit just typed is refused, wherever it stands, rather than pushing the last one out.
            return grouping::caret_after(&self.text(), before_caret.saturating_sub(1));
        }
        let after_caret = after_caret.saturating_sub(scan.extension.unwrap_or_default());
        let mut digits = self.read(text, appended);
        let whole = digits.len();
        reading::cut(&mut digits);
        let after_caret = after_caret.saturating_sub(whole - digits.len());
        self.plus_only = digits.is_empty();
        self.digits = digits;
        self.extension = scan.extension.is_some() && self.is_whole();
        if let Some(country) = Country::detect(&self.digits, self.country) {
            self.country = country;
        }
        grouping::caret_after(&self.text(), self.digits.len().saturating_sub(after_caret))
    }

    /// Chooses a country: its dial code replaces the old one, the national digits stay. An unknown code changes nothing.
    pub fn select_country(&mut self, iso: &str) {
        let Some(country) = Country::by_iso(iso) else { return };
        let current = self.country.national(&self.digits).is_some().then_some(self.country);
        let old = current.or_else(|| Country::detect(&self.digits, self.country));
        // Up to three digits that begin no number are a dial code that was never finished.
        let unfinished = old.is_none() && self.digits.len() <= 3;
        let national = old.and_then(|old| old.national(&self.digits)).unwrap_or(&self.digits);
        let mut digits = String::from(country.dial);
        digits.push_str(if unfinished { "" } else { national });
        reading::cut(&mut digits);
        self.clear();
        self.digits = digits;
        self.country = country;
    }

    /// The state: empty, or a plus and up to 15 digits.
    #[must_use]
    pub fn value(&self) -> String {
        if self.digits.is_empty() && !self.plus_only { String::new() } else { international(&self.digits) }
    }

    /// What the input shows.
    #[must_use]
    pub fn text(&self) -> String {
        if self.digits.is_empty() { self.value() } else { grouping::group(&self.digits, Some(&self.country)) }
    }

    /// The state beside the text: the country, by its ISO code, and the notice.
    #[must_use]
    pub fn beside(&self) -> (&'static str, Option<&'static str>) {
        (self.country.iso, self.notice())
    }

    /// What the view reads.
    #[must_use]
    pub fn snapshot(&self) -> PhoneSnapshot {
        PhoneSnapshot { value: self.value(), text: self.text(), country: self.country.choice(), notice: self.notice() }
    }

    fn notice(&self) -> Option<&'static str> {
        self.extension.then_some(EXTENSION_LEFT_OUT)
    }

    /// Empties the field; the country stays, since the visitor has not moved.
    pub fn clear(&mut self) {
        self.digits.clear();
        self.plus_only = false;
        self.zero_dropped = false;
        self.extension = false;
    }

    /// What the new text means. Behind a dial code that stands alone, the rest is read as if the field had been empty: there
    /// people type their number with its trunk zero or behind an exit code, or paste it whole.
    fn read(&mut self, text: &str, appended: Option<&str>) -> String {
        let mut rest = String::new();
        match (appended, self.begun()) {
            (Some(appended), Some(begun)) => {
                rest.push_str(begun);
                rest.push_str(appended);
            }
            _ => rest.push_str(text),
        }
        let understood = reading::understand(&rest, self.country);
        self.zero_dropped = understood == self.country.dial && reading::digits(&rest) == "0";
        understood
    }

    /// What was typed behind the dial code, as long as that may become an exit code: none, `0` or `01`.
    fn begun(&self) -> Option<&str> {
        let national = self.country.national(&self.digits)?;
        let begun = if self.zero_dropped { "0" } else { national };
        reading::may_become_exit_code(begun, self.country).then_some(begun)
    }

    /// Whether the digits could be a whole number: an extension belongs to one.
    fn is_whole(&self) -> bool {
        validate(&self.value()).is_ok()
    }

    /// When nothing but a grouping space was deleted, the key meant the digit beside it. Answers the digits before the cursor.
    fn take_digit_beside_lost_space(&mut self, text: &str, before_caret: usize, deletion: Deletion) -> usize {
        let shown = self.text();
        let one_space_lost = text.len() + 1 == shown.len() && text.starts_with('+');
        let at = match deletion {
            Deletion::Backward => before_caret.checked_sub(1),
            Deletion::Forward => Some(before_caret),
        };
        let Some(at) = at.filter(|at| one_space_lost && *at < self.digits.len()) else { return before_caret };
        let kept = self.digits.chars().enumerate().filter(|(index, _)| *index != at);
        self.digits = kept.map(|(_, digit)| digit).collect();
        if let Some(country) = Country::detect(&self.digits, self.country) {
            self.country = country;
        }
        at
    }
}

impl Default for PhoneInput {
    fn default() -> Self {
        Self::new()
    }
}

/// How many digits stand to the right of the cursor.
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
