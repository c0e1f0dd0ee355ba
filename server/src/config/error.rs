//! What is said when a setting is wrong: one message, which names the place and what belongs there.

use std::fmt;

/// A setting that cannot be used. Its text is one line for whoever edits the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigError {
    /// Where the wrong value stands.
    pub place: Place,
    /// The setting's name: a dotted path for a file, the variable's name for the environment.
    pub key: String,
    /// What is expected, and what was found instead.
    pub problem: String,
}

/// Where a setting was read from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A line of a file, counted from 1.
    Line {
        /// The file as it was named to the program.
        file: String,
        /// The line, counted from 1.
        line: usize,
    },
    /// A file as a whole.
    File(String),
    /// An environment variable.
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
