//! The parts of a JSON Schema, with references and nullable values resolved.

use serde_json::Value;

/// Key of the schema's named types.
const DEFINITIONS: &str = "#/$defs/";
/// Limit of references that lead to references.
const STEPS_MAX: usize = 8;

/// A part of a schema.
#[derive(Debug, Clone, Copy)]
pub(super) struct SchemaParts<'a> {
    definitions: &'a Value,
    /// Null where the schema describes nothing.
    part: &'a Value,
    /// Name of the part's type in the model, such as `Href`; empty for a part without one.
    pub(super) type_name: &'a str,
    /// True for a value that may be left out or null.
    pub(super) is_nullable: bool,
}

impl<'a> SchemaParts<'a> {
    /// Returns the root of a schema.
    pub(super) fn of(schema: &'a Value) -> Self {
        let definitions = schema.get("$defs").unwrap_or(&Value::Null);
        Self { definitions, part: schema, type_name: "", is_nullable: false }
    }

    /// Returns the schema of a key's value. The variant of an enum is the key of its value.
    pub(super) fn property(self, key: &str) -> Self {
        self.at(self.found(key))
    }

    /// Returns the description of a key.
    pub(super) fn description(self, key: &str) -> &'a str {
        self.found(key).get("description").and_then(Value::as_str).unwrap_or_default()
    }

    /// Returns the schema of a list's items.
    pub(super) fn items(self) -> Self {
        self.at(self.part.get("items").unwrap_or(&Value::Null))
    }

    /// Returns the keys, in the order in which the model declares them.
    pub(super) fn keys(self) -> impl Iterator<Item = &'a str> {
        self.part.get("properties").and_then(Value::as_object).into_iter().flatten().map(|(key, _)| key.as_str())
    }

    /// Returns the keys that must not be missing.
    pub(super) fn required(self) -> impl Iterator<Item = &'a str> {
        let required = self.part.get("required").and_then(Value::as_array);
        required.into_iter().flatten().filter_map(Value::as_str)
    }

    /// Returns the names of an enum whose variants have values.
    pub(super) fn variants(self) -> impl Iterator<Item = &'a str> {
        let variants = alternatives(self.part).filter_map(|variant| variant.get("properties")?.as_object());
        variants.flatten().map(|(name, _)| name.as_str())
    }

    /// Returns the names of an enum without values.
    pub(super) fn names(self) -> Vec<&'a str> {
        match self.part.get("enum").and_then(Value::as_array) {
            Some(names) => names.iter().filter_map(Value::as_str).collect(),
            None => alternatives(self.part).filter_map(|branch| branch.get("const")?.as_str()).collect(),
        }
    }

    /// Returns true when values are of a JSON type. The names of an enum are strings.
    pub(super) fn is(self, json_type: &str) -> bool {
        let own = match self.part.get("type") {
            Some(Value::Array(types)) => types.iter().any(|of| of == json_type),
            Some(of) => of == json_type,
            None => false,
        };
        own || json_type == "string" && !self.names().is_empty()
    }

    fn found(self, key: &str) -> &'a Value {
        let own = self.part.get("properties").and_then(|properties| properties.get(key));
        let variants = || alternatives(self.part).find_map(|variant| variant.get("properties")?.get(key));
        own.or_else(variants).unwrap_or(&Value::Null)
    }

    /// Returns the part that a schema leads to.
    fn at(self, schema: &'a Value) -> Self {
        let mut found = Self { part: schema, type_name: "", is_nullable: false, ..self };
        // A nullable reference has two steps. More would be a loop.
        for _ in 0..STEPS_MAX {
            let reference = found.part.get("$ref").and_then(Value::as_str);
            if let Some(name) = reference.and_then(|path| path.strip_prefix(DEFINITIONS)) {
                (found.part, found.type_name) = (self.definitions.get(name).unwrap_or(&Value::Null), name);
            } else if let Some(inner) = optional(found.part) {
                (found.part, found.is_nullable) = (inner, true);
            } else {
                break;
            }
        }
        found.is_nullable |= found.is("null");
        found
    }
}

/// Returns the inner schema of a nullable value.
fn optional(schema: &Value) -> Option<&Value> {
    let branches = schema.get("anyOf")?.as_array()?;
    branches.iter().find(|branch| branch.get("type").is_none_or(|of| of != "null"))
}

/// Returns the schemas of an enum's variants.
fn alternatives(schema: &Value) -> impl Iterator<Item = &Value> {
    ["anyOf", "oneOf", "allOf"].into_iter().filter_map(|word| schema.get(word)?.as_array()).flatten()
}
