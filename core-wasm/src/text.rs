//! Text functions with minimal code size for the browser.
//!
//! The standard library's equivalents are many times larger: a search for megabytes of text, tables for the one Greek
//! letter whose lower case depends on its position, messages of panics that never occur.

/// Returns true when `part` occurs in `text`.
pub(crate) fn contains(text: &str, part: &str) -> bool {
    part.is_empty() || text.as_bytes().windows(part.len()).any(|window| window == part.as_bytes())
}

/// Lower-cases `text` for comparisons: the two small sigmas of Greek become one.
pub(crate) fn lower_case(text: &str) -> String {
    let mut lower = String::with_capacity(text.len());
    for character in text.chars().flat_map(char::to_lowercase) {
        lower.push(if character == 'ς' { 'σ' } else { character });
    }
    lower
}

/// Joins non-empty texts with `separator`.
pub(crate) fn join<'a>(texts: impl IntoIterator<Item = &'a str>, separator: &str) -> String {
    let mut joined = String::new();
    for text in texts {
        if !joined.is_empty() {
            joined.push_str(separator);
        }
        joined.push_str(text);
    }
    joined
}

/// Splits at the first of the ASCII separators.
#[allow(clippy::manual_contains, reason = "`contains` brings a search along that is made for long texts")]
pub(crate) fn halves<'a>(text: &'a str, separators: &[u8]) -> Option<(&'a str, &'a str)> {
    let at = text.bytes().position(|byte| separators.iter().any(|separator| *separator == byte))?;
    text.get(..at).zip(text.get(at + 1..))
}

/// Splits at all ASCII separators; yields at least one text, and empty ones.
pub(crate) fn parts<'a>(text: &'a str, separators: &'static [u8]) -> Parts<'a> {
    Parts { rest: Some(text), separators }
}

/// The iterator of [`parts`].
pub(crate) struct Parts<'a> {
    rest: Option<&'a str>,
    separators: &'static [u8],
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest.take()?;
        let Some((part, behind)) = halves(rest, self.separators) else { return Some(rest) };
        self.rest = Some(behind);
        Some(part)
    }
}

/// Writes a whole number in decimal digits.
pub(crate) fn push_whole(text: &mut String, number: u64) {
    if number > 9 {
        push_whole(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Parses a number that consists of ASCII digits only.
pub(crate) fn whole(text: &str) -> Option<u16> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| u16::from(byte - b'0'));
    let add = |number: u16, byte| number.checked_mul(10)?.checked_add(digit(byte)?);
    (!text.is_empty()).then(|| text.bytes().try_fold(0, add)).flatten()
}

#[cfg(test)]
mod tests {
    use super::{contains, join, lower_case, parts, push_whole, whole};

    #[test]
    fn finds_a_part_anywhere() {
        for (text, part, expected) in [
            ("", "", true),
            ("Kochi", "", true),
            ("Kochi", "Kochi", true),
            ("Kochi, Kerala", "Kerala", true),
            ("Kochi", "Kochi, Kerala", false),
            ("Kochi", "kochi", false),
            ("കൊച്ചി", "ച്ചി", true),
            ("", "K", false),
        ] {
            assert_eq!(contains(text, part), expected, "{part:?} in {text:?}");
        }
    }

    #[test]
    fn lower_case_is_the_standard_one_but_for_the_final_sigma() {
        for text in ["", "KOCHI", "İstanbul", "ÉCOLE", "Straße", "കൊച്ചി", "ＡＢＣ"] {
            assert_eq!(lower_case(text), text.to_lowercase());
        }
        assert_eq!(lower_case("ΟΔΟΣ"), lower_case("οδος"));
    }

    #[test]
    fn parts_as_the_standard_library_splits() {
        for text in ["", ",", "a", "a,b", ",a,,ബി,", "a-b,c"] {
            assert_eq!(parts(text, b",").collect::<Vec<_>>(), text.split(',').collect::<Vec<_>>());
            assert_eq!(parts(text, b",-").collect::<Vec<_>>(), text.split([',', '-']).collect::<Vec<_>>());
        }
    }

    #[test]
    fn joins_with_separators_between() {
        assert_eq!(join([], ", "), "");
        assert_eq!(join(["Kochi"], ", "), "Kochi");
        assert_eq!(join(["Kochi", "Dubai"], ", "), "Kochi, Dubai");
    }

    #[test]
    fn reads_digits_and_nothing_else() {
        for (text, number) in
            [("0", Some(0)), ("007", Some(7)), ("65535", Some(65_535)), ("65536", None), ("99999", None)]
        {
            assert_eq!(whole(text), number, "{text}");
        }
        for text in ["", "+7", "-7", " 7", "7.", "٧"] {
            assert_eq!(whole(text), None, "{text}");
        }
    }

    #[test]
    fn writes_numbers_as_the_standard_library_does() {
        for number in [0, 9, 10, 99, 100, 2000, u64::MAX] {
            let mut text = String::new();
            push_whole(&mut text, number);
            assert_eq!(text, number.to_string());
        }
    }
}
