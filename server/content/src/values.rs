//! The values of a document's file as JSON.

use serde_json::{Map, Value};

use super::documents::TEXT_FOLDERS;
use super::front_matter::split;
use super::schema::{known_schema, schema_name};
use super::schema_parts::SchemaParts;
use super::text_file::plain;
use super::tree::Tree;
use super::yaml::parse;
use model::DocumentKind;
use store::StoredDocument;

/// Returns true for kinds whose files are Markdown below YAML front matter. News and landings have front matter only.
pub fn has_text(kind: DocumentKind) -> bool {
    matches!(kind, DocumentKind::Event | DocumentKind::Blog | DocumentKind::Job)
}

/// Returns true for kinds whose YAML is between two lines of `---`.
pub(super) fn has_front_matter(kind: DocumentKind) -> bool {
    TEXT_FOLDERS.contains(&kind.folder())
}

/// Returns the values of a stored document, exactly as its file has them, and the Markdown below them. Keys without a
/// value are left out.
pub fn values_of(document: &StoredDocument) -> (Value, String) {
    let values = values_of_source(document.kind, &document.slug, &document.source);
    // An earlier version stored it, and this one cannot parse it.
    values.unwrap_or_else(|| (serde_json::from_str(&document.body).unwrap_or_default(), String::new()))
}

/// Returns the values and the Markdown of a file's text; `None` for a text that cannot be parsed.
pub fn values_of_source(kind: DocumentKind, slug: &str, source: &str) -> Option<(Value, String)> {
    let source = plain(source);
    let (tree, text) = match has_front_matter(kind) {
        true => {
            let parts = split("", &source).ok()?;
            (parse("", &parts.head).ok()?, parts.body.trim_start_matches('\n').trim_end().to_owned())
        }
        false => (parse("", &source).ok()?, String::new()),
    };
    let parts = SchemaParts::of(known_schema(schema_name(kind, slug)));
    Some((json(parts, &tree), text))
}

/// Converts a value to JSON: scalars have the types of the schema, keys without a value are left out.
pub(super) fn json(parts: SchemaParts<'_>, tree: &Tree) -> Value {
    value(parts, tree).unwrap_or_default()
}

/// Converts a value to JSON; `None` for one that is not there.
fn value(parts: SchemaParts<'_>, tree: &Tree) -> Option<Value> {
    if tree.is_null() {
        return parts.is("array").then(|| Value::Array(Vec::new()));
    }
    if let Some(resolved) = tree.resolved().filter(|_| !parts.is("string")) {
        return Some(resolved.clone());
    }
    if let Some(text) = tree.text() {
        return Some(Value::String(text.to_owned()));
    }
    if tree.is_list() {
        return Some(tree.items().iter().map(|item| value(parts.items(), item).unwrap_or_default()).collect());
    }
    let entries = tree.entries().iter();
    let values =
        entries.filter_map(|entry| Some((entry.key.clone(), value(parts.property(&entry.key), &entry.value)?)));
    Some(Value::Object(values.collect::<Map<_, _>>()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn values(kind: DocumentKind, source: &str) -> (Value, String) {
        values_of_source(kind, "a", source).unwrap()
    }

    #[test]
    fn values_have_the_types_of_the_schema_and_the_order_of_the_file() {
        let source = "---\nbooth: 007\ntagline: 1.10\nname: \"true\"\nslot_minutes: 30\ndraft: true\n\
                      description: &same A b\ntime_zone: *same\nclosed_slots: [10:00, 2027-01-02]\nhighlights:\ntoken: ~\n\
                      unknown: 5\n---\n";
        let (found, text) = values(DocumentKind::Landing, source);
        let expected = json!({
            "booth": "007", "tagline": "1.10", "name": "true", "slot_minutes": 30, "draft": true, "description": "A b",
            "time_zone": "A b", "closed_slots": ["10:00", "2027-01-02"], "highlights": [], "unknown": 5
        });
        assert_eq!((found.to_string(), text.as_str()), (expected.to_string(), ""));
    }

    #[test]
    fn values_of_sections_follow_the_schema_of_their_kind() {
        let source = "sections:\n  - figures:\n      counters:\n        - {end: 30, suffix: 5, label: 2030}\n";
        let (found, _) = values(DocumentKind::Page, source);
        let counters = json!([{"end": 30, "suffix": "5", "label": "2030"}]);
        assert_eq!(found, json!({"sections": [{"figures": {"counters": counters}}]}));
    }

    #[test]
    fn text_is_what_follows_the_front_matter() {
        let (found, text) = values(DocumentKind::Blog, "\u{feff}---\r\ntitle: A\r\n---\r\n\r\n  B\r\n\r\nC\r\n");
        assert_eq!((found, text.as_str()), (json!({"title": "A"}), "  B\n\nC"));
    }

    #[test]
    fn unreadable_source_gives_the_stored_values() {
        let document = StoredDocument {
            kind: DocumentKind::Menus,
            slug: "menus".to_owned(),
            id: String::new(),
            draft: false,
            publish_at: 0,
            revision: 1,
            file: "menus.yaml".to_owned(),
            body: "{\"home\":1}".to_owned(),
            media: model::MediaFiles::new(),
            source: "[".to_owned(),
            created_at: 0,
            updated_at: 0,
        };
        assert_eq!(values_of(&document), (json!({"home": 1}), String::new()));
    }
}
