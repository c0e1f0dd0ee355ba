//! Tokens for facts about the company: content never names the company, so that one text serves every site.

use std::borrow::Cow;

use serde_json::Value;

/// Names of the tokens.
pub(crate) const NAMES: [&str; 9] = [
    "brand",
    "legalName",
    "founded",
    "headquarters",
    "email",
    "privacyEmail",
    "applicationsEmail",
    "responseTime",
    "retention",
];

/// The tokens with their replacements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tokens(Vec<(&'static str, String)>);

impl Tokens {
    /// Creates the tokens from their values, in the order of `NAMES`.
    pub fn new(values: [String; NAMES.len()]) -> Self {
        Self(NAMES.into_iter().zip(values).collect())
    }

    /// Replaces the tokens in a text. Unknown tokens such as `{event}` are left to the view.
    pub fn fill<'a>(&self, text: &'a str) -> Cow<'a, str> {
        replaced(text, |name| self.value(name))
    }

    /// Returns true when every token of a text has a replacement here, and none is left to the view.
    pub fn fill_whole(&self, text: &str) -> bool {
        tokens_in(text).all(|(_, name)| self.value(name).is_some())
    }

    /// Replaces the tokens in every text of a value.
    pub fn fill_all(&self, value: &mut Value) {
        match value {
            Value::String(text) => {
                if let Cow::Owned(filled) = self.fill(text) {
                    *text = filled;
                }
            }
            Value::Array(entries) => entries.iter_mut().for_each(|entry| self.fill_all(entry)),
            Value::Object(fields) => fields.values_mut().for_each(|entry| self.fill_all(entry)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(token, _)| *token == name).map(|(_, value)| value.as_str())
    }
}

/// Replaces placeholders in a text. Values are inserted as they are: braces in them mean nothing.
pub fn fill(text: &str, values: &[(&str, &str)]) -> String {
    replaced(text, |name| values.iter().find(|(placeholder, _)| *placeholder == name).map(|(_, value)| *value))
        .into_owned()
}

/// Replaces the names in braces for which there is a value.
fn replaced<'a, 'v>(text: &'a str, value_of: impl Fn(&str) -> Option<&'v str>) -> Cow<'a, str> {
    let mut filled = String::new();
    let mut copied = 0;
    for (start, name) in tokens_in(text) {
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

/// Returns the names of what looks like a token in a text, with their positions in bytes.
pub(super) fn tokens_in(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('{').filter_map(|(start, _)| {
        let (name, _) = text.get(start + 1..)?.split_once('}')?;
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
        is_name.then_some((start, name))
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn tokens() -> Tokens {
        Tokens(vec![("brand", "A {email} & B".to_owned()), ("email", "a@b.example".to_owned())])
    }

    #[test]
    fn known_tokens_are_filled_once_and_others_stay() {
        for (text, filled) in [
            ("", ""),
            ("no token", "no token"),
            ("{brand}", "A {email} & B"),
            ("{email}, {email}!", "a@b.example, a@b.example!"),
            ("Meet us at {event}", "Meet us at {event}"),
            ("{{email}", "{a@b.example"),
            ("{email", "{email"),
            ("}{", "}{"),
            ("{}", "{}"),
        ] {
            assert_eq!(tokens().fill(text), filled);
        }
        assert!(tokens().fill_whole("{brand}, {}") && !tokens().fill_whole("{brand} at {event}"));
    }

    #[test]
    fn placeholders_are_filled_once() {
        let values = [("name", "{count} & {name}"), ("count", "2")];
        assert_eq!(fill("{name}: {count}, {other}", &values), "{count} & {name}: 2, {other}");
        assert_eq!(fill("", &values), "");
    }

    #[test]
    fn a_token_is_a_word_in_braces() {
        let found = |text| tokens_in(text).map(|(_, name)| name).collect::<Vec<_>>().join(" ");
        for (text, names) in [
            ("", ""),
            ("{brand} and {{email}}", "brand email"),
            ("{}, { brand }, {a-b}, {1}, {brand", ""),
            ("é{brand}", "brand"),
        ] {
            assert_eq!(found(text), names, "{text}");
        }
        assert_eq!(tokens_in("é {brand}").next(), Some((3, "brand")));
    }

    #[test]
    fn tokens_are_filled_in_texts_but_not_in_keys() {
        let mut value = json!({ "{email}": ["{email}", { "a": "{email}" }], "b": 1 });
        tokens().fill_all(&mut value);
        assert_eq!(value, json!({ "{email}": ["a@b.example", { "a": "a@b.example" }], "b": 1 }));
    }
}
