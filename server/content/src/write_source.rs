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

/// Returns values with their keys in the schema's order, followed by unknown ones, and without null. A number where the
/// schema has a text becomes a text: YAML could write it in another form.
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
        Value::Number(_) | Value::Bool(_) if parts.is("string") => Value::String(values.to_string()),
        value => value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;
    use serde_json::json;

    use super::super::front_matter::split;
    use super::super::value_source::value_source;
    use super::super::values::values_of_source;
    use super::super::yaml::parse;
    use super::super::{Folder, schema};
    use super::*;

    #[test]
    fn every_example_document_is_written_and_read_without_a_change() {
        for folder in ["../../content", "../tests/fixtures/content-small", "../tests/fixtures/content"] {
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

    #[test]
    fn file_is_written_in_the_order_of_the_schema_without_needless_quotes() {
        let values = json!({
            "related": ["blog/b"], "unknown": true, "gallery": [], "author": null, "title": "A: \"b\" #c", "draft": false,
            "date": "2026-10-05", "thumbnail": "media/a.gif",
            "excerpt": "One sentence that is far too long for a line of an editor, followed by others that make it longer still.",
            "video_poster": "1.10",
        });
        let written = write_source(DocumentKind::Blog, "a", &values, "\r\n\r\nOne.\r\n\r\nTwo.  \r\n");
        let expected = "---\ntitle: \"A: \\\"b\\\" #c\"\ndate: 2026-10-05\nexcerpt: >-\n  One sentence that is far too long for a \
                        line of an editor, followed by others that make it longer\n  still.\nthumbnail: media/a.gif\n\
                        video_poster: \"1.10\"\ngallery: []\nrelated:\n  - blog/b\ndraft: false\nunknown: true\n---\n\n\
                        One.\n\nTwo.\n";
        assert_eq!(written, expected);
        let news = write_source(DocumentKind::News, "a", &json!({ "title": "A" }), " ");
        assert_eq!(news, "---\ntitle: A\n---\n");
    }

    /// Texts that YAML could read as something else.
    const DIFFICULT: [&str; 52] = [
        "yes",
        "no",
        "on",
        "null",
        "~",
        "true",
        "1.10",
        "0x10",
        "1_000",
        "1e3",
        "10:00",
        "12:30:45",
        "- a",
        "? a",
        ": a",
        "a: b",
        "a:",
        "a #b",
        "#a",
        "&a",
        "*a",
        "!a",
        "|",
        "> a",
        "%a",
        "@a",
        "`a",
        "{a",
        "[a",
        "'a",
        "\"a",
        "a\\b",
        "---",
        "--- a",
        "...",
        "2026-10-05",
        " a",
        "a ",
        "\ta",
        "a\tb",
        "a\nb",
        "a\n",
        "\n",
        "a\n\n  b\n",
        "  a\nb",
        "=",
        "<<",
        "",
        "a\u{85}b",
        "\u{feff}a",
        "a\u{2028}b",
        "{brand}: a",
    ];

    fn text() -> impl Strategy<Value = String> {
        let words = || vec(prop_oneof!["[a-z]{1,12}", "[ #:'\"-]{1,3}", Just("\u{ad}é😀".to_owned())], 0..60);
        prop_oneof![
            select(&DIFFICULT[..]).prop_map(str::to_owned),
            words().prop_map(|words| words.join(" ")),
            vec(words().prop_map(|words| words.join(" ")), 0..4).prop_map(|lines| lines.join("\n")),
            "[^\\x00]{0,40}",
        ]
    }

    /// Returns values that a part of a schema describes. The rules of texts do not matter to a file.
    fn values(parts: SchemaParts<'static>) -> BoxedStrategy<Value> {
        let names = parts.names();
        if !names.is_empty() {
            return select(names).prop_map(|name| json!(name)).boxed();
        }
        let variant = |name| values(parts.property(name)).prop_map(move |value| json!({ name: value })).boxed();
        let variants: Vec<_> = parts.variants().map(variant).collect();
        if !variants.is_empty() {
            return proptest::strategy::Union::new(variants).boxed();
        }
        if parts.is("object") {
            let required: Vec<&str> = parts.required().collect();
            let entries = parts.keys().map(|key| {
                let value = values(parts.property(key)).prop_map(move |value| (key.to_owned(), value));
                match required.contains(&key) {
                    true => value.prop_map(Some).boxed(),
                    false => proptest::option::weighted(0.4, value).boxed(),
                }
            });
            let entries: Vec<_> = entries.collect();
            return entries.prop_map(|entries| Value::Object(entries.into_iter().flatten().collect())).boxed();
        }
        if parts.is("array") {
            vec(values(parts.items()), 0..4).prop_map(Value::Array).boxed()
        } else if parts.is("number") {
            (-180.0..180.0).prop_map(|number: f64| json!(number)).boxed()
        } else if parts.is("integer") {
            any::<u32>().prop_map(|number| json!(number)).boxed()
        } else if parts.is("boolean") {
            any::<bool>().prop_map(|flag| json!(flag)).boxed()
        } else {
            text().prop_map(|text| json!(text)).boxed()
        }
    }

    fn document() -> impl Strategy<Value = (DocumentKind, &'static str, Value, String)> {
        let kinds = DocumentKind::ALL.into_iter().flat_map(|kind| match kind {
            DocumentKind::List => model::ListName::ALL.map(|list| (kind, list.as_str())).to_vec(),
            kind => vec![(kind, "a")],
        });
        let documents = kinds.map(|(kind, slug)| {
            let schema = schema(schema_name(kind, slug)).unwrap();
            (values(SchemaParts::of(schema)), text())
                .prop_map(move |(values, text)| {
                    let text = if has_front_matter(kind) { canonical_text(&text) } else { String::new() };
                    (kind, slug, values, text)
                })
                .boxed()
        });
        proptest::strategy::Union::new(documents)
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

        #[test]
        fn random_document_is_written_and_read_without_a_change((kind, slug, values, text) in document()) {
            let written = write_source(kind, slug, &values, &text);
            let (read, read_text) = values_of_source(kind, slug, &written).unwrap();
            prop_assert_eq!((&read, &read_text), (&values, &text), "{}", &written);
            prop_assert_eq!(write_source(kind, slug, &read, &read_text), written.clone());
            let head = if has_front_matter(kind) { split("", &written).unwrap().head } else { written };
            prop_assert_eq!(parse("", &head).unwrap().cut_texts(&head), std::vec::Vec::new());
            let (read, _) = values_of_source(kind, slug, &value_source(kind, &values, &text)).unwrap();
            prop_assert_eq!(read, values);
        }
    }
}
