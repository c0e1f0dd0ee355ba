//! A fault in a file of the content folder.

use std::fmt::{self, Write};

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
    /// The key that the value at the place lacks.
    pub(super) missing: Option<String>,
}

impl ContentError {
    /// Creates a fault of a whole file.
    pub(super) fn of_file(file: &str, problem: impl Into<String>) -> Self {
        Self::at(file, Place::default(), problem)
    }

    /// Creates a fault at a place in a file.
    pub(super) fn at(file: &str, place: Place, problem: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: place.line, column: place.column, problem: problem.into(), missing: None }
    }
}

/// Returns true for characters that a terminal interprets instead of showing.
fn is_unseen(char: char) -> bool {
    let bidi = matches!(char, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    bidi || char == '\u{feff}' || char.is_control()
}

impl fmt::Display for ContentError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = match (self.line, self.column) {
            (0, _) => String::new(),
            (line, 0) => format!(":{line}"),
            (line, column) => format!(":{line}:{column}"),
        };
        // Names and values come from the file as they are, and the message may go to a terminal.
        format!("{}{place}: {}", self.file, self.problem).chars().try_for_each(|char| match is_unseen(char) {
            true => write!(out, "{}", char.escape_unicode()),
            false => out.write_char(char),
        })
    }
}

impl std::error::Error for ContentError {}
