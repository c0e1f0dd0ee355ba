//! Letter groups, which spare a search from reading most texts.
//!
//! A lead has a bit for each group of two or three bytes in its search text. A text that contains a word has all bits of
//! the word, so the database reads only the texts that have them.

/// Number of columns; each has 64 bits.
pub(super) const COLUMNS: usize = 16;
/// Lengths of the groups in bytes: two for searches for two letters. Single bytes are in too many texts.
const LENGTHS: [usize; 2] = [2, 3];
/// Bits of all columns.
const BITS: u32 = 64 * 16;

/// The bits of a text, one column each.
pub(super) type LetterGroups = [i64; COLUMNS];

/// Returns the names of the columns: `letters_0` and so on.
pub(super) fn names() -> impl Iterator<Item = String> {
    (0..COLUMNS).map(|number| format!("letters_{number}"))
}

/// Returns the bits of a text, or of a word.
pub(super) fn letter_groups(text: &str) -> LetterGroups {
    let mut groups = LetterGroups::default();
    for group in LENGTHS.into_iter().flat_map(|length| text.as_bytes().windows(length)) {
        // A search has words, so no group reaches over a space.
        if group.iter().any(u8::is_ascii_whitespace) {
            continue;
        }
        let hash = group.iter().fold(0_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(*byte)));
        // Fibonacci hashing: the product's high bits depend on all bits of the factor.
        let bit = (hash.wrapping_mul(2_654_435_769) >> 16) % BITS;
        for (column, first) in groups.iter_mut().zip((0..BITS).step_by(64)) {
            if (first..first + 64).contains(&bit) {
                *column |= 1_i64 << (bit - first);
            }
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may_contain(text: &str, word: &str) -> bool {
        letter_groups(text).iter().zip(letter_groups(word)).all(|(text, word)| text & word == word)
    }

    #[test]
    fn a_text_has_all_bits_of_each_part_of_its_words() {
        let text = "l-7k3m9q2\nzoë ångström\nzoe@example.org\nwe have 100% of a plan_b, 東京都.";
        for word in text.split_whitespace() {
            for (start, _) in word.char_indices() {
                for (end, last) in word.char_indices().filter(|(end, _)| *end >= start) {
                    let part = word.get(start..end + last.len_utf8()).unwrap();
                    assert!(may_contain(text, part), "{part}");
                }
            }
        }
    }
}
