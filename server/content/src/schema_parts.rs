//! The parts of a JSON Schema, with references and nullable values resolved.

use serde_json::Value;

use super::typed_values::{DEFINITIONS, alternatives};

/// A part of a schema.
#[derive(Debug, Clone, Copy)]
pub(super) struct SchemaParts<'a> {
    definitions: &'a Value,
    /// Null where the schema describes nothing.
    part: &'a Value,
    /// Name of the part's type in the model, such as `Href`; empty for a part without one.
    pub(super) type_name: &'a str,
}

impl<'a> SchemaParts<'a> {
    /// Returns the root of a schema.
    pub(super) fn of(schema: &'a Value) -> Self {
        Self { definitions: schema.get("$defs").unwrap_or(&Value::Null), part: schema, type_name: "" }
    }

    /// Returns the schema of a key's value. The variant of an enum is the key of its value.
    pub(super) fn property(self, key: &str) -> Self {
        let own = self.part.get("properties").and_then(|properties| properties.get(key));
        let variants = || alternatives(self.part).find_map(|variant| variant.get("properties")?.get(key));
        self.at(own.or_else(variants).unwrap_or(&Value::Null))
    }

    /// Returns the schema of a list's items.
    pub(super) fn items(self) -> Self {
        self.at(self.part.get("items").unwrap_or(&Value::Null))
    }

    /// Returns the keys, in the order in which the model declares them.
    pub(super) fn keys(self) -> impl Iterator<Item = &'a str> {
        self.part.get("properties").and_then(Value::as_object).into_iter().flatten().map(|(key, _)| key.as_str())
    }

    /// Returns true when values are of a JSON type. The names of an enum are strings.
    pub(super) fn is(self, json_type: &str) -> bool {
        let own = match self.part.get("type") {
            Some(Value::Array(types)) => types.iter().any(|of| of == json_type),
            Some(of) => of == json_type,
            None => false,
        };
        let is_names = || alternatives(self.part).any(|branch| branch.get("const").is_some());
        own || json_type == "string" && is_names()
    }

    /// Returns the part that a schema leads to.
    fn at(self, schema: &'a Value) -> Self {
        let mut found = Self { part: schema, type_name: "", ..self };
        // A nullable reference has two steps. More would be a loop.
        for _ in 0..STEPS_MAX {
            if let Some(name) =
                found.part.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix(DEFINITIONS))
            {
                (found.part, found.type_name) = (self.definitions.get(name).unwrap_or(&Value::Null), name);
            } else if let Some(inner) = optional(found.part) {
                found.part = inner;
            } else {
                break;
            }
        }
        found
    }
}

/// Limit of references that lead to references.
const STEPS_MAX: usize = 8;

/// Returns the inner schema of a nullable value.
pub(super) fn optional(schema: &Value) -> Option<&Value> {
    let branches = schema.get("anyOf")?.as_array()?;
    branches.iter().find(|branch| branch.get("type").is_none_or(|of| of != "null"))
}
