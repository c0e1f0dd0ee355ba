//! Access to one table of `site.toml` with errors that name line and key.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::error::{ConfigError, Place};
use model::PathStep;
use model::near::nearest;

/// Values that may contain a password, or a key in an address: errors do not repeat them.
const SECRET: [&str; 4] = ["database", "database.url", "webhook", "webhook.url"];

/// The file being read.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    /// The file as it was named to the program.
    pub file: &'a str,
    pub text: &'a str,
}

impl Source<'_> {
    /// Returns an error for a range of the file.
    pub(super) fn error(&self, span: &Range<usize>, key: &str, problem: impl Into<String>) -> ConfigError {
        ConfigError { place: self.place(span), key: key.to_owned(), problem: problem.into() }
    }

    fn place(&self, span: &Range<usize>) -> Place {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        Place::Line { file: self.file.to_owned(), line: before.matches('\n').count() + 1 }
    }
}

/// A table with known keys.
pub(super) struct Section<'a> {
    source: Source<'a>,
    path: String,
    span: Range<usize>,
    /// None if the file leaves it out.
    table: Option<&'a DeTable<'a>>,
}

impl<'a> Section<'a> {
    /// Opens a table. Reports an unknown key before a missing one: a typo causes both, and the unknown key explains it
    /// better.
    pub(super) fn open(
        source: Source<'a>,
        path: &str,
        span: Range<usize>,
        table: &'a DeTable<'a>,
        known: &[&str],
    ) -> Result<Self, ConfigError> {
        let section = Self { source, path: path.to_owned(), span, table: Some(table) };
        for key in table.keys() {
            let name: &str = key.get_ref();
            if !known.contains(&name) {
                let hint = match nearest(name, known.iter().copied()) {
                    Some(near) => format!("did you mean {near}?"),
                    None => format!("expected one of {}", known.join(", ")),
                };
                return Err(source.error(&key.span(), &section.key(name), format!("unknown key; {hint}")));
            }
        }
        Ok(section)
    }

    /// Returns a required table inside this one.
    pub(super) fn section(&self, key: &str, known: &[&str]) -> Result<Section<'a>, ConfigError> {
        self.optional_section(key, known)?.ok_or_else(|| self.missing(key, "a table"))
    }

    /// Returns an optional table inside this one.
    pub(super) fn optional_section(&self, key: &str, known: &[&str]) -> Result<Option<Section<'a>>, ConfigError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let Some(table) = value.get_ref().as_table() else { return Err(self.wrong(key, value, "a table")) };
        Section::open(self.source, &self.key(key), value.span(), table, known).map(Some)
    }

    /// Returns a table inside this one; one without keys if the file leaves it out.
    pub(super) fn section_or_empty(&self, key: &str, known: &[&str]) -> Result<Section<'a>, ConfigError> {
        let empty = || Section { source: self.source, path: self.key(key), span: self.span.clone(), table: None };
        Ok(self.optional_section(key, known)?.unwrap_or_else(empty))
    }

    /// Returns an optional list of tables.
    pub(super) fn sections(&self, key: &str, known: &[&str]) -> Result<Vec<Section<'a>>, ConfigError> {
        let Some(value) = self.get(key) else { return Ok(Vec::new()) };
        let expected = "a list of tables";
        let list = value.get_ref().as_array().ok_or_else(|| self.wrong(key, value, expected))?;
        list.iter()
            .enumerate()
            .map(|(index, item)| {
                let table = item.get_ref().as_table().ok_or_else(|| self.wrong(key, item, expected))?;
                Section::open(self.source, &format!("{}[{index}]", self.key(key)), item.span(), table, known)
            })
            .collect()
    }

    /// Returns a required value.
    pub(super) fn value<T>(
        &self,
        key: &str,
        expected: &str,
        read: impl FnOnce(&DeValue<'a>) -> Option<T>,
    ) -> Result<T, ConfigError> {
        self.optional(key, expected, read)?.ok_or_else(|| self.missing(key, expected))
    }

    /// Returns an optional value.
    pub(super) fn optional<T>(
        &self,
        key: &str,
        expected: &str,
        read: impl FnOnce(&DeValue<'a>) -> Option<T>,
    ) -> Result<Option<T>, ConfigError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        read(value.get_ref()).map(Some).ok_or_else(|| self.wrong(key, value, expected))
    }

    /// Returns an error for a well-formed value that conflicts with others.
    pub(super) fn refuse(&self, key: &str, problem: impl Into<String>) -> ConfigError {
        self.source.error(&self.span_of(key), &self.key(key), problem)
    }

    /// Returns an error for a value below this table that conflicts with others. The last step may be a missing key.
    pub(super) fn refuse_at(&self, path: &[PathStep], problem: impl Into<String>) -> ConfigError {
        let (mut span, mut key) = (self.span.clone(), self.path.clone());
        let (mut table, mut list): (_, Option<&DeArray<'a>>) = (self.table, None);
        for step in path {
            let value = match step {
                PathStep::Key(name) => {
                    key = if key.is_empty() { name.clone() } else { format!("{key}.{name}") };
                    table.and_then(|table| table.get(name.as_str()))
                }
                PathStep::Index(index) => {
                    key = format!("{key}[{index}]");
                    list.and_then(|list| list.get(*index))
                }
            };
            let Some(value) = value else { break };
            span = value.span();
            (table, list) = (value.get_ref().as_table(), value.get_ref().as_array());
        }
        self.source.error(&span, &key, problem)
    }

    /// Returns the place of a value, for errors that are found later.
    pub(super) fn place(&self, key: &str) -> Place {
        self.source.place(&self.span_of(key))
    }

    fn span_of(&self, key: &str) -> Range<usize> {
        self.get(key).map_or_else(|| self.span.clone(), Spanned::span)
    }

    fn get(&self, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.table?.get(key)
    }

    fn missing(&self, key: &str, expected: &str) -> ConfigError {
        self.source.error(&self.span, &self.key(key), format!("missing; expected {expected}"))
    }

    fn wrong(&self, key: &str, value: &Spanned<DeValue<'a>>, expected: &str) -> ConfigError {
        let (span, key) = (value.span(), self.key(key));
        if SECRET.contains(&key.as_str()) {
            return self.source.error(&span, &key, format!("expected {expected}"));
        }
        let found = self.source.text.get(span.clone()).and_then(|text| text.lines().next()).unwrap_or_default();
        self.source.error(&span, &key, format!("expected {expected}, found {found}"))
    }

    fn key(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }
}
