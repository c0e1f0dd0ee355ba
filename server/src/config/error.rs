//! Errors in settings: one message with the place and the expected value.

use std::fmt;

/// An invalid setting. Displays as one line for the editor of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigError {
    pub place: Place,
    /// A dotted path in a file, or the name of an environment variable.
    pub key: String,
    /// The expected and the actual value.
    pub problem: String,
}

/// The origin of a setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    Line {
        /// The file as it was named to the program.
        file: String,
        /// Counts from 1.
        line: usize,
    },
    /// A whole file.
    File(String),
    Environment,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Place::Line { file, line } => write!(out, "{file}:{line}: ")?,
            Place::File(file) => write!(out, "{file}: ")?,
            Place::Environment => write!(out, "environment: ")?,
        }
        if !self.key.is_empty() {
            write!(out, "{}: ", self.key)?;
        }
        write!(out, "{}", self.problem)
    }
}

impl std::error::Error for ConfigError {}
