//! Files written from values: canonical YAML, with the Markdown below it.

use serde_json::{Map, Value};
use serde_saphyr::{SerializerOptions, ser_options};

use super::schema::{known_schema, schema_name};
use super::schema_parts::SchemaParts;
use super::values::has_front_matter;
use model::DocumentKind;

/// Longest line of a long text, in characters without its indentation: the folder's files fit an editor's window.
const LINE_CHARS: usize = 100;

/// Returns the text of a document's file. Keys are in the schema's order, absent values are left out, and the same values
/// always give the same text.
pub fn write_source(kind: DocumentKind, slug: &str, values: &Value, text: &str) -> String {
    let values = ordered(SchemaParts::of(known_schema(schema_name(kind, slug))), values);
    // Only keys that are not texts cannot be written, and JSON has none.
    let head = serde_saphyr::to_string_with_options(&values, options()).unwrap_or_default();
    let text = canonical_text(text);
    match (has_front_matter(kind), text.is_empty()) {
        (false, _) => head,
        (true, true) => format!("---\n{head}---\n"),
        (true, false) => format!("---\n{head}---\n\n{text}\n"),
    }
}

/// Returns Markdown without empty lines around it, with line feeds as the only line ends.
pub(super) fn canonical_text(text: &str) -> String {
    text.replace("\r\n", "\n").trim_start_matches('\n').trim_end().to_owned()
}

fn options() -> SerializerOptions {
    ser_options! {
        compact_list_indent: false,
        folded_wrap_chars: LINE_CHARS,
        // Days such as 2026-10-05 need no quotes.
        yaml_12: true,
        no_lang_directive: true,
    }
}

/// Returns values with their keys in the schema's order, followed by unknown ones, and without null.
pub(super) fn ordered(parts: SchemaParts<'_>, values: &Value) -> Value {
    match values {
        Value::Object(values) => {
            let known: Vec<&str> = parts.keys().collect();
            let place = |key: &str| known.iter().position(|known| *known == key).map_or(usize::MAX, |place| place);
            let mut entries: Vec<_> = values.iter().filter(|(_, value)| !value.is_null()).collect();
            entries.sort_by_key(|(key, _)| place(key));
            let entries = entries.into_iter().map(|(key, value)| (key.clone(), ordered(parts.property(key), value)));
            Value::Object(entries.collect::<Map<_, _>>())
        }
        Value::Array(values) => values.iter().map(|value| ordered(parts.items(), value)).collect(),
        value => value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::Folder;
    use super::super::values::values_of_source;
    use super::*;

    #[test]
    fn every_example_document_is_written_and_read_without_a_change() {
        for folder in ["../../content", "../tests/fixtures/content-small"] {
            let folder = Folder::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
            for document in folder.documents {
                let (kind, slug) = (document.kind, document.slug.as_str());
                let (values, text) = values_of_source(kind, slug, &document.source).unwrap();
                let written = write_source(kind, slug, &values, &text);
                let (read, read_text) = values_of_source(kind, slug, &written).unwrap();
                assert_eq!((&read, &read_text), (&values, &text), "{}", document.file);
                assert_eq!(write_source(kind, slug, &read, &read_text), written, "{}", document.file);
            }
        }
    }
}
