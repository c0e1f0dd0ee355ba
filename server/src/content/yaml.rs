//! YAML with the place of every value, and messages for its faults.

use std::fmt;

use garde::Validate;
use serde::de::{self, Deserialize, DeserializeOwned, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use serde_saphyr::path_map::{PathKey, PathKind};
use serde_saphyr::{Error, Location, Spanned};

use super::error::ContentError;
use super::near::unknown;
use super::schema_faults::schema_faults;

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
    node: Node,
}

#[derive(Debug, Clone, PartialEq)]
enum Node {
    Scalar(String),
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
    /// Parses a text whose lines end with a line feed only.
    pub(super) fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        serde_saphyr::from_str(text).map_err(|error| fault(file, None, &error))
    }

    /// Returns the text of a scalar.
    pub(super) fn text(&self) -> Option<&str> {
        match &self.node {
            Node::Scalar(text) => Some(text),
            Node::Sequence(_) | Node::Mapping(_) => None,
        }
    }

    /// Returns the values of a list; empty for other values.
    pub(super) fn items(&self) -> &[Self] {
        match &self.node {
            Node::Sequence(items) => items,
            Node::Scalar(_) | Node::Mapping(_) => &[],
        }
    }

    /// Returns the entries of a map; empty for other values.
    pub(super) fn entries(&self) -> &[Entry] {
        match &self.node {
            Node::Mapping(entries) => entries,
            Node::Scalar(_) | Node::Sequence(_) => &[],
        }
    }

    /// Returns the value of a key.
    pub(super) fn get(&self, key: &str) -> Option<&Self> {
        self.entries().iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }

    /// Returns the key of the value at a place.
    fn key_at(&self, place: Place) -> Option<&str> {
        let below = self.entries().iter().find_map(|entry| {
            let list = entry.value.items().iter().any(|item| item.place == place && item.text().is_some());
            let found = entry.value.place == place || list;
            found.then_some(entry.key.as_str()).or_else(|| entry.value.key_at(place))
        });
        below.or_else(|| self.items().iter().find_map(|item| item.key_at(place)))
    }

    /// Returns the place and key of the value at a path of Rust field names, or of the nearest value above it.
    fn follow(&self, path: &PathKey) -> (Place, String) {
        let mut found = (self.place, String::new());
        let mut tree = self;
        for (kind, name) in path.segments() {
            let next = match kind {
                PathKind::Key => {
                    tree.entries().iter().find(|entry| entry.key == *name || entry.key == camel_case(name))
                }
                // Garde counts an enum's variant as an index; in the file it is a key.
                PathKind::Index => tree.entries().first(),
            };
            let item = name.parse::<usize>().ok().and_then(|index| tree.items().get(index));
            match (next, item) {
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

/// Deserialises a text and validates its values. `tree` is the same text, parsed; `schema` is the schema of the type.
pub(super) fn read<T>(file: &str, text: &str, tree: &Tree, schema: &Value) -> Result<T, Vec<ContentError>>
where
    T: DeserializeOwned + Validate<Context = ()>,
{
    serde_saphyr::from_str_valid(text).map_err(|error| match error.without_snippet() {
        Error::ValidationError { issues, .. } => issues
            .iter()
            .map(|issue| {
                let (place, key) = tree.follow(&issue.path);
                let message = issue.message.as_deref().unwrap_or("is not allowed");
                ContentError::at(file, place, format!("{key}: {}", rule(message)))
            })
            .collect(),
        error => {
            let faults = schema_faults(schema, tree);
            match faults.is_empty() {
                true => vec![fault(file, Some(tree), error)],
                false => faults.into_iter().map(|(place, problem)| ContentError::at(file, place, problem)).collect(),
            }
        }
    })
}

/// Converts a deserialisation error to a fault.
fn fault(file: &str, tree: Option<&Tree>, error: &Error) -> ContentError {
    let error = error.without_snippet();
    let place = error.location().map(Place::from).unwrap_or_default();
    let problem = problem(error);
    let has_key = matches!(error, Error::SerdeUnknownField { .. } | Error::DuplicateMappingKey { .. });
    match tree.filter(|_| !has_key).and_then(|tree| tree.key_at(place)) {
        Some(key) => ContentError::at(file, place, format!("{key}: {problem}")),
        None => ContentError::at(file, place, problem),
    }
}

/// Returns the message of an error, without its place.
fn problem(error: &Error) -> String {
    match error.without_snippet() {
        Error::SerdeUnknownField { field, expected, .. } => unknown("key", field, expected),
        Error::SerdeUnknownVariant { variant, expected, .. } => unknown("name", variant, expected),
        Error::SerdeMissingField { field, .. } => format!("{field} is missing"),
        Error::DuplicateMappingKey { key: Some(key), .. } => format!("the key '{key}' stands here a second time"),
        Error::NullIntoString { .. } => "expected a text".to_owned(),
        Error::Eof { .. } => "the file is empty".to_owned(),
        Error::InvalidScalar { ty, .. } if ty.starts_with('u') => "expected a whole number from 0 on".to_owned(),
        Error::InvalidBooleanStrict { .. } => "expected true or false".to_owned(),
        Error::Unexpected { expected: "mapping start", .. } => "expected keys, each with its value".to_owned(),
        Error::Unexpected { expected: "sequence start", .. } => "expected a list, each entry after a hyphen".to_owned(),
        Error::Unexpected { expected: "string scalar", .. } => "expected a text".to_owned(),
        Error::ExpectedMappingEndAfterEnumVariantValue { .. } => {
            "expected one name after the hyphen, found a second; give it a hyphen of its own".to_owned()
        }
        Error::MultipleDocuments { .. } => "expected one document, found a second after a line of ---".to_owned(),
        Error::AliasError { error, .. } => problem(error),
        other => {
            let text = other.to_string();
            let line = text.lines().next().unwrap_or_default();
            line.rsplit_once(" at line ").map_or(line, |(problem, _)| problem).to_owned()
        }
    }
}

/// Rewords garde's message about lengths; the model has length rules for lists only.
fn rule(message: &str) -> String {
    if let Some(least) = message.strip_prefix("length is lower than ") {
        return format!("has too few entries; at least {least} expected");
    }
    match message.strip_prefix("length is greater than ") {
        Some(most) => format!("has too many entries; at most {most} are allowed"),
        None => message.to_owned(),
    }
}

/// Converts a Rust field name to its spelling in files.
fn camel_case(name: &str) -> String {
    let mut parts = name.split('_');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mut letters = part.chars();
        out.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        out.push_str(letters.as_str());
    }
    out
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<Node>::deserialize(deserializer)?;
        Ok(Self { place: spanned.referenced.into(), node: spanned.value })
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NodeVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a value")
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_owned()))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_string()))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_string()))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_string()))
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_string()))
    }

    fn visit_unit<E: de::Error>(self) -> Result<Node, E> {
        Ok(Node::Scalar(String::new()))
    }

    fn visit_none<E: de::Error>(self) -> Result<Node, E> {
        Ok(Node::Scalar(String::new()))
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
