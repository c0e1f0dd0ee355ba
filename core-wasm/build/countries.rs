//! The committed country table → the text that the crate embeds: checked, without its comments.

use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::fs;
use std::path::Path;

/// Written by `scripts/data/countries.mjs`, relative to the crate.
pub(crate) const SOURCE: &str = "data/countries.txt";
/// Columns of a row, see the file's own header.
const COLUMNS: usize = 7;

/// Writes `countries.txt`, `dial_codes.rs` (dial code and offset of the main country's row, by dial code) and `territories.rs` (dial
/// code with a territory's own leading digits, and offset of its row, in order), or says which row is wrong.
pub(crate) fn write(out: &Path) -> Result<(), Box<dyn Error>> {
    let source = fs::read_to_string(SOURCE)?;
    let mut packed = String::with_capacity(source.len());
    let mut seen = HashSet::new();
    let mut dial_codes: BTreeMap<u16, u16> = BTreeMap::new();
    let mut codes: HashSet<u16> = HashSet::new();
    let mut territories: BTreeMap<String, u16> = BTreeMap::new();
    for (number, row) in source.lines().enumerate().filter(|(_, row)| !row.starts_with('#')) {
        let problem = |what: &str| format!("{SOURCE}:{}: {what}", number + 1);
        let columns: Vec<&str> = row.split('|').collect();
        let [iso, name, dial, trunk, length, own, ..] = columns[..] else {
            return Err(problem("too few columns").into());
        };
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
        let offset = u16::try_from(packed.len())?;
        if dial.ends_with('*') && dial_codes.insert(code.parse()?, offset).is_some() {
            return Err(problem("the code has a main country already").into());
        }
        codes.insert(code.parse::<u16>()?);
        for digits in own.split(',').filter(|digits| !digits.is_empty()) {
            territories.entry(format!("{code}{digits}")).or_insert(offset);
        }
        packed.push_str(row);
        packed.push('\n');
    }
    if packed.is_empty() {
        return Err(format!("{SOURCE}: no rows").into());
    }
    if !codes.iter().all(|code| dial_codes.contains_key(code)) {
        return Err(format!("{SOURCE}: a dial code without a main country").into());
    }
    // Of two territories that a number could belong to, the first in the table has it: the longest match has to be that one.
    for (short, later) in &territories {
        let longer = territories.iter().find(|(long, row)| long.starts_with(short.as_str()) && *row > later);
        if let Some((long, _)) = longer {
            return Err(format!("{SOURCE}: numbers with {long} are those of {short} already").into());
        }
    }
    let dial_codes: Vec<(u16, u16)> = dial_codes.into_iter().collect();
    let territories: Vec<(String, u16)> = territories.into_iter().collect();
    fs::write(out.join("countries.txt"), packed)?;
    fs::write(out.join("dial_codes.rs"), format!("{dial_codes:?}\n"))?;
    fs::write(out.join("territories.rs"), format!("{territories:?}\n"))?;
    Ok(())
}
