//! The texts of a document that visitors read, to compare two versions of it.

use pulldown_cmark::{Event, Tag, TagEnd};
use serde_json::Value;

use super::body::parse;
use super::schema::{known_schema, schema_name};
use super::schema_parts::SchemaParts;
use super::write_source::ordered;
use model::DocumentKind;

/// Types of the model whose texts visitors read.
const READABLE: [&str; 7] = ["Day", "Entry", "Excerpt", "Line", "Text", "TimeOfDay", "Title"];

/// Returns the texts of a document that visitors read, one per line, in the order in which the schema has their keys:
/// no ids, addresses or names of media.
pub fn words(kind: DocumentKind, slug: &str, values: &Value, text: &str) -> String {
    let parts = SchemaParts::of(known_schema(schema_name(kind, slug)));
    let mut lines = Vec::new();
    visit(parts, &ordered(parts, values), &mut lines);
    lines.extend(blocks(text));
    lines.join("\n")
}

fn visit(parts: SchemaParts<'_>, values: &Value, lines: &mut Vec<String>) {
    match values {
        Value::Object(values) => values.iter().for_each(|(key, value)| visit(parts.property(key), value, lines)),
        Value::Array(values) => values.iter().for_each(|value| visit(parts.items(), value, lines)),
        Value::String(text) if is_readable(parts) => push(text, lines),
        Value::Number(number) if parts.is("integer") => lines.push(number.to_string()),
        _ => {}
    }
}

/// Returns true for a type of texts that visitors read. A text without a named type is one, such as alternative text.
fn is_readable(parts: SchemaParts<'_>) -> bool {
    READABLE.contains(&parts.type_name) || parts.type_name.is_empty() && parts.is("string")
}

/// Adds a text as one line, unless it is empty.
fn push(text: &str, lines: &mut Vec<String>) {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    lines.extend((!line.is_empty()).then_some(line));
}

/// Returns the blocks of a Markdown text without their markup, one per line.
fn blocks(text: &str) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for event in parse(text) {
        match event {
            Event::Text(part) | Event::Code(part) => line.push_str(&part),
            Event::SoftBreak | Event::HardBreak => line.push(' '),
            Event::Start(Tag::Image { .. }) => line.push(' '),
            Event::Start(Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Link { .. })
            | Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Link | TagEnd::Image) => {}
            Event::Start(_) | Event::End(_) | Event::Rule => push(&std::mem::take(&mut line), &mut lines),
            Event::Html(_) | Event::InlineHtml(_) => line.push(' '),
            Event::InlineMath(_) | Event::DisplayMath(_) | Event::FootnoteReference(_) | Event::TaskListMarker(_) => {}
        }
    }
    push(&line, &mut lines);
    lines
}
