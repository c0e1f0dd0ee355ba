//! Text functions that differ from the standard library's.

/// Lower-cases `text` for comparisons: the two small sigmas of Greek become one.
pub(crate) fn lower_case(text: &str) -> String {
    let mut lower = String::with_capacity(text.len());
    for character in text.chars().flat_map(char::to_lowercase) {
        lower.push(if character == 'ς' { 'σ' } else { character });
    }
    lower
}

/// Parses a number of `count` ASCII digits.
pub(crate) fn digits(text: &str, count: usize) -> Option<u16> {
    if text.len() == count { whole(text) } else { None }
}

/// Parses a number that consists of ASCII digits only, without a sign.
pub(crate) fn whole(text: &str) -> Option<u16> {
    if text.starts_with('+') { None } else { text.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::{lower_case, whole};

    #[test]
    fn lower_case_is_the_standard_one_except_for_the_final_sigma() {
        for text in ["", "KOCHI", "İstanbul", "ÉCOLE", "Straße", "കൊച്ചി", "ＡＢＣ"] {
            assert_eq!(lower_case(text), text.to_lowercase());
        }
        assert_eq!(lower_case("ΟΔΟΣ"), lower_case("οδος"));
    }

    #[test]
    fn reads_only_digits() {
        for (text, number) in
            [("0", Some(0)), ("007", Some(7)), ("65535", Some(65_535)), ("65536", None), ("99999", None)]
        {
            assert_eq!(whole(text), number, "{text}");
        }
        for text in ["", "+7", "-7", " 7", "7.", "٧"] {
            assert_eq!(whole(text), None, "{text}");
        }
    }
}
