//! Texts of a few sentences with inline marks of Markdown: bold, italic, links.

use std::fmt;

use pulldown_cmark::{Event, LinkType, Parser, Tag, TagEnd};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::values::{Href, TEXT_MAX_CHARS, Text};

/// Precedes each line while it is parsed, so that none begins a heading, a list or a quotation. CommonMark takes it for
/// whitespace when it looks for marks, but not for indentation.
const LINE_START: char = '\u{a0}';

/// A text of a few sentences. `**bold**`, `*italic*` and `[links](/contacts)` are marks of Markdown; a backslash makes a
/// mark an ordinary character.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(try_from = "String", into = "String")]
#[ts(as = "Vec<Inline>")]
#[schemars(extend("minLength" = 1, "maxLength" = TEXT_MAX_CHARS))]
pub struct MarkedText(String);

/// A part of a text with marks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Inline {
    /// Plain text.
    Text(String),
    /// Important words.
    Strong { strong: Vec<Inline> },
    /// Stressed words.
    Emphasis { emphasis: Vec<Inline> },
    /// A link.
    Link { href: String, link: Vec<Inline> },
}

impl MarkedText {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns a text without marks that shows `text` as it is.
    pub fn plain(text: &Text) -> Self {
        let mut escaped = String::with_capacity(text.as_str().len());
        for character in text.as_str().chars() {
            if character.is_ascii_punctuation() {
                escaped.push('\\');
            }
            escaped.push(character);
        }
        Self(escaped)
    }
}

impl TryFrom<String> for MarkedText {
    type Error = String;

    fn try_from(value: String) -> Result<Self, String> {
        Text::try_from(value.clone())?;
        for link in marked_links(&value) {
            Href::try_from(link.clone()).map_err(|problem| format!("the link ({link}): {problem}"))?;
        }
        Ok(Self(value))
    }
}

impl From<MarkedText> for String {
    fn from(value: MarkedText) -> Self {
        value.0
    }
}

impl fmt::Display for MarkedText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Returns the parts of a text with marks.
pub fn marked_parts(text: &str) -> Vec<Inline> {
    let lines = prepared(text);
    // The innermost open mark is last; the first entry is the text itself.
    let mut open: Vec<(Option<Tag<'_>>, Vec<Inline>)> = vec![(None, Vec::new())];
    let mut is_line_start = true;
    for event in Parser::new(&lines) {
        match event {
            Event::Start(tag @ (Tag::Strong | Tag::Emphasis | Tag::Link { .. })) => open.push((Some(tag), Vec::new())),
            Event::End(TagEnd::Strong | TagEnd::Emphasis | TagEnd::Link) => close(&mut open),
            Event::Text(text) | Event::Code(text) | Event::InlineHtml(text) | Event::Html(text) => {
                let own = if is_line_start { text.strip_prefix(LINE_START) } else { None };
                push(&mut open, own.unwrap_or(&text));
                is_line_start = false;
            }
            Event::SoftBreak | Event::HardBreak => {
                push(&mut open, "\n");
                is_line_start = true;
            }
            // An empty line.
            Event::End(TagEnd::Paragraph) => is_line_start = true,
            _ => {}
        }
    }
    while open.len() > 1 {
        close(&mut open);
    }
    open.pop().map(|(_, parts)| parts).unwrap_or_default()
}

/// Returns the addresses that a text with marks links to.
pub fn marked_links(text: &str) -> Vec<String> {
    let lines = prepared(text);
    let links = Parser::new(&lines).filter_map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, .. }) => Some(address(link_type, &dest_url)),
        _ => None,
    });
    links.collect()
}

/// Returns a text with marks as visitors read it.
pub fn unmarked(text: &str) -> String {
    fn push(parts: &[Inline], out: &mut String) {
        for part in parts {
            match part {
                Inline::Text(text) => out.push_str(text),
                Inline::Strong { strong: inner }
                | Inline::Emphasis { emphasis: inner }
                | Inline::Link { link: inner, .. } => push(inner, out),
            }
        }
    }
    let mut out = String::new();
    push(&marked_parts(text), &mut out);
    out
}

fn prepared(text: &str) -> String {
    text.split('\n').map(|line| format!("{LINE_START}{line}")).collect::<Vec<_>>().join("\n")
}

fn address(link_type: LinkType, url: &str) -> String {
    if link_type == LinkType::Email { format!("mailto:{url}") } else { url.to_owned() }
}

/// Adds text to the innermost open mark.
fn push(open: &mut [(Option<Tag<'_>>, Vec<Inline>)], text: &str) {
    let Some((_, parts)) = open.last_mut() else { return };
    match parts.last_mut() {
        Some(Inline::Text(before)) => before.push_str(text),
        _ if text.is_empty() => {}
        _ => parts.push(Inline::Text(text.to_owned())),
    }
}

/// Closes the innermost open mark.
fn close(open: &mut Vec<(Option<Tag<'_>>, Vec<Inline>)>) {
    let Some((tag, parts)) = open.pop() else { return };
    let inline = match tag {
        Some(Tag::Strong) => Inline::Strong { strong: parts },
        Some(Tag::Emphasis) => Inline::Emphasis { emphasis: parts },
        Some(Tag::Link { link_type, dest_url, .. }) => {
            Inline::Link { href: address(link_type, &dest_url), link: parts }
        }
        _ => return open.push((tag, parts)),
    };
    if let Some((_, outer)) = open.last_mut() {
        outer.push(inline);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json, to_value};

    use super::*;

    fn parts(text: &str) -> Value {
        to_value(marked_parts(text)).unwrap()
    }

    #[test]
    fn marks_become_parts() {
        for (text, expected) in [
            ("Plain.", json!(["Plain."])),
            ("**Bold** first", json!([{ "strong": ["Bold"] }, " first"])),
            ("**\"Quoted\"** first", json!([{ "strong": ["\"Quoted\""] }, " first"])),
            ("An *italic* word", json!(["An ", { "emphasis": ["italic"] }, " word"])),
            ("*a **b** c*", json!([{ "emphasis": ["a ", { "strong": ["b"] }, " c"] }])),
            (
                "[Talk to **us**](/contacts?a=b), now",
                json!([{ "href": "/contacts?a=b", "link": ["Talk to ", { "strong": ["us"] }] }, ", now"]),
            ),
            ("[mail](mailto:{email})", json!([{ "href": "mailto:{email}", "link": ["mail"] }])),
            ("One\ntwo\n\n*three*", json!(["One\ntwo\n\n", { "emphasis": ["three"] }])),
        ] {
            assert_eq!(parts(text), expected, "{text}");
        }
    }

    #[test]
    fn other_markdown_is_plain_text() {
        for text in [
            "# No heading",
            "- no list",
            "1. no list",
            "> no quotation",
            "    no code",
            "a\n===",
            "a\n---",
            "[a]: /b",
            "5 * 3 * 2, snake_case_name, 1 < 2 & 3 > 2, [x], AT&T, ~~all~~",
            "<b>no HTML</b>",
            "| a | b |\n|---|---|\n| c | d |",
        ] {
            assert_eq!(parts(text), json!([text]), "{text}");
        }
        assert_eq!(parts("\\*as it is\\*"), json!(["*as it is*"]));
        assert_eq!(parts("![A desk](media/desk.png)"), json!(["A desk"]));
    }

    #[test]
    fn plain_text_shows_its_characters() {
        for text in ["**not bold** [x](/y) `z` \\a &amp; <b> # ~ | _u_", "Wort\u{ad}teil – “quoted” {brand}"] {
            let plain = MarkedText::plain(&Text::try_from(text.to_owned()).unwrap());
            assert_eq!(parts(plain.as_str()), json!([text]));
            assert_eq!(unmarked(plain.as_str()), text);
        }
    }

    #[test]
    fn links_have_an_address_that_leads_somewhere() {
        let fault = |text: &str| MarkedText::try_from(text.to_owned()).err();
        assert_eq!(fault("[a](/contacts) [b](#method) [c](https://a.example) [d](mailto:{email})"), None);
        for address in ["javascript:alert(1)", "contacts", "//evil.example", "http://a.example", ""] {
            let fault = fault(&format!("Read [this]({address})."));
            assert!(fault.is_some_and(|fault| fault.starts_with(&format!("the link ({address}): "))), "{address}");
        }
        assert_eq!(fault(" a").as_deref(), Some("begins or ends with a space"));
        assert_eq!(marked_links("[a](/b) **[c](#d)**"), ["/b", "#d"]);
        assert_eq!(unmarked("[a](/b) **c** *d*"), "a c d");
    }
}
