//! The committed country table → the text that the crate embeds: checked, without its comments.

use std::collections::HashSet;
use std::error::Error;
use std::fs;
use std::path::Path;

/// Written by `scripts/data/countries.mjs`, relative to the crate.
pub(crate) const SOURCE: &str = "data/countries.txt";
/// Columns of a row, see the file's own header.
const COLUMNS: usize = 7;

/// Writes `countries.txt` and `dial_codes.rs` (dial code and offset of the row, by dial code), or says which row is wrong.
pub(crate) fn write(out: &Path) -> Result<(), Box<dyn Error>> {
    let source = fs::read_to_string(SOURCE)?;
    let mut packed = String::with_capacity(source.len());
    let mut seen = HashSet::new();
    let mut dial_codes: Vec<(u16, u16)> = Vec::new();
    for (number, row) in source.lines().enumerate().filter(|(_, row)| !row.starts_with('#')) {
        let problem = |what: &str| format!("{SOURCE}:{}: {what}", number + 1);
        let columns: Vec<&str> = row.split('|').collect();
        let [iso, name, dial, trunk, length, ..] = columns[..] else { return Err(problem("too few columns").into()) };
        if columns.len() != COLUMNS {
            return Err(problem("wrong number of columns").into());
        }
        if iso.len() != 2 || !iso.bytes().all(|byte| byte.is_ascii_uppercase()) || !seen.insert(iso.to_owned()) {
            return Err(problem("not a fresh ISO 3166 code").into());
        }
        let code = dial.strip_suffix('*').unwrap_or(dial);
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if name.is_empty() || code.is_empty() || !digits(code) || !digits(trunk) || length.parse::<u8>().is_err() {
            return Err(problem("not a country").into());
        }
        dial_codes.push((code.parse()?, u16::try_from(packed.len())?));
        packed.push_str(row);
        packed.push('\n');
    }
    if packed.is_empty() {
        return Err(format!("{SOURCE}: no rows").into());
    }
    dial_codes.sort_unstable();
    fs::write(out.join("countries.txt"), packed)?;
    fs::write(out.join("dial_codes.rs"), format!("{dial_codes:?}\n"))?;
    Ok(())
}
