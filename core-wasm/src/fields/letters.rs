//! Unicode letters and combining marks: the categories L and M.
//!
//! `char::is_alphabetic` is a different set: it lacks half of the marks, and contains numerals and circled letters.
//! `build.rs` generates the table of differences.

/// Gap and length of every range, each in LEB128.
static TABLE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/letters.bin"));
/// Index of the table: end of the previous range, and offset of the next one.
static ENTRIES: &[(u32, usize)] = &include!(concat!(env!("OUT_DIR"), "/letters.rs"));

/// Returns true for a letter of any script, or a mark that combines with one.
#[must_use]
pub fn is_letter_or_mark(character: char) -> bool {
    if character.is_ascii() {
        return character.is_ascii_alphabetic();
    }
    character.is_alphabetic() != is_difference(u32::from(character))
}

fn is_difference(code: u32) -> bool {
    let entry = ENTRIES.partition_point(|(before, _)| *before <= code).saturating_sub(1);
    let Some((mut end, offset)) = ENTRIES.get(entry).copied() else { return false };
    let mut bytes = TABLE.get(offset..).unwrap_or_default().iter();
    while let Some(gap) = number(&mut bytes) {
        let first = end.saturating_add(gap);
        end = first.saturating_add(number(&mut bytes).unwrap_or_default());
        if code < end {
            return code >= first;
        }
    }
    false
}

fn number(bytes: &mut std::slice::Iter<'_, u8>) -> Option<u32> {
    let mut value = 0;
    let mut shift = 0;
    loop {
        let byte = *bytes.next()?;
        value |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
        shift = (shift + 7).min(28);
    }
}

#[cfg(test)]
mod tests {
    use super::is_letter_or_mark;

    #[test]
    fn agrees_with_the_regex_crate_on_every_character() {
        let oracle = regex::Regex::new(r"^[\p{L}\p{M}]$").unwrap();
        let mut text = [0; 4];
        for character in '\0'..=char::MAX {
            let expected = oracle.is_match(character.encode_utf8(&mut text));
            assert_eq!(is_letter_or_mark(character), expected, "U+{:04X}", u32::from(character));
        }
    }
}
