//! Faults of a document in the back office.

use std::fmt;

use serde::Serialize;

/// A fault of a document, worded for its editor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Fault {
    /// Leads to the faulty value; empty for a fault of the whole document, `text` for one of the Markdown.
    pub path: Vec<PathStep>,
    /// Line of the Markdown, from 1.
    pub line: Option<u32>,
    /// What is wrong, and what is expected.
    pub message: String,
    /// True for a fault that does not prevent publication.
    pub warning: bool,
}

impl fmt::Display for Fault {
    /// Writes path, line and message, such as `sections.0.pageHero.title: expected a text`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, step) in self.path.iter().enumerate() {
            let separator = if index == 0 { "" } else { "." };
            match step {
                PathStep::Key(key) => write!(out, "{separator}{key}")?,
                PathStep::Index(index) => write!(out, "{separator}{index}")?,
            }
        }
        if let Some(line) = self.line {
            write!(out, ":{line}")?;
        }
        let separator = if self.path.is_empty() { "" } else { ": " };
        write!(out, "{separator}{}", self.message)
    }
}

/// A step from a value to one in it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(untagged)]
pub enum PathStep {
    Key(String),
    /// Place in a list, from 0.
    Index(usize),
}
