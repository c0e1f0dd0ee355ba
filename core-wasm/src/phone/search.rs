//! Search for countries by name, ISO code or dial code, best match first.

use super::country::{self, Country};
use super::reading;
use crate::text::plain_letters;

/// Common names and abbreviations in addition to the name and the ISO code.
const ALIASES: [(&str, &str); 16] = [
    ("america", "US"),
    ("burma", "MM"),
    ("czech republic", "CZ"),
    ("east timor", "TL"),
    ("england", "GB"),
    ("great britain", "GB"),
    ("holland", "NL"),
    ("ivory coast", "CI"),
    ("northern ireland", "GB"),
    ("scotland", "GB"),
    ("swaziland", "SZ"),
    ("turkey", "TR"),
    ("uae", "AE"),
    ("uk", "GB"),
    ("usa", "US"),
    ("wales", "GB"),
];

/// Returns the countries that match the query, best first, and by name within a rank; all of them for a blank query.
///
/// Digits, with or without a plus, match dial codes. Letters match the ISO code, the beginning of the name, of its words
/// or of another common name, or any part of the name, ignoring accents and case.
pub fn search(query: &str) -> Vec<Country> {
    let query = query.trim().trim_start_matches('+').trim_start();
    if query.starts_with(|first: char| first.is_ascii_digit()) {
        let digits = reading::digits(query);
        let found = ranked(&|country| dial_rank(country, &digits));
        // More digits than a dial code are the beginning of a number.
        let number = || Country::of(&digits).into_iter().collect();
        return if found.is_empty() { number() } else { found };
    }
    let folded = fold(query);
    ranked(&|country| name_rank(country, &folded))
}

fn ranked(rank: &dyn Fn(&Country) -> Option<u8>) -> Vec<Country> {
    let mut found: Vec<(u8, Country)> = Vec::new();
    for country in country::all() {
        if let Some(rank) = rank(&country) {
            // Insertion after equal ranks keeps the table's order.
            found.insert(found.partition_point(|(other, _)| *other <= rank), (rank, country));
        }
    }
    found.into_iter().map(|(_, country)| country).collect()
}

fn dial_rank(country: &Country, digits: &str) -> Option<u8> {
    if country.dial == digits {
        Some(if country.is_main { 0 } else { 1 })
    } else if country.dial.starts_with(digits) {
        Some(2)
    } else {
        None
    }
}

fn name_rank(country: &Country, query: &str) -> Option<u8> {
    if country.iso.eq_ignore_ascii_case(query) || ALIASES.contains(&(query, country.iso)) {
        return Some(0);
    }
    let name = fold(country.name);
    let mut words = name.split([' ', '-', '(']);
    let mut aliases = ALIASES.iter().filter(|(_, iso)| *iso == country.iso);
    if name.starts_with(query) {
        Some(1)
    } else if words.any(|word| word.starts_with(query)) || aliases.any(|(alias, _)| alias.starts_with(query)) {
        Some(2)
    } else if name.contains(query) {
        Some(3)
    } else {
        None
    }
}

/// Lower-cases and removes accents.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match (plain_letters(letter), letter) {
            (Some(plain), _) => folded.push_str(plain),
            (None, '’') => folded.push('\''),
            // A combining accent of a decomposed letter.
            (None, '\u{0300}'..='\u{036F}') => {}
            (None, other) => folded.push(other),
        }
    }
    folded
}
