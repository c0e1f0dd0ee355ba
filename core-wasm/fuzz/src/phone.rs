//! The phone field: arbitrary typing, pasting and deleting.

use std::collections::BTreeSet;

use super::input::Input;
use core_wasm::fields::PhoneNumber;
use core_wasm::phone::input::Deletion;
use core_wasm::phone::reading::{self, MAX_DIGITS};
use core_wasm::phone::{Country, PhoneInput, PhoneSnapshot, search};

/// Checks that the value is empty or a plus and at most 15 digits, that the text shows the same digits in at most 17
/// characters and means the same value, that the cursor stays in the text, that an accepted number is accepted again
/// unchanged, and that a search finds each country once.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let country = Country::by_iso_or_default(&input.pieces(&["U", "S", "G", "B", "R", "A"]));
    let mut field = PhoneInput::new(country);
    while let Some(event) = input.event(6) {
        match event {
            0 => field.reset(),
            1 => field.select_country(&input.pieces(&["U", "S", "I", "N", "A", "E", "G", "B", "K", "Z", "x"])),
            2 => type_into(&mut field, &mut input),
            _ => {
                let text = input.text();
                let caret = field.input(&text, input.whole(), deletion(&mut input));
                assert!(caret as usize <= field.text().encode_utf16().count());
            }
        }
        let PhoneSnapshot { value, text, .. } = field.snapshot();
        let digits = value.strip_prefix('+').unwrap_or_default();
        assert!(value.is_empty() || value.starts_with('+'), "{value:?}");
        assert!(digits.len() <= MAX_DIGITS && digits.bytes().all(|byte| byte.is_ascii_digit()), "{value:?}");
        assert!(text.chars().count() <= 17, "{text:?}");
        assert_eq!(reading::digits(&text), digits);
        let mut again = field.clone();
        again.input(&text, 0, Deletion::Backward);
        assert_eq!(again.value(), value);
    }
    let raw = Input::new(data).text();
    if let Ok(number) = PhoneNumber::check(Some(&raw), country) {
        assert_eq!(PhoneNumber::check(Some(number.as_str()), country).as_ref(), Ok(&number), "{raw:?}");
    }
    let found: Vec<&str> = search::search(&raw).iter().map(|country| country.iso).collect();
    assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len(), "{raw:?}");
}

/// Inserts or deletes one character of the displayed text.
fn type_into(field: &mut PhoneInput, input: &mut Input) {
    let mut text: Vec<char> = field.text().chars().collect();
    let at = input.whole() as usize % (text.len() + 1);
    let caret = if input.flag() && at < text.len() {
        text.remove(at);
        at
    } else {
        text.insert(at, char::from(b'0' + input.byte() % 10));
        at + 1
    };
    let text: String = text.into_iter().collect();
    let caret = field.input(&text, caret as u32, deletion(input));
    assert!(caret as usize <= field.text().encode_utf16().count());
}

fn deletion(input: &mut Input) -> Deletion {
    if input.flag() { Deletion::Forward } else { Deletion::Backward }
}
