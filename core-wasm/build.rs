//! Generates the ranges of Unicode letters and combining marks.

use std::env;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use regex_syntax::hir::{Class, HirKind};

/// Unicode general categories L and M.
const LETTERS_AND_MARKS: &str = r"[\p{L}\p{M}]";

/// Writes `letters.rs`: first and last character of each range, in order.
fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let hir = regex_syntax::parse(LETTERS_AND_MARKS)?;
    let HirKind::Class(Class::Unicode(class)) = hir.kind() else {
        return Err("letters are not a character class".into());
    };
    let ranges: Vec<(char, char)> = class.ranges().iter().map(|range| (range.start(), range.end())).collect();
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("letters.rs"), format!("{ranges:?}\n"))?;
    Ok(())
}
