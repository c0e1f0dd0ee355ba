//! Typed values of a document: addresses, anchors, and names of media.

use serde_json::Value;

use super::schema_parts::SchemaParts;
use super::tree::{Place, Tree};

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
    let mut found = Vec::new();
    visit(SchemaParts::of(schema), tree, ("", ""), "", &mut found);
    found.sort_by_key(|value| value.place);
    found
}

/// Visits a value within the type `owner`. `field` is its key with the description.
fn visit<'a>(
    parts: SchemaParts<'static>,
    tree: &'a Tree,
    field: (&'a str, &'static str),
    owner: &'static str,
    found: &mut Vec<TypedValue<'a>>,
) {
    let SchemaParts { type_name, .. } = parts;
    let is_text = !type_name.is_empty() && parts.is("string");
    // An empty address is a mistake: one that begins with # is a comment in YAML unless it is quoted.
    if let Some(text) = tree.text().filter(|text| is_text && (!text.is_empty() || type_name == "Href")) {
        let (key, description) = field;
        found.push(TypedValue { type_name, owner, key, description, text, place: tree.place });
    }
    let owner = if type_name.is_empty() { owner } else { type_name };
    for item in tree.items() {
        visit(parts.items(), item, field, owner, found);
    }
    for entry in tree.entries() {
        let field = (entry.key.as_str(), parts.description(&entry.key));
        visit(parts.property(&entry.key), &entry.value, field, owner, found);
    }
}
