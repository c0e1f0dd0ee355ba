//! Escaping and line folding of calendar files (RFC 5545).

/// Longest line of a calendar file, in octets (section 3.1).
const LINE_MAX_BYTES: usize = 75;

/// Formats an RFC 3339 instant or day for a calendar file: `20251013T090000Z` or `20251013`.
pub fn compact(time: &str) -> String {
    time.chars().filter(|character| !matches!(character, '-' | ':')).collect()
}

/// Escapes a text value (RFC 5545, section 3.3.11).
pub fn value(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' | ';' | ',' => out.extend(['\\', character]),
            '\n' => out.push_str("\\n"),
            _ if character.is_control() => {}
            _ => out.push(character),
        }
    }
    out
}

/// Terminates a line; folds a longer one into continuation lines, which start with a space.
pub fn fold(line: &str) -> String {
    let mut out = String::with_capacity(line.len() + 2);
    let mut used = 0;
    for character in line.chars() {
        if used + character.len_utf8() > LINE_MAX_BYTES {
            out.push_str("\r\n ");
            used = 1;
        }
        out.push(character);
        used += character.len_utf8();
    }
    out.push_str("\r\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_are_escaped() {
        assert_eq!(value("A, b; c\\d\ne\u{7}"), "A\\, b\\; c\\\\d\\ne");
    }

    #[test]
    fn long_lines_are_folded_between_characters() {
        let folded = fold(&"é".repeat(80));
        assert!(folded.split("\r\n").all(|line| line.len() <= LINE_MAX_BYTES), "{folded}");
        assert_eq!(folded.replace("\r\n ", "").trim_end(), "é".repeat(80));
    }
}
