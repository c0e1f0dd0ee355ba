//! Text functions that the standard library lacks.

use std::borrow::Cow;

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
    if text.len() == count { whole_number(text) } else { None }
}

/// Parses a number that consists of ASCII digits only, without a sign.
pub(crate) fn whole_number(text: &str) -> Option<u16> {
    if text.starts_with('+') { None } else { text.parse().ok() }
}

/// Replaces placeholders in a text. Values are inserted as they are: braces in them mean nothing.
pub fn fill(text: &str, values: &[(&str, &str)]) -> String {
    replaced(text, |name| values.iter().find(|(placeholder, _)| *placeholder == name).map(|(_, value)| *value))
        .into_owned()
}

/// Replaces the names in braces for which there is a value.
pub fn replaced<'a, 'v>(text: &'a str, value_of: impl Fn(&str) -> Option<&'v str>) -> Cow<'a, str> {
    let mut filled = String::new();
    let mut copied = 0;
    for (start, name) in names_in(text) {
        let Some(value) = value_of(name) else { continue };
        filled.push_str(text.get(copied..start).unwrap_or_default());
        filled.push_str(value);
        copied = start + name.len() + "{}".len();
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    filled.push_str(text.get(copied..).unwrap_or_default());
    Cow::Owned(filled)
}

/// Returns the names in braces of a text, with their positions in bytes.
pub fn names_in(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('{').filter_map(|(start, _)| {
        let (name, _) = text.get(start + 1..)?.split_once('}')?;
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
        is_name.then_some((start, name))
    })
}

/// Lower-case Latin letters with diacritics, after the plain letters that people type for them.
const FOLDED: [(&str, &str); 26] = [
    ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặ"),
    ("ae", "æ"),
    ("c", "çćĉċč"),
    ("d", "ďđð"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệ"),
    ("g", "ĝğġģ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįıǐỉị"),
    ("j", "ĵ"),
    ("k", "ķ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŋ"),
    ("o", "òóôõöøōŏőơǒọỏốồổỗộớờởỡợ"),
    ("oe", "œ"),
    ("r", "ŕŗř"),
    ("s", "śŝşšșſ"),
    ("ss", "ß"),
    ("t", "ţťŧț"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔụủứừửữự"),
    ("w", "ŵ"),
    ("y", "ýÿŷỳỵỷỹ"),
    ("z", "źżž"),
    ("fi", "ﬁ"),
    ("fl", "ﬂ"),
    ("ff", "ﬀ"),
];

/// Returns the plain letters that people type for a lower-case Latin letter with diacritics.
pub fn plain_letters(letter: char) -> Option<&'static str> {
    let (plain, _) = FOLDED.iter().find(|(_, marked)| !letter.is_ascii() && marked.contains(letter))?;
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(whole_number(text), number, "{text}");
        }
        for text in ["", "+7", "-7", " 7", "7.", "٧"] {
            assert_eq!(whole_number(text), None, "{text}");
        }
    }

    #[test]
    fn placeholders_are_filled_once() {
        let values = [("name", "{count} & {name}"), ("count", "2")];
        assert_eq!(fill("{name}: {count}, {other}", &values), "{count} & {name}: 2, {other}");
        assert_eq!(fill("", &values), "");
    }

    #[test]
    fn a_name_in_braces_is_a_word() {
        let found = |text| names_in(text).map(|(_, name)| name).collect::<Vec<_>>().join(" ");
        for (text, names) in [
            ("", ""),
            ("{brand} and {{email}}", "brand email"),
            ("{}, { brand }, {a-b}, {1}, {brand", ""),
            ("é{brand}", "brand"),
        ] {
            assert_eq!(found(text), names, "{text}");
        }
        assert_eq!(names_in("é {brand}").next(), Some((3, "brand")));
    }
}
