//! Unicode letters and combining marks → a table of about a kilobyte: range lengths as variable-length integers.

use regex_syntax::hir::{Class, HirKind};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Unicode general categories L and M (the decisions, 'Contact and validation').
const LETTERS_AND_MARKS: &str = r"[\p{L}\p{M}]";
/// A way into the table every so many ranges, so that a lookup reads a few dozen bytes and not all of them.
const STEP: usize = 32;

/// Writes `letters.bin` (gap, length, gap, length …) and `letters.rs` (the ways in: last code point before, offset).
pub(crate) fn write(out: &Path) -> Result<(), Box<dyn Error>> {
    let hir = regex_syntax::parse(LETTERS_AND_MARKS)?;
    let HirKind::Class(Class::Unicode(class)) = hir.kind() else {
        return Err("letters are not a character class".into());
    };
    let mut table = Vec::new();
    let mut entries = Vec::new();
    let mut end = 0;
    for (index, range) in class.ranges().iter().enumerate() {
        if index % STEP == 0 {
            entries.push((end, table.len()));
        }
        let (first, after) = (u32::from(range.start()), u32::from(range.end()) + 1);
        push(&mut table, first - end);
        push(&mut table, after - first);
        end = after;
    }
    let mut index = String::from("[\n");
    for (before, offset) in &entries {
        writeln!(index, "    ({before}, {offset}),")?;
    }
    index.push(']');
    fs::write(out.join("letters.bin"), table)?;
    fs::write(out.join("letters.rs"), format!("{index}\n"))?;
    Ok(())
}

/// Little-endian base 128: seven bits a byte, the eighth says that more follow.
fn push(table: &mut Vec<u8>, mut value: u32) {
    while value >= 0x80 {
        table.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    table.push(value as u8);
}
