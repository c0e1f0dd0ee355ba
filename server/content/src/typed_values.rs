//! Typed values of a document: addresses, anchors, and names of media.

use serde_json::Value;

use super::tree::{Place, Tree};

/// Key of the schema's named types.
pub(super) const DEFINITIONS: &str = "#/$defs/";

/// A value with its type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TypedValue<'a> {
    /// Name of the type in the model, such as `Href`.
    pub(super) type_name: &'static str,
    /// Name of the enclosing type, such as `Link`.
    pub(super) owner: &'static str,
    pub(super) key: &'a str,
    /// Description of the key in the schema.
    pub(super) description: &'static str,
    pub(super) text: &'a str,
    pub(super) place: Place,
}

/// Returns every text of a document that has a named type, in the file's order. `tree` has to be valid for `schema`.
pub(super) fn typed_values<'a>(schema: &'static Value, tree: &'a Tree) -> Vec<TypedValue<'a>> {
    let mut walk = Walk { definitions: schema.get("$defs").unwrap_or(&Value::Null), found: Vec::new() };
    walk.visit(schema, tree, ("", ""), "");
    walk.found.sort_by_key(|value| value.place);
    walk.found
}

struct Walk<'a> {
    definitions: &'static Value,
    found: Vec<TypedValue<'a>>,
}

impl<'a> Walk<'a> {
    /// Visits a value of the type `owner`. `field` is its key with the description.
    fn visit(&mut self, schema: &'static Value, tree: &'a Tree, field: (&'a str, &'static str), owner: &'static str) {
        let reference = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix(DEFINITIONS));
        if let Some(name) = reference {
            let definition = self.definitions.get(name).unwrap_or(&Value::Null);
            let is_text = definition.get("type").is_some_and(|of| of == "string");
            if let Some(text) = tree.text().filter(|text| is_text && !text.is_empty()) {
                let (key, description) = field;
                let place = tree.place;
                self.found.push(TypedValue { type_name: name, owner, key, description, text, place });
            }
            return self.visit(definition, tree, field, name);
        }
        for branch in alternatives(schema) {
            self.visit(branch, tree, field, owner);
        }
        if let Some(items) = schema.get("items") {
            for item in tree.items() {
                self.visit(items, item, field, owner);
            }
        }
        for entry in tree.entries() {
            if let Some(property) = schema.get("properties").and_then(|properties| properties.get(&entry.key)) {
                let description = property.get("description").and_then(Value::as_str).unwrap_or_default();
                self.visit(property, &entry.value, (&entry.key, description), owner);
            }
        }
    }
}

/// Returns the schemas of an enum's variants.
pub(super) fn alternatives(schema: &Value) -> impl Iterator<Item = &Value> {
    ["anyOf", "oneOf", "allOf"].into_iter().filter_map(|word| schema.get(word)?.as_array()).flatten()
}
