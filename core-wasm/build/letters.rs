//! Generates a table of half a kilobyte for Unicode letters and combining marks: the differences from the standard
//! library's alphabetic characters, as range lengths in variable-length integers. (The library's own tables are linked
//! anyway, since the search uses them.)

use regex_syntax::hir::{Class, ClassUnicode, HirKind};
use std::error::Error;
use std::fs;
use std::path::Path;

/// Unicode general categories L and M.
const LETTERS_AND_MARKS: &str = r"[\p{L}\p{M}]";
/// Ranges per index entry, so that a lookup reads a few dozen bytes instead of the whole table.
const STEP: usize = 32;

/// Writes `letters.bin` (gap, length, gap, length …) and `letters.rs` (the index: end of the previous range, offset).
pub(crate) fn write(out: &Path) -> Result<(), Box<dyn Error>> {
    let hir = regex_syntax::parse(LETTERS_AND_MARKS)?;
    let HirKind::Class(Class::Unicode(class)) = hir.kind() else {
        return Err("letters are not a character class".into());
    };
    let mut table = Vec::new();
    let mut entries = Vec::new();
    let mut end = 0;
    for (index, (first, after)) in differences(class).into_iter().enumerate() {
        if index % STEP == 0 {
            entries.push((end, table.len()));
        }
        push(&mut table, first - end);
        push(&mut table, after - first);
        end = after;
    }
    fs::write(out.join("letters.bin"), table)?;
    fs::write(out.join("letters.rs"), format!("{entries:?}\n"))?;
    Ok(())
}

/// Returns the ranges of code points that are either in the class or alphabetic, but not both: first, and end
/// (exclusive).
fn differences(class: &ClassUnicode) -> Vec<(u32, u32)> {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    let mut members = class.ranges().iter().flat_map(|range| range.start()..=range.end()).peekable();
    for character in '\0'..=char::MAX {
        let member = members.next_if_eq(&character).is_some();
        if member == character.is_alphabetic() {
            continue;
        }
        let code = u32::from(character);
        match ranges.last_mut() {
            Some((_, after)) if *after == code => *after += 1,
            _ => ranges.push((code, code + 1)),
        }
    }
    ranges
}

/// Writes an integer in LEB128: seven bits per byte, the eighth marks a continuation.
fn push(table: &mut Vec<u8>, mut value: u32) {
    while value >= 0x80 {
        table.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    table.push(value as u8);
}
