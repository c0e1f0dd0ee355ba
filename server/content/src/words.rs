//! The texts of a document that visitors read, to compare two versions of it.

use pulldown_cmark::{Event, Tag, TagEnd};
use serde_json::Value;

use super::body::parse;
use super::marked_values::MARKED;
use super::schema::{known_schema, schema_name};
use super::schema_parts::SchemaParts;
use super::write_source::ordered;
use model::{DocumentKind, unmarked};

/// Types of the model whose texts visitors read.
const READABLE: [&str; 8] = ["Day", "Entry", "Excerpt", "Line", "Phrase", "Text", "TimeOfDay", "Title"];

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
        Value::String(text) if parts.type_name == MARKED => push(&unmarked(text), lines),
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn words_are_the_texts_that_visitors_read() {
        let page = json!({
            "sections": [
                { "pageHero": { "title": "Plan\n ahead", "image": { "alt": "A desk", "name": "media/desk.png" } } },
                { "prose": { "look": "chapter", "anchor": "method", "title": "Method", "ground": "mist", "paragraphs": ["A", "B"] } },
                { "figures": { "heading": "In figures", "counters": [{ "label": "Projects", "end": 30, "suffix": "+" }] } },
            ],
            "path": "/a", "label": "Planning", "draft": true, "seo": { "title": "T", "description": "D" },
        });
        let expected = "Planning\nT\nD\nPlan ahead\nA desk\nMethod\nA\nB\nIn figures\n30\n+\nProjects";
        assert_eq!(words(DocumentKind::Page, "a", &page, ""), expected);
    }

    #[test]
    fn words_of_markdown_are_one_line_per_block() {
        let text = "# A *b*\n\nC [d](/e)\nf `g`.\n\n- h\n- i ![j](media/k.jpg)\n\n<b>l</b> m\n\n```\nn\n```\n";
        let post =
            json!({ "date": "2026-10-05", "title": "Title", "thumbnail": "event/summit", "related": ["blog/b"] });
        let expected = "Title\n2026-10-05\nA b\nC d f g.\nh\ni j\nl m\nn";
        assert_eq!(words(DocumentKind::Blog, "a", &post, text), expected);
    }
}
