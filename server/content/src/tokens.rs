//! Tokens for facts about the company: content never names the company, so that one text serves every site.

use std::borrow::Cow;

use core_wasm::text::{names_in, replaced};
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
        names_in(text).all(|(_, name)| self.value(name).is_some())
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
    fn tokens_are_filled_in_texts_but_not_in_keys() {
        let mut value = json!({ "{email}": ["{email}", { "a": "{email}" }], "b": 1 });
        tokens().fill_all(&mut value);
        assert_eq!(value, json!({ "{email}": ["a@b.example", { "a": "a@b.example" }], "b": 1 }));
    }
}
