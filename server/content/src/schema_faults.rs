//! Reports all faults of a document at once. Deserialisation stops at the first one; this module walks the document
//! along its schema.

use serde_json::Value;

use super::schema_parts::optional;
use super::tree::{Place, Tree};
use super::typed_values::{DEFINITIONS, alternatives};
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
pub(super) fn schema_faults(schema: &Value, tree: &Tree) -> Vec<SchemaFault> {
    let mut walk = Walk { definitions: schema.get("$defs").unwrap_or(&Value::Null), faults: Vec::new() };
    walk.visit(schema, tree, "");
    walk.faults
}

struct Walk<'a> {
    definitions: &'a Value,
    faults: Vec<SchemaFault>,
}

impl<'a> Walk<'a> {
    /// Checks the value of `key`, or an entry of the list of `key`.
    fn visit(&mut self, schema: &'a Value, tree: &Tree, key: &str) {
        if let Some(name) = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix(DEFINITIONS)) {
            if let Some(problem) = tree.text().and_then(|text| text_fault(name, text)) {
                return self.fault(tree.place, key, &problem);
            }
            let definition = self.definitions.get(name).unwrap_or(&Value::Null);
            return self.visit(definition, tree, key);
        }
        if let Some(optional) = optional(schema) {
            if tree.text() != Some("") {
                self.visit(optional, tree, key);
            }
            return;
        }
        let names = names(schema);
        if !names.is_empty() {
            return self.check_name(&names, tree, key);
        }
        if schema.get("oneOf").is_some() {
            return self.visit_variant(schema, tree, key);
        }
        let of_type = |name: &str| match schema.get("type") {
            Some(Value::Array(types)) => types.iter().any(|of| of == name),
            Some(of) => of == name,
            None => false,
        };
        if tree.text() == Some("") && of_type("null") {
            return;
        }
        if of_type("object") {
            self.visit_keys(schema, tree, key);
        } else if of_type("array") {
            self.visit_items(schema, tree, key);
        } else {
            let problem = match tree.text() {
                Some(text) if of_type("boolean") && !matches!(text, "true" | "false") => "expected true or false",
                Some(text) if of_type("integer") && text.parse::<u32>().is_err() => "expected a whole number from 0 on",
                None if of_type("string") => "expected a text",
                Some(_) if of_type("string") && tree.is_null() => "expected a text",
                _ => return,
            };
            self.fault(tree.place, key, problem);
        }
    }

    fn visit_keys(&mut self, schema: &'a Value, tree: &Tree, key: &str) {
        if tree.text().is_some() || !tree.items().is_empty() {
            // An empty file has its own message.
            if tree.text() != Some("") {
                self.fault(tree.place, key, "expected keys, each with its value");
            }
            return;
        }
        let Some(properties) = schema.get("properties").and_then(Value::as_object) else { return };
        let mut suggested = Vec::new();
        for entry in tree.entries() {
            match properties.get(&entry.key) {
                Some(property) => self.visit(property, &entry.value, &entry.key),
                None => {
                    let known: Vec<&str> = properties.keys().map(String::as_str).collect();
                    suggested.extend(nearest(&entry.key, known.iter().copied()));
                    self.report(entry.place, unknown("key", &entry.key, &known), None);
                }
            }
        }
        let required = schema.get("required").and_then(Value::as_array);
        for name in required.into_iter().flatten().filter_map(Value::as_str) {
            // A misspelt key is one fault, not an unknown and a missing key.
            if tree.get(name).is_none() && !suggested.contains(&name) {
                let above = if key.is_empty() { String::new() } else { format!("{key}: ") };
                self.report(tree.place, format!("{above}{name} is missing"), Some(name.to_owned()));
            }
        }
    }

    fn visit_items(&mut self, schema: &'a Value, tree: &Tree, key: &str) {
        if tree.text().is_some_and(|text| !text.is_empty()) || !tree.entries().is_empty() {
            return self.fault(tree.place, key, "expected a list, each entry after a hyphen");
        }
        for item in tree.items() {
            self.visit(schema.get("items").unwrap_or(&Value::Null), item, key);
        }
    }

    /// Checks a value of an externally tagged enum: the variant's name is the key of its value.
    fn visit_variant(&mut self, schema: &'a Value, tree: &Tree, key: &str) {
        let entry = match tree.entries() {
            [entry] => entry,
            [_, second, ..] => {
                let problem = "expected one name after the hyphen, found a second; give it a hyphen of its own";
                return self.report(second.place, problem.to_owned(), None);
            }
            [] => return self.fault(tree.place, key, "expected a name, then a colon and its values"),
        };
        let variants: Vec<(&str, &Value)> = alternatives(schema)
            .filter_map(|variant| variant.get("properties")?.as_object())
            .flat_map(|properties| properties.iter().map(|(name, value)| (name.as_str(), value)))
            .collect();
        match variants.iter().find(|(name, _)| *name == entry.key) {
            Some((_, value)) => self.visit(value, &entry.value, &entry.key),
            None => {
                let known: Vec<&str> = variants.iter().map(|(name, _)| *name).collect();
                self.report(entry.place, unknown("name", &entry.key, &known), None);
            }
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
        self.faults.push(SchemaFault { place, problem, missing });
    }
}

/// Returns the allowed names of an enum.
fn names(schema: &Value) -> Vec<&str> {
    match schema.get("enum").and_then(Value::as_array) {
        Some(names) => names.iter().filter_map(Value::as_str).collect(),
        None => alternatives(schema).filter_map(|branch| branch.get("const")?.as_str()).collect(),
    }
}
