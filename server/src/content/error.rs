//! What is said when a file of the content folder is wrong.

use std::fmt;

/// One fault, on one line, for whoever edits the file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ContentError {
    /// The file, as seen from the content folder.
    pub file: String,
    /// The line, counted from 1; 0 when the fault is the file's as a whole.
    pub line: usize,
    /// What is wrong and what belongs there.
    pub problem: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(out, "{}: {}", self.file, self.problem),
            line => write!(out, "{}:{line}: {}", self.file, self.problem),
        }
    }
}

impl std::error::Error for ContentError {}
