//! The site's words, which a translation has until an owner writes others, and the check of placeholders.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use core_wasm::text::names_in;
use serde_json::Value;

use super::documents::WORDS_FILE;
use super::tokens::NAMES;
use super::translation::Translation;
use super::tree::{Place, Tree};
use super::values::values_of_source;
use super::yaml::parse;
use model::near::unknown;
use model::{DocumentKind, Words};

/// The file of the example's words. Its texts define the placeholders of each key.
const EXAMPLE: &str = Translation::English.words();

static EXAMPLE_TREE: LazyLock<Option<Tree>> = LazyLock::new(|| parse(WORDS_FILE, EXAMPLE).ok());

static ENGLISH: LazyLock<Value> = LazyLock::new(|| values_of_file(Translation::English));
static GERMAN: LazyLock<Value> = LazyLock::new(|| values_of_file(Translation::German));

fn values_of_file(translation: Translation) -> Value {
    let (values, _) = values_of_source(DocumentKind::Words, "words", translation.words()).unwrap_or_default();
    values
}

/// Returns the site's words. `stored` is the body of the stored document, null without one. A key that it lacks, which an
/// earlier version did not have, has the text of the translation.
pub fn words_of(stored: &Value, translation: Translation) -> Result<Words, serde_json::Error> {
    let mut values = match translation {
        Translation::English => ENGLISH.clone(),
        Translation::German => GERMAN.clone(),
    };
    overlay(&mut values, stored);
    serde_json::from_value(values)
}

/// Replaces the values whose keys another value has too.
fn overlay(values: &mut Value, other: &Value) {
    match (values, other) {
        (Value::Object(values), Value::Object(other)) => {
            for (key, value) in values {
                overlay(value, other.get(key).unwrap_or(&Value::Null));
            }
        }
        (value @ Value::String(_), Value::String(_)) => *value = other.clone(),
        _ => {}
    }
}

/// Returns the missing placeholders of texts, and the unknown ones.
pub(super) fn placeholder_faults(tree: &Tree) -> Vec<(Place, String)> {
    let mut faults = Vec::new();
    if let Some(example) = &*EXAMPLE_TREE {
        visit(tree, example, "", &mut faults);
    }
    faults
}

fn visit(tree: &Tree, example: &Tree, key: &str, faults: &mut Vec<(Place, String)>) {
    for entry in tree.entries() {
        if let Some(example) = example.get(&entry.key) {
            visit(&entry.value, example, &entry.key, faults);
        }
    }
    let (Some(text), Some(example)) = (tree.text(), example.text()) else { return };
    let found: BTreeSet<&str> = placeholders(text).collect();
    let expected: BTreeSet<&str> = placeholders(example).collect();
    for name in expected.difference(&found) {
        faults.push((tree.place, format!("{key}: {{{name}}} is missing")));
    }
    let known: Vec<&str> = expected.iter().copied().chain(NAMES).collect();
    for name in found.difference(&expected) {
        faults.push((tree.place, format!("{key}: {}", unknown("placeholder", name, &known))));
    }
}

/// Returns the names in braces that are not tokens of the site's facts.
fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    names_in(text).map(|(_, name)| name).filter(|name| !NAMES.contains(name))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::json;

    use super::super::Folder;
    use super::*;

    /// Returns the faults of a folder whose only file has the example's words with one change.
    fn faults(from: &str, to: &str) -> Vec<String> {
        assert!(EXAMPLE.contains(from), "{from}");
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(WORDS_FILE), EXAMPLE.replacen(from, to, 1)).unwrap();
        let errors = Folder::read(folder.path()).err().unwrap_or_default();
        errors.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn words_are_complete_and_have_known_keys() {
        let line = |part: &str| EXAMPLE.lines().position(|line| line.contains(part)).unwrap() + 1;
        let placeholder = "  allResults: See all results for “{query}”\n";
        for (from, to, expected) in [
            (placeholder, placeholder, String::new()),
            (placeholder, "  allResults: Alles zu {query} bei {brand}\n", String::new()),
            (placeholder, "", format!("words.yaml:{}:3: search: allResults is missing", line("  label: Search"))),
            (
                "  skipLink: Skip to content\n",
                "  skipLink: Skip to content\n  skip: Skip\n",
                format!("words.yaml:{}:3: unknown key 'skip'", line("  skipLink: ") + 1),
            ),
            (
                placeholder,
                "  allResults: See {count} for {query}\n",
                format!("words.yaml:{}:15: allResults: unknown placeholder 'count'", line("  allResults: ")),
            ),
            (
                placeholder,
                "  allResults: \"\"\n",
                format!("words.yaml:{}:15: allResults: expected a text", line("  allResults: ")),
            ),
        ] {
            let found = faults(from, to);
            let is_expected = match expected.is_empty() {
                true => found.is_empty(),
                false => matches!(&found[..], [fault] if fault.starts_with(&expected)),
            };
            assert!(is_expected, "{to}: {found:?}, not {expected:?}");
        }
    }

    #[test]
    fn stored_words_replace_the_examples() {
        let example = words_of(&Value::Null, Translation::English).unwrap();
        assert_eq!(example.search.submit.as_str(), "Search");
        let stored = json!({ "search": { "submit": "Suchen", "unknown": "x", "label": 5 }, "other": "x" });
        let mut expected = serde_json::to_value(&example).unwrap();
        expected["search"]["submit"] = json!("Suchen");
        assert_eq!(serde_json::to_value(words_of(&stored, Translation::English).unwrap()).unwrap(), expected);
        let german = words_of(&Value::Null, Translation::German).unwrap();
        assert_eq!(german.search.submit.as_str(), "Suchen");
    }

    #[test]
    fn wrong_placeholders_are_reported_with_their_places() {
        for (text, expected) in [
            ("search:\n  foundMany: \"{query}: {count}\"\n", ""),
            ("search:\n  foundMany: \"{count}\"\n", "2:14 foundMany: {query} is missing"),
            ("search:\n  foundMany: \"{count} {query}, {brand}\"\n", ""),
            ("search:\n  submit: Find in {brand}\n", ""),
            (
                "search:\n  foundOne: One for {qury}\n",
                "2:13 foundOne: {query} is missing, 2:13 foundOne: unknown placeholder 'qury'; did you mean 'query'?",
            ),
            ("search:\n  other: \"{query}\"\nmore: \"{a}\"\n", ""),
        ] {
            let faults = placeholder_faults(&parse("", text).unwrap());
            let faults = faults.iter().map(|(place, fault)| format!("{}:{} {fault}", place.line, place.column));
            assert_eq!(faults.collect::<Vec<_>>().join(", "), expected, "{text}");
        }
    }
}
