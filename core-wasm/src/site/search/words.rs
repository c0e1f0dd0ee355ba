//! Tokenisation of text for indexing and searching.

use crate::text::plain_letters;

/// Longest indexed word, in characters; longer ones are truncated. Longer than any word of the site.
pub const TERM_MAX_CHARS: usize = 40;

/// Stop words; kept in a query that has no others.
const COMMON: [&str; 16] =
    ["a", "an", "and", "are", "as", "at", "by", "for", "from", "in", "is", "of", "on", "or", "the", "to"];

/// Signs that belong to the word before them: `C++`, `C#`.
pub(super) const SIGNS: [char; 2] = ['+', '#'];

/// Returns the words of `text` in order: lower case, Latin letters without diacritics, without apostrophes.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = Word::default();
    for original in text.chars() {
        for c in original.to_lowercase() {
            if c.is_alphanumeric() {
                // Signs end a word: `C++20` is `c++` and `20`.
                words.extend(word.text.ends_with(SIGNS).then(|| word.take()).flatten());
                word.push(c);
            } else if SIGNS.contains(&c) && !word.text.is_empty() {
                word.push_plain(c);
            } else if !is_part_of_word(c) {
                words.extend(word.take());
            }
        }
    }
    words.extend(word.take());
    words
}

/// Returns the words of `text` without stop words, unless it has no others.
pub(super) fn query_words(text: &str) -> Vec<String> {
    let all = words(text);
    let significant: Vec<_> = all.iter().filter(|word| !is_common(word)).cloned().collect();
    if significant.is_empty() { all } else { significant }
}

fn is_common(word: &str) -> bool {
    COMMON.contains(&word)
}

/// Returns true for apostrophes and combining marks, which neither count nor end a word: `firm's` is `firms`, `e` with
/// a combining acute accent is `e`. Marks of other scripts that are not letters (such as a Malayalam virama) are
/// dropped too.
fn is_part_of_word(c: char) -> bool {
    matches!(c, '\'' | '’' | '\u{300}'..='\u{36f}' | '\u{200c}' | '\u{200d}' | '\u{94d}' | '\u{d4d}')
}

#[derive(Default)]
struct Word {
    text: String,
    chars: usize,
}

impl Word {
    fn push(&mut self, c: char) {
        match plain_letters(c) {
            Some(plain) => plain.chars().for_each(|c| self.push_plain(c)),
            None => self.push_plain(c),
        }
    }

    fn push_plain(&mut self, c: char) {
        if self.chars < TERM_MAX_CHARS {
            self.text.push(c);
            self.chars += 1;
        }
    }

    fn take(&mut self) -> Option<String> {
        let Self { text, .. } = std::mem::take(self);
        (!text.is_empty()).then_some(text)
    }
}
