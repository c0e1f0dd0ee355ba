//! A fault in a file of the content folder.

use std::fmt;

use super::tree::Place;

/// A fault at one place, worded for the editor of the file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ContentError {
    /// Path relative to the content folder.
    pub file: String,
    /// Counts from 1; 0 for a fault of the whole file.
    pub line: usize,
    /// Counts characters from 1; 0 for a fault of the whole line.
    pub column: usize,
    /// The fault and the expected content.
    pub problem: String,
}

impl ContentError {
    /// Creates a fault of a whole file.
    pub(super) fn of_file(file: &str, problem: impl Into<String>) -> Self {
        Self::at(file, Place::default(), problem)
    }

    /// Creates a fault at a place in a file.
    pub(super) fn at(file: &str, place: Place, problem: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: place.line, column: place.column, problem: problem.into() }
    }
}

impl fmt::Display for ContentError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => write!(out, "{}: {}", self.file, self.problem),
            (line, 0) => write!(out, "{}:{line}: {}", self.file, self.problem),
            (line, column) => write!(out, "{}:{line}:{column}: {}", self.file, self.problem),
        }
    }
}

impl std::error::Error for ContentError {}
