//! Reports all faults of a document at once. Deserialisation stops at the first one; this module walks the document
//! along its schema.

use super::schema_parts::SchemaParts;
use super::tree::{Place, Tree};
use model::near::{nearest, unknown};
use model::text_fault;

/// A fault of a value, or of a key.
#[derive(Debug)]
pub(super) struct SchemaFault {
    pub(super) place: Place,
    pub(super) problem: String,
    /// The key that the value at the place lacks.
    pub(super) missing: Option<String>,
}

/// Returns the faults of a document. Faults that the schema cannot express are not reported.
pub(super) fn schema_faults(schema: SchemaParts<'_>, tree: &Tree) -> Vec<SchemaFault> {
    let mut faults = Faults(Vec::new());
    faults.visit(schema, tree, "");
    faults.0
}

struct Faults(Vec<SchemaFault>);

impl Faults {
    /// Checks the value of `key`, or an entry of the list of `key`.
    fn visit(&mut self, parts: SchemaParts<'_>, tree: &Tree, key: &str) {
        if parts.is_nullable && tree.text() == Some("") {
            return;
        }
        if let Some(problem) = tree.text().and_then(|text| text_fault(parts.type_name, text)) {
            return self.fault(tree.place, key, &problem);
        }
        let names = parts.names();
        if !names.is_empty() {
            return self.check_name(&names, tree, key);
        }
        if parts.variants().next().is_some() {
            return self.visit_variant(parts, tree, key);
        }
        if parts.is("object") {
            self.visit_keys(parts, tree, key);
        } else if parts.is("array") {
            self.visit_items(parts, tree, key);
        } else {
            let problem = match tree.text() {
                Some(text) if parts.is("boolean") && !matches!(text, "true" | "false") => "expected true or false",
                Some(text) if parts.is("integer") && text.parse::<u32>().is_err() => {
                    "expected a whole number from 0 on"
                }
                None if parts.is("string") => "expected a text",
                Some(_) if parts.is("string") && tree.is_null() => "expected a text",
                _ => return,
            };
            self.fault(tree.place, key, problem);
        }
    }

    fn visit_keys(&mut self, parts: SchemaParts<'_>, tree: &Tree, key: &str) {
        if tree.text().is_some() || !tree.items().is_empty() {
            // An empty file has its own message.
            if tree.text() != Some("") {
                self.fault(tree.place, key, "expected keys, each with its value");
            }
            return;
        }
        let known: Vec<&str> = parts.keys().collect();
        let mut suggested = Vec::new();
        for entry in tree.entries() {
            if known.contains(&entry.key.as_str()) {
                self.visit(parts.property(&entry.key), &entry.value, &entry.key);
            } else {
                suggested.extend(nearest(&entry.key, known.iter().copied()));
                self.report(entry.place, unknown("key", &entry.key, &known), None);
            }
        }
        for name in parts.required() {
            // A misspelt key is one fault, not an unknown and a missing key.
            if tree.get(name).is_none() && !suggested.contains(&name) {
                let above = if key.is_empty() { String::new() } else { format!("{key}: ") };
                self.report(tree.place, format!("{above}{name} is missing"), Some(name.to_owned()));
            }
        }
    }

    fn visit_items(&mut self, parts: SchemaParts<'_>, tree: &Tree, key: &str) {
        if tree.text().is_some_and(|text| !text.is_empty()) || !tree.entries().is_empty() {
            return self.fault(tree.place, key, "expected a list, each entry after a hyphen");
        }
        for item in tree.items() {
            self.visit(parts.items(), item, key);
        }
    }

    /// Checks a value of an externally tagged enum: the variant's name is the key of its value.
    fn visit_variant(&mut self, parts: SchemaParts<'_>, tree: &Tree, key: &str) {
        let entry = match tree.entries() {
            [entry] => entry,
            [_, second, ..] => {
                let problem = "expected one name after the hyphen, found a second; give it a hyphen of its own";
                return self.report(second.place, problem.to_owned(), None);
            }
            [] => return self.fault(tree.place, key, "expected a name, then a colon and its values"),
        };
        let known: Vec<&str> = parts.variants().collect();
        if known.contains(&entry.key.as_str()) {
            self.visit(parts.property(&entry.key), &entry.value, &entry.key);
        } else {
            self.report(entry.place, unknown("name", &entry.key, &known), None);
        }
    }

    fn check_name(&mut self, names: &[&str], tree: &Tree, key: &str) {
        match tree.text() {
            Some(text) if names.contains(&text) => {}
            Some(text) => self.fault(tree.place, key, &unknown("name", text, names)),
            None => self.fault(tree.place, key, "expected a text"),
        }
    }

    fn fault(&mut self, place: Place, key: &str, problem: &str) {
        let above = if key.is_empty() { String::new() } else { format!("{key}: ") };
        self.report(place, format!("{above}{problem}"), None);
    }

    fn report(&mut self, place: Place, problem: String, missing: Option<String>) {
        self.0.push(SchemaFault { place, problem, missing });
    }
}
