//! Labels of slots, and dates.

use super::input::Input;
use core_wasm::booking::Slot;
use core_wasm::fields::Date;
use core_wasm::formats::DateFormats;

const PIECES: [&str; 16] =
    ["10", "12", "1", "03", "0", ":", ":00", ":30", ":60", " ", "AM", "pm", "-", " to ", "10:00 AM", "12:00 AM"];

/// Checks that a valid label means the same in both of its forms, and that a valid date is formatted as it was parsed.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    for text in [input.pieces(&PIECES), input.text()] {
        if let Some(slot) = Slot::parse(&text) {
            assert!(slot.start() < slot.end());
            assert_eq!(Slot::parse(&DateFormats::default().slot(slot)), Some(slot));
            assert_eq!(Slot::parse(&slot.wire()), Some(slot));
        }
    }
    if let Some(slot) = Slot::new(input.whole() as u16, input.whole() as u16) {
        assert_eq!(Slot::parse(&DateFormats::default().slot(slot)), Some(slot));
    }
    for text in [input.pieces(&["20", "26", "-", "02", "29", "00", "13", "1"]), input.text()] {
        if let Ok(date) = Date::parse(&text) {
            assert_eq!(date.to_string(), text.trim());
        }
    }
}
