//! What visitors typed, made harmless for spreadsheets and terminals.

/// A cell. A leading sign that a spreadsheet would take for a formula is disarmed with an apostrophe; a phone number,
/// a plus and digits, is none.
pub(super) fn cell(text: &str) -> String {
    let number = text.strip_prefix('+').is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']) && !number;
    let guarded = if formula { format!("'{text}") } else { text.to_owned() };
    if guarded.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", guarded.replace('"', "\"\"")) } else { guarded }
}

/// What a visitor typed must not steer the operator's terminal.
pub(super) fn printable(text: &str) -> String {
    text.chars().map(|character| if character.is_control() { ' ' } else { character }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_disarmed() {
        for (text, expected) in [
            ("plain", "plain"),
            ("a,b", "\"a,b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("=1+1", "'=1+1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("+17045550142", "+17045550142"),
            ("+1+cmd", "'+1+cmd"),
        ] {
            assert_eq!(cell(text), expected);
        }
    }
}
