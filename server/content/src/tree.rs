//! A YAML value with the place of every part.

use std::fmt;

use heck::ToLowerCamelCase;
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use serde_saphyr::{Location, Spanned};

/// Line and column of a value, counted from 1; 0 if unknown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) line: usize,
    /// Characters.
    pub(super) column: usize,
}

impl From<Location> for Place {
    fn from(location: Location) -> Self {
        let number = |number: u64| usize::try_from(number).unwrap_or_default();
        Self { line: number(location.line()), column: number(location.column()) }
    }
}

/// A YAML value with the places of all its parts.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Tree {
    /// Place of its first character.
    pub(super) place: Place,
    /// Byte offsets in the text that was parsed; `None` if unknown.
    span: Option<(usize, usize)>,
    /// Byte offsets of the value, or of the value that it refers to as an alias.
    defined: Option<(usize, usize)>,
    node: Node,
}

#[derive(Debug, Clone, PartialEq)]
enum Node {
    /// Nothing after the key, or `null`.
    Null,
    Text(String),
    /// An unquoted number, `true` or `false`.
    Resolved {
        value: Value,
        /// As it is written, such as `1.10`.
        text: String,
    },
    Sequence(Vec<Tree>),
    Mapping(Vec<Entry>),
}

/// A key with its value.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Entry {
    pub(super) key: String,
    /// Place of the key's first character.
    pub(super) place: Place,
    pub(super) value: Tree,
}

impl Tree {
    /// Returns the text of a scalar; that of null is empty.
    pub(super) fn text(&self) -> Option<&str> {
        match &self.node {
            Node::Null => Some(""),
            Node::Text(text) | Node::Resolved { text, .. } => Some(text),
            Node::Sequence(_) | Node::Mapping(_) => None,
        }
    }

    /// Returns true for null, which is also the value of a key without one.
    pub(super) fn is_null(&self) -> bool {
        self.node == Node::Null
    }

    /// Returns the number or boolean of an unquoted scalar.
    pub(super) fn resolved(&self) -> Option<&Value> {
        match &self.node {
            Node::Resolved { value, .. } => Some(value),
            _ => None,
        }
    }

    /// Returns true for a list.
    pub(super) fn is_list(&self) -> bool {
        matches!(self.node, Node::Sequence(_))
    }

    /// Sets the texts of numbers and booleans as `source`, the parsed text, has them.
    pub(super) fn read_exact_texts(&mut self, source: &str) {
        match &mut self.node {
            Node::Resolved { text, .. } => {
                if let Some(written) = self.defined.and_then(|(start, end)| source.get(start..end)) {
                    *text = written.trim().to_owned();
                }
            }
            Node::Sequence(items) => items.iter_mut().for_each(|item| item.read_exact_texts(source)),
            Node::Mapping(entries) => entries.iter_mut().for_each(|entry| entry.value.read_exact_texts(source)),
            Node::Null | Node::Text(_) => {}
        }
    }

    /// Returns the values of a list; empty for other values.
    pub(super) fn items(&self) -> &[Self] {
        match &self.node {
            Node::Sequence(items) => items,
            _ => &[],
        }
    }

    /// Returns the entries of a map; empty for other values.
    pub(super) fn entries(&self) -> &[Entry] {
        match &self.node {
            Node::Mapping(entries) => entries,
            _ => &[],
        }
    }

    /// Returns the value of a key.
    pub(super) fn get(&self, key: &str) -> Option<&Self> {
        self.entries().iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }

    /// Returns unquoted texts of which YAML drops a part, with their places. `source` is the parsed text.
    pub(super) fn cut_texts(&self, source: &str) -> Vec<(Place, String)> {
        let mut cut = Vec::new();
        self.visit_texts("", &mut |key, tree, text| {
            let is_text = text.is_empty() || text.contains(char::is_alphabetic) && !matches!(text, "true" | "false");
            let Some((start, end)) = tree.span.filter(|_| is_text) else { return };
            let (Some(before), Some(value)) = (source.get(..start), source.get(start..end)) else { return };
            if value.starts_with(['"', '\'']) {
                return;
            }
            let rest = source.get(end..).unwrap_or_default();
            let comment = match text {
                // The span is before the comment, or in a list after it.
                "" => {
                    let line =
                        before.rsplit('\n').next().into_iter().chain(rest.split('\n').next()).collect::<String>();
                    line.trim_start_matches([' ', '-']).trim_start_matches(key).replacen(':', " ", 1)
                }
                // A line after a block of text may be a comment.
                _ if value.trim_end_matches([' ', '\t']).ends_with('\n') => String::new(),
                _ => rest.chars().take_while(|c| matches!(c, ' ' | '\t' | '#')).collect(),
            };
            if comment.starts_with([' ', '\t', '#']) && comment.trim_start().starts_with('#') {
                let problem = "what follows # is a comment and is not shown; put the value in quotes";
                cut.push((tree.place, format!("{key}: {problem}")));
            }
            let property = before.trim_end().rsplit(char::is_whitespace).next().unwrap_or_default();
            let is_used = property.strip_prefix('&').is_some_and(|anchor| source.contains(&format!("*{anchor}")));
            if property.starts_with(['&', '!']) && !is_used {
                let problem = format!("{property:?} is not shown; put a text that begins with & or ! in quotes");
                cut.push((tree.place, format!("{key}: {problem}")));
            }
        });
        cut
    }

    /// Visits every scalar with its key, in the file's order.
    fn visit_texts<'a>(&'a self, key: &'a str, visit: &mut impl FnMut(&'a str, &'a Self, &'a str)) {
        if let Some(text) = self.text() {
            visit(key, self, text);
        }
        self.items().iter().for_each(|item| item.visit_texts(key, visit));
        self.entries().iter().for_each(|entry| entry.value.visit_texts(&entry.key, visit));
    }

    /// Returns the place and key of the value at a path of Rust field names, such as `a.b_c[0]`, or of the nearest value
    /// above it.
    pub(super) fn follow(&self, path: &str) -> (Place, String) {
        let mut found = (self.place, String::new());
        let mut tree = self;
        for name in path.split(['.', '[', ']']).filter(|name| !name.is_empty()) {
            let index = name.parse::<usize>().ok();
            let entry = match index {
                None => {
                    tree.entries().iter().find(|entry| entry.key == name || entry.key == name.to_lower_camel_case())
                }
                // Garde counts an enum's variant as an index; in the file it is a key.
                Some(_) => tree.entries().first(),
            };
            let item = index.and_then(|index| tree.items().get(index));
            match (entry, item) {
                (Some(entry), _) => {
                    found = (entry.value.place, entry.key.clone());
                    tree = &entry.value;
                }
                (None, Some(item)) => {
                    found.0 = item.place;
                    tree = item;
                }
                (None, None) => break,
            }
        }
        found
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<Node>::deserialize(deserializer)?;
        let (span, defined) = (bytes(spanned.referenced), bytes(spanned.defined));
        Ok(Self { place: spanned.referenced.into(), span, defined, node: spanned.value })
    }
}

/// Returns the byte offsets of a location.
fn bytes(location: Location) -> Option<(usize, usize)> {
    let span = location.span();
    let start = usize::try_from(span.byte_offset()?).ok()?;
    Some((start, start + usize::try_from(span.byte_len()?).ok()?))
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NodeVisitor)
    }
}

impl Node {
    fn resolved(value: impl Into<Value>) -> Self {
        let value = value.into();
        Self::Resolved { text: value.to_string(), value }
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a value")
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Node, E> {
        Ok(Node::Text(value.to_owned()))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Node, E> {
        Ok(Node::resolved(value))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Node, E> {
        Ok(Node::resolved(value))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Node, E> {
        Ok(Node::resolved(value))
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Node, E> {
        Ok(Node::resolved(value))
    }

    fn visit_unit<E: de::Error>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_none<E: de::Error>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Node, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = access.next_element()? {
            items.push(item);
        }
        Ok(Node::Sequence(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Node, A::Error> {
        let mut entries = Vec::new();
        while let Some((key, value)) = access.next_entry::<Spanned<String>, _>()? {
            entries.push(Entry { place: key.referenced.into(), key: key.value, value });
        }
        Ok(Node::Mapping(entries))
    }
}
