//! Reading time of a text.

/// Words per minute: adults read English prose silently at 238 on average (Brysbaert, 2019), rounded down for technical
/// text.
const WORDS_PER_MINUTE: usize = 225;

/// Returns the whole minutes to read a text in Markdown or HTML, rounded up, at least 1. Tags and punctuation do not
/// count as words.
pub fn reading_minutes(text: &str) -> i64 {
    let mut words = 0_usize;
    for piece in text.split('<').enumerate().map(|(index, piece)| match piece.split_once('>') {
        Some((_tag, after)) if index > 0 => after,
        _ => piece,
    }) {
        words += piece.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
    }
    i64::try_from(words.div_ceil(WORDS_PER_MINUTE)).unwrap_or(i64::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_started_minute_is_rounded_up() {
        for (words, minutes) in [(0, 1), (1, 1), (225, 1), (226, 2), (1000, 5)] {
            assert_eq!(reading_minutes(&"word ".repeat(words)), minutes, "{words}");
        }
    }

    #[test]
    fn tags_and_signs_do_not_count_as_words() {
        assert_eq!(reading_minutes(&"<b class=\"a b c d\"> - </b> ".repeat(400)), 1);
    }
}
