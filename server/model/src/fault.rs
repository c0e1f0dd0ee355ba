//! Faults of a document in the back office.

use serde::Serialize;

/// A fault of a document, worded for its editor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
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

/// A step from a value to one in it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, ts_rs::TS)]
#[serde(untagged)]
pub enum PathStep {
    Key(String),
    /// Place in a list, from 0.
    Index(usize),
}
